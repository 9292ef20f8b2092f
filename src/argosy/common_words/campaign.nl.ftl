campaign-name = campagne
campaign-players = wie speelt
campaign-games = partijen
campaign-stands = waar ze staat
campaign-is-over = het verhaal is uit
campaign-is-left = verlaten
campaign-how = Beginnen: argosy campaign begin NAAM --seats me,mate · Verder spelen: argosy campaign continue NAAM · Nalezen: argosy campaign tell NAAM
campaign-game = Partij { $n }
campaign-next = { $games ->
    [one] De eerste partij is voorbij.
   *[other] { $games } partijen zijn voorbij.
} Zo gaat het verhaal verder: argosy campaign continue { $name }
campaign-ended = Na { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} is het verhaal uit. Nalezen: argosy campaign tell { $name }
campaign-kept = De partij is bewaard. Verder spelen: argosy campaign continue { $name }
campaign-left = Jullie hebben de campagne “{ $name }” verlaten. Nalezen kan nog steeds: argosy campaign tell { $name }
campaign-verified = { $name } klopt: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} met { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}, en elke partij begint waar de vorige ophield.
error-no-campaigns = { $game } heeft geen campagne.
error-no-such-chapter = { $game } heeft geen hoofdstuk { $chapter }; kies er een van 1 tot { $last }.
error-no-such-campaign = Er is geen campagne die “{ $name }” heet. { $count ->
    [0] Beginnen: argosy campaign begin { $name }
   *[other] Bewaard zijn: { $names }.
}
error-campaign-exists = Er is al een campagne die “{ $name }” heet. Speel die verder, of kies een andere naam.
error-campaign-over = De campagne “{ $name }” is voorbij: het verhaal is uit, of jullie hebben haar verlaten.
error-campaign-name = “{ $name }” kan geen naam van een campagne zijn; gebruik hooguit 40 letters, cijfers, _ en -.
error-not-this-game = Dit is geen gespeelde partij die verdergaat waar de campagne “{ $name }” staat.
error-game-going-on = Een partij van “{ $name }” is nog bezig, met { $players }. Speel die eerst uit: argosy campaign continue { $name }
error-broken-campaign = { $file } is geen campagne die verder gespeeld kan worden: { $why }.
