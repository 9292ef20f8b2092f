# wenn die Datenbank nicht kann: für die, die spielen
table-error-unwell = { $kind ->
    [full] Die Festplatte des Gastgebers ist voll, es lässt sich nichts mehr aufschreiben. Was du getan hast, ist nicht geschehen; versuch es wieder, sobald Platz ist.
    [read-only] Die Tische lassen sich gerade nur ansehen. Was du getan hast, ist nicht geschehen; der Server braucht sein Schreibrecht zurück.
    [locked] Die Datenbank des Gastgebers ist gerade mit anderem beschäftigt. Was du getan hast, ist nicht geschehen; versuch es gleich noch einmal.
    [damaged] Die Datenbank des Gastgebers ist beschädigt. Was du getan hast, ist nicht geschehen; der Gastgeber muss sich darum kümmern.
    [disk] Die Festplatte des Gastgebers lässt sich nicht lesen oder beschreiben. Was du getan hast, ist nicht geschehen; der Gastgeber muss sich darum kümmern.
    [away] Die Datenbank des Gastgebers antwortet nicht. Was du getan hast, ist nicht geschehen; versuch es in einer Minute noch einmal.
   *[other] Die Datenbank des Gastgebers funktioniert gerade nicht. Was du getan hast, ist nicht geschehen; versuch es in einer Minute noch einmal.
}
# und für die, die Gäste haben
storage-trouble = Die Datenbank { $database } { $kind ->
    [full] lässt sich nicht beschreiben: Die Festplatte ist voll. Schaff Platz; mehr ist nicht nötig, das Spiel geht von selbst weiter.
    [read-only] lässt sich nur lesen. Gib dem Benutzer, unter dem Argosy läuft, Schreibrecht auf die Datei und ihren Ordner, oder sieh nach, ob die Platte nur lesbar eingehängt ist.
    [locked] ist von einem anderen Programm gesperrt. Such nach einem zweiten Argosy, einer Sicherung oder einem Datenbankwerkzeug.
    [damaged] ist beschädigt. Halte den Server an, heb eine Kopie der Datei auf und rufe auf: argosy check --salvage NEUE_DATEI
    [disk] liegt auf einer Festplatte, die versagt oder voll ist. Sieh nach dem freien Platz und ins Systemprotokoll; das Spiel geht von selbst weiter, wenn die Platte wieder kann.
    [away] ist nicht erreichbar. Sieh nach, ob es den Ordner gibt und er lesbar ist, oder ob der Datenbankserver läuft und uns einlässt.
   *[other] funktioniert nicht.
} ({ $why })
storage-too-new = Die Datenbank stammt von einem neueren Argosy (ihre Form ist { $form }). Bring Argosy auf den neuen Stand, oder spiel eine Sicherung dieser Version ein.
table-error-no-backup = Die Sicherung { $file } lässt sich nicht schreiben: { $why }. Wähle einen Ordner, den es gibt, in den du schreiben darfst und in dem Platz ist.
storage-bad-url = { $url } ist keine Datenbank, mit der Argosy umgehen kann ({ $why }). Geschrieben wird sqlite:////ordner/tables.sqlite3 oder postgresql+psycopg://benutzer@rechner/name; dafür muss das Extra installiert sein: pip install "argosy[postgres]".
storage-bad-setting = { $name } ist „{ $value }“, damit kann Argosy nichts anfangen. Richtig wäre zum Beispiel: { $right }
storage-no-log = Das Protokoll { $file } lässt sich nicht schreiben: { $why }. Wähle einen Ordner, den es gibt und in den geschrieben werden darf (ARGOSY_LOG), oder lass es weg.
# Gastgeber auf der Kommandozeile
table-error-muted = Der Gastgeber hat dich gebeten, an diesem Tisch zu schweigen.
host-no-table = Einen Tisch namens { $table } gibt es nicht. `argosy host list` zeigt alle.
host-no-seat = { $table } hat keinen Platz „{ $seat }“. { $seats ->
    [none] Plätze werden ab 1 gezählt.
   *[other] Es gibt { $seats }.
}
host-wrong-status = Das geht an { $table } nicht: { $status ->
    [over] Das Spiel ist vorbei
    [closed] Der Tisch ist geschlossen
    [bot] Dort sitzt ein Bot
   *[other] Der Tisch ist { $status }
}.
