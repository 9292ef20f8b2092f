# Puzzels.

puzzle-title = Puzzels
puzzle-one = Puzzel
puzzle-lead = Stellingen waarin één zet duidelijk beter is dan alle andere: vind hem. Puzzels komen na dagen terug, hoe beter het ging, hoe later.
puzzle-go = Naar de puzzels
puzzle-all = Alle puzzels
puzzle-own = Uit je partijen
puzzle-no-own = Zodra een van je afgelopen partijen is nabesproken, wachten hier de zetten die je het meest kostten.
puzzle-count = { $n ->
    [one] Eén puzzel
   *[other] { $n } puzzels
}, { $done } opgelost{ $due ->
    [0] {""}
   *[other] , { $due } om te herhalen
}.
puzzle-train-this = Dit oefenen
puzzle-train = Oefenen
puzzle-by-level = Op moeilijkheid
puzzle-by-theme = Op thema
puzzle-any-theme = Van alles wat
puzzle-level-1 = Makkelijk
puzzle-level-2 = Gemiddeld
puzzle-level-3 = Moeilijk
puzzle-row = { $n } op rij
puzzle-ask = Jij bent aan zet: vind de beste
puzzle-find = Eén zet is duidelijk de beste
puzzle-how = Bekijk wat iedereen heeft en zet dan op het bord of met de knoppen.
puzzle-right = Goed: { $move }
puzzle-why = Die wint van honderd partijen er { $gain } meer dan de op een na beste, “{ $second }”.
puzzle-wrong = Niet de beste: { $move }
puzzle-lost = Die geeft { $n } % van een overwinning weg.
puzzle-lost-more = Die geeft { $n } % van een overwinning of meer weg.
puzzle-was-played = Zo is er in de partij gespeeld.
puzzle-again = Probeer het nog eens.
puzzle-row-best = beste
puzzle-row-close = volgende
puzzle-row-game = gespeeld
puzzle-line = Daarna:
puzzle-back-in = { $n ->
    [one] Hij komt morgen terug.
   *[other] Hij komt over { $n } dagen terug.
}
puzzle-back-soon = Hij komt de volgende keer terug.
puzzle-nudge = Een duwtje
puzzle-one-of = Het is een van deze:
puzzle-show = Laat zien
puzzle-board = Andere zetten proberen
puzzle-next = Volgende puzzel
puzzle-from = Waar hij vandaan komt
puzzle-from-bots = Uit een partij tussen bots. Nagegaan in { $deals } verdelingen van wat de plaats niet kan zien, en met { $playouts } proefpartijen van de kapitein.
puzzle-from-own = Uit een partij van jou. De nabespreking vond hier een betere zet.
