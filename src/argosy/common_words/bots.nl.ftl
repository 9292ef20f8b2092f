error-unknown-bot = Er is geen bot die “{ $bot }” heet. De bots zijn { $bots }.
error-unknown-setting = { $bot } heeft geen instelling “{ $setting }”. { $settings ->
    [none] Er valt hier niets in te stellen.
   *[other] In te stellen zijn { $settings }.
}
error-wrong-setting = De instelling “{ $setting }” van { $bot } loopt van { $least } tot { $most }; { $value } kan niet.
error-broken-setting = “{ $text }” is geen instelling van een bot. Schrijf naam:instelling=getal, bijvoorbeeld { $example }.
error-bot-wrong-game = Deze bot ({ $bot }) speelt { $game }, maar kreeg { $other } te zien.
error-bot-not-to-move = De bot ({ $bot }) moet een zet doen, maar voor de plaats van deze blik valt er nu niets te beslissen.
error-too-few-bots = Een serie heeft minstens één bot nodig. Schrijf de namen met komma's ertussen: --bots mate,deckhand.
error-other-series = { $file } bevat de partijen van een andere serie ({ $what } is anders). Kies een ander bestand of zet precies die serie voort.
error-secret-series = De partijen in { $file } zijn gedeeld met een geheim woord dat er niet in staat. Voer dezelfde `argosy arena` uit met het woord en `--records MAP`, en open een van die verslagen.
error-series-without-moves = { $file } bevat uitslagen maar geen zetten: een ouder Argosy heeft het bestand geschreven. Speel de serie opnieuw.
error-ray-missing = Om op een cluster te spelen moet Ray geïnstalleerd zijn: pip install "argosy[ray]".
error-ray-unreachable = Op { $address } antwoordt geen Ray-cluster ({ $reason }). Mogelijk zijn host:poort van het hoofdknooppunt, ray://host:10001, auto voor wat hier draait, of local om er een te starten.
error-python-bot = “{ $source }” kan niet spelen: { $why ->
    [no-file] dat bestand is er niet.
   *[no-player] er staat geen klasse “{ $name }” met een methode choose(view) in.
} Schrijf python:mijn_bot.py:Naam.
error-bot-no-admiral = Voor { $game } is er geen admiraal: nog niemand heeft het spel geleerd. De kapitein speelt daar het sterkst; docs/training.md zegt hoe je een admiraal opleidt.
error-bot-no-release = In { $folder } is er geen Argosy { $release }. Bots van eerdere uitgaven spelen elk in een eigen virtuele omgeving; { $variable } noemt de map waarin er voor elke uitgave een staat.
error-bot-other-release = { $bot } kan hier geen { $game } spelen: Argosy { $release } speelt volgens andere regels, of zegt niet volgens welke.
