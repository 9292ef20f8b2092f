# Nieuws van je tafels, je eigen plekken, de geïnstalleerde app.

news-error-none = Deze link of weg deugt hier niet, of niet meer. Kijk bij “Hoe we je roepen”.
news-bad-mail-server = “{ $server }” kan niet voor mail worden gebruikt. Goed zou zijn: { $right }

news-turn = { $game }: je bent aan de beurt aan { $table }.
news-vote = { $game }: er is een stemming aan { $table }.
news-joined = { $game }: { $name } is aan { $table } gaan zitten.
news-begins = { $game }: het spel aan { $table } begint.
news-invited = { $name } nodigt je uit voor { $game }.
news-over = { $game }: het spel aan { $table } is afgelopen.
news-talk = { $game }: { $name } heeft iets geschreven aan { $table }.
news-short = { $game }: je tijd aan { $table } raakt op.
news-several = { $n } berichten van je tafels
news-try = Zo roept Argosy je.
news-foot = Hier niets meer van: { $link }
    Helemaal geen mail meer: { $all }
news-confirm-subject = Is dit jouw adres?
news-confirm-text = Iemand wil op dit adres horen wanneer hij of zij in Argosy aan de beurt is. Ben jij dat, bevestig het dan hier:
    { $link }
    Zo niet, doe dan niets: er komt geen mail meer.
news-confirm-head = Is dit jouw adres?
news-confirm-go = Ja, het is van mij
news-confirm-done = Het is bevestigd.
news-off-head = Deze berichten stoppen?
news-off-all = Geen mail en geen oproepen van welke tafel dan ook meer.
news-off-table = Geen berichten meer van tafel { $table }.
news-off-go = Stoppen
news-off-done = Klaar: er komen er geen meer.

calls-title = Hoe we je roepen
calls-lead = Wie om de beurt speelt, wil weten wanneer hij aan de beurt is. Dit staat allemaal uit tot je het aanzet, en hoort bij je plaatsen, niet bij een account.
calls-change = Veranderen
calls-ways = Wegen
calls-when = Wanneer
calls-browser = Deze browser
calls-browser-about = zolang een pagina van Argosy of de geïnstalleerde app open is, ook op de achtergrond
calls-denied = Deze browser staat het niet toe. Kijk in de instellingen voor deze site.
calls-mail = Mail
calls-mail-none = nog geen adres
calls-mail-off = dit huis verstuurt geen mail
calls-mail-address = Je adres
calls-mail-about = Hoogstens één mail per beurt, met de link naar je tafel. Een nieuw adres moet eerst bevestigd worden.
calls-confirmed = bevestigd
calls-not-confirmed = nog niet bevestigd: kijk in je mail
calls-hook = Webhook
calls-hook-none = voor Discord, Slack, ntfy en je eigen programma’s
calls-hook-ready = klaar
calls-hook-failed = laatste oproep mislukt: { $why }, { $ago }
calls-hook-address = Adres van de webhook
calls-hook-about = Na drie mislukkingen stoppen we tot je het opnieuw bewaart.
calls-hook-stopped = Drie keer mislukt, dus we zijn gestopt. Klopt het adres nog? Bewaar het om opnieuw te beginnen.
calls-sound = Scheepsbel
calls-sound-about = twee korte slagen als je aan de beurt bent
calls-short-browser = Browser
calls-short-mail = Mail
calls-short-hook = Webhook
calls-kind-turn = Ik ben aan de beurt
calls-kind-vote = Er is een stemming
calls-kind-joined = Een vriend is gaan zitten
calls-kind-begins = Een tafel begint
calls-kind-invited = Iemand nodigt me uit
calls-kind-over = Een spel is afgelopen
calls-kind-talk = Iemand heeft me geschreven
calls-kind-short = Mijn tijd raakt op
calls-quiet = Stille uren
calls-quiet-about = Wat er tussendoor komt, wordt daarna in één bericht verteld.
calls-from = Stil vanaf
calls-to = Stil tot
calls-digest = Eén keer per dag voor spellen om de beurt
calls-digest-about = Alles wat daar op je wacht, in één bericht op dit uur.
calls-keep = Bewaren
calls-try = Stuur me er nu een
calls-tried = Verstuurd. Het zou er zo moeten zijn.
calls-off = Alles uitzetten
calls-tables = Tafel voor tafel
calls-mute = Dempen
calls-muted = Gedempt

me-title = Mijn plekken
me-lead = Je tafels, campagnes en mensen, zonder account: deze browser is de sleutel.
me-asked = Je bent uitgenodigd
me-decline = Nee, bedankt
me-done = Afgelopen spellen
me-found = { $n ->
    [one] één
   *[other] { $n }
}
me-search = Spel, speler of tafel
me-search-go = Zoeken
me-none-done = Niets gevonden.
me-device = Een ander apparaat
me-device-about = Een link of een vierkant voor de camera waarmee alles van jou op een ander apparaat opengaat. Vanaf dan zijn beide jij.
me-device-go = Link maken
me-device-once = Hij werkt één keer en een kwartier lang. Wie hem opent, is jij: laat hem aan niemand anders zien.
me-sign-off = Alle andere apparaten afmelden
me-sign-off-ask = Alle andere apparaten afmelden? Alleen deze browser blijft jij; plaatsen die elders met de link van de plaats zijn geopend, blijven daar open.
me-people = Mensen met wie je speelde
me-games-together = { $n ->
    [one] één tafel samen
   *[other] { $n } tafels samen
}
me-which-game = Welk spel
me-invite = Uitnodigen
me-no-people = Nog niemand.
me-all = Alles van mij
me-all-about = Alles wat dit huis van je bewaart, in één bestand; of voorgoed weg. Spellen met anderen gaan zonder je naam verder.
me-export = Downloaden
me-forget = Alles wissen
me-forget-ask = Alles van jou voorgoed wissen: plaatsen, spellen alleen, campagnes, notities, gesprekken en instellingen? In spellen met anderen nemen bots je plaatsen over.

pass-title = Je plekken op dit apparaat
pass-head = Alles van { $name } ook hier?
pass-ask = Tafels, campagnes en instellingen gaan ook in deze browser open. Wat hij eerder had, komt mee.
pass-go = Hier openen
pass-is-you = Vanaf dan is deze browser die persoon. Weet je niet waar de link vandaan komt, sluit dan de pagina.
pass-here = Deze browser heeft het al.

offline-head = Geen wind
offline-about = Er is geen netwerk, of het huis antwoordt niet. Je tafels zijn daar veilig; er gaat geen zet verloren.
offline-again = Opnieuw proberen
