# Die Wörter des Tisches auf der Seite: das Tableau, die Schubladen, und warum eine Aktion nicht geht.

board-take-gold = Gold
board-points = Punkte
board-order-help = wer vorn liegt, beginnt
board-your-sheet = Dein Tableau
board-planned = Geplant
board-no-tokens = Noch keine Fortschrittsmarker
board-stack-key = Kosten · Punkte kleine/große Insel
drawer-stacks = Plättchen
drawer-tokens = Fortschritt
drawer-market = Waren

why-not-plan = Planen: Jedes übrige Plättchen kostet mehr, als du zahlen könntest.
why-not-goods-none = Waren kaufen: In diesem Durchgang liegt kein Warenmarker mehr aus.
why-not-goods-dear = Waren kaufen: Jeder Warenmarker kostet mehr, als du zahlen könntest.
why-not-build-none = Bauen: Du hast kein Plättchen geplant.
why-not-build-nowhere = Bauen: Keines deiner Plättchen passt neben deine Kontore und Dörfer.
why-not-build-dear = Bauen: Die Plättchen, die passen, kosten mehr, als du zahlen könntest.
fact-offer = Diese Runde gibt { $points }; Marker können mehr geben.
fact-points = Übrig: { $points }{ $more }.
fact-why-not = Geht gerade nicht. { $reason }
