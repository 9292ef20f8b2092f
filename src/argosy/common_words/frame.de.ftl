# der Rahmen einer Tischseite
table-question = Frage
reel-none = Seitdem hat niemand gezogen.
reel-play = Noch einmal zeigen, Zug um Zug
pace-title = Wie schnell dir gezeigt wird, was die anderen tun
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-step = Schritt
telling-empty = Zeig auf etwas: Hier steht, was es ist und was ein Zug bringt.
telling-idle = Zeig auf etwas: Hier steht, was es ist.
score-counts = Die Punkte neben einem Namen sind das, was es gäbe, wenn das Spiel jetzt endete. Alle sehen dieselbe Zahl.
keys-title = Tasten
key-1-9 = 1–9
key-1-9-does = einen Zug der Leiste machen
key-arrows = ← → ↑ ↓
key-arrows-does = von einem Zug oder Ziel zum nächsten
key-enter = Eingabe
key-enter-does = den gewählten Zug machen
key-u = U
key-u-does = zurücknehmen
key-h = H
key-h-does = ein Tipp
key-i = I
key-i-does = erklären, worauf gezeigt wird; noch einmal I hält die Karte fest
key-r = R
key-r-does = ein Plättchen drehen
key-z = Z
key-z-does = größeres Brett
key-p = P
key-p-does = zeigen, was seit deinem Zug geschah
key-escape = Esc
key-escape-does = zurück zu jetzt, Offenes schließen

# das Lexikon
lexicon-title = Was ist das?
lexicon-now = Jetzt
lexicon-costs = Was es dich kostet
lexicon-rule = Was die Regeln sagen
lexicon-words = Dasselbe in Worten
lexicon-list = Alles auf dem Tisch
lexicon-none = Hier gibt es nichts zu erklären. Zeig auf ein Plättchen, eine Karte, einen Ort oder eine Leiste.

# ein ruhiger Tisch
confirm-ask = Deinen Zug so beenden?
confirm-do = Zug bestätigen
confirm-every = Jedes Mal fragen
set-confirm = Wenn mein Zug endet
set-confirm-on = Mich fragen, bevor die Bots antworten
set-confirm-off = Gleich weiterspielen
set-dead = Fragen, bei denen nichts zu entscheiden ist
set-dead-on = Nach einem Augenblick für mich beantworten
set-dead-off = Trotzdem fragen
dead-answering = Nichts zu entscheiden: { $move }. Esc behält die Frage.
