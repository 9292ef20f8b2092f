campaign-name = Kampagne
campaign-players = wer spielt
campaign-games = Partien
campaign-stands = wo sie steht
campaign-is-over = die Geschichte ist zu Ende
campaign-is-left = verlassen
campaign-how = Beginnen: argosy campaign begin NAME --seats me,mate · Weiterspielen: argosy campaign continue NAME · Nachlesen: argosy campaign tell NAME
campaign-game = Partie { $n }
campaign-next = { $games ->
    [one] Die erste Partie ist vorbei.
   *[other] { $games } Partien sind vorbei.
} So geht die Geschichte weiter: argosy campaign continue { $name }
campaign-ended = Nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} ist die Geschichte zu Ende. Nachlesen: argosy campaign tell { $name }
campaign-kept = Die Partie ist aufgehoben. Weiterspielen: argosy campaign continue { $name }
campaign-left = Ihr habt die Kampagne „{ $name }“ verlassen. Nachlesen könnt ihr sie weiterhin: argosy campaign tell { $name }
campaign-verified = { $name } stimmt: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}, und jede beginnt, wo die vorige aufgehört hat.
error-no-campaigns = { $game } hat keine Kampagne.
error-no-such-chapter = { $game } hat kein Kapitel { $chapter }; es gibt die Kapitel 1 bis { $last }.
error-no-such-campaign = Eine Kampagne namens „{ $name }“ gibt es nicht. { $count ->
    [0] Beginnen: argosy campaign begin { $name }
   *[other] Vorhanden: { $names }.
}
error-campaign-exists = Eine Kampagne namens „{ $name }“ gibt es schon. Spielt sie weiter, oder wählt einen anderen Namen.
error-campaign-over = Die Kampagne „{ $name }“ ist vorbei: Ihre Geschichte ist zu Ende, oder ihr habt sie verlassen.
error-campaign-name = „{ $name }“ kann keine Kampagne heißen; erlaubt sind bis zu 40 Buchstaben, Ziffern, _ und -.
error-not-this-game = Das ist keine beendete Partie, die dort weitergeht, wo die Kampagne „{ $name }“ steht.
error-game-going-on = Eine Partie von „{ $name }“ läuft noch, mit { $players }. Spielt sie zuerst zu Ende: argosy campaign continue { $name }
error-broken-campaign = { $file } ist keine Kampagne, die man weiterspielen kann: { $why }.
