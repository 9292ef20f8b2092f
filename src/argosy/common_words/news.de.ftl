# Nachrichten von den eigenen Tischen, die eigenen Orte, die installierte App.

news-error-none = Dieser Link oder Weg taugt hier nichts oder nichts mehr. Sieh unter „Wie wir dich rufen“ nach.
news-bad-mail-server = „{ $server }“ taugt nicht für Post. Richtig wäre: { $right }

news-turn = { $game }: Du bist an { $table } am Zug.
news-vote = { $game }: An { $table } läuft eine Abstimmung.
news-joined = { $game }: { $name } hat sich an { $table } gesetzt.
news-begins = { $game }: Das Spiel an { $table } beginnt.
news-invited = { $name } lädt dich zu { $game } ein.
news-over = { $game }: Das Spiel an { $table } ist zu Ende.
news-talk = { $game }: { $name } hat an { $table } etwas geschrieben.
news-short = { $game }: Deine Zeit an { $table } wird knapp.
news-several = { $n } Neuigkeiten von deinen Tischen
news-try = So ruft dich Argosy.
news-foot = Nichts mehr davon: { $link }
    Gar keine Post mehr: { $all }
news-confirm-subject = Ist das deine Adresse?
news-confirm-text = Jemand möchte an dieser Adresse erfahren, wann er oder sie in Argosy am Zug ist. Wenn du das bist, bestätige es hier:
    { $link }
    Wenn nicht, tu nichts: Es kommt keine weitere Post.
news-confirm-head = Ist das deine Adresse?
news-confirm-go = Ja, das ist meine
news-confirm-done = Sie ist bestätigt.
news-off-head = Diese Nachrichten beenden?
news-off-all = Keine Post und keine Rufe von irgendeinem Tisch mehr.
news-off-table = Keine Nachrichten mehr vom Tisch { $table }.
news-off-go = Beenden
news-off-done = Erledigt: Es kommen keine mehr.

calls-title = Wie wir dich rufen
calls-lead = Wer Zug um Zug spielt, will wissen, wann er dran ist. All das ist aus, bis du es einschaltest, und gehört zu deinen Plätzen, nicht zu einem Konto.
calls-change = Ändern
calls-ways = Wege
calls-when = Wann
calls-browser = Dieser Browser
calls-browser-about = solange eine Seite von Argosy oder die installierte App offen ist, auch im Hintergrund
calls-denied = Dieser Browser erlaubt es nicht. Sieh in seinen Einstellungen für diese Seite nach.
calls-mail = E-Mail
calls-mail-none = noch keine Adresse
calls-mail-off = dieses Haus verschickt keine E-Mails
calls-mail-address = Deine Adresse
calls-mail-about = Höchstens eine E-Mail je Zug, mit dem Link zu deinem Tisch. Eine neue Adresse muss erst bestätigt werden.
calls-confirmed = bestätigt
calls-not-confirmed = noch nicht bestätigt: Sieh in deine Post
calls-hook = Webhook
calls-hook-none = für Discord, Slack, ntfy und eigene Programme
calls-hook-ready = bereit
calls-hook-failed = letzter Ruf gescheitert: { $why }, { $ago }
calls-hook-address = Adresse des Webhooks
calls-hook-about = Nach drei Fehlschlägen hören wir auf, bis du sie wieder speicherst.
calls-hook-stopped = Dreimal gescheitert, also haben wir aufgehört. Stimmt die Adresse noch? Speichere sie, dann geht es weiter.
calls-sound = Schiffsglocke
calls-sound-about = zwei kurze Schläge, wenn du am Zug bist
calls-short-browser = Browser
calls-short-mail = E-Mail
calls-short-hook = Webhook
calls-kind-turn = Ich bin am Zug
calls-kind-vote = Eine Abstimmung läuft
calls-kind-joined = Jemand hat sich gesetzt
calls-kind-begins = Ein Tisch beginnt
calls-kind-invited = Jemand lädt mich ein
calls-kind-over = Ein Spiel ist zu Ende
calls-kind-talk = Jemand hat mir geschrieben
calls-kind-short = Meine Zeit wird knapp
calls-quiet = Ruhezeit
calls-quiet-about = Was dazwischen kommt, wird danach in einer Nachricht gesagt.
calls-from = Ruhe ab
calls-to = Ruhe bis
calls-digest = Einmal am Tag für Spiele Zug um Zug
calls-digest-about = Alles, was dort auf dich wartet, in einer Nachricht um diese Stunde.
calls-keep = Speichern
calls-try = Schick mir jetzt eine
calls-tried = Abgeschickt. Sie sollte gleich da sein.
calls-off = Alles ausschalten
calls-tables = Tisch für Tisch
calls-mute = Stumm schalten
calls-muted = Stumm

me-title = Meine Orte
me-lead = Deine Tische, Kampagnen und Leute, ohne Konto: Dieser Browser ist der Schlüssel.
me-asked = Du bist eingeladen
me-decline = Nein, danke
me-done = Beendete Spiele
me-found = { $n ->
    [one] eines
   *[other] { $n }
}
me-search = Spiel, Mitspieler oder Tisch
me-search-go = Suchen
me-none-done = Keines gefunden.
me-device = Ein weiteres Gerät
me-device-about = Ein Link oder ein Quadrat für die Kamera, das alles von dir auf einem anderen Gerät öffnet. Von da an sind beide du.
me-device-go = Link machen
me-device-once = Er gilt einmal und eine Viertelstunde lang. Wer ihn öffnet, ist du: Zeig ihn sonst niemandem.
me-sign-off = Alle anderen Geräte abmelden
me-sign-off-ask = Alle anderen Geräte abmelden? Nur dieser Browser bleibt du; Plätze, die anderswo über den Link des Platzes geöffnet wurden, bleiben dort offen.
me-people = Leute, mit denen du gespielt hast
me-games-together = { $n ->
    [one] ein gemeinsamer Tisch
   *[other] { $n } gemeinsame Tische
}
me-which-game = Welches Spiel
me-invite = Einladen
me-no-people = Noch niemand.
me-all = Alles von mir
me-all-about = Alles, was dieses Haus von dir aufbewahrt, in einer Datei; oder für immer weg. Spiele mit anderen gehen ohne deinen Namen weiter.
me-export = Herunterladen
me-forget = Alles löschen
me-forget-ask = Alles von dir für immer löschen: Plätze, Spiele allein, Kampagnen, Notizen, Gespräche und Einstellungen? In Spielen mit anderen übernehmen Bots deine Plätze.

pass-title = Deine Orte auf diesem Gerät
pass-head = Alles von { $name } auch hier?
pass-ask = Tische, Kampagnen und Einstellungen öffnen sich auch in diesem Browser. Was er vorher hatte, kommt mit.
pass-go = Hier öffnen
pass-is-you = Von da an ist dieser Browser diese Person. Wenn du nicht weißt, woher der Link kommt, schließ die Seite.
pass-here = Dieser Browser hat es schon.

offline-head = Flaute
offline-about = Es gibt kein Netz, oder das Haus antwortet nicht. Deine Tische sind dort sicher; kein Zug geht verloren.
offline-again = Noch einmal versuchen
