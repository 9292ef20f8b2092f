# was an einem Tisch schiefgehen kann
table-error-no-table = Hier ist kein Tisch für dich. Frag nach dem Link deines Platzes oder nach dem Link für Zuschauer.
table-error-not-yours = Dieser Platz gehört dir nicht. Öffne zuerst den Link des Platzes.
table-error-not-your-turn = Du bist nicht am Zug: { $name } ist dran.
table-error-port-taken = Port { $port } ist belegt: Vielleicht ist schon ein Tisch offen. Schau dort nach, oder wähle einen anderen Port: argosy --port { $other }
table-error-stale = Inzwischen ist am Tisch etwas geschehen. Schau noch einmal hin und wähle dann.
table-error-not-running = Das geht jetzt nicht: Der Tisch { $status ->
    [open] wartet auf Mitspieler
    [over] ist beendet
    [closed] geschlossen
   *[running] läuft
}.
table-error-no-undo = Es lässt sich nichts zurücknehmen: Jemand hat etwas Neues gesehen, oder ein anderer hat gezogen.
table-error-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
table-error-bad-request = { $what } muss { $right } sein.
table-error-too-much = Das war zu schnell. Versuch es in { $seconds } Sekunden noch einmal.
table-error-no-hints = Jetzt gibt es keinen Tipp: { $why ->
    [off] an diesem Tisch wird ohne Tipps gespielt
    [people] nicht alle am Tisch haben Tipps zugestimmt
   *[turn] du bist nicht am Zug
}.
table-error-other-version = Dieser Tisch ({ $game }) ist geschlossen. { $what ->
    [game] Das Spiel gibt es auf diesem Server nicht mehr.
    [components] Die Partie begann mit anderem Spielmaterial, als dieser Server jetzt hat.
   *[rules] Die Partie begann nach Version { $rules } der Regeln; dieser Server spielt nach Version { $known }.
} Verloren ist nichts: Die Aufzeichnung lässt sich herunterladen.
table-error-not-prepared = { $game } wird auf diesem Server noch vorbereitet. Frag in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
table-hint-prepares = { $game } wird auf diesem Server noch vorbereitet. Dein Tipp kommt in etwa { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
table-preparing = { $name } setzt sich, sobald { $game } vorbereitet ist: in etwa { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
lobby-preparing = Wird vorbereitet: { $seconds ->
    [0] fast fertig
    [one] noch eine Sekunde
   *[other] noch etwa { $seconds } Sekunden
}
lobby-preparing-soon = Du kannst sofort spielen; Bots, die vorausdenken, kommen dann dazu.
table-error-hints-busy = Es wird schon über { $n ->
    [1] einen Tipp
   *[other] { $n } Tipps
} nachgedacht. Frag gleich noch einmal.
table-error-not-over = Das ist zu sehen, wenn das Spiel vorbei ist.
table-waiting = Der Tisch wartet auf Mitspieler.

# Seiten
page-skip = Zu deinem Zug springen
page-theme = Tag oder Nacht
page-theme-auto = Wie das System
page-theme-day = Tag
page-theme-night = Nachtwache
page-settings = Einstellungen
page-name = Dein Name
page-colour = Deine Farbe
page-colour-0 = Zinnober
page-colour-1 = Blau
page-colour-2 = Grün
page-colour-3 = Gelb
page-language = Sprache
page-motion = Bewegte Figuren
page-motion-on = An
page-motion-off = Aus
page-about = Über Argosy
page-done = Fertig
page-rules = Regeln
page-home = Zur Übersicht

lobby-title = Wähle eine Reise
lobby-lead = Vier Seefahrtspiele, mit Freunden oder gegen Bots, die den Wind kennen.
lobby-games = Spiele
lobby-new = Neuer Tisch:
lobby-add-seat = Noch ein Platz
lobby-options = Varianten
lobby-pace = Tempo
lobby-pace-none = Ohne Uhr
lobby-pace-live = Live, { $minutes } Minuten für jeden
lobby-pace-days = Zug um Zug, { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} je Zug
lobby-hints = Tipps erlaubt
lobby-listed = Öffentlich: hier gelistet, jeder darf mitspielen oder zusehen
lobby-sail = Segel setzen
lobby-yours = Deine Tische
lobby-none-yours = Noch keine Tische.
lobby-open = Offene Tische
lobby-none-open = Niemand wartet.
lobby-waiting = { $n } warten
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-your-turn = Du bist dran
lobby-look = Öffnen
lobby-plays = { $name } ist dran
lobby-review = Rückblick
lobby-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
lobby-moves = { $n ->
    [one] ein Zug gemacht
   *[other] { $n } Züge gemacht
}
lobby-over = beendet
lobby-closed = geschlossen; die Aufzeichnung bleibt erhalten
lobby-unofficial = Argosy ist inoffiziell und steht in keiner Verbindung zu den Verlagen dieser Spiele.
lobby-js-you = Du
lobby-js-friend = Freund per Link
lobby-js-bot = Bot
lobby-js-hot = Auch hier (gleicher Bildschirm)
lobby-js-remove = Diesen Platz entfernen
lobby-js-who = Wer sitzt auf Platz
lobby-js-level = Stufe des Bots
lobby-js-deckhand = Matrose
lobby-js-mate = Maat
lobby-js-captain = Kapitän
lobby-js-admiral = Admiral
lobby-js-invited = wartet auf einen Freund
lobby-js-copied = Kopiert

table-players = { $n ->
    [one] solo
   *[other] { $n } Spieler
}
table-sections = Teile der Seite
table-board = Plan
table-mine = Deins
table-people = Spieler
table-log = Verlauf
table-chat = Chat
table-note = Notizen
table-note-private = Das siehst nur du.
table-chat-empty = Noch hat niemand etwas gesagt.
table-say = Sag etwas
table-send = Senden
table-pass-to = Gib den Bildschirm an { $name }
table-pass-why = Alle anderen schauen weg.
table-i-am = Ich bin { $name }
table-since = Seit deinem letzten Zug
table-replay = Nachspielen
table-moves = Deine Züge
table-more = { $n } weitere
table-undo = Zurücknehmen
table-restart = Meinen Zug neu beginnen
table-hint = Tipp
table-back = Einen Zug zurück
table-forward = Einen Zug vor
table-moment = Zeitpunkt im Spiel
table-at = nach Zug { $n } von { $of }
table-now = Zurück ins Jetzt
table-play-on = Von hier weiterspielen
table-turn = am Zug
table-points = { $n ->
    [one] Punkt
   *[other] Punkte
 }
table-take-over = Diesen Platz selbst spielen
table-let-bot = Einen Bot spielen lassen
table-your-last-turn = Dein letzter Zug
table-jump = Den Tisch nach Zug { $n } zeigen
table-seed = Fingerabdruck des Zufallskeims:
table-watch-link = Link für Zuschauer
table-free = Freier Platz
table-invite = Per Link einladen
table-add-bot = Ein Bot spielt
table-plays = { $name } überlegt.
table-role-bot = Bot · { $level }
table-role-hurried = Bot · { $level }, denkt gerade kürzer: Der Server ist ausgelastet
table-role-open = frei
table-role-you = du
table-role-person = Mensch

over-title = Nach der Reise
over-again = Gleiche Runde noch einmal
over-place = { $n ->
    [1] Sieg
   *[other] { $n }. Platz
}
over-sheet = Woher die Punkte kamen
over-line = Zeile
over-total = Summe
over-replay = Von Anfang an nachspielen
over-record = Aufzeichnung herunterladen
over-verify = Der Zufallskeim stand vor dem ersten Zug fest:
over-chart = Punkte im Lauf des Spiels
over-chart-moves = { $n } Züge
page-lost = Jenseits der Karte
page-none = Unter dieser Adresse ist keine Seite. Vielleicht fehlt ein Buchstabe des Links.
table-left = { $n } übrig
table-round = Runde { $n } von { $of }
table-help = Was die Regeln dazu sagen
table-all-rules = Alle Regeln
table-run = Abspielen
table-about = Über diesen Tisch
table-keys = Tasten: Ziffern wählen einen Zug, Pfeile gehen zum nächsten, Enter führt ihn aus, U nimmt zurück, H gibt einen Rat, R dreht ein Plättchen, Z vergrößert das Brett, Escape kehrt in die Gegenwart zurück.
table-log-empty = Noch ist nichts geschehen.
table-zoom = Größeres Brett
table-older = { $n } frühere
table-ago-now = jetzt
table-ago-minutes = { $n } Min.
table-ago-hours = { $n } Std.
table-ago-days = { $n } T.
table-ready = bereit
table-copy = Kopieren
table-copied = Kopiert
table-offline = Die Verbindung ist unterbrochen. Neuer Versuch …
table-rotate = Plättchen drehen
page-contents = Inhalt
over-you-won = Du hast mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung gewonnen
over-they-won = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
over-check = Hier prüfen
over-verified = Es stimmt: Der Startwert wurde nicht verändert.
over-not-verified = Es stimmt nicht.
over-review = Wo die Partie gewonnen wurde
over-review-failed = Die Besprechung ließ sich nicht beenden. Versuche es später noch einmal.
over-review-start = Partie besprechen
over-review-working = Der Bot sieht sich jeden Zug an …
lobby-js-person = Mensch
lobby-js-open = wartet auf Mitspieler …
lobby-js-standard = üblicher Aufbau
lobby-js-changed = mit Varianten
lobby-more = Einstellungen
table-error-broken-backup = { $file } ist keine vollständige Sicherung: { $why }.
table-error-not-empty = In der Datenbank sind schon Tische. Spiele { $file } in eine leere ein.
table-round-open = Runde { $n }
lobby-minutes = { $n } Min.
over-chances = Gewinnchance
over-turnings = Wendepunkte
over-no-turnings = Die Partie nahm ihren Lauf ohne plötzliche Wende.
over-look = Ansehen
over-players = Spielende
over-accuracy = Genauigkeit
over-mistakes = Fehler

# seats: sitting down, devices, clocks at zero, the same crew again
table-someone = Spieler { $n }
table-error-one-seat = Du sitzt schon an diesem Tisch. Jeder Gast nimmt einen Platz, es sei denn, der Gastgeber hat beim Aufstellen des Tischs mehr erlaubt.
table-error-colour-taken = Diese Farbe hat an diesem Tisch schon jemand. Wähle eine andere.
table-error-not-host = Das darf nur, wer den Tisch aufgestellt hat: { $name }.
table-error-still-time = { $name } hat noch Zeit, oder die anderen haben das nicht zu entscheiden.
table-error-out-of-time = Deine Zeit ist abgelaufen: Diesen Zug spielt ein Bot für dich.
table-error-bot-plays = Ein Bot spielt für dich. Nimm deinen Platz erst zurück.
table-waiting-host = Lade jemanden ein oder lass einen Bot spielen. Ausgeteilt wird, wenn der Tisch voll ist.
table-invite-how = Schick diesen Link an eine Person oder lass sie ihn scannen. Das Öffnen belegt keinen Platz, erst das Hinsetzen; danach ist der Link verbraucht. Ein neuer Link beendet den alten.
table-role-host = Gastgeber
table-news-joined = { $name } hat sich gesetzt.
table-news-left = { $name } hat den Tisch verlassen.
table-news-removed = { $by } hat den Platz von { $name } wieder freigegeben.
table-leave = Tisch verlassen
table-free-seat = Platz freigeben
table-news-renamed = { $old } heißt jetzt { $name }.
table-news-bot = Für { $name } spielt ein Bot weiter.
table-news-back = { $name } spielt wieder selbst.
table-news-late = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
table-news-decided = Die Zeit von { $name } ist abgelaufen. { $by } lässt einen Bot weiterspielen.
table-news-time = { $by } hat { $name } mehr Zeit gegeben.
table-news-again = { $name } möchte mit derselben Mannschaft noch einmal spielen.
table-news-hints = { $name } stimmt Tipps an diesem Tisch zu. Es gibt sie, sobald alle zustimmen („Dein Platz“).
table-news-no-hints = { $name } stimmt Tipps nicht mehr zu. Niemand bekommt welche.
hints-ask = Tipps?
hints-ask-why = Tipps gibt es, sobald alle am Tisch zugestimmt haben.
hints-agree = Ich stimme Tipps zu
hints-agree-help = Sobald alle zugestimmt haben, darf jeder hier fragen, was die Bots täten. Du kannst es jederzeit zurücknehmen.
hints-wait = Noch nicht zugestimmt: { $names }.
hints-all = Alle haben zugestimmt.
hint-now = Gewinnchance jetzt: { $chance }
hint-thinks = Die Mannschaft denkt nach …
hint-step-1 = Ein Wink
hint-step-1-help = Worauf du achten solltest, ohne einen Zug zu nennen.
hint-step-2 = Züge zum Überlegen
hint-step-2-help = Die besten Züge mit deiner Gewinnchance nach jedem.
hint-step-3 = Warum
hint-step-3-help = Was sie bringen und kosten, in Fakten dieser Stellung.
hint-go-0 = Gib mir einen Wink
hint-go-1 = Zeig mir Züge
hint-go-2 = Sag mir, warum
hint-shut = Schließen
late-who = Die Zeit von { $name } ist abgelaufen.
late-bot = Bot weiterspielen lassen
late-more = Mehr Zeit geben
lobby-zero = Wenn die Zeit abgelaufen ist
lobby-zero-bot = Zeit abgelaufen: ein Bot spielt weiter
lobby-zero-table = Zeit abgelaufen: die anderen entscheiden
lobby-several = Ein Gast darf mehrere Plätze nehmen
page-colour-4 = Malve
page-colour-5 = Schiefer
invite-title = Einladung
invite-by = { $name } lädt dich zu { $game } ein
invite-to = Du bist zu { $game } eingeladen
invite-mine = Du sitzt an diesem Tisch: { $game }
invite-spent = { $name } hat sich zuerst gesetzt
invite-looking = Du schaust nur herein. Ausgeteilt wird, wenn der Tisch voll ist.
invite-who = Wer dort sitzt
invite-watch = Nur zusehen
invite-nothing-taken = Das Öffnen dieses Links belegt keinen Platz. Setzt sich jemand anderes zuerst, steht es hier.
invite-to-table = Zum Tisch
invite-for-another = Diese Einladung ist für jemand anderen: Schick den Link weiter, dann gilt der Platz dort.
invite-ask-again = Diese Einladung ist verbraucht. Bitte { $name } um einen anderen Platz.
invite-ask-host = Diese Einladung ist verbraucht. Bitte den Absender um einen anderen Platz.
sit-name = Dein Name am Tisch
sit-colour = Deine Farbe
sit-seat = Platz
sit-free = frei
sit-down = Platz nehmen
sit-as = Als { $name } Platz nehmen
seat-title = Dein Platz
seat-keep = Übernehmen
device-title = Dein Platz auf einem anderen Gerät
device-seat-of = Der Platz von { $name }
device-here = Dieser Platz ist auf diesem Gerät schon offen.
device-ask = Bist du { $name }? Dann kannst du hier weiterspielen. Auf deinen anderen Geräten bleibt der Platz offen, und Züge erscheinen überall.
device-open = Meinen Platz hier öffnen
device-is-you = Wer diesen Link hat, ist an diesem Tisch du. Er ist keine Einladung; gib ihn nicht weiter.
device-how = Richte die Kamera deines Handys auf das Quadrat oder öffne den Link dort. Bewahr den Link auf, falls dieser Browser dich vergessen könnte: Er bringt dich an deinen Platz zurück.
device-link = Link deines Platzes
device-qr = Der Link als QR-Code
device-unknown = Irgendein Browser
device-this = dieses Gerät
device-since = hinzugefügt: { $ago }
device-drop = Abmelden
device-new-link = Neuer Link für ein anderes Gerät
device-new-link-why = Ein neuer Link beendet den alten und meldet alle anderen Geräte ab.
over-next = Zum nächsten Tisch
over-agree = Ja, noch einmal!
over-disagree = Lieber nicht
over-agreed = Für noch ein Spiel: { $names }.
over-awaited = Es fehlt noch: { $names }.
lobby-js-name = Dein Name
