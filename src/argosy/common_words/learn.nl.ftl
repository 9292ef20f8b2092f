# de pagina's rond de tafels
nav-title = Argosy
nav-play = Spelen
nav-learn = Leren
nav-rules = Regels

# lessen
lesson-none = Bij { $game } is er geen eerste reis. `argosy play` en de regels zijn er wel.
lesson-bad = De les in { $file } is niet te gebruiken: { $why }.
learn-title = Spelend leren
learn-lead = Bij elk spel een begeleide eerste partij: na twintig seconden zet je zelf, en de regels komen als je ze nodig hebt.
learn-first = Eerste reis
learn-skipper = Schipper
learn-pilot = Je loods
learn-step = Hoofdstuk { $chapter } · stap { $step } van { $steps }
learn-show = Laat zien
learn-skip = Hoofdstuk overslaan
learn-back = Terug
learn-next = Verder
learn-leave = Verlaten
learn-do = Jouw zet:
learn-or = of
learn-not-made = Niet gedaan:
learn-wrong = Dat mag, maar deze les gaat een andere kant op. De gestippelde ring wijst de weg.
learn-anyway = Toch proberen
learn-dont-know = Ik weet het niet
learn-right = Goed.
learn-not-quite = Niet helemaal. Kijk nog eens.
learn-answers = Antwoorden
learn-chapter-of = Hoofdstuk { $n } van { $of }
learn-chapter-done = { $title }: klaar
learn-done-mark = klaar
learn-minutes = { $n } min
learn-go-on = Verder: { $title }
learn-again = Nog een keer spelen
learn-stop = Genoeg voor vandaag
learn-own-game = Je eigen spel, met de coach
learn-begin = Leren in { $n } minuten
learn-continue = Verder met hoofdstuk { $n }

# de coach
coach-title = Een woord van de coach
coach-waits = De anderen wachten terwijl ik praat.
coach-moment = Dit komt voor het eerst voor.
coach-on = Coach
coach-gave = “{ $made }” is naar het oordeel van een maat ongeveer { $points ->
    [one] een punt
   *[other] { $points } punten
} slechter dan “{ $better }”.
coach-made = jouw zet
coach-better = beter
coach-points = { $points ->
    [one] −1 punt
   *[other] −{ $points } punten
}
coach-best = beste
coach-sure = Een oordeel over veel mogelijke verdelingen van wat je niet ziet, op een punt of twee nauwkeurig.
coach-back = Terugnemen
coach-play-on = Doorspelen
coach-quiet = Begrepen

# leren in de terminal
learn-cli-chapter = Hoofdstuk { $n }: { $title }
learn-cli-do = Jouw zet: { $move }
learn-cli-help = Typ het nummer van een zet of hoe die heet. Enter leest verder, s laat de zet zien, b gaat terug, k slaat het hoofdstuk over, q stopt; je plek blijft bewaard.
learn-cli-answer = Welk antwoord? Typ de letter.
learn-cli-next = Enter gaat verder.
learn-cli-left = Je plek is bewaard. `argosy learn { $game }` gaat hier verder.
learn-cli-end = Dat was het laatste hoofdstuk. Speel een eigen spel: argosy play { $game } --seats me,deckhand,deckhand
learn-cli-no-chapter = Hoofdstuk { $chapter } is er niet; er zijn { $chapters }.

# regelpagina's
rules-lesson = Dit spelen: “{ $title }”
rules-search = Zoek in de regels
rules-found = Gevonden paragrafen
rules-none = Niets gevonden. Probeer een ander of een korter woord.
rules-learn = Liever spelend leren: { $n } minuten
rules-link = Link naar “{ $title }”
