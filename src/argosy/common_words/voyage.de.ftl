# Kampagnen im Browser.

voyage-error-no-vote = Es läuft keine Abstimmung, in der du jetzt gefragt bist.
voyage-error-none = Hier ist keine Kampagne für dich. Bitte jemanden, der sie spielt, um eine Einladung.
voyage-error-goes-on = Ein Spiel dieser Kampagne läuft noch. Spielt es zuerst zu Ende.
voyage-error-ended = Diese Kampagne ist zu Ende. Sie lässt sich lesen, prüfen und herunterladen, und eine neue kann beginnen.
voyage-error-not-captain = Das entscheidet nur, wer die Kampagne begonnen hat.
voyage-error-not-aboard = Du spielst in dieser Kampagne gerade nicht mit.
voyage-error-untold = Diese Seite der Geschichte ist noch nicht erzählt.

voyage-title = Kampagne
voyage-mine = Kampagnen
voyage-lead = Mehrere Spiele hintereinander: Die Geschichte geht weiter, und was geschehen ist, bleibt geschehen.
voyage-yours = Deine Kampagnen
voyage-none = Noch keine. Beginne eine, allein oder mit Freunden.
voyage-open = Öffnen
voyage-bring = Eine Kampagne mitbringen
voyage-bring-about = Die Datei einer Kampagne, von hier oder aus dem Terminal. Jedes Spiel darin wird nachgespielt, bevor sie übernommen wird.
voyage-bring-go = Übernehmen
voyage-name = Name der Kampagne
voyage-who-plays = Wer mitspielt
voyage-nobody = niemand
voyage-jean = Wie stark Jean ist, wenn du allein spielst
voyage-from = Wo sie beginnt
voyage-from-chapter = { $n ->
    [1] Am Anfang
   *[other] Mit Kapitel { $n }
}
voyage-begin = Kampagne beginnen

voyage-chapters = Kapitel
voyage-chapter = Kapitel { $n } · { $title }
voyage-of = { $n } von { $of }
voyage-untold = noch nicht erzählt
voyage-captains = Die Kapitäne
voyage-captain = { $won ->
    [0] bestes { $best }
   *[other] { $won } gewonnen, bestes { $best }
}
voyage-games = { $n ->
    [0] noch kein Spiel
    [one] ein Spiel
   *[other] { $n } Spiele
}
voyage-no-game-yet = Noch ist kein Spiel zu Ende.
voyage-chart = Seekarte der Kampagne
voyage-so-far = Die Geschichte bisher
voyage-cards-again = { $n ->
    [one] Eine Seite zum Nachlesen
   *[other] { $n } Seiten zum Nachlesen
}
voyage-changes = Was sich in der Welt geändert hat
voyage-no-changes = Noch nichts. Das bleibt nicht so.
voyage-new = neu
voyage-nothing-told = Keine Karte wurde erfüllt
voyage-alone-won = mit { $points } gewonnen
voyage-alone-lost = mit { $points } verloren
voyage-options = Rund um die Kampagne
voyage-file = Datei herunterladen
voyage-file-about = Die Datei enthält jedes beendete Spiel. „argosy campaign“ spielt sie im Terminal weiter, und hier kann man sie wieder mitbringen.
voyage-verify = Prüfen
voyage-verified = Alle Spiele wurden nachgespielt: Jedes beginnt, wo das vorige endete.
voyage-rename = Umbenennen
voyage-leave = Kampagne beenden
voyage-leave-ask = Diese Kampagne für alle beenden? Lesen und herunterladen kann man sie weiterhin.
voyage-step-back = Die Mannschaft verlassen
voyage-step-back-ask = Die Mannschaft verlassen? Vom nächsten Spiel an spielt ein Bot für dich.

voyage-now-gone = Die Kampagne wurde verlassen
voyage-now-gone-about = Ihre Geschichte lässt sich weiterhin lesen.
voyage-now-ended = Die Geschichte ist zu Ende
voyage-now-ended-about = Danke, dass ihr sie bis zum Ende gespielt habt.
voyage-now-next = Jetzt: Spiel { $n }
voyage-now-next-about = Seht euch an, was ausgelegt wird, entscheidet, wer mitspielt, und stecht in See.
voyage-now-game = Spiel { $n }
voyage-now-vote = Jetzt: eine Abstimmung
voyage-now-vote-about = Wie soll die Geschichte weitergehen? Es überlegen noch: { $names }.
voyage-now-yours = Du bist am Zug.
voyage-prepare = Das Spiel vorbereiten
voyage-to-table = Zum Tisch
voyage-to-atlas = Zum Atlas
voyage-vote = Abstimmen
voyage-look-vote = Zur Abstimmung
voyage-read-again = Die Geschichte lesen

voyage-card-front = Karte { $n }
voyage-card-back = Karte { $n }, Rückseite
voyage-page-front = { $n } · { $title }
voyage-page-back = { $n } · { $title }, Rückseite
voyage-speaks = { $name } erzählt.
voyage-speaks-now = erzählt
voyage-goes-on-at = Die Geschichte geht weiter in
voyage-pays = Wer dorthin kommt, zahlt
voyage-gains = und erhält
voyage-around = Am Tisch
voyage-has-read = hat es gelesen
voyage-not-read = unterwegs
voyage-have-read = Ich habe es gelesen
voyage-more-pages = { $n ->
    [one] Noch eine Seite
   *[other] Noch { $n } Seiten
}
voyage-later = Später
voyage-aloud = Vorlesen
voyage-no-hurry = Niemand muss sich beeilen: Alle lesen, wann sie mögen.
voyage-page-before = Seite davor
voyage-page-after = Nächste Seite

voyage-which = Wie soll die Geschichte weitergehen?
voyage-rule = Die meisten Stimmen entscheiden. Bei Gleichstand entscheidet { $name }, wer die Karte vorgelesen hat.
voyage-rule-alone = Du entscheidest.
voyage-votes = Stimmen
voyage-votes-cast = { $n } von { $of } haben abgestimmt
voyage-reads = liest vor
voyage-voted = hat abgestimmt
voyage-thinking = überlegt
voyage-bot-votes = lost am Ende
voyage-your-vote = deine Stimme
voyage-may-change = Du kannst deine Stimme ändern, bis alle abgestimmt haben. Dann steht es im Atlas.
voyage-nobody-knows = Wohin eine Tür führt, weiß noch niemand. Die andere bleibt in dieser Kampagne zu.
voyage-look-atlas = Im Atlas nachsehen
voyage-read-and-vote = Karte lesen und abstimmen
voyage-decided = So ist es entschieden

voyage-next-title = Spiel { $n }: { $title }
voyage-last = Das letzte Spiel
voyage-look-game = Noch einmal ansehen
voyage-laid = Was ausgelegt wird
voyage-laid-goes-on = Die Geschichte geht weiter in { $place }: { $pays }.
voyage-laid-reward = Der Lohn: { $gains }.
voyage-laid-quests = Quests in { $places }.
voyage-laid-new = Neu: { $title }. { $about }
voyage-aboard = An Bord
voyage-begins = { $name } beginnt
voyage-waits = Etwa { $minutes } Minuten. Zwischen den Spielen wartet die Kampagne, solange ihr wollt.
