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
review-queued = { $n ->
    [0] De bespreking begint zo.
    [one] Eerst wordt nog een andere partij besproken, dan die van jou.
   *[other] Eerst worden nog { $n } andere partijen besproken.
}
review-player = { $name }: plaats { $rank } met { $points } punten. Nauwkeurigheid { $accuracy }, { $mistakes ->
    [0] geen fout
    [one] één fout
   *[other] { $mistakes } fouten
} van 5 % of meer, in totaal { $lost } weggegeven.
review-player-idle = { $name }: plaats { $rank } met { $points } punten. Er viel niets te kiezen.
review-turning = { $when }: { $told } ({ $who } { $swing })
review-by-luck = Dat was geluk.
review-mistake = { $when }, { $name }: { $told }. Dat gaf { $loss } weg. Beter: { $better }.
review-method = Elke stelling is beoordeeld in { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
} van wat niet iedereen kon zien. De nauwkeurigheid is 100 als er niets is weggegeven en 0 bij blind gekozen zetten. Geluk is elke verandering die geen beslissing verklaart: kaarten, dobbelstenen, verborgen handen en wat niet te voorzien was.
review-story = Het verhaal
review-sum = { $start } % aan het begin, { $luck } geluk, { $own } eigen zetten, { $others } zetten van de anderen = { $result } %
review-event = { $when }: { $told } ({ $luck })
review-event-rest = Al het overige geluk: { $luck }
review-kinds = Weggegeven per soort beslissing
review-kind = { $kind } { $lost } % ({ $choices } keuzes)
review-rounds = Rondes { $first }–{ $last }
review-move = Zet { $number }
story-rises = { $name } gaat van { $from } naar { $to } %, vooral hierdoor: { $told }
story-falls = { $name } zakt van { $from } naar { $to } %, vooral hierdoor: { $told }
story-slips = { $name } zakt van { $from } naar { $to } %: “{ $played }” geeft { $lost } % weg, “{ $better }” was beter.
story-ends = { $name } wint met { $points } punten, { $margin } voor op { $second }. Sindsdien had niemand een betere kans: { $since }.
why = Het levert op: { $facts }, gemiddeld tot dezelfde speler weer aan de beurt is.
why-own-more = { $points } meer bij “{ $line }”
why-own-less = { $points } minder bij “{ $line }”
why-other-more = { $name } { $points } meer bij “{ $line }”
why-other-less = { $name } { $points } minder bij “{ $line }”
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
review-other-luck = al het overige geluk: wat verborgen handen waard bleken en wat niet te voorzien was
review-kinds-of = Waar { $name } kansen weggaf
review-choices = { $n ->
    [one] één keuze
   *[other] { $n } keuzes
}
hint-nudge-line = Wat kan je meer opleveren bij “{ $line }”?
hint-nudge-clear = Eén zet is duidelijk beter dan de andere. Wat houd je na elk ervan over?
hint-nudge-few = Een paar zetten zijn beter dan de rest. Wat hebben ze gemeen?
hint-nudge-equal = Meerdere zetten zijn ongeveer even goed: hier hangt weinig van af.
hint-why = Vergeleken met “{ $other }” levert het { $facts } op.
