# die Seiten um die Tische
nav-title = Argosy
nav-play = Spielen
nav-learn = Lernen
nav-rules = Regeln

# Lektionen
lesson-none = Zu { $game } gibt es keine erste Fahrt. `argosy play` und die Regeln gibt es.
lesson-bad = Die Lektion in { $file } ist nicht zu gebrauchen: { $why }.
learn-title = Spielend lernen
learn-lead = Zu jedem Spiel eine geführte erste Partie: nach zwanzig Sekunden ziehst du selbst, und die Regeln kommen, wenn du sie brauchst.
learn-first = Erste Fahrt
learn-skipper = Skipper
learn-pilot = Dein Lotse
learn-step = Kapitel { $chapter } · Schritt { $step } von { $steps }
learn-show = Zeig es mir
learn-skip = Kapitel überspringen
learn-back = Zurück
learn-next = Weiter
learn-leave = Verlassen
learn-do = Dein Zug:
learn-or = oder
learn-not-made = Nicht gemacht:
learn-wrong = Erlaubt ist das, aber diese Lektion geht einen anderen Weg. Der gestrichelte Ring zeigt ihn.
learn-anyway = Trotzdem ausprobieren
learn-dont-know = Ich weiß es nicht
learn-right = Richtig.
learn-not-quite = Nicht ganz. Schau noch einmal hin.
learn-answers = Antworten
learn-chapter-of = Kapitel { $n } von { $of }
learn-chapter-done = { $title }: geschafft
learn-done-mark = geschafft
learn-minutes = { $n } Min.
learn-go-on = Weiter: { $title }
learn-again = Noch einmal spielen
learn-stop = Schluss für heute
learn-own-game = Deine eigene Partie, mit Coach
learn-begin = Lernen in { $n } Minuten
learn-continue = Weiter mit Kapitel { $n }

# der Coach
coach-title = Ein Wort vom Coach
coach-waits = Die anderen warten, solange ich rede.
coach-moment = Diese Frage kommt zum ersten Mal.
coach-on = Coach
coach-gave = „{ $made }“ ist nach dem Urteil eines Maats etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} schlechter als „{ $better }“.
coach-made = dein Zug
coach-better = besser
coach-points = { $points ->
    [one] −1 Punkt
   *[other] −{ $points } Punkte
}
coach-best = am besten
coach-sure = Ein Urteil über viele mögliche Verteilungen dessen, was du nicht siehst; auf ein, zwei Punkte genau.
coach-back = Zurücknehmen
coach-play-on = Weiterspielen
coach-quiet = Verstanden

# Lernen im Terminal
learn-cli-chapter = Kapitel { $n }: { $title }
learn-cli-do = Dein Zug: { $move }
learn-cli-help = Gib die Nummer eines Zuges ein oder wie er heißt. Enter liest weiter, s zeigt den Zug, b geht zurück, k überspringt das Kapitel, q hört auf; deine Stelle bleibt erhalten.
learn-cli-answer = Welche Antwort? Gib ihren Buchstaben ein.
learn-cli-next = Weiter mit Enter.
learn-cli-left = Deine Stelle ist gemerkt. `argosy learn { $game }` geht hier weiter.
learn-cli-end = Das war das letzte Kapitel. Spiel eine eigene Partie: argosy play { $game } --seats me,deckhand,deckhand
learn-cli-no-chapter = Ein Kapitel { $chapter } gibt es nicht; es gibt { $chapters }.

# Regelseiten
rules-lesson = Das hier spielen: „{ $title }“
rules-search = Regeln durchsuchen
rules-found = Gefundene Abschnitte
rules-none = Nichts gefunden. Versuch ein anderes oder ein kürzeres Wort.
rules-learn = Lieber spielend lernen: { $n } Minuten
rules-link = Link zu „{ $title }“
