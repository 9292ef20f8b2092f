# het kader van een tafelpagina
table-question = Vraag
reel-none = Sindsdien heeft niemand een zet gedaan.
reel-play = Nog eens tonen, zet voor zet
pace-title = Hoe snel je te zien krijgt wat de anderen doen
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
pace-step = Stap
telling-empty = Wijs iets aan: hier lees je wat het is en wat een zet oplevert.
telling-idle = Wijs iets aan: hier lees je wat het is.
score-counts = De punten naast een naam zijn wat het spel zou opleveren als het nu afliep. Iedereen ziet hetzelfde getal.
keys-title = Toetsen
key-1-9 = 1–9
key-1-9-does = een zet van de balk doen
key-arrows = ← → ↑ ↓
key-arrows-does = van de ene zet of het ene doel naar het volgende
key-enter = Enter
key-enter-does = de gekozen zet doen
key-u = U
key-u-does = terugnemen
key-h = H
key-h-does = een hint
key-i = I
key-i-does = uitleggen wat je aanwijst; nog eens I houdt de kaart vast
key-r = R
key-r-does = een tegel draaien
key-z = Z
key-z-does = groter bord
key-p = P
key-p-does = tonen wat er sinds je beurt gebeurde
key-escape = Esc
key-escape-does = terug naar nu, sluiten wat open is

# het lexicon
lexicon-title = Wat is dit?
lexicon-now = Nu
lexicon-costs = Wat het je kost
lexicon-rule = Wat de regels zeggen
lexicon-words = Hetzelfde in woorden
lexicon-list = Alles op tafel
lexicon-none = Hier valt niets uit te leggen. Wijs een tegel, een kaart, een plek of een spoor aan.

# een rustige tafel
confirm-ask = Je beurt zo beëindigen?
confirm-do = Beurt bevestigen
confirm-every = Elke beurt vragen
set-confirm = Als mijn beurt eindigt
set-confirm-on = Mij vragen voordat de bots antwoorden
set-confirm-off = Meteen verder
set-dead = Vragen waarbij niets te kiezen valt
set-dead-on = Na een ogenblik voor mij beantwoorden
set-dead-off = Toch vragen
dead-answering = Niets te kiezen: { $move }. Esc houdt de vraag vast.
