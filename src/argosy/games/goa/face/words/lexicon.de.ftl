# Goas Lexikon
lex-kind-tile = Plättchen
lex-kind-card = Expeditionskarten
lex-kind-tableau = Tableau
lex-kind-colony = Kolonie
lex-tile-ready = Es kann jetzt benutzt werden.
lex-tile-used = Es wurde schon benutzt.
lex-at-lot = Marker { $n } liegt darauf; { $seat } versteigert es.
lex-at-grid = Es liegt ohne Marker auf dem Feld der Versteigerung.
lex-at-owner = Es liegt vor { $seat }.
lex-at-kept = { $seat } hat es verdeckt behalten; die Punkte zählen weiter.
lex-at-removed = Es wurde entfernt; die Gunst kann es zurückholen.
lex-at-discard = Es ist endgültig aus dem Spiel.
lex-at-box = Es ist nicht im Spiel.
lex-card-colonists = Bei einer Gründung oder vom Nachschub aufgedeckt zählt sie { $n ->
    [one] 1 Kolonisten
   *[other] { $n } Kolonisten
}.
lex-card-symbol = Symbol { $symbol }: Du hältst { $n }, das macht am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
lex-card-played = In diesem Zug wurde schon eine Karte gespielt; mehr als eine geht nicht.
lex-card-in-use = Sie wird gerade gespielt.
lex-deck = Expeditionen ziehen von hier, Gründungen decken von hier auf. Ist er leer, wird die Ablage gemischt.
lex-discard = Gespielte, abgelegte und aufgedeckte Karten. Sie werden zum Stapel, wenn der leer ist.
lex-discard-now = Dort liegen: { $cards }.
lex-in-use = Gespielt und noch nicht abgelegt: { $card }.
lex-removed = Zu Beginn jedes Abschnitts werden einige Plättchen offen entfernt. Die Gunst holt eines davon.
lex-removed-now = Entfernt: { $tiles }.
lex-gone-now = Endgültig aus dem Spiel: { $tiles }.
lex-bonanza = Verdeckt unter einem Eckplättchen. Wer das Plättchen bekommt, bekommt auch, was darunter liegt.
lex-bonanza-now = { $n ->
    [one] Unter 1 Ecke liegt noch eines.
   *[other] Unter { $n } Ecken liegt noch eines.
}
lex-bonanza-found = In diesem Abschnitt aufgedeckt: { $goods }.
lex-flag = Wer die Flagge hat, handelt zuerst und setzt sie in der nächsten Runde. Sie ist Posten 1 und bringt eine Zusatzaktions-Karte.
lex-flag-now = { $seat } hat sie; gesetzt wurde sie diese Runde von { $starter }.
lex-order-name = Reihenfolge
lex-order = Wer die Flagge hat, handelt zuerst; die anderen folgen im Uhrzeigersinn, dreimal herum.
lex-lot = Alle anderen bieten einmal. Ohne Gebot gehört der Posten umsonst dem, der ihn versteigert; sonst nimmt er das Geld oder kauft den Posten selbst für einen Dukaten weniger.
lex-lot-seller = { $seat } versteigert.
lex-lot-bid = { $seat } bietet { $price }.
lex-purse-now = Du hast { $goods }.
lex-purse-theirs = { $seat } hat { $goods }.
lex-purse-spices = Mit ihnen bezahlt man die Schritte auf dem Tableau; jedes liegt auf einem passenden Platz.
lex-purse-ducats = Zum Bieten. Wer am Ende die meisten hat, bekommt 3 Punkte; sie entscheiden auch bei Gleichstand.
lex-purse-ships = Jedes Gewürz eines Schritts auf dem Tableau braucht ein Schiff.
lex-purse-colonists = Sie werden dazugelegt, wenn bei einer Gründung welche fehlen.
lex-purse-extra = Jede ist eine Aktion mehr nach der dritten; eine darf man in die nächste Runde mitnehmen.
lex-purse-cards = Eine je Zug kann man für ihre Wirkung spielen; auf der Hand zählen gleiche Symbole am Ende Punkte.
lex-score = Was es gäbe, wenn das Spiel jetzt endete; Karten in anderen Händen zählen, sobald sie gezeigt werden.
lex-score-line = { $line } { $n }
lex-score-now = { $seat }: { $lines }.
lex-row-name = Reihe { $n }
lex-row = Jeder Marker hier zählt am Ende { $points }.
lex-row-first = Hier beginnen alle Marker; Punkte zählen sie hier nicht.
lex-row-all = Alle fünf Marker in dieser Reihe oder weiter bringen eine Zusatzaktions-Karte.
lex-row-done = Die Karte für diese Reihe hast du schon bekommen.
lex-row-open = Die Karte für diese Reihe hast du noch nicht bekommen.
lex-track-ships = So viele Schiffe bringt der Schiffbau.
lex-track-harvest = So viele Gewürze bringt eine Ernte auf freie Plätze.
lex-track-taxes = So viele Dukaten bringt die Steuer.
lex-track-expedition = Bis zu so viele Karten zieht eine Expedition, höchstens bis zum Handlimit hinter dem Strich.
lex-track-colonists = So viele Kolonisten zählen bei jeder Gründung mit.
lex-track-now = { $seat } steht in Reihe { $n }: { $brings }.
lex-track-next = Der nächste Schritt: { $step }.
lex-step = Bringt { $brings }; am Ende { $points }.
lex-step-first = Wer zuerst hier ist, zieht eine Expeditionskarte.
lex-step-past = Dein Marker ist schon weiter.
lex-step-here = Hier steht dein Marker.
lex-step-ahead = { $n ->
    [one] Das ist dein nächster Schritt.
   *[other] { $n } Schritte vor dir.
}
lex-step-can = Du kannst ihn bezahlen.
lex-step-cannot = Du kannst ihn jetzt nicht bezahlen.
lex-field = Eine Plantage braucht ein Feld. Sind alle vier belegt, muss eine alte weichen.
lex-stored = Gelagert: { $spices }; { $slots }.
lex-colony = Braucht { $need } Kolonisten bei der Gründung; hält { $slots ->
    [one] 1 Gewürz
   *[other] { $slots } Gewürze
}. Eine bis vier Kolonien zählen 1, 3, 6, 10 Punkte.
lex-colony-takes = Hier dürfen liegen: { $spices }.
lex-colony-none = Noch nicht gegründet.
lex-colony-tile = eines für { $spices }
lex-colony-left = { $n ->
    [one] 1 Plättchen ist noch da: { $tiles }.
   *[other] { $n } Plättchen sind noch da: { $tiles }.
}
lex-colony-gone = Es ist kein Plättchen mehr da.
why-no-slot = Du hast keinen freien Platz für Gewürze.
why-expedition = Expedition
why-hand-full = Deine Hand ist voll: { $n } von { $limit }.
why-step = Das kannst du nicht bezahlen. { $cost }.
lex-any-spice = jedes Gewürz
