# wat er aan een tafel mis kan gaan
table-error-no-table = Hier is geen tafel voor jou. Vraag om de link van je plaats, of om de link voor toeschouwers.
table-error-not-yours = Die plaats is niet van jou. Open eerst de link van de plaats.
table-error-not-your-turn = Je bent niet aan de beurt: { $name } is aan zet.
table-error-port-taken = Poort { $port } is bezet: misschien staat er al een tafel open. Kijk daar, of kies een andere poort: argosy --port { $other }
table-error-stale = Er is intussen iets gebeurd aan de tafel. Kijk nog eens en kies dan.
table-error-not-running = Dat kan nu niet: de tafel { $status ->
    [open] wacht op spelers
    [over] is afgelopen
    [closed] gesloten
   *[running] is bezig
}.
table-error-no-undo = Er kan niets worden teruggenomen: iemand heeft iets nieuws gezien, of een ander heeft gespeeld.
table-error-seat-taken = Daar zit al iemand. Kies een andere plaats.
table-error-bad-request = { $what } moet { $right } zijn.
table-error-too-much = Dat ging te snel. Probeer het over { $seconds } seconden opnieuw.
table-error-no-hints = Er is nu geen hint: { $why ->
    [off] aan deze tafel wordt zonder hints gespeeld
    [people] niet iedereen aan tafel heeft met hints ingestemd
   *[turn] je bent niet aan de beurt
}.
table-error-other-version = Deze tafel ({ $game }) is gesloten. { $what ->
    [game] Dit spel staat niet meer op deze server.
    [components] De partij begon met ander spelmateriaal dan deze server nu heeft.
   *[rules] De partij begon volgens versie { $rules } van de regels; deze server speelt volgens versie { $known }.
} Er gaat niets verloren: het verslag kan worden gedownload.
table-error-not-prepared = { $game } wordt op deze server nog voorbereid. Vraag het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} nog eens.
table-hint-prepares = { $game } wordt op deze server nog voorbereid. Je hint komt over ongeveer { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
table-preparing = { $name } gaat zitten zodra { $game } klaar is: over ongeveer { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
}.
lobby-preparing = Wordt voorbereid: { $seconds ->
    [0] bijna klaar
    [one] nog een seconde
   *[other] nog ongeveer { $seconds } seconden
}
lobby-preparing-soon = Je kunt meteen spelen; bots die vooruitdenken komen daarna.
table-error-hints-busy = Er wordt al over { $n ->
    [1] één hint
   *[other] { $n } hints
} nagedacht. Vraag het zo meteen nog eens.
table-error-not-over = Dat is te zien als het spel afgelopen is.
table-waiting = De tafel wacht op spelers.

# pagina's
page-skip = Naar je zet springen
page-theme = Dag of nacht
page-theme-auto = Zoals het systeem
page-theme-day = Dag
page-theme-night = Nachtwacht
page-settings = Instellingen
page-name = Je naam
page-colour = Je kleur
page-colour-0 = Vermiljoen
page-colour-1 = Blauw
page-colour-2 = Groen
page-colour-3 = Geel
page-language = Taal
page-motion = Bewegende stukken
page-motion-on = Aan
page-motion-off = Uit
page-about = Over Argosy
page-done = Klaar
page-rules = Regels
page-home = Naar het overzicht

lobby-title = Kies een reis
lobby-lead = Vier zeespellen, met vrienden of tegen bots die de wind kennen.
lobby-games = Spellen
lobby-new = Nieuwe tafel:
lobby-add-seat = Nog een plaats
lobby-options = Varianten
lobby-pace = Tempo
lobby-pace-none = Zonder klok
lobby-pace-live = Live, { $minutes } minuten ieder
lobby-pace-days = Om de beurt, { $days ->
    [one] een dag
   *[other] { $days } dagen
} per zet
lobby-hints = Hints toegestaan
lobby-listed = Openbaar: hier vermeld, iedereen mag meedoen of kijken
lobby-sail = Hijs de zeilen
lobby-yours = Jouw tafels
lobby-none-yours = Nog geen tafels.
lobby-open = Open tafels
lobby-none-open = Niemand wacht.
lobby-waiting = { $n } wachten
lobby-join = Meedoen
lobby-watch = Kijken
lobby-your-turn = Jij bent aan zet
lobby-look = Openen
lobby-plays = { $name } is aan zet
lobby-review = Terugblik
lobby-free = { $n ->
    [one] één plaats vrij
   *[other] { $n } plaatsen vrij
}
lobby-moves = { $n ->
    [one] één zet gedaan
   *[other] { $n } zetten gedaan
}
lobby-over = afgelopen
lobby-closed = gesloten; het verslag is bewaard
lobby-unofficial = Argosy is onofficieel en niet verbonden aan de uitgevers van deze spellen.
lobby-js-you = Jij
lobby-js-friend = Vriend via link
lobby-js-bot = Bot
lobby-js-hot = Ook hier (zelfde scherm)
lobby-js-remove = Deze plaats verwijderen
lobby-js-who = Wie zit op plaats
lobby-js-level = Niveau van de bot
lobby-js-deckhand = Matroos
lobby-js-mate = Maat
lobby-js-captain = Kapitein
lobby-js-admiral = Admiraal
lobby-js-invited = wacht op een vriend
lobby-js-copied = Gekopieerd

table-players = { $n ->
    [one] solo
   *[other] { $n } spelers
}
table-sections = Delen van de pagina
table-board = Bord
table-mine = Van jou
table-people = Spelers
table-log = Verloop
table-chat = Chat
table-note = Notities
table-note-private = Alleen jij ziet dit.
table-chat-empty = Niemand heeft nog iets gezegd.
table-say = Zeg iets
table-send = Versturen
table-pass-to = Geef het scherm aan { $name }
table-pass-why = Alle anderen kijken weg.
table-i-am = Ik ben { $name }
table-since = Sinds je laatste beurt
table-replay = Naspelen
table-moves = Je zetten
table-more = Nog { $n }
table-undo = Terugnemen
table-restart = Mijn beurt opnieuw
table-hint = Hint
table-back = Eén zet terug
table-forward = Eén zet verder
table-moment = Moment in het spel
table-at = na zet { $n } van { $of }
table-now = Terug naar nu
table-play-on = Hier verder spelen
table-turn = aan zet
table-points = { $n ->
    [one] punt
   *[other] punten
 }
table-take-over = Deze plaats zelf spelen
table-let-bot = Een bot laten spelen
table-your-last-turn = Je laatste beurt
table-jump = De tafel na zet { $n } tonen
table-seed = Vingerafdruk van het toevalsgetal:
table-watch-link = Link voor toeschouwers
table-free = Vrije plaats
table-invite = Uitnodigen via link
table-add-bot = Een bot speelt
table-plays = { $name } denkt na.
table-role-bot = bot · { $level }
table-role-hurried = Bot · { $level }, denkt nu korter na: de server heeft het druk
table-role-open = vrij
table-role-you = jij
table-role-person = mens

over-title = Na de reis
over-again = Dezelfde groep nog eens
over-place = { $n ->
    [1] winnaar
   *[other] { $n }e plaats
}
over-sheet = Waar de punten vandaan kwamen
over-line = Regel
over-total = Totaal
over-replay = Vanaf het begin naspelen
over-record = Verslag downloaden
over-verify = Het toevalsgetal lag vast vóór de eerste zet:
over-chart = Punten tijdens het spel
over-chart-moves = { $n } zetten
page-lost = Buiten de kaart
page-none = Op dit adres staat geen pagina. Misschien ontbreekt er een letter van de link.
table-left = { $n } over
table-round = Ronde { $n } van { $of }
table-help = Wat de regels hierover zeggen
table-all-rules = Alle regels
table-run = Afspelen
table-about = Over deze tafel
table-keys = Toetsen: cijfers kiezen een zet, pijlen gaan naar de volgende, Enter doet hem, U neemt terug, H geeft een hint, R draait een tegel, Z vergroot het bord, Escape keert terug naar nu.
table-log-empty = Er is nog niets gebeurd.
table-zoom = Groter bord
table-older = { $n } eerdere
table-ago-now = nu
table-ago-minutes = { $n } min
table-ago-hours = { $n } u
table-ago-days = { $n } d
table-ready = klaar
table-copy = Kopiëren
table-copied = Gekopieerd
table-offline = De verbinding is weg. Nieuwe poging …
table-rotate = Draai de tegel
page-contents = Inhoud
over-you-won = Je hebt gewonnen met { $points ->
    [one] één punt
   *[other] { $points } punten
} voorsprong
over-they-won = { $name } wint met { $points ->
    [one] één punt
   *[other] { $points } punten
} voorsprong
over-check = Hier controleren
over-verified = Het klopt: de startwaarde is niet veranderd.
over-not-verified = Het klopt niet.
over-review = Waar de partij gewonnen werd
over-review-failed = De bespreking kon niet worden afgemaakt. Probeer het later nog eens.
over-review-start = Partij bespreken
over-review-working = De bot bekijkt elke zet …
lobby-js-person = Mens
lobby-js-open = wacht op een medespeler …
lobby-js-standard = gewone opstelling
lobby-js-changed = met varianten
lobby-more = Instellingen
table-error-broken-backup = { $file } is geen volledige reservekopie: { $why }.
table-error-not-empty = Er staan al tafels in de database. Zet { $file } terug in een lege.
table-round-open = Ronde { $n }
lobby-minutes = { $n } min
over-chances = Winstkans
over-turnings = Keerpunten
over-no-turnings = De partij verliep zonder plotselinge wending.
over-look = Bekijken
over-players = Spelers
over-accuracy = Nauwkeurigheid
over-mistakes = Fouten

# seats: sitting down, devices, clocks at zero, the same crew again
table-someone = Speler { $n }
table-error-one-seat = Je zit al aan deze tafel. Een bezoeker neemt één plaats, tenzij de gastheer bij het klaarzetten meer heeft toegestaan.
table-error-colour-taken = Iemand aan deze tafel heeft die kleur al. Kies een andere.
table-error-not-host = Dat mag alleen { $name }, die deze tafel heeft klaargezet.
table-error-still-time = { $name } heeft nog tijd, of het is niet aan de anderen om te beslissen.
table-error-out-of-time = Je tijd is om: deze beurt speelt een bot voor je.
table-error-bot-plays = Een bot speelt voor je. Neem eerst je plaats terug.
table-waiting-host = Nodig iemand uit of laat een bot spelen. Er wordt gedeeld als de tafel vol is.
table-invite-how = Stuur deze link naar één persoon of laat hem scannen. Openen kost geen plaats, gaan zitten wel; daarna is de link op. Een nieuwe link maakt de oude ongeldig.
table-role-host = gastheer
table-news-joined = { $name } is gaan zitten.
table-news-left = { $name } heeft de tafel verlaten.
table-news-removed = { $by } heeft de plaats van { $name } weer vrijgemaakt.
table-leave = Tafel verlaten
table-free-seat = Plaats vrijmaken
table-news-renamed = { $old } heet nu { $name }.
table-news-bot = Een bot speelt verder voor { $name }.
table-news-back = { $name } speelt weer zelf.
table-news-late = De tijd van { $name } is op. Een bot speelt verder.
table-news-decided = De tijd van { $name } is op. { $by } laat een bot verderspelen.
table-news-time = { $by } heeft { $name } meer tijd gegeven.
table-news-again = { $name } wil nog een keer spelen met dezelfde bemanning.
table-news-hints = { $name } stemt in met hints aan deze tafel. Ze komen zodra iedereen instemt (“Je plaats”).
table-news-no-hints = { $name } stemt niet meer in met hints. Niemand krijgt ze nog.
hints-ask = Hints?
hints-ask-why = Hints komen zodra iedereen aan tafel ermee heeft ingestemd.
hints-agree = Ik stem in met hints
hints-agree-help = Zodra iedereen heeft ingestemd, mag iedereen hier vragen wat de bots zouden doen. Je kunt het altijd intrekken.
hints-wait = Nog niet ingestemd: { $names }.
hints-all = Iedereen heeft ingestemd.
hint-now = winstkans nu: { $chance }
hint-thinks = De bemanning denkt na …
hint-step-1 = Een duwtje
hint-step-1-help = Waar je op kunt letten, zonder een zet te noemen.
hint-step-2 = Zetten om over na te denken
hint-step-2-help = De beste zetten, met je winstkans na elk ervan.
hint-step-3 = Waarom
hint-step-3-help = Wat ze opleveren en kosten, in feiten van deze stelling.
hint-go-0 = Geef me een duwtje
hint-go-1 = Toon me zetten
hint-go-2 = Vertel me waarom
hint-shut = Sluiten
late-who = De tijd van { $name } is op.
late-bot = Een bot laten verderspelen
late-more = Meer tijd geven
lobby-zero = Als de tijd op is
lobby-zero-bot = Tijd op: een bot speelt verder
lobby-zero-table = Tijd op: de anderen beslissen
lobby-several = Een bezoeker mag meer plaatsen nemen
page-colour-4 = Mauve
page-colour-5 = Leisteen
invite-title = Uitnodiging
invite-by = { $name } nodigt je uit voor { $game }
invite-to = Je bent uitgenodigd voor { $game }
invite-mine = Je zit aan deze tafel: { $game }
invite-spent = { $name } zat het eerst
invite-looking = Je kijkt alleen even binnen. Er wordt gedeeld als de tafel vol is.
invite-who = Wie er zitten
invite-watch = Alleen kijken
invite-nothing-taken = Deze link openen kost geen plaats. Gaat iemand anders eerst zitten, dan staat het hier.
invite-to-table = Naar de tafel
invite-for-another = Deze uitnodiging is voor iemand anders: stuur de link door, dan geldt de plaats daar.
invite-ask-again = Deze uitnodiging is gebruikt. Vraag { $name } om een andere plaats.
invite-ask-host = Deze uitnodiging is gebruikt. Vraag de afzender om een andere plaats.
sit-name = Je naam aan tafel
sit-colour = Je kleur
sit-seat = Plaats
sit-free = vrij
sit-down = Ga zitten
sit-as = Ga zitten als { $name }
seat-title = Je plaats
seat-keep = Bewaren
device-title = Je plaats op een ander apparaat
device-seat-of = De plaats van { $name }
device-here = Deze plaats is op dit apparaat al open.
device-ask = Ben jij { $name }? Dan kun je hier verder. Op je andere apparaten blijft de plaats open, en zetten verschijnen overal.
device-open = Mijn plaats hier openen
device-is-you = Wie deze link heeft, speelt aan deze tafel als jij. Het is geen uitnodiging; stuur hem niet door.
device-how = Richt de camera van je telefoon op het vierkant of open de link daar. Bewaar de link ook voor als deze browser je vergeet: hij brengt je terug naar je plaats.
device-link = Link van je plaats
device-qr = De link als QR-code
device-unknown = Een of andere browser
device-this = dit apparaat
device-since = toegevoegd: { $ago }
device-drop = Afmelden
device-new-link = Nieuwe link voor een ander apparaat
device-new-link-why = Een nieuwe link maakt de oude ongeldig en meldt alle andere apparaten af.
over-next = Naar de volgende tafel
over-agree = Ja, nog een keer!
over-disagree = Liever niet
over-agreed = Voor nog een spel: { $names }.
over-awaited = Wachten op { $names }.
lobby-js-name = Je naam
