# als de database niet werkt: voor spelers
table-error-unwell = { $kind ->
    [full] De schijf van de gastheer is vol, er kan niets meer worden opgeschreven. Wat je deed is niet gebeurd; probeer het opnieuw zodra er ruimte is.
    [read-only] De tafels zijn nu alleen te bekijken. Wat je deed is niet gebeurd; de server moet zijn schrijfrecht terugkrijgen.
    [locked] De database van de gastheer is even met iets anders bezig. Wat je deed is niet gebeurd; probeer het zo meteen opnieuw.
    [damaged] De database van de gastheer is beschadigd. Wat je deed is niet gebeurd; de gastheer moet ernaar kijken.
    [disk] De schijf van de gastheer kan niet worden gelezen of beschreven. Wat je deed is niet gebeurd; de gastheer moet ernaar kijken.
    [away] De database van de gastheer antwoordt niet. Wat je deed is niet gebeurd; probeer het over een minuut opnieuw.
   *[other] De database van de gastheer werkt nu niet. Wat je deed is niet gebeurd; probeer het over een minuut opnieuw.
}
# en voor gastheren
storage-trouble = De database { $database } { $kind ->
    [full] kan niet worden beschreven: de schijf is vol. Maak ruimte; meer is niet nodig, het spel gaat vanzelf verder.
    [read-only] kan alleen worden gelezen. Geef de gebruiker die Argosy draait schrijfrecht op het bestand en de map, of kijk of de schijf alleen-lezen is aangekoppeld.
    [locked] is vergrendeld door een ander programma. Zoek naar een tweede Argosy, een back-up of een databaseprogramma.
    [damaged] is beschadigd. Stop de server, bewaar een kopie van het bestand en voer uit: argosy check --salvage NIEUW_BESTAND
    [disk] staat op een schijf die faalt of vol is. Kijk naar de vrije ruimte en in het systeemlogboek; het spel gaat vanzelf verder als de schijf weer werkt.
    [away] is niet bereikbaar. Kijk of de map bestaat en gelezen mag worden, of de databaseserver draait en ons toelaat.
   *[other] werkt niet.
} ({ $why })
storage-too-new = De database is door een nieuwere versie van Argosy gemaakt (vorm { $form }). Werk Argosy bij, of zet een back-up van deze versie terug.
table-error-no-backup = De back-up { $file } kan niet worden geschreven: { $why }. Kies een map die bestaat, waarin je mag schrijven en waar ruimte is.
storage-bad-url = { $url } is geen database die Argosy kan gebruiken ({ $why }). Schrijf sqlite:////map/tables.sqlite3, of postgresql+psycopg://gebruiker@host/naam met het extra geïnstalleerd: pip install "argosy[postgres]".
storage-bad-setting = { $name } is “{ $value }”, daar kan Argosy niets mee. Goed zou bijvoorbeeld zijn: { $right }
storage-no-log = Het logboek { $file } kan niet worden geschreven: { $why }. Kies een map die bestaat en waarin geschreven mag worden (ARGOSY_LOG), of laat het weg.
# gastheren op de opdrachtregel
table-error-muted = De gastheer heeft je gevraagd aan deze tafel te zwijgen.
host-no-table = Er is geen tafel die { $table } heet. `argosy host list` toont ze allemaal.
host-no-seat = { $table } heeft geen plaats “{ $seat }”. { $seats ->
    [none] Plaatsen worden vanaf 1 geteld.
   *[other] Er zijn { $seats }.
}
host-wrong-status = Dat kan niet aan { $table }: { $status ->
    [over] het spel is afgelopen
    [closed] de tafel is gesloten
    [bot] daar zit een bot
   *[other] de tafel is { $status }
}.
