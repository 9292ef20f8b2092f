# lobby
lobby-hello = Vier zeespellen aan één tafel
lobby-what = Goa, Grog Island, Amerigo en Maracaibo met alle regels, in je browser. Geen account, niets te installeren.
lobby-new-here = Nieuw bij deze spellen?
lobby-guided = Speel een begeleide eerste partij { $game }. Na twintig seconden zet je zelf; de regels komen als je ze nodig hebt.
lobby-learn-in = { $game } leren in { $n } minuten
lobby-learn-on = Verder met { $game } leren
lobby-other-lessons = een ander spel
lobby-all-lessons = alle lessen
lobby-now = Speel meteen tegen bots
lobby-i-am = Ik heet
lobby-and-play = en speel
lobby-against = tegen
lobby-all-options = Alle mogelijkheden
lobby-play-game = { $game } spelen
lobby-honest = Eerlijke bots
lobby-honest-how = Ze krijgen wat jij op hun plaats zou zien, en verder niets.
lobby-friends = Vrienden via een link
lobby-friends-how = Live, of een zet per dag. Terugnemen, tips en wat er sinds je laatste beurt gebeurde.
lobby-after = Terugblik na het spel
lobby-after-how = Waar het gewonnen en verloren werd, zet voor zet.
lobby-back = Welkom terug, { $name }
lobby-back-nameless = Welkom terug
lobby-wait = { $n ->
    [0] Er wacht geen tafel op je.
    [one] Er wacht één tafel op je.
   *[other] Er wachten { $n } tafels op je.
}
lobby-continue = Verder spelen
lobby-you-to-move = jij bent aan zet
lobby-others = Anderen denken na
lobby-history = Afgelopen spellen
lobby-since = { $name } is aan zet, sinds { $ago }
lobby-new-table = Nieuwe tafel
lobby-players = { $least }–{ $most } spelers
lobby-who = Wie vaart er mee
lobby-seats-of = { $n } van { $least }–{ $most } plaatsen
lobby-at-table = Aan deze tafel
lobby-hints-help = Iedereen mag vragen wat een kapitein zou doen. Tussen mensen pas als iedereen ermee instemt.
lobby-coach-help = Spreekt als iets voor het eerst voorkomt en als een zet veel weggeeft, en laat je die terugnemen. Alleen waar je met bots alleen bent.
lobby-public = In de lobby vermeld
lobby-public-help = Iedereen kan meespelen of kijken.
lobby-several-help = Voor twee mensen die ergens anders een scherm delen.
lobby-what-they-change = wat ze veranderen
lobby-pace-none-help = Speel wanneer je wilt. Goed voor één avond.
lobby-pace-turns = Een paar zetten per dag
lobby-pace-turns-help = Zoveel tijd voor elke zet; bots hebben die niet nodig.
lobby-pace-clock = Live met een klok
lobby-pace-clock-help = Zoveel tijd voor elke speler voor het hele spel, en een halve minuut per beurt.
lobby-days = { $n ->
    [one] één dag
   *[other] { $n } dagen
}
lobby-bots-honest = Een bot krijgt wat zijn plaats mag zien en verder niets: geen verborgen geld, geen stapel, geen schudden. Sterke bots kijken vooruit; geen ervan kijkt in je kaarten.
lobby-level-deckhand = Vuistregels, meteen. Voor eerste spellen.
lobby-level-mate = Weegt elke zet van de eigen beurt. Een eerlijke tegenstander.
lobby-level-captain = Kijkt vooruit en schat wat verborgen is. Moeilijk te verslaan.
lobby-level-admiral = Kijkt vooruit als een kapitein, geleid door wat hij uit talloze eigen partijen leerde. Sterker speelt hier niemand.
lobby-js-here = Hier
lobby-js-link-help = Je krijgt een link na “Hijs de zeilen”. Wie hem opent heeft de plaats nog niet; je vriend typt een naam en gaat zitten.
lobby-js-and = en
lobby-js-hints = tips
lobby-js-coach = coach
lobby-js-alone = alleen
lobby-js-with = met
