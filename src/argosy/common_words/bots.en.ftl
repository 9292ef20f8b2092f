error-unknown-bot = There is no bot called “{ $bot }”. The bots are { $bots }.
error-unknown-setting = A { $bot } has no setting “{ $setting }”. { $settings ->
    [none] It has none at all.
   *[other] It can be set: { $settings }.
}
error-wrong-setting = The setting “{ $setting }” of a { $bot } goes from { $least } to { $most }; { $value } is not possible.
error-broken-setting = “{ $text }” is no setting of a bot. Write name:setting=number, for example { $example }.
error-bot-wrong-game = This { $bot } plays { $game }, but the view is of { $other }.
error-bot-not-to-move = The { $bot } was asked for a move, but the seat whose view this is has nothing to decide now.
error-too-few-bots = A series needs at least one bot. Write their names with commas between them: --bots mate,deckhand.
error-other-series = { $file } holds the games of another series ({ $what } differs). Choose another file, or repeat that series exactly to go on with it.
error-secret-series = { $file } holds games that were dealt with a secret word, which is not in it. Run the same `argosy arena` with the word and `--records FOLDER`, and open one of those records.
error-series-without-moves = { $file } holds results but no moves: it was kept by an older Argosy. Play the series again.
error-ray-missing = To play on a cluster, Ray must be installed: pip install "argosy[ray]".
error-ray-unreachable = No Ray cluster answers at { $address } ({ $reason }). Write host:port of its head node, ray://host:10001, auto for the one running here, or local to start one.
error-python-bot = “{ $source }” cannot play: { $why ->
    [no-file] there is no such file.
   *[no-player] there is no class “{ $name }” with a method choose(view) in it.
} Write python:my_bot.py:Name.
error-bot-no-admiral = There is no admiral for { $game }: nothing has learned it yet. A captain is the strongest player there; docs/training.md says how to train one.
error-bot-no-release = There is no Argosy { $release } in { $folder }. Bots of earlier releases play in virtual environments of their own; { $variable } names the folder that holds them, one folder a release.
error-bot-other-release = { $bot } cannot play { $game } here: Argosy { $release } plays it by other rules, or does not say by which.
