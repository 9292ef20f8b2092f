error-review-not-finished = Alleen een afgelopen partij kan worden besproken; deze is na { $made } zetten nog bezig.
error-review-budget = De omvang van een bespreking is een aantal verdelingen van 1 tot { $most }; { $budget } kan niet.
review-title = Bespreking van { $game }, { $moves } zetten
review-player = { $name }: plaats { $rank } met { $points } punten. Nauwkeurigheid { $accuracy }, { $mistakes ->
    [0] geen fout
    [one] één fout
   *[other] { $mistakes } fouten
} van 5 % of meer, in totaal { $lost } weggegeven. Kans aan het begin { $start }; geluk { $luck }.
review-player-idle = { $name }: plaats { $rank } met { $points } punten. Er viel niets te kiezen. Kans aan het begin { $start }; geluk { $luck }.
review-turnings = Keerpunten
review-no-turnings = De kansen zijn nooit ver uitgeslagen.
review-turning = Zet { $move }: { $told } ({ $who } { $swing })
review-by-luck = Het toeval bracht daarvan { $luck }.
review-better = Beter: { $better } ({ $gain }).
review-mistakes = Betere zetten
review-no-mistakes = Geen zet was duidelijk beter dan de gespeelde.
review-mistake = Zet { $move }, { $name }: { $told }. Dat gaf { $loss } weg. Beter: { $better }.
review-luckiest = Het meeste geluk: { $who } ({ $luck }).
review-method = Elke stelling is beoordeeld in { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
} van wat de speler niet kon zien. De nauwkeurigheid is 100 als er geen winstkans is weggegeven. Geluk is het deel van alle veranderingen dat kaarten en dobbelstenen brachten, los van de beslissingen.
review-chart = Winstkans
review-chart-label = De winstkans van elke speler over { $moves } zetten
review-chart-note = na elke zet geschat uit wat iedere speler kon zien
review-round = Ronde { $number }
review-moves = { $moves } zetten
review-turning-label = Keerpunt { $number }, na zet { $move }
review-largest = grootste uitslagen
review-accuracy = Nauwkeurigheid
review-luck = Geluk
review-given = Weggegeven
review-count = Fouten
review-player-head = Speler
review-again = Bekijken
review-failed = De bespreking is niet gelukt.
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
