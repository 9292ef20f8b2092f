error-review-not-finished = Alleen een afgelopen partij kan worden besproken; deze is na { $made } zetten nog bezig.
error-review-budget = De omvang van een bespreking is een aantal verdelingen van 1 tot { $most }; { $budget } kan niet.
review-title = Bespreking van { $game }, { $moves } zetten
review-turnings = Keerpunten
review-no-turnings = De kansen zijn nooit ver uitgeslagen.
review-better = Beter: { $better } ({ $gain }).
review-mistakes = Betere zetten
review-no-mistakes = Geen zet was duidelijk beter dan de gespeelde.
review-chart-label = De winstkans van elke speler over { $moves } zetten
review-round = Ronde { $number }
review-moves = { $moves } zetten
review-turning-label = Keerpunt { $number }, na zet { $move }
hint-only = Iets anders is er niet te doen.
hint-better = Daarmee win je in { $chance } van de gevallen, { $gain } vaker dan met “{ $other }”.
hint-close = Daarmee win je in { $chance } van de gevallen; “{ $other }” is bijna even goed.
hint-alone = Daarmee win je in { $chance } van de gevallen.
review-prepares = { $game } wordt op deze server nog voorbereid. De bespreking begint over ongeveer { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
review-left = nog ongeveer { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}
review-queued = { $n ->
    [0] De bespreking begint zo.
    [one] Eerst wordt nog een andere partij besproken, dan die van jou.
   *[other] Eerst worden nog { $n } andere partijen besproken.
}
review-player = { $name }: plaats { $rank } met { $points } punten. Nauwkeurigheid { $accuracy }, { $mistakes ->
    [0] geen fout
    [one] één fout
   *[other] { $mistakes } fouten
} van 3 % of meer, in totaal { $lost } weggegeven.
review-player-idle = { $name }: plaats { $rank } met { $points } punten. Er viel niets te kiezen.
review-turning = { $when }: { $told } ({ $who } { $swing })
review-by-luck = Dat was geluk voor { $who }.
review-by-bad-luck = Dat was pech voor { $who }.
review-by-reveal = Dat kon niemand weten: wat verborgen was, kwam aan het licht.
review-at-the-end = Aan het einde: { $points }.
review-mistake = { $when }, { $name }: { $told }. Dat gaf { $loss } weg. Beter: { $better }.
review-method = Elke stelling is beoordeeld in { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
} van wat niet iedereen kon zien. De nauwkeurigheid is 100 als er niets is weggegeven en 0 bij blind gekozen zetten. Geluk is elke verandering die geen beslissing verklaart: kaarten, dobbelstenen, verborgen handen en wat niet te voorzien was.
review-story = Het verhaal
review-sum = { $start } % aan het begin, { $luck } geluk, { $own } eigen zetten, { $others } zetten van de anderen = { $result } %
review-sum-alone = { $start } % aan het begin, { $luck } geluk, { $own } eigen zetten = { $result } %
review-event = { $when }: { $told } ({ $luck })
review-kinds = Weggegeven per soort beslissing
review-kind = { $kind } { $lost } % ({ $choices ->
    [one] één keuze
   *[other] { $choices } keuzes
})
review-rounds = Rondes { $first }–{ $last }
review-move = Zet { $number }
story-slips = { $name } zakt van { $from } naar { $to } %. De duurste zet: “{ $played }” geeft { $part } % weg, “{ $better }” was beter.
story-given = { $name } stijgt van { $from } naar { $to } %. { $giver } helpt het meest: “{ $played }” in plaats van “{ $better }” is { $name } { $part } % waard.
story-lucky = { $name } stijgt van { $from } naar { $to } %. Het grootste geluk, { $part } % waard: { $told }
story-unlucky = { $name } zakt van { $from } naar { $to } %. De grootste pech kost { $part } %: { $told }
story-unveiled-up = { $name } stijgt van { $from } naar { $to } %, het meeste daarvan pas aan het einde, toen aan het licht kwam wat verborgen was.
story-unveiled-down = { $name } zakt van { $from } naar { $to } %, het meeste daarvan pas aan het einde, toen aan het licht kwam wat verborgen was.
story-drifts-up = { $name } stijgt van { $from } naar { $to } %, beetje bij beetje: geen enkele zet springt eruit.
story-drifts-down = { $name } zakt van { $from } naar { $to } %, beetje bij beetje: geen enkele zet springt eruit.
story-quiet = Er verandert weinig: { $name } leidt met { $to } %.
story-quiet-alone = Er verandert weinig: { $name } staat op { $to } %.
story-ends = { $name } wint met { $points } punten, { $margin } voor op { $second }. Sinds { $since } had niemand een betere kans.
why = Het levert { $facts } op, gemiddeld tot { $name } weer aan de beurt is.
why-more = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
} meer bij “{ $line }”
why-less = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
} minder bij “{ $line }”
kind-other = Kleine beslissingen
review-smooth = hele beurten, afgevlakt
review-every-turn = elke beurt tonen
review-better-means = “beter” is de beste zet die te vinden was met wat die plaats kon zien
review-played = gespeeld
review-best = beter
review-luck-and-skill = Geluk en kunde
review-adds-up = Elke kolom is op te tellen: van het begin naar de uitslag, in procenten.
review-start = Begin
review-luck = Geluk
review-own = Eigen zetten
review-moves-of = Zetten van { $name }
review-result = Uitslag
review-luck-of = Geluk van { $name }:
review-other-draws = wat verder is getrokken en gegooid
review-other-luck = wat verborgen was en wat niemand kon voorzien
review-kinds-of = Waar { $name } kansen weggaf
review-weak = zwak
review-strong = sterk
review-mates = maten meestal { $n } %
review-earlier = jij in eerdere partijen { $n } %
review-choices = { $n ->
    [one] één keuze
   *[other] { $n } keuzes
}
hint-nudge-line = Wat kan je meer opleveren bij “{ $line }”?
hint-nudge-clear = Eén zet is duidelijk beter dan de andere. Wat houd je na elk ervan over?
hint-nudge-few = Een paar zetten zijn beter dan de rest. Wat hebben ze gemeen?
hint-nudge-equal = Meerdere zetten zijn ongeveer even goed: hier hangt weinig van af.
hint-why = Vergeleken met “{ $other }” levert het { $facts } op.
review-whose = Toon de keerpunten en zetten van
review-whose-all = Alle { $n }
review-whose-mine = Jouw { $n }
review-whose-theirs = Anderen { $n }
review-none-here = Daarvan is er geen.
review-all-better = Alle zetten waarvoor er een betere was
lately-title = Jouw laatste partijen { $game }
lately-what = weggegeven kans in procenten, plaats, punten
lately-place = { $n }e
lately-label = Jouw laatste partijen, de nieuwste aan het eind: { $games }.
lately-known = { $lost } % weggegeven, plaats { $place }, { $points } punten
lately-unknown = zonder terugblik, plaats { $place }, { $points } punten
lately-usual = Hier { $now } % weggegeven; in de { $n } partijen ervoor was het gemiddeld { $usual } % (stippellijn).
lately-some = { $n ->
    [0] Van geen van de partijen ervoor is er een terugblik: open er een en laat haar bekijken, dan staat haar balk hier.
   *[other] Van maar één van de partijen ervoor is er een terugblik: met twee staat hier wat bij jou gebruikelijk is.
}
