# Die Wörter des Tisches auf der Seite: die Gebotsreihe, was sie bringen würde, der Laderaum.

bid-title = Bietzeile
bid-title-mine = Dein Gebot
bid-leads-you = du führst mit { $n }
bid-leads = { $name } führt mit { $n }
bid-button = { $n } bieten
bid-clear = Leeren
bid-help = Tippe auf Würfel: Sie ordnen sich selbst ein.
bid-higher = Ein Gebot muss höher sein als { $n }.
bid-exactly = Mit dem Papagei müssen die Würfel genau { $n } ergeben.
bid-too-high = Mehr, als du zahlen könntest: höchstens { $n }.
bid-left = übrige Münzen: { $n }
bid-cards = mit Truhen: { $n }
bid-die = Würfel { $die }, { $n }
bid-hold = halten
bid-set = drehen …
spoils-mine = Wenn du mit { $n } gewinnst
spoils-theirs = Wenn { $name } mit { $n } gewinnt
spoils-none = Was ein Sieg bringen würde
spoils-row = Würfel liegen der Reihe nach. Die ersten beiden nehmen je ein Gebäude in Besitz, der dritte bringt einen Punkt, der vierte ein Schloss, der fünfte noch einen Punkt.
spoils-point = Piratenpunkt
spoils-full = dort ist nichts frei
hold-no-cards = keine Truhen, keine Papageien
hold-leads = führt, { $n }
hold-passed = gepasst
hold-supply = Vorrat
plain-known-of = { $seat }: { $known }
