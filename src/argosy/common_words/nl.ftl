# De woorden van het huis: wat alle spellen delen.

and = en
deed-again = { $deed } { $n ->
    [2] (twee keer)
   *[other] ({ $n } keer)
}
many-more = nog { $count }
yes = ja
no = nee

seat = Plaats { $n }
called = “{ $name }”
you = jij
you-first = Je
spectator = Toeschouwer
over-won = Het spel is afgelopen. { $winners } wint met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
    .winners = Het spel is afgelopen. Je wint met { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
over-shared = Het spel is afgelopen. { $winners } delen de winst met elk { $points ->
    [one] één punt
   *[other] { $points } punten
}.
    .winners = Het spel is afgelopen. { $winners } delen de winst met elk { $points ->
        [one] één punt
       *[other] { $points } punten
    }.

error-unknown-game = Er is geen spel met de naam “{ $name }”. Er zijn { $games }.
error-unknown-option = { $game } kent geen optie “{ $option }”. { $known ->
    [none] Het heeft geen opties.
   *[other] De opties zijn { $known }.
}
error-wrong-option-value = De optie “{ $option }” van { $game } kan niet { $value } zijn. De keuzes zijn { $choices }.
error-wrong-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $seats }.
error-wrong-names = Er zijn { $seats } plaatsen, dus ook { $seats } namen; er zijn er { $names } genoemd.
error-no-such-seat = Plaats { $seat } bestaat niet: de plaatsen zijn genummerd van 0 tot { $last }.
error-wrong-seed = Een startgetal is een geheel getal van 0 tot 2^64 - 1, niet { $seed }.
error-illegal-move = “{ $move }” mag nu niet. { $seat } heeft deze zetten: { $legal }.
error-unknown-move = “{ $move }” is geen zet in { $game }. { $close ->
    [none] { $seat } heeft deze zetten: { $legal }.
   *[other] Erop lijken { $close }.
}
error-ambiguous-move = Meerdere toegestane zetten beginnen met “{ $move }”: { $several }. Schrijf er meer van.
error-foreign-move = “{ $move }” is een zet uit { $other }; hier wordt { $game } gespeeld.
error-game-over = “{ $move }” kan niet: het spel is afgelopen.
error-nothing-to-undo = Er is nog geen zet gedaan, dus er valt niets terug te nemen.
error-broken-record = { $file } is geen verslag: regel { $line } is geen JSON ({ $why }).
error-truncated-record = { $file } breekt af na { $line ->
    [one] één regel
   *[other] { $line } regels
}. De rest van het bestand ontbreekt.
error-foreign-record = { $file } is geen verslag van Argosy: het begint niet met "format": "argosy record".
error-record-part = { $file }: “{ $part }” zou { $wanted } moeten zijn, maar is { $found }.
error-other-format = { $file } is geschreven in versie { $found } van het formaat. Deze Argosy leest versie { $known }.
error-other-rules = { $file } is gespeeld volgens versie { $found } van de regels van { $game }. Deze Argosy speelt versie { $known }, dus het verloop zou anders kunnen zijn.
error-other-components = { $file } is gespeeld met het spelmateriaal { $found }. Hier geldt { $known }; leg dezelfde rijen in je eigen map (argosy components { $game } toont welke dat is).
error-illegal-record = { $file }, zet { $number }: { $why }
error-other-result = { $file } noemt als { $what } { $found }, maar de zetten leiden tot { $known }.
error-broken-position = Regel { $line } van de stelling: { $why }.
error-no-file = Het bestand { $file } bestaat niet.
error-cannot-save = { $file } kan niet worden geschreven: { $why }.
error-no-such-moment = De partij telt tot nu toe { $last } zetten; na { $made } is er niets te zien.

cli-points = punten
cli-place = Plaats
cli-move-number = zet { $number }
cli-preparing = { $bot } gaat zitten zodra { $game } klaar is
cli-resume = Je bent na { $moves } zetten uit een spel gestapt. Verder spelen?
cli-nothing-left = Er is geen onderbroken spel van { $game }. Begin er een: argosy play { $game }
cli-left = Het spel is bewaard. Ga verder met: argosy play { $game } --resume
cli-kept = Het verslag van dit spel: { $file }
cli-no-undo = Dat kan niet worden teruggenomen: intussen heeft iemand iets nieuws gezien of een ander gezet.
cli-picture = De tafel is getekend in { $file }
cli-pass-on = { $seat } is aan de beurt. Druk op Enter als niemand anders kijkt.
cli-help = Typ het nummer van een zet, of hoe hij heet (het begin is genoeg).
    u neemt je laatste zet terug, l toont het verloop, s de punten tot nu toe,
    p tekent de tafel in een bestand, q stopt en bewaart het spel.
cli-verified = { $file } klopt: alle { $moves } zetten waren toegestaan en leiden tot deze stelling.
over-lost = Het spel is afgelopen. { $rival } wint met { $theirs } tegen { $points } punten van { $loser }.
    .loser = Het spel is afgelopen. { $rival } wint met { $theirs } tegen { $points } punten van jou.
