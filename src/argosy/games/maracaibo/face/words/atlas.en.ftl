# What the campaign changed in the world, in plain rules.

legacy-about-l1 = Puerto Cabezas is a city with a market. Its action fulfils the quest that lies there.
legacy-about-l2 = The crossing to Port Royal costs 3 movement points.
legacy-about-l3 = Cartagena is closed: no city tile, no main action, no marker there.
legacy-about-l4 = A new city beside Cumaná for whoever has explored as far as space 4. The way there and back costs 3 movement points each.
legacy-about-l5 = Who ends a move there takes a figure before the main action.
legacy-about-l6 = In a fight: a marker of the fighting nation on a free space for 3 influence and 8 doubloons.
legacy-about-l7 = A new city beyond Portobello for whoever has explored as far as space 11.
legacy-about-l8 = The crossing to Tortuga costs 3 movement points.
legacy-about-l9 = In a fight, for whoever has explored as far as space 5: a marker of the fighting nation for 12 doubloons.
legacy-about-site = Who ends a move in { $place } may build: { $gain } for { $pay }, and a disc off the ship. It has { $spaces } places.
legacy-about-skull = No village action as main action. Quests and assistants still work.
legacy-about-goal = Whoever reaches { $place } takes 6 points.
atlas-cards = { $n ->
    [one] One new card
   *[other] { $n } new cards
}
atlas-chart = The Caribbean as the story has left it
atlas-strip = The part of the chart that the card speaks of
atlas-goes-on = the story goes on here
