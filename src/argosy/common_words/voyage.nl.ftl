# Campagnes in de browser.

voyage-error-no-vote = Er is nu geen stemming waarin jij gevraagd wordt.
voyage-error-none = Hier is geen campagne voor jou. Vraag wie haar speelt om een uitnodiging.
voyage-error-goes-on = Er loopt nog een spel van deze campagne. Speel dat eerst uit.
voyage-error-ended = Deze campagne is afgelopen. Je kunt haar lezen, controleren en downloaden, en een nieuwe beginnen.
voyage-error-not-captain = Dat beslist alleen wie de campagne is begonnen.
voyage-error-not-aboard = Je speelt nu niet mee in deze campagne.
voyage-error-untold = Die bladzijde van het verhaal is nog niet verteld.

voyage-title = Campagne
voyage-mine = Campagnes
voyage-lead = Meerdere spellen achter elkaar: het verhaal gaat verder, en wat gebeurd is, blijft gebeurd.
voyage-yours = Jouw campagnes
voyage-none = Nog geen. Begin er een, alleen of met vrienden.
voyage-open = Openen
voyage-bring = Een campagne meebrengen
voyage-bring-about = Het bestand van een campagne, van hier of uit de terminal. Elk spel erin wordt nagespeeld voordat ze wordt overgenomen.
voyage-bring-go = Overnemen
voyage-name = Naam van de campagne
voyage-who-plays = Wie er speelt
voyage-nobody = niemand
voyage-jean = Hoe sterk Jean is als je alleen speelt
voyage-from = Waar ze begint
voyage-from-chapter = { $n ->
    [1] Bij het begin
   *[other] Met hoofdstuk { $n }
}
voyage-begin = Campagne beginnen

voyage-chapters = Hoofdstukken
voyage-chapter = Hoofdstuk { $n } · { $title }
voyage-of = { $n } van { $of }
voyage-untold = nog niet verteld
voyage-captains = De kapiteins
voyage-captain = { $won ->
    [0] beste { $best }
   *[other] { $won } gewonnen, beste { $best }
}
voyage-games = { $n ->
    [0] nog geen spel
    [one] één spel
   *[other] { $n } spellen
}
voyage-no-game-yet = Er is nog geen spel afgelopen.
voyage-chart = Zeekaart van de campagne
voyage-so-far = Het verhaal tot nu toe
voyage-cards-again = { $n ->
    [one] Eén bladzijde om terug te lezen
   *[other] { $n } bladzijden om terug te lezen
}
voyage-changes = Wat er in de wereld veranderd is
voyage-no-changes = Nog niets. Dat blijft niet zo.
voyage-new = nieuw
voyage-nothing-told = Geen kaart werd vervuld
voyage-alone-won = gewonnen met { $points }
voyage-alone-lost = verloren met { $points }
voyage-options = Rond de campagne
voyage-file = Bestand downloaden
voyage-file-about = Het bestand bevat elk afgelopen spel. “argosy campaign” speelt het in de terminal verder, en hier kun je het weer meebrengen.
voyage-verify = Controleren
voyage-verified = Alle spellen zijn nagespeeld: elk begint waar het vorige eindigde.
voyage-rename = Hernoemen
voyage-leave = Campagne beëindigen
voyage-leave-ask = Deze campagne voor iedereen beëindigen? Lezen en downloaden kan nog steeds.
voyage-step-back = De bemanning verlaten
voyage-step-back-ask = De bemanning verlaten? Vanaf het volgende spel speelt een bot voor jou.

voyage-now-gone = De campagne is verlaten
voyage-now-gone-about = Het verhaal is nog te lezen.
voyage-now-ended = Het verhaal is uit
voyage-now-ended-about = Bedankt dat jullie het hebben uitgespeeld.
voyage-now-next = Nu: spel { $n }
voyage-now-next-about = Bekijk wat er wordt klaargelegd, beslis wie er speelt, en vaar uit.
voyage-now-game = Spel { $n }
voyage-now-vote = Nu: een stemming
voyage-now-vote-about = Hoe moet het verhaal verdergaan? Nog aan het denken: { $names }.
voyage-now-yours = Je bent aan de beurt.
voyage-prepare = Het spel voorbereiden
voyage-to-table = Naar de tafel
voyage-to-atlas = Naar de atlas
voyage-vote = Stemmen
voyage-look-vote = Naar de stemming
voyage-read-again = Het verhaal lezen

voyage-card-front = Kaart { $n }
voyage-card-back = Kaart { $n }, achterkant
voyage-page-front = { $n } · { $title }
voyage-page-back = { $n } · { $title }, achterkant
voyage-speaks = { $name } vertelt.
voyage-speaks-now = vertelt
voyage-goes-on-at = Het verhaal gaat verder in
voyage-pays = Wie daar komt, betaalt
voyage-gains = en krijgt
voyage-around = Rond de tafel
voyage-has-read = heeft het gelezen
voyage-not-read = onderweg
voyage-have-read = Ik heb het gelezen
voyage-more-pages = { $n ->
    [one] Nog één bladzijde
   *[other] Nog { $n } bladzijden
}
voyage-later = Later
voyage-aloud = Voorlezen
voyage-no-hurry = Niemand hoeft zich te haasten: iedereen leest wanneer het uitkomt.
voyage-page-before = Vorige bladzijde
voyage-page-after = Volgende bladzijde

voyage-which = Hoe moet het verhaal verdergaan?
voyage-rule = De meeste stemmen beslissen. Bij gelijke stand beslist { $name }, die de kaart voorlas.
voyage-rule-alone = Jij beslist.
voyage-votes = Stemmen
voyage-votes-cast = { $n } van de { $of } hebben gestemd
voyage-reads = leest voor
voyage-voted = heeft gestemd
voyage-thinking = denkt na
voyage-bot-votes = loot aan het eind
voyage-your-vote = jouw stem
voyage-may-change = Je mag je stem veranderen tot iedereen heeft gestemd. Dan staat het in de atlas.
voyage-nobody-knows = Waar een deur heen leidt, weet nog niemand. De andere blijft in deze campagne dicht.
voyage-look-atlas = In de atlas kijken
voyage-read-and-vote = Kaart lezen en stemmen
voyage-decided = Zo is het besloten

voyage-next-title = Spel { $n }: { $title }
voyage-last = Het laatste spel
voyage-look-game = Nog eens bekijken
voyage-laid = Wat er wordt klaargelegd
voyage-laid-goes-on = Het verhaal gaat verder in { $place }: { $pays }.
voyage-laid-reward = De beloning: { $gains }.
voyage-laid-quests = Quests in { $places }.
voyage-laid-new = Nieuw: { $title }. { $about }
voyage-aboard = Aan boord
voyage-begins = { $name } begint
voyage-waits = Ongeveer { $minutes } minuten. Tussen de spellen wacht de campagne zo lang jullie willen.
