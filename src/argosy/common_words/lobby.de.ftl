# Lobby
lobby-hello = Vier Seespiele an einem Tisch
lobby-what = Goa, Grog Island, Amerigo und Maracaibo mit allen Regeln, im Browser. Kein Konto, nichts zu installieren.
lobby-new-here = Neu bei diesen Spielen?
lobby-guided = Spiel eine geführte erste Partie { $game }. Nach zwanzig Sekunden ziehst du selbst; die Regeln kommen, wenn du sie brauchst.
lobby-learn-in = { $game } lernen in { $n } Minuten
lobby-learn-on = { $game } weiterlernen
lobby-other-lessons = ein anderes Spiel
lobby-all-lessons = alle Lektionen
lobby-now = Gleich gegen Bots spielen
lobby-i-am = Ich heiße
lobby-and-play = und spiele
lobby-against = gegen
lobby-all-options = Alle Möglichkeiten
lobby-play-game = { $game } spielen
lobby-honest = Ehrliche Bots
lobby-honest-how = Sie bekommen, was du auf ihrem Platz sähest, und sonst nichts.
lobby-friends = Freunde per Link
lobby-friends-how = Live oder ein Zug am Tag. Zurücknehmen, Tipps und was seit deinem letzten Zug geschah.
lobby-after = Rückblick nach der Partie
lobby-after-how = Wo sie gewonnen und verloren wurde, Zug für Zug.
lobby-back = Willkommen zurück, { $name }
lobby-back-nameless = Willkommen zurück
lobby-wait = { $n ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $n } Tische warten auf dich.
}
lobby-continue = Weiterspielen
lobby-you-to-move = du bist am Zug
lobby-others = Andere denken nach
lobby-history = Beendete Partien
lobby-since = { $name } ist am Zug, seit { $ago }
lobby-new-table = Neuer Tisch
lobby-players = { $least }–{ $most } Spieler
lobby-who = Wer segelt mit
lobby-seats-of = { $n } von { $least }–{ $most } Plätzen
lobby-at-table = An diesem Tisch
lobby-hints-help = Alle dürfen fragen, was ein Kapitän täte. Unter Menschen erst, wenn alle zugestimmt haben.
lobby-coach-help = Spricht, wenn etwas zum ersten Mal vorkommt und wenn ein Zug viel verschenkt, und lässt dich ihn zurücknehmen. Nur wo du mit Bots allein bist.
lobby-public = In der Lobby gelistet
lobby-public-help = Alle können mitspielen oder zuschauen.
lobby-several-help = Für zwei, die anderswo einen Bildschirm teilen.
lobby-what-they-change = was sie ändern
lobby-pace-none-help = Spiel, wann du magst. Gut für einen Abend.
lobby-pace-turns = Ein paar Züge am Tag
lobby-pace-turns-help = So viel Zeit für jeden Zug; Bots brauchen sie nicht.
lobby-pace-clock = Live mit Uhr
lobby-pace-clock-help = So viel Zeit für jeden in der ganzen Partie, dazu eine halbe Minute je Zug.
lobby-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}
lobby-bots-honest = Ein Bot bekommt, was sein Platz sehen darf, und sonst nichts: kein verdecktes Geld, keinen Stapel, kein Mischen. Starke Bots denken voraus; keiner sieht in deine Karten.
lobby-level-deckhand = Faustregeln, sofort. Für erste Partien.
lobby-level-mate = Wägt jeden Zug seiner Runde ab. Ein fairer Gegner.
lobby-level-captain = Denkt voraus und schätzt, was verdeckt ist. Schwer zu schlagen.
lobby-level-admiral = Denkt voraus wie ein Kapitän, geleitet von dem, was er aus unzähligen eigenen Partien gelernt hat. Stärker spielt hier niemand.
lobby-js-here = Hier
lobby-js-link-help = Den Link bekommst du nach „Segel setzen“. Wer ihn öffnet, sitzt noch nicht; erst mit einem Namen nimmt man Platz.
lobby-js-and = und
lobby-js-hints = Tipps
lobby-js-coach = Coach
lobby-js-alone = allein
lobby-js-with = mit
