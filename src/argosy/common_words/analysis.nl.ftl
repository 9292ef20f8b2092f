# Het analysebord.

nav-study = Studie
analysis-title = Analyse
analysis-lead = Elk moment van een afgelopen partij: probeer zetten voor alle plaatsen, zie de kansen en de beste vervolgen, en speel vandaaruit verder.
analysis-no-moment = Dit moment bestaat niet in deze partij. Open het bord bij het begin.
analysis-long-line = Een variant telt hoogstens { $most } zetten. Speel vanaf hier verder.
analysis-full = Dit bord is vol: er passen hoogstens { $most } geprobeerde zetten op. Verwijder een tak of open de partij opnieuw.
analysis-unfinished = Alleen afgelopen partijen komen op het bord. Deze is niet uitgespeeld.
analysis-laid-out = Dit verslag begint met een opgezette stelling, niet met het delen. Open het vanaf de tafel waaraan gespeeld is.
analysis-your-record = Je verslag
analysis-not-over = een voor het einde van de partij
analysis-prepares = { $game } wordt op deze server nog voorbereid. De kansen komen over ongeveer { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
analysis-moment = Het moment
analysis-back = Terug naar de tafel
analysis-all = Alle borden
analysis-one-back = Een zet terug
analysis-one-on = Een zet verder
analysis-facts = Zet { $n } van { $of }. Probeer elke zet voor elke plaats; aan de partij verandert niets.
analysis-tried = Geprobeerd: { $move }.
analysis-went = In de partij: { $move }.
analysis-to-game = Terug naar de partij
analysis-cut = Tak verwijderen
analysis-chances = Winstkansen
analysis-eyes = Wiens spullen te zien zijn
analysis-points = { $n ->
    [one] één punt
   *[other] { $n } punten
}
analysis-chance-of = { $n } procent
analysis-lines = Beste vervolgen
analysis-lines-short = Beste
analysis-for = voor { $name }
analysis-thinks = Aan het denken …
analysis-played = zo gespeeld
analysis-no-lines = De partij is afgelopen.
analysis-best = Beste zet
analysis-moves = Zetten
analysis-yours = geprobeerd in magenta
analysis-begin = Het begin
analysis-tries = { $n ->
    [0] niets geprobeerd
    [one] één zet geprobeerd
   *[other] { $n } zetten geprobeerd
}
analysis-as = Je plaats
analysis-as-name = als { $name }
analysis-against = Wie de anderen speelt
analysis-against-level = tegen: { $level }
analysis-play-on = Vanaf hier verder spelen
analysis-record = Verslag
analysis-link = Link kopiëren
analysis-copied = Gekopieerd. Wie de link heeft, ziet de partij en wat er geprobeerd is.
analysis-bring = Een partij meebrengen
analysis-bring-about = Een verslag zoals tafels, “argosy play” en “arena --records” het schrijven, of een serie die “arena --keep” bewaarde. Alleen afgelopen partijen.
analysis-file = Een bestand
analysis-paste = Of plak de tekst
analysis-open = Op het bord
analysis-game-n = Partij { $n }
analysis-boards = Je borden
analysis-no-boards = Nog niets geprobeerd.
analysis-delete = Dit bord van { $game } verwijderen
over-analysis = Analyse
