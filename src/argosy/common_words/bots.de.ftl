error-unknown-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Die Bots heißen { $bots }.
error-unknown-setting = { $bot } hat keine Einstellung „{ $setting }“. { $settings ->
    [none] Hier lässt sich nichts einstellen.
   *[other] Einstellen lassen sich { $settings }.
}
error-wrong-setting = Die Einstellung „{ $setting }“ von { $bot } reicht von { $least } bis { $most }; { $value } geht nicht.
error-broken-setting = „{ $text }“ ist keine Einstellung eines Bots. Geschrieben wird name:einstellung=zahl, zum Beispiel { $example }.
error-bot-wrong-game = Dieser Bot ({ $bot }) spielt { $game }, gezeigt wurde ihm aber { $other }.
error-bot-not-to-move = Der Bot ({ $bot }) soll ziehen, aber auf dem Platz, dessen Sicht er bekam, gibt es gerade nichts zu entscheiden.
error-too-few-bots = Eine Serie braucht mindestens einen Bot. Die Namen stehen mit Kommas dazwischen: --bots mate,deckhand.
error-other-series = { $file } enthält die Partien einer anderen Serie ({ $what } ist anders). Bitte eine andere Datei wählen oder genau diese Serie fortsetzen.
error-secret-series = Die Partien in { $file } wurden mit einem geheimen Wort ausgeteilt, das nicht darin steht. Bitte dasselbe `argosy arena` mit dem Wort und `--records ORDNER` ausführen und eine dieser Aufzeichnungen öffnen.
error-series-without-moves = { $file } enthält Ergebnisse, aber keine Züge: Ein älteres Argosy hat die Datei geschrieben. Bitte die Serie noch einmal spielen.
error-ray-missing = Um auf einem Cluster zu spielen, muss Ray installiert sein: pip install "argosy[ray]".
error-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster ({ $reason }). Möglich sind Rechner:Port des Hauptknotens, ray://Rechner:10001, auto für den hier laufenden oder local, um einen zu starten.
error-python-bot = „{ $source }“ kann nicht spielen: { $why ->
    [no-file] Die Datei gibt es nicht.
   *[no-player] Darin ist keine Klasse „{ $name }“ mit einer Methode choose(view).
} Geschrieben wird python:mein_bot.py:Name.
error-bot-no-admiral = Für { $game } gibt es keinen Admiral: Noch hat niemand das Spiel gelernt. Am stärksten spielt dort der Kapitän; docs/training.md sagt, wie man einen Admiral ausbildet.
error-bot-no-release = In { $folder } gibt es kein Argosy { $release }. Bots früherer Ausgaben spielen jeder in seiner eigenen virtuellen Umgebung; { $variable } nennt das Verzeichnis, in dem für jede Ausgabe eine liegt.
error-bot-other-release = { $bot } kann { $game } hier nicht spielen: Argosy { $release } spielt nach anderen Regeln oder sagt nicht, nach welchen.
