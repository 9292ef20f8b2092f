# The story of the campaign, "The Atlas of Small Fires", in English: our own people, plot and sentences.
# A card has a title, a front that is read when it is laid out, and a back that is read when it was fulfilled.

## How the story is told

part-story = { $n }, “{ $title }”
part-story-tile = story tile { $n }
story-task = In { $place }: { $pay } for { $gain }
story-task-site = { $n } of { $spaces } discs { $n ->
    [one] lies
   *[other] lie
} on “{ $tile }” in { $place }. Whoever stops there may build: { $gain } for { $pay }, and a disc off the ship
story-task-done = The story quest is fulfilled; the back is read at the end of the round
log-story = Story card { $card }. { $voice } speaks:
log-story-task = The task: { $task }.
log-story-read = { $seat } reads the back of story card { $card }. { $voice } speaks:
    .seat = You read the back of story card { $card }. { $voice } speaks:
log-story-chapter = Chapter { $n }: { $title }
log-story-chosen = So it is decided: { $option }
log-story-closed = Story card { $card } goes back into the box.
log-story-next = Next comes story card { $card }. It will be read when the next game begins.
log-story-ends = The campaign ends: “{ $ending }”.
log-tiles-come = Comes into play: { $tiles }.
log-tiles-go = Leaves the game: { $tiles }.
log-recovers = { $place } recovers: a new city tile lies there.
log-cards-discard = New project cards on the discard pile: { $cards }.
log-cards-deck = New project cards are shuffled into the draw pile: { $cards }.
fact-story = Story { $card }: { $task }
preview-story = { $card }: { $task }
ask-vote = How shall the story go on after card { $card }? The majority decides, in a tie the reader, who votes last.
ask-vote-alone = How shall the story go on after card { $card }? You decide.
what-vote = how the story shall go on
move-vote = { $option }
log-vote = { $seat } votes: { $option }
    .seat = You vote: { $option }


## The campaign

story-title = The Atlas of Small Fires
story-premise = Lázaro Quintal, chart-maker of Havana, drew the best atlas of the Caribbean, with everything on it, including the places that live because they are on no map. Then he cut it into seven sheets. His daughter Inés collects them again, and learns what a map can do to the people who are on it.

story-chapter-1 = Seven Seals
story-chapter-2 = The Mark of the Hearth
story-chapter-3 = Fever
story-chapter-4 = Nine Days Upriver
story-chapter-5 = Two Springs
story-chapter-6 = Borrowed Ground
story-chapter-7 = Silver
story-chapter-8 = The Great Book
story-chapter-9 = San Gil
story-chapter-10 = Three Kings
story-chapter-11 = Whose Map

story-ending-charter = The King’s Shelf
story-ending-charter-about = The atlas goes under seal to Seville, against seven articles that leave the fires in peace as long as somebody defends them.
story-ending-sale = The Highest Bidder
story-ending-sale-about = The atlas is sold and the money divided. The hearths have to move; the captains are rich.
story-ending-holes = The Chart with Holes
story-ending-holes-about = The chart is printed for everyone, with the hidden places left blank.
story-ending-keepers = Seven Keepers
story-ending-keepers-about = Every sheet goes home to the people on it. Nobody ever holds the whole again.

## Who speaks

story-voice-ines = Inés Quintal
story-voice-simon = Simón
story-voice-juana = Juana Cedrón
story-voice-grandmother = The Grandmother of the Ford
story-voice-gracia = Gracia Bran
story-voice-patience = Aunt Patience
story-voice-ana = Ana
story-voice-jacinto = Jacinto
story-voice-luisa = Luisa
story-voice-nicolasa = Nicolasa
story-voice-pilot = The Pilot

## Chapter 1

story-1 = A Clerk in Portobello
story-1-front = They buried my father in Havana on Tuesday, in a nailed coffin three inches too short for him. I am Inés Quintal; I was raised among rulers and I notice such things. His last atlas is gone from its case. He had cut it into seven sheets and sent them to seven keepers. Only the sealed cover is left, with the first address inside: Pieter Sluys, clerk, Portobello. The House of Velluti got there before us. Captains, there are two large men on his stairs.
story-1-back = The large men left by the window, which was shut. Pieter Sluys thanked you, wept a little and wiped his spectacles on a bill of lading. He keeps books for Velluti, he said, the house that holds the contract for selling Africans in the Indies, and he would rather not say what is in the books. From the hollow spine of one of them he drew sheet one: the Isthmus coast, every cove of it sounded. Beside eleven of those coves my father had inked a mark I had never seen him use, a tiny roof with a fire under it. “I asked him,” said Pieter. “He told me that it was the most expensive symbol he ever drew.” The second address was on the reverse.

story-2 = The Goat in the Bargain
story-2-front = The second keeper, Tía Remedios, lends money in Puerto Plata and remembers every debt since the founding of the town. My father left sheet two with her as a pledge; against what, she will not say until it is redeemed. The price is two doubloons. “And you take the rest of the pledge as well,” she adds, looking relieved in a way I do not like. Something behind the counter is eating a broom.
story-2-back = The rest of the pledge was a goat. He is called Obispo, on account of his beard and his opinions, and by the time Remedios had found her receipt book he had eaten an inch and a half off the corner of sheet two. Nine leagues of Guadeloupe, gone. I have now surveyed the goat from both ends and see no hope of recovery. The rest of the sheet shows the windward islands, with four more of those little fires, all in places where the printed charts say that nothing lives. My father wrote a line along the margin: “Ask the woman whom both halves of St. Kitts have sentenced. If she refuses to answer, she is the right one.”

story-3 = Twice Guilty
story-3-front = St. Kitts is half English and half French, and the woman in the stocks stands exactly on the line. Each half has condemned her for stealing the same boat, which she built, without one nail. She is Kalinago; the whole island was her grandparents’ until the two nations agreed on one thing, which was to kill them. She is also the best pilot in these waters. Either court will release her to someone who proves in writing that the other is satisfied. Bring books. Thick ones.
story-3-back = Nobody in either court had ever read the other’s law, so we read it to them, slowly, for six hours. In the end the English found her guilty under a French ordinance and the French acquitted her under an English one, and both withdrew for rum with a fine outstanding. The woman had listened to it all with great attention, as one listens to weather. I asked for her name. “You people have written down enough of our names,” she said. “Call me what I do.” So she is the Pilot. She looked at the small fire on sheet one for a long moment and folded the sheet shut. “Get me off this island. After that I will decide what you are.”
story-3-choice-1 = Pay the fine, and leave with papers in order.
story-3-choice-2 = Take her out tonight, in her own boat.

story-5 = An Elbow on the Scale
story-5-front = The fine is set in tobacco, because on these islands everything is, down to the sexton’s wage. Four hundredweight of leaf, to be weighed at Martinique by a royal official who rests his elbow on the scale. The Pilot says she would sooner swim. But when it is paid she can walk through any harbour with her head up, and one of us ought to have the pleasure of dealing with that elbow.
story-5-back = Barrel by barrel the leaf went up, and barrel by barrel the elbow came down, until the Pilot remarked in excellent French that the gentleman’s arm seemed to be unwell and ought to be bled. After that the scale told the truth. She sailed out in her own boat with the stamped release inside her hat. It is the first paper from that office, she says, which ever gave her people something instead of taking it, and she does not expect to collect the set. On the second night out she unfolded sheet one herself. “Fires,” she said. “He has drawn the fires. People live in these places because nobody has drawn them. Do you understand now what your father made?”

story-6 = The Boat without Nails
story-6-front = Her boat lies chained behind the English magazine: thirty feet of cedar and not a nail in it. The Pilot has opened the padlock with a fishbone and would like to know what is keeping us. By sunrise two garrisons will be arguing about whose prisoner she was. Be at San Juan before they finish, and come in fast, as if you had been at sea all week. Nobody looks at a ship in a hurry. They look at one that lingers.
story-6-back = We came into San Juan with every sail drawing, shouting for water and complaining about the price of onions, and the harbour guard waved us through out of pure boredom. The Pilot’s boat followed at dusk under a heap of nets. Behind us the English had fired on the French for letting her go and the French on the English, and both had hit the same pigsty. She allowed herself half a smile. Then she unfolded sheet one across her knees. “Fires,” she said. “He has drawn the fires. People live in these places because nobody has drawn them. Do you understand now what your father made?”


## Chapter 2

story-7 = No Questions, Two Helpings
story-7-front = My father’s survey sloop, the Paciencia, floats again; she leaks no more than is polite, and the pelican in her cabin has been made figurehead. What we lack is hands who will not sell what they see. The Pilot names the one harbour where that can be tested: Tortuga, where everything is for sale. The third keeper lives there, Barnaby Oake, once a navy cook, with sheet three in his recipe box. He will join us if somebody minds his stall. Leave a reliable person, if you have one.
story-7-back = The stall-minder was robbed twice before noon and made a profit anyway, which is Tortuga in one sentence. Barnaby came aboard with a cauldron, a fiddle and sheet three, slightly greasy, showing the bays of Hispaniola where runaways boil salt. He had cooked nineteen years for the King of England, or whoever was minding the place, and been paid for twelve. “Your father ate here every spring,” he told me. “Cried into the stew. I put it down to the pepper.” On the quay a line had formed: a carpenter who had bought her own freedom, two deserters from opposite navies, a boy with a cutlass taller than himself. All had heard of a ship that asked no questions and served two helpings.

story-10 = The Deaf Friar
story-10-front = Fray Anselmo of Cumaná has been deaf since the governor told him to count children for the pearl boats. He hears confession perfectly well. The fourth sheet is sewn into his winter cloak, and he is open to a trade: a book and a map for the school he keeps for the divers’ families, whom no one else thinks worth the paper. “Speak up,” he says, “and say something I would like to hear.”
story-10-back = He unpicked the cloak with a bread knife and gave us the Pearl Coast, with its dead oyster beds and the graves of the divers beside them. My father had sounded those as well. Then the friar stopped being deaf altogether. “The Santa Ventura lies off La Guaira,” he said. “Velluti’s ship. Two hundred and eleven people, eighteen days under the hatches, because the factor is waiting for a better price. I have written to the bishop. The bishop is also deaf.” Nobody mentioned the atlas after that. The Pilot was already drawing the anchorage on the refectory table, in flour.
story-10-choice-1 = By crowbar: board her at night and break the hatches open.
story-10-choice-2 = By paperwork: forge a certificate that forces her to land everyone.

story-11 = By Crowbar
story-11-front = No moon, an ebb tide and thirty oars wrapped in Barnaby’s aprons. The Santa Ventura keeps twelve men on deck and all of them watch the shore, for it has not occurred to anyone that somebody might come from the sea, and not for money. Bring people who can fight in the dark and who know when to stop. The hatches come first. The captain can wait.
story-11-back = Let me tell this part; I was under the hatch. You learn feet down there. That night the wrong feet came, bare ones, and then iron bit the wood above my face and there were stars in the gap. Two hundred and four of us climbed out. Seven did not, and we carried them up too. A cook gave me soup and apologised for it. My name is Simón. My aunt speaks for a town that is on no map, and I will walk these people there by roads which I am not going to describe. I have seen your paper with the fires. They are all wrong, by the same step each; whoever drew that was ashamed in time. Keep them wrong. Soldiers are already marching into La Guaira to ask who helped.
story-11-rule = On the back, L23 comes into play: no village action as main action at Caracas.

story-12 = By Paperwork
story-12-front = A ship with fever aboard has to be emptied onto a clean beach, aired for forty days and approached by nobody. That is the law in the ports of all three crowns. So a borrowed seal, Barnaby’s shaky signature and my best Sevillian script are going to give the Santa Ventura the worst fever in the history of paper. We need works of reference. The symptoms must be dreadful and the spelling perfect.
story-12-back = Let me tell this part; I was under the hatch. A man with a cloth over his face read out our death in beautiful Spanish, and the crew went over the side faster than the rats. Two hundred and four of us walked onto that clean beach. Seven had died already, of nothing that needed forging. By morning the beach was empty and the paper said we were all buried. My name is Simón. My aunt speaks for a town that is on no map, and I will walk these people there by roads which I am not going to describe. I have seen your sheet with the fires. They are all wrong, by the same step each; whoever drew that was ashamed in time. Keep them wrong. And your fever is famous now. Guard boats are stopping everyone.
story-12-rule = On the back, L2 comes into play: the crossing from Santa Marta to Port Royal costs 3 movement points.


## Chapter 3

story-13 = The Chapel of the Shipwrecked
story-13-front = At San Juan there is a chapel for those whom the sea gives back, and its walls are covered with names: captains, pilots, a bishop. The seven who died in the hold of the Santa Ventura are not among them. Nobody could say what they were called. The fishermen have begun to add a room on the lee side. Helping costs nothing. Stop there, bring a plank or an hour, and take a coin from the plate if you are poor. They insist on that.
story-13-back = I came with some of the others to see the room. Between us we had names for four of the seven. Another had only sung, so the cook fetched his fiddle, and I hummed until he had it right, and that is on the wall now as a row of notes. For two we had nothing at all. The mason wanted to carve Unknown. An old woman said that they were not unknown, they were known very well, only not here. So in two places the wall has been left smooth, at the height of a hand, and people touch it as they go in. Those stones are already darker than the rest.
story-13-rule = L10 lies at San Juan. A ship that ends its move there may, before its main action, take the gain of the tile and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.

story-14 = A Basket on a Rope
story-14-front = Cartagena has shut its gates on a fever that kills in five days, and those who owned carriages left on the first. The poor, the convents and some thousands of enslaved people were not asked. Our fifth keeper is inside: Juana Cedrón, freedwoman, herbalist, warned twice by the Inquisition for curing people. She lets down a basket from the wall with a list in it. No letter. Herbs, and quantities that frighten me.
story-14-back = Write this as I say it, girl. Bark for the shaking, lime and salt for the emptiness, clean water for everyone, and you may tell the physicians who ran that there was never anything wrong with the air. The dead are carried out by men who have no choice in it, so those men die next, and nobody counts them. I count them. Four hundred and six since Sunday, and I have their names where I could get them. Your father’s sheet is under the one bed in Cartagena that no one will search: there is a sick man in it, and tomorrow there will be another. I need food sent in every day. I do not care by what door.
story-14-rule = L3 closes Cartagena: its city tile goes back to the box, a nation marker there leaves the game and none may be placed. Neither city nor village actions can be the main action there; quests and assistants still work. L20 forbids village actions as main action at Santa Marta.
story-14-choice-1 = By the front: ask the royal inspector for passes through the cordon.
story-14-choice-2 = By the back: run soup and herbs past the cordon in small boats.

story-15 = The Lawful Mile
story-15-front = Don Baltasar Orrego, inspector to His Majesty, carries a portable desk and has never accepted a gift larger than a pear. He agrees with Juana about the water. He also agrees with the regulations, which allow one supply boat a day, after inspection, for two doubloons and a receipt in triplicate. “The law is slow,” he says, “but it arrives.” His guard boats search whatever puts out from Santa Marta. Go there, pay, and get the stamp.
story-15-back = On the fourth day Don Baltasar inspected our soup in person, lifted the lid and asked what was in it. “Everything,” said Barnaby. He stamped the pot. By the second week the fee had been waived, on grounds that he discovered in a decree of 1583, and the guard boats were carrying barrels for us. He does not smile. But he began to copy the names of the dead from Juana’s list, including those whom the city enters as merchandise, and when the notary objected he asked under which regulation a corpse is merchandise. The notary is still looking. We have bread going in by daylight. It is not enough. It is a great deal more than none.
story-15-rule = L2: while the guard boats search, the crossing from Santa Marta to Port Royal costs 3 movement points.

story-16 = The Soup Fleet
story-16-front = Barnaby has studied the cordon and found it commanded by people who dine at six. Between six and half past, he argues, the sea belongs to soup. Fourteen fishing boats will slip in below the walls with cauldrons amidships. Portobello has the kettles, the limes and, since yesterday, its first cases. Fetch what we need and be gone before sickness or customs men come aboard. No dawdling: four leagues at a stretch, or more.
story-16-back = For thirteen evenings Cartagena was fed by a navy that flew a dishcloth. The cordon fired on it once, hit a cauldron of plantain and was never forgiven by Barnaby, who sent the commander a bill. Juana’s people hauled the pots up on ropes and sent the empties down scrubbed. A boy of nine named the boats after soups that he meant to taste some day. He did not live to taste them all, and so the one called Chicken with Saffron now sails first, and nobody overtakes her. The fever has followed the fishing boats to other beaches. We knew it might. We go on boiling.
story-16-rule = L21 forbids village actions as main action at Portobello; quests and assistants still work.

story-17 = A Door Nobody Is Locked Behind
story-17-front = Juana wants a hospital outside the walls, on the sandbar at Santa Marta, where boats can land the sick and the wind is clean: mats, cisterns, a kitchen, a door that nobody is locked behind. The council of Cartagena wants a wall around it and someone to blame. She has sent them a drawing of the wall, to keep them busy, and started on the cisterns. The kitchen needs maize. We build until there is a mat for every name on her list.
story-17-back = It opened without a ribbon. The first patient was a councillor who had voted for the wall; Juana gave him the mat beside the door, so that he could watch who else came in. Under that roof the owner and the man he owned lay an arm’s length apart and asked for water in the same voice. Some remembered it afterwards. Most did not, and she had not expected them to, which is why sixteen people listed as dead went out by the rear at night, with new names and a guide called Simón. The fever left Santa Marta as the mats filled and emptied. A priest came to bless the place. She put him to work.

story-18 = Without a Licence
story-18-front = The city has recovered enough to arrest the woman who saved it. The Holy Office accuses Juana Cedrón of curing without a licence, by unknown means and with suspicious success. Don Baltasar Orrego, the royal inspector, has made them hold the hearing in public; he found a decree. Now she needs one witness who will stand up in that room, say what happened, and accept what such people have to accept. Choose somebody steady. They may not sail with you again for a while.
story-18-back = They asked who taught me. I said my mother, who had it from hers in Guinea, and an old woman of this coast whose name your fathers did not keep. They asked what was in the cup. I told them, and the secretary wrote it all down, twice, because he had a sick child. They could hardly burn me after that; half of the bench had drunk it. So I am fined, forbidden to heal, and must hand my recipes to a physician, who will be praised for them. I have been robbed by better people. Here is sheet five, from under the last bed. Your father’s fires are in the mangroves there, and I have treated every child who sits beside them.


## Chapter 4

story-20 = The Landing
story-20-front = Five sheets, and every fire on them is false by the same step. The correction must be on the seventh, but where its address should be my father drew an empty chair. The sixth address is a river: “Behind Cumaná, upstream until the water divides, then ask the Grandmother.” We need canoes, a store and a path around the first rapids. Fray Anselmo lends us his pupils, who know the bank, and his cloak, which knows the mosquitoes. Two doubloons will see to the rest.
story-20-back = The path is finished, four miles of it, and has already been improved by the people who were using it before we discovered it. Two brothers came down to watch us dig. The mission register calls them Mateo and Marcos; they answer to neither, and found our shovels very funny. They know the Grandmother. They will take us up in nine days, on terms: we eat what they eat, we pay their aunt in maps, and nobody draws anything above the second rapids. Barnaby is for it. My father’s notes give a shorter line, straight as a ruler, through the forest. The brothers think that is very funny too.
story-20-choice-1 = Accept the brothers’ terms: maps for the aunt, and no drawing.
story-20-choice-2 = Thank them politely and go by our own compass.

story-21 = Nine Days, No Drawing
story-21-front = The terms begin at the River Station outside Cumaná. It is kept by the brothers’ aunt, who buys maps, any map of anywhere, two doubloons apiece, and takes them out of the world. The roof of her station is made of them; it is varnished and does not leak. “Good paper,” she says. Every ship that stops may sell her one. When the last gap in the roof is closed we start. My pens are in their box, and I have handed the key to the Pilot.
story-21-back = Nine days, exactly as they said. I had never travelled without drawing, and by the fourth morning I began to see things: which bank the herons used, how the brothers greeted a certain rock, where the talk dropped because someone was buried there. None of it would have fitted on a sheet. On the sixth day the older one told me his name, and on the seventh the younger told me a different one for him, and they laughed until the canoe shipped water. At the second rapids the Pilot held out the key to my pens. I said that I could wait. She looked at me as though I had finally got a sounding right.
story-21-rule = L16 lies at Cumaná. A ship that ends its move there may, before its main action, pay a map, take the gain of the tile and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.

story-22 = Green Wash
story-22-front = A straight line, then. My father took the bearing from a hilltop on a clear day, and between us and the ford his sketch shows nothing but forest, laid on as a pleasant green wash. The Pilot observes that green wash is how my people draw what they have not asked about. She is coming anyway; someone has to find the way home. Bring good glasses to Cumaná. We shall have to look far ahead, as there is nobody left to ask.
story-22-back = The pleasant green wash turned out to contain a swamp, a second swamp, a cliff and a great many bees. On the fifth day the compass needle began to lean towards Barnaby, who was found to be carrying a horseshoe for luck. On the sixth we met our own tracks. The glasses gave us a fine view of where we should have been. I sat on a log with thirty years of my father’s numbers on my knees, and not one of them would tell me where there was water. The goat found it. We are a long way from anywhere, all alive, all bitten and, says the Pilot, being followed by two people who are laughing.

story-23 = Lost, with Goat
story-23-front = The brothers have let us be lost for two more days, for the good of our education, and have now come out of the trees to offer the same terms with one addition: I carry the maize. The boats must come round to meet us on the coast below Caracas, soon, before the rains close the lower river. Sail hard, captains. We shall be the ones on the bank without shoes, singing whatever the goat will tolerate.
story-23-back = You found us at the river mouth with seven shoes among us. I want it entered that the brothers never once said they had told us so; they hummed it. From there we went up their way. My pens were in the box and the Pilot had the key. At the rapids I asked, this time, what the rock was called, and who might say so and who might not, and on the ninth evening an old woman on the far bank raised one hand, and I swear that the water grew quieter. I used to think a map was what you make so as not to get lost. It had not struck me that you can also make one instead of asking.

story-25 = What Is Said about Her
story-25-front = The mission of Santo Tomé burned down twice, and nobody was sorry. What stands here now is a town where two rivers meet and four languages argue about the fish. Some of its people left the pearl boats, some walked out of cane fields a hundred leagues away. There is a market, and ships’ people may come up to it now. The Grandmother of the Ford keeps sheet six. She will trade it for other maps. Any maps. She wishes to see what is said about her.
story-25-back = Sit. I have looked at what you brought. On this one I am a river. On this one I am a tribe that eats people; I have not eaten even my neighbour, and you have not met my neighbour. On this one there is nothing, and I liked it best. Your father sat where you sit. The second time he came, he asked before he drew. The first time he did not ask, and in the winter after it men arrived with dogs, and they knew every bend of the river. He wept about that, here. I told him that weeping is water and we have two rivers. Take your sheet. Find out what he did for that house. Then come back and tell me what a map is for.
story-25-rule = L4 opens Santo Tomé (9a), a side trip after Cumaná for players whose explorer has reached space 4. The moves there and back cost 3 movement points each.


## Chapter 5

story-27 = An Empty Drawer
story-27-front = Cartagena has opened its gates, and out of them came a very civil gentleman named Ottavio Velluti, who dined aboard the Paciencia, praised the soup and left before the fruit. This morning the drawer with sheet one is empty. Sixty hunters with dogs were hired the same day. He has the coves, and he has the fires, all false by one step; but a step is only a day’s walk. Find out which way they marched. Bring a glass and a map to Simón at Bluefields.
story-27-back = From the masthead off Bluefields Simón counted their smoke. They have landed at the cove with the largest fire and are finding nothing, in a spiral, like people looking for a dropped ring. “Four days,” he said. “Then the dogs will cross our washing.” The town is called Two Springs. Three hundred people live there, half of them born in it, the rest on no list but Velluti’s. My father’s neat hand has brought those men to within a morning of their doors. I told Simón that I was sorry. He said he would pass it on, and asked what else we had.
story-27-rule = If L3 is still in play it is removed now: draw a random city tile for your player count and lay it on Cartagena.
story-27-choice-1 = Carry the whole town away before the dogs arrive.
story-27-choice-2 = Feed the hunters a better map, and let the town stand.

story-28 = Forty Hearths in a Night
story-28-front = Two Springs has moved before. There is a drill for it: embers in clay pots, seed maize in the babies’ slings, the old on the shoulders of the young, and nobody looks behind. But never three hundred at once, and never by sea. Every hull that can reach the cove below Portobello by moonrise will be filled. Come fast and show no lights. The hunters have already burned Bluefields on a guess.
story-28-back = I am Gracia Bran. I speak for Two Springs, so I will say what it was. I have left a town four times. The first time was in chains and the last time was in your boats, and it is the same weight in the chest, I want you to know that, even with kind sailors. We took the embers. We took the bell that has no tongue. The graves we could not take. When the dogs came in at dawn they found forty hearths still warm and one goat, yours, who had missed the boat and bit a captain, and who walked home on the third day, fatter. You found us new ground and I thank you for it. Now ask me who will pay for the old.
story-28-rule = L22 forbids village actions as main action at Bluefields; quests and assistants still work.

story-30 = A Path Marked Firm
story-30-front = Every hunter believes in paper. So I shall draw them some: a secret supplement to sheet one, in my father’s hand, aged with tea, stained with Barnaby’s gravy and sold to them at Santa Marta by a weeping deserter. It will place Two Springs in the middle of a bog, at the end of a dotted path marked Firm. I have never in my life drawn a false sounding. I find I have a talent. Bring me old maps to scrape.
story-30-back = They paid fifty pesos for it and complained about the price. The weeping deserter was our boy with the tall cutlass, who now wants to go on the stage. On the dotted path marked Firm the company lost fourteen boots, both mules and its confidence, while the dogs, who are no fools, sat down at the edge and would not come when called. It buys a month. Gracia Bran, who speaks for Two Springs, came down herself to see my drawing. She studied it for some time. “You draw lies as clean as he drew the truth,” she said. “I shall have to think whether that is good news. Meanwhile we are going to want a fence.”

story-31 = The Third Fence
story-31-front = Gracia Bran does not ask for soldiers. Soldiers have to be fed, she says, and then they have to be obeyed. She asks for maize for her builders, and for backs. Two Springs lies in a fold of the hills behind Portobello; one of you must land a load there and take a turn at the ditch. “You will not be shown the way,” she says. “You will be met. If you are any good, you will be met again.”
story-31-back = I am Gracia Bran and I have built three fences. The first I was made to build, around the mule yard, and at night I was inside it. The second was to keep pigs out of the yams. This one has a gate that opens from our side only, and on the evening it was hung the children spent an hour opening and closing it, until the hinge complained and the carpenter told them to save some for their own children. Your captains dig badly, but they come back. When the hunters did find us, in the fifth week, they looked at the ditch, and at the posts, and at us, and remembered an appointment. Good. Now let us talk about what is owed.

story-32 = What Is Owed
story-32-front = Gracia Bran has named her price, and it is not silver. The House of Velluti keeps a great book in which everyone it sold is entered: a number, a port, a buyer, sometimes a name. She wants that book. “And we will not have it read to us,” she says. In the forest behind La Ceiba there is now a clearing with benches, halfway for everyone. Whoever stops there may bring a book and sit down beside somebody for an hour. When the shelf is full, ask her again.
story-32-back = I was entered on a page in Cartagena, in the rains. My sister Domingas was entered under me. I went to the mule road, and where she went I do not know, because a hand took her by the arm and there was a door. That is thirty-one years. At every fire on your father’s sheets sits someone with a door like that. You wish to know what a map is for; I hear you asking everybody. I would give you ten of them for one line in that book. Your cook has brought us as far as the letter N. He teaches from recipes, and our children can spell nutmeg. Next they will spell their own names. After that, Velluti’s.
story-32-rule = L13 lies at La Ceiba. A ship that ends its move there may, before its main action, pay a book, take the gain of the tile and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.


## Chapter 6

story-34 = Aunt Patience
story-34-front = What all these fires need, says the Pilot, is one harbour that answers to none of the crowns. There is a landing on the Miskito shore which the charts call Puerto Cabezas and its people call Bilwi. It is not empty, and it is not ours to take. Its affairs are in the hands of a trader known to sailors as Aunt Patience, who has four languages and no patience in any of them. One brings tobacco. One does not bring sugar. She can taste who cut it.
story-34-back = They talked until they had run out of noble words. I let them; it was good tobacco. Then I told them how it is. The English call us allies, which means that we are sent in first. The Spanish call us savages, which means that we won. My grandfather swam ashore here from a slave ship that broke on the reef, and he married well. So. You may build a wharf, where I show you. It is lent. The fishing is not lent. Quarrels are heard under that tree, by us, with you standing. If I say go, you go, and the wharf stays. The chart girl wrote it all down and read it back to me. I have signed papers with three crowns, and none of them had ever read it back.

story-35 = Forty Feet of Mud
story-35-front = Two hundred feet of wharf, in hardwood, over mud of unknown depth. I have measured it. It is forty feet of mud. Our carpenter says that it can be done, if somebody brings coin for iron and everybody a spare day for the piles. Barnaby says that the mosquitoes will finish us first, and is smoking the tents. Aunt Patience sits under her tree and counts posts. Her money is on the mud.
story-35-back = When the last plank was down she paid up, in turtle, and was the first to walk out to the end, where she spat into the sea for luck and declared the place open. Within a fortnight there were a smith, three taverns, a school with nutmeg chalked on its door, a woman from Two Springs selling rope, and a Lutheran. Nobody is owned here. That is the whole of our constitution so far; it is chalked on a sail. Now a brig stands off the bar, showing no colours and asking to tie up. Her captain offers a handsome fee. The smith says that he knows the smell of that hold. Under the tree everyone starts to talk at once.
story-35-rule = On the back, L1 comes into play: Puerto Cabezas becomes a city. Lay a quest there at once; its city action is to fulfil that quest, and the place is refilled.
story-35-choice-1 = Let any hull tie up that pays; we can look into the holds later.
story-35-choice-2 = One short rule: no ship of the slaving houses ties up here.

story-36 = Any Hull That Pays
story-36-front = We took the fee. Trade has tripled and the taverns are seven. But the brig went on to La Ceiba without unloading, two coopers from the rope market did not come to work this morning, and the smith has stopped speaking to anyone who voted. For two doubloons her captain will sell you the news of what he carries; he says so cheerfully, as if it were a service. Somebody has to go and hear it.
story-36-back = I am Ana. I make barrels, and I was in that hold because a fee had been paid. You should know how it sounds from below: your wharf alongside, people laughing on it, and then just water. There were nineteen others. You bought the news of us for two doubloons, and after that, I grant you, you took the ship, and his chest of fees with it. The smith struck off my iron and could not look at me. The same night they chalked a second line on the sail: no ship of the slaving houses ties up here. Aunt Patience had it read out in four languages. “Two coopers, for nine words,” she said. “Dear school.” When we were asked about the chest, we gave it to the other school.

story-37 = Nine Words
story-37-front = The smith has chalked it up below the first line: No ship of the slaving houses ties up here. The brig read that through a glass, laughed, and went down to Bluefields, where it has landed thirty armed men on the fishing beach to teach the coast manners. Bluefields did not vote. If a rule is to be worth its chalk, somebody has to go there and stand in front of the people who are paying for it.
story-37-back = You stood on that beach with whoever would stand there with you: turtle fishers, two deserters from opposite navies, the smith with his longest tongs. There was shouting and some powder. Then the brig’s own crew, who had not been paid since Jamaica, asked in low voices whether the taverns at Bilwi were real. Eight of them came over. In the hold were twenty-one people, and two of those were coopers, taken from our rope market in the dark. Aunt Patience had the rule read out under the tree in four languages. “Nine words,” she said, “and you bled for them before others had to. I may be forced to like you.”
story-37-rule = L22 forbids village actions as main action at Bluefields; quests and assistants still work.

story-39 = Question Forty
story-39-front = Don Baltasar Orrego has come alone, in a canoe, with his portable desk. The inspector is to report whether there is an illegal port here. His form has sixty-two questions. One: name of the town. Nine: number of souls, divided by colour. Forty: to whom do they belong. He sits on the wharf with his pen in the air and looks up at the chalk on the sail. Answer him with documents, please. He trusts nothing that has not been bound or folded.
story-39-back = It took three days. Under number of souls he wrote “four hundred and twelve” and under the division, after a long pause, “none observed.” At question forty he laid down the pen and walked out along the wharf and back. Then he wrote: “To themselves. See enclosed.” He enclosed nothing. “I shall be reprimanded for an incomplete form,” he told us, packing up the desk. “In twenty years I have never sent one in.” At the canoe he hesitated. The silver fleet lay at Portobello, he said, and could not leave, and he had heard of people here who knew the shoals. He had not asked it. It was not on the form.


## Chapter 7

story-41 = Eleven Galleons
story-41-front = Eleven galleons sit at Portobello with a year of the King’s silver, dug at Potosí by men who were sent down by lot and seldom came up. The pilots refuse to sail; their chart of the shoals was engraved by somebody’s uncle. My father’s sheets show the true passage. For the loan of them Orrego offers what no money could buy: he will look into the sealed accounts of the House of Velluti. But watch the harbour first. We are not the only ones who do.
story-41-back = Two other glasses flashed at us from across the bay. One belongs to Commodore Pell of Port Royal, who wants the silver for England and is said to iron his flags. The other is the Chevalier de Malassis, who wants it for France or, failing that, for the Chevalier. Each sent us a basket of fruit and an offer. Don Baltasar sent nothing. He stood on the mole in the rain with his hat off, counting the convicts who are chained to the pumps, and asked whether the passage was wide enough that none of them need drown. I told him it was, for anyone with a lantern to follow.
story-41-rule = L6 adds a combat action to every fight: send off a part of the silver fleet. L24: Havana pays for early news of the silver, so the ship that reaches 21a takes 6 VP instead of 3.
story-41-choice-1 = Lead the fleet through the shoals with lanterns, for Orrego’s word.
story-41-choice-2 = Keep both admirals busy at Martinique, and let the fleet wait.

story-42 = Lanterns Astern
story-42-front = A shoal at night is a matter of trust. The Paciencia will go first with a lantern at her stern, then each of you with another, a string of lights over twenty miles of teeth, and eleven galleons blundering after us like cows behind a bell. The sloop cannot stop in there and neither can you. Take your station off La Ceiba, keep four leagues’ way on her at the least, and if you hear a grinding noise it is already too late.
story-42-back = Ten came through. I sat in the stern with the lead line and sang out the depths until I had no voice, and the Pilot steered by the colour of water that she could not have seen. By two o’clock the wind had backed and by three it was a storm. The eleventh, the San Telmo, had a passenger who outranked her pilot; he put her about to save his luggage. We heard it. In the morning there was a mast on the reef, and people on the mast. Don Baltasar signalled from the last galleon that he had his orders and could not wait. Then a boat came down her side all the same, and he was in it, bailing with his hat.

story-43 = Three Inches Too Narrow
story-43-front = Letter the first, to Commodore Pell: the French are fortifying Martinique. Letter the second, to the Chevalier de Malassis: the English are coming to Martinique. Both turn true on arrival, which makes them the best forgeries I have done. The Chevalier wants a shore fort by Thursday and pays in favour at court. Whoever stops there can lend him guns and muscle. I have offered to survey the embrasures. He was delighted. He did not ask for references.
story-43-back = The embrasures are three inches too narrow for any gun in the French service. It was discovered as Pell’s squadron hove into view with its flags ironed, and both sides fought from breakfast until the wind rose, with great spirit and no damage. Meanwhile the fleet slipped its cables without us, without the chart and without a lantern. I had thought of it as a trick on two vain men. I had not thought of eleven pilots deciding that this was their chance. Ten were lucky. The storm put the San Telmo on the reef at three in the morning, with convicts chained to her pumps. Don Baltasar has taken a boat and is rowing out there, in his coat, alone.
story-43-rule = L14 lies at Martinique. A ship that ends its move there may, before its main action, pay the combat points, take the gain of the tile and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.

story-44 = After the Wind
story-44-front = The San Telmo is breaking up on the reef off Bluefields. Her officers left in the good boat. Still aboard are ninety soldiers, forty convicts and thirty enslaved divers from the pearl beds, carried along to fetch up silver in case of accidents. All of them are on the same piece of deck now. We need someone with a cool head to stay out there with a line until the last is off. The silver is sinking nicely. Let it.
story-44-back = My name is Jacinto. They took me for the pearl beds at ten, because I could hold my breath. When the deck went, we thirty looked at one another, and then at the men chained to the pumps, whom no one had told about the boat. Nobody ordered it. We went down under her with files in our teeth and cut them loose, chain after chain, and of a hundred and sixty the sea kept six. Your people held the line. Among those you hauled in was a clerk, Sluys, without his spectacles. He stared at us. “I entered them,” he said. “I know what each one cost.” Velluti’s great book is at Port Royal, he says, behind nine locks, your stolen sheet beside it. An officer wants us to dive for the silver. Tell him we are on holiday.
story-44-rule = L25: Havana lights the harbour for the survivors, so a ship that reaches 21b takes 6 VP instead of 3.


## Chapter 8

story-46 = Nine Locks
story-46-front = Nine locks. Seven are German, one is a trick, and the ninth was made by Madame Thibaud of Petit-Goâve, who has retired and grows melons. She remembers it fondly. She will describe it when her watchtower is up: the salt boilers of the bays nearby, the fires on sheet three, want an hour’s warning whenever a slaver rounds the cape, and she has promised them that. Two doubloons buy a course of stone and a slice of melon. Build it to where one can see.
story-46-back = From the top one can see a Velluti topsail at ten miles. The salt boilers keep the watch themselves, in turns, with a conch. Madame looked through the glass, said “Good,” and described the lock for two hours, with gestures. It hates hurry. There are two ways to it: up the front stairs, on the night of Commodore Pell’s ball, when every guard will be watching the spoons; or through the cellar, which floods at spring tide, when no guard in his senses goes down. Pieter drew us the floors. He has to stop now and then. The room with the box has a window on the yard, he says, where buyers watch people being led across. He sat with his back to it for eight years.
story-46-rule = L11 lies at Petit Goave. A ship that ends its move there may, before its main action, pay the doubloons, take the gain of the tile and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.
story-46-choice-1 = Up the stairs, in borrowed silk, on the night of the ball.
story-46-choice-2 = Through the cellar, on the spring tide.

story-47 = The Commodore’s Ball
story-47-front = Barnaby is a Danish count. The Pilot is my maid, and has asked that it be recorded how much she is enjoying this. I am the Condesa de Lo Que Sea; Pieter drives the coach. Two doubloons go to the footman, so that he can announce us without laughing. Then the Commodore must be asked about the ironing of flags, and asked again, until the fiddles stop. Upstairs waits a lock which hates hurry.
story-47-back = The Danish count was begged to lead a minuet and led it into the pantry. You kept the Commodore on flags for an hour and ten minutes; history will thank you. Upstairs I laid my ear against the ninth lock, as Madame had taught us, and it opened like a person sighing. In the box were sheet one, a letter written all in soundings, and a book so heavy that the Pilot carried it down under her skirts, walking like a lady with a cannonball. In the hall Ottavio Velluti bowed in her direction and did not look at her face. “They never do,” she said in the coach. “It is the best disguise there is, and I did not choose it.”

story-48 = Low Tide, Lower Door
story-48-front = The cellar fills to the beams at high water and drains for fifty minutes at the springs. Pieter has calculated it four times. Within those fifty minutes one of us must wade in, climb a chute that was built for sugar, deal with a lock that hates hurry, and be out before the sea comes home. The ships have to arrive on the tide and leave with it. There will be rats. Barnaby has named the first three, to get it over with.
story-48-back = Forty-eight minutes. The chute was narrower than on Pieter’s drawing, and Barnaby will describe his passage through it to anyone who buys him rum. I sat in the dark with my ear against the ninth lock and the sea coming up the stairs, and did not hurry, and it opened like a person sighing. Sheet one, a letter written all in soundings, and a book so heavy that the Pilot floated it out on a barrel lid. In the cellar wall there were rings, and underneath them scratches, in rows, at the height of a hand. She made us hold the lamp until she had counted them all. It cost five of our minutes. No one objected.

story-49 = The Reading Patrol
story-49-front = Port Royal has noticed. Pell’s patrol boats have strung a chain across the last bay before home, and every hull that passes is stopped and charged two doubloons for the trouble. They are looking for a very heavy book. Until they are thoroughly sick of looking, nobody sails by for nothing. So let us help them. Put in, pay three for the full inspection, and offer up every bible, cookbook and tide table you own. They have to read each one. It is the law.
story-49-back = On the twelfth day the inspecting lieutenant was found asleep on the third volume of a bishop. By then his patrol had read three hundred and ninety books, two of them twice, and started a lending circle; a corporal asked if there was a sequel to the tide table. Commodore Pell arrived to inspect the inspectors, was handed Barnaby’s recipes and was not seen for an hour. He left with a spot on his cuff and called the whole line in. The great book had passed under their noses on the Thursday, in the charcoal. A seaman who lifted the sack asked what was in it. “People,” said the Pilot. He thought she was joking, and then he did not, and helped her to stow it.
story-49-rule = L17 lies at 19. Passing it without stopping costs 2 doubloons; who cannot pay stops there. A ship that ends its move there may, before its main action, pay the doubloons of the tile, take its gain and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.

story-50 = Two Thousand One Hundred and Fourteen
story-50-front = The book lies under Aunt Patience’s tree, on a clean cloth. Pieter Sluys offered to read it aloud, and Gracia Bran told him to sit down. Two Springs will read it: two thousand one hundred and fourteen lines, and this is only one volume. They need other books to hold against it, registers, lists of ships, anything that sets a port beside a line. Don Baltasar has sent the crown’s sealed copies, unsealed, with no letter. Bring more to Bilwi, and take your hat off.
story-50-back = It took us twelve days. A name was called, and then we waited, for as long as you would wait for a person to walk in from the road. Sometimes one stood up. Old Tomás heard himself called at line six hundred and said “Present,” and the children laughed, and then they saw his face. Line thirteen hundred and forty is Gracia, sound, about sixteen. Line thirteen hundred and forty-one is Domingas, sister of the above, to Santiago, to the copper. So there is a place on the other side of the door. Pieter asked if I forgave him. I told him that he writes a clear hand, and there are pages to copy.


## Chapter 9

story-52 = Pages
story-52-front = Every line that names a port has been copied on a page of its own, and the pages are going out. The first are for the copper village above Santiago, whose people belong to the King of Spain by law and to one another in practice, and have argued the point with four governors. At the gate they search for papers; they do not search tobacco. Roll a page into your leaf, sell it on the Tobacco Quay to the man in the green hat, and wait.
story-52-back = My name is Luisa, from the copper. Your page came up the hill rolled in a leaf, and I read it out to the yard: Domingas, sister of Gracia, to Santiago. I said, that is my mother. She has been seven years under the almond tree. She sang to us in a language that she called her sister’s, because there was no one else left to speak it with, so I know fifty songs and not one word. Tell the aunt I have four children, and that the tall one is named Gracia; my mother insisted. Tell her I am coming with the next boat, to be shouted at in that language until I learn it. And then read this other page, which is ours: nineteen from our village, taken last spring. To San Gil.
story-52-rule = L12 lies at Santiago de Cuba. A ship that ends its move there may, before its main action, pay a tobacco, take the gain of the tile and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.

story-53 = The Year of the Comet
story-53-front = San Gil is a gold mine, inland from the ford. On paper it closed in the year of the comet. In fact it is worked by those whom Velluti cannot sell: the nineteen from the copper village, river people held for a debt they never made, children for the narrow seams. The soldiers near Caracas are paid not to know. Go in from Cumaná, quietly, with a glass and a map. The brothers have agreed that for once something should be drawn.
story-53-back = We counted two hundred and thirty. At night they are roped to a beam with my father’s surveying mark on it, because he laid out that shaft when he was young, for a fee. Now I know some of what he did for that house. The guards are twenty, mostly drunk; taking the place is easy. What comes afterwards is not, and when we reached the people in the shed they were already disputing it in whispers. Half of them would break the sluice, let in the river and make a lake of it. The rest said that they had paid for that gold with their knees and meant to spend it. The vote is theirs, and it is even. They wish to know which side you will carry rope for.
story-53-rule = L23 forbids village actions as main action at Caracas; quests and assistants still work.
story-53-choice-1 = Carry rope for the sluice: drown the mine for good.
story-53-choice-2 = Carry rope for the council: let those who dug it own it.

story-54 = Let the River In
story-54-front = The sluice was made to keep the river out, and it is as strong as greed could build it. Sixty people on the ropes can break it, working in the rain, while someone goes below and makes certain that every bench and crawlway is empty. The children know the crawlways. One of yours must go down with them and count. Then run for the high ground by the Caracas road, and do not stop for anything that glitters.
story-54-back = Two hundred and thirty went up the hill, and your counter came out last, with a child under each arm, saying one word over and over: all, all, all. Then sixty people leaned back on the ropes. It sounded like a mountain clearing its throat. By daylight there was a brown lake with a beam floating in it, and on the beam was my father’s mark; the smallest boy threw stones at it until it sank. They have no gold, and they did not talk about gold. The brothers have named the lake, and the name cannot be politely translated. In the overseer’s hut we found a bed, a drawing table bolted to the floor, and a pair of spectacles that I had bought myself, in Havana.

story-56 = Those Who Dug It
story-56-front = The guards were offered their lives at a reasonable price and have left. The mine belongs, by its own declaration, to the Company of Those Who Dug It: two hundred and thirty shares, none of them transferable. They work four hours, by daylight, and no child goes below. What they lack is a buyer who pays honest coin and asks for a receipt. Come to the Caracas road, and mind your manners. Nicolasa, who chairs it, was sold twice in her life and knows about prices.
story-56-back = The receipt reads: “Received of the captains, in good coin, for gold dug by free persons.” Nicolasa had it framed. Within a month the Company had bought a mill, a large bell and a doctor; it is Juana, who is forbidden to heal and charges nothing for it. It had also been noticed. Gold does not hide well, and three crowns have discovered on the same day that the mountain was always theirs. “Let them climb,” said Nicolasa. “We know where the holes are.” In the overseer’s hut, behind the coin chest, we found a bed, a drawing table bolted to the floor, and a pair of spectacles that I had bought myself, in Havana.
story-56-rule = On the back, L9 comes into play: players whose explorer has reached space 5 have the gold mine as a further combat action.

story-57 = The Length of a Coffin
story-57-front = The letter from Velluti’s box was written in soundings. I have it now: fathoms for vowels, feet for consonants. The hand is my father’s, and the date is two months after I buried him. They keep him to redraw the atlas from memory, sheet seven above all, and he draws slowly, he writes, with many corrections. They move him through Maracaibo. The registers of the port will say where to. Bring a book and a map to swap for an hour alone with them.
story-57-back = There it was, between two cargoes of hides: one elderly draughtsman, gouty, to Panama, to the fort called Three Kings. I have measured that coffin every night for most of two years, so you will forgive me that I sat down in the road. Then I read the letter to its end. At twenty-six he surveyed a river for the House of Velluti and was well paid. The winter after, the dogs went up it. He asked no questions, took two more commissions, and stopped only when a woman at a ford told him what his ink had done. The fires were his penance, he writes. He wanted to remember every one that he had not destroyed. He had not asked them, either.


## Chapter 10

story-59 = Before Breakfast
story-59-front = Three squadrons lie off Bilwi, with pickets as far as the Tortuga crossing. Pell, Malassis and a Spanish vice-admiral have each come to put an end to the free port, and each will sink the first of the others who tries. So nothing moves. At Panama their garrisons share one fort, since none would leave it to the rest; the flag is changed before breakfast and again after. My father is inside. Buy news from the laundry boats at La Ceiba. Laundry knows everything.
story-59-back = The laundry boats belong to cousins of Aunt Patience, so we have it to the hour. England holds Three Kings from six until ten, France until the heat is over, Spain in the evening; and at every change there are fifteen minutes in which all salute and no one minds the rear. The prisoner is shown to each as a guest. He has told all three, in confidence, that the fires are in a different ocean. But while the garrisons are full we cannot get near him, and while the squadrons are here nobody at Bilwi can so much as fish. Something has to draw them off. What they quarrel over best, says Gracia, is that mountain.
story-59-rule = L7 opens Panama (15a), a side trip after Portobello for players whose explorer has reached space 11. L8: the crossing from Santiago to Tortuga costs 3 movement points. If L17 is still in play, remove it together with card 49.

story-60 = Delivery on Tuesday
story-60-front = The Company of Those Who Dug It has voted to be generous. It has sold its mountain to England, in writing; also to France; also to Spain, at a discount for piety. Delivery is next Tuesday. Three columns of marines, taken off the ships and out of the fort, are toiling up from Cumaná with picks and trumpets, on separate paths which the brothers have marked for them with great care. The shareholders intend to watch. Bring maize; it may take all day.
story-60-back = I am Nicolasa. I was sold twice, so I know how it is done, and I sold that mountain three times. They met at the pit-head at noon on Tuesday, each with my deed, and compared them. All had been witnessed by the same goat. We sat in the shade and ate your maize and called out points of law; there is a man among us who used to sweep a courtroom. No one was killed. A French drum was. When at last they turned on me I showed them a fourth deed, the old one, by which the mountain belongs to itself and only lends. They are taking that to arbitration. It will be two months before their garrisons are back at strength. Your fort, I hear, is being held by its cooks.

story-61 = Three Ditches
story-61-front = The gold of San Gil lies beneath a lake, and a lake can be drained; so I have written to all three admirals, unsigned, with a plan enclosed. The plans are excellent. Each shows a ditch that would empty the lake within a week, and each ditch, if dug, empties it into one of the other two. The brothers will see to it that the engineers do not meet. Bring old maps to the Caracas road. I want the paper to look tired.
story-61-back = They dug for six days, with trumpets. On the seventh the English ditch broke through into the French one, which rose, and went looking for the Spanish. I am told that the lake moved half a mile with everybody’s hats on it and then settled exactly where it had been. No one was drowned; a French drum was. The people of San Gil watched from the hill with their children on their shoulders, and it is the only entertainment that anyone ever laid on for them. The engineers are suing one another in three languages. It will be two months before the garrisons are back at strength. Until then Three Kings is held by its cooks.

story-63 = The Fourth Door
story-63-front = Three Kings stands over Panama, at the far end of the mule road from Portobello, and has one gate for each king. It has a fourth door, for the slops, which none has claimed. Fifteen minutes, while France salutes itself out and Spain salutes itself in. Gracia Bran leads; she was worked on that road for six years and knows every stone. I had not asked her. She says that she wants to see his hands. Bring enough force that none has to be used.
story-63-back = The slop door did have a guard, a French cook, who looked at Barnaby’s apron, recognised a colleague and turned round to stir something. We carried my father out in a laundry basket. He is smaller than I had measured. He held my face and told me that I had got thin, and that the coffin had been a poor piece of joinery, and then he saw who was walking beside the basket and stopped talking. Gracia Bran looked at his hands the whole way down. They are ordinary hands, with ink in the nails. Behind us Spain was still saluting. “Not here,” she said to him at the bottom. “You will say it standing up, in front of the book.”

story-64 = The Seventh Keeper
story-64-front = My father cannot stand. It is the gout, and the fort’s wine. Gracia Bran will wait until he can, she says; she has waited for thirty-one years and has brought her sewing. Juana, who is forbidden to heal, has a list of herbs that she is forbidden to send for. Under the tree at Bilwi the great book lies open, and people are coming in from every fire on the atlas, whether he drew them true or false. Help him to his feet. Not for his own sake.
story-64-back = He said it standing. He gave the river, the date and the fee, and the fee for the next one. He did not say that he had been young. Gracia Bran heard him to the end, and then for a while there was only the sea. “I am not going to forgive you,” she said. “It is not mine alone, and most of those it belongs to are not here. You will sit with the book, and when someone comes looking for a door you will help them find it, until you die.” He said yes. Then he took off one shoe and drew a folded sheet out of the sole, and gave it to her. “The step by which I moved the fires,” he said. “And below it, the people whom I ought to have asked.”


## Chapter 11

story-66 = The Long Table
story-66-front = The squadrons have gone home to consult their lawyers. At Bilwi there is a table two hundred feet long, since it is the wharf, and on it for the first time lie all seven sheets. People have come from forty fires. Everybody may look, and put a finger down, and say: that is wrong, that is mine, take that off. We need working maps to mark it all on. Aunt Patience presides. She has brought a conch and a club.
story-66-back = I have listened for two days and I will talk for as long as this pipe lasts. A chart of my grandmother’s island was made once, by careful men. They put in the springs, the gardens, the good landing. Then they used it. I do not say the ink did it. I say that the ink was in the boat. And yet here, beside my own people’s bay, I find the reef that drowned my brother, drawn exactly, so that it need not drown yours. Both are true. Out there are men with money and seals who will have some map, this one or a worse. So decide. Do we bargain while we hold what they want, or do we shut the door?
story-66-rule = L8 leaves the game: the crossing to Tortuga is free again.
story-66-choice-1 = Bargain: let a crown or a buyer have the atlas, on our terms.
story-66-choice-2 = Shut the door: no crown and no house shall have it.

story-67 = Four Inns
story-67-front = Santo Domingo is neutral for the week and enjoying it. Three delegations have taken three inns. Pell offers a knighthood, to be shared. Malassis offers a marquisate, furnished. Don Baltasar has brought the portable desk and a draft in his own hand. And in the fourth inn sits Ottavio Velluti, who has no title to give away, only a number with a great many noughts. Bring law books, captains. We are going to read whatever they want us to sign.
story-67-back = We read all four. The knighthood could be revoked, the marquisate was under water, and Velluti’s number was real. Don Baltasar’s draft had seven articles: the hidden towns and the port of Bilwi to be left in peace under heads of their own, no hunting, no returns; the atlas to lie under seal in Seville. “It is a piece of paper,” he said, “and you have every reason to spit on it. I have spent my life making pieces of paper hold. Some have.” Gracia asked what happens when he dies. He had put the same question in the margin. Across the street Velluti raised a glass to us, patient as a tide.
story-67-choice-1 = Sign the seven articles with Don Baltasar.
story-67-choice-2 = Take the number: sell the atlas and divide the money among the fires.

story-69 = Everybody’s Hand
story-69-front = The Forest School behind La Ceiba has pushed its benches together. Before anyone decides about the atlas it is going to be made right: each sheet drawn again by people who live on it, with what they want on it and without what they do not. It is slow. Many are drawing for the first time. Whoever puts in may bring a thick book, to press the sheets flat, and take a place at the table. Mind the goat.
story-69-back = I used to teach drawing as it was taught to me: sharp pen, hold your breath. Here they sang. Luisa’s eldest put in the copper hill as one sees it from the almond tree. The brothers drew nine days of river and then, after some discussion, rubbed out eight. My father ruled margins for anyone who asked, and was corrected on his spelling by a girl of seven. When it was done we pinned it up from tree to tree and walked along it without speaking, and it was the first time I had seen the place I live in. Now it has to be given to someone, or to no one. There are two proposals. Both were cheered, by the same people.
story-69-rule = L13 comes back to La Ceiba. A ship that ends its move there may, before its main action, pay a book, take the gain of the tile and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.
story-69-choice-1 = Print it for every sailor alive, with the hidden places left out.
story-69-choice-2 = Print nothing: each sheet goes home with the people on it.

story-71 = The King’s Shelf
story-71-front = Seven articles, forty-one signatures, two doubloons in stamp duty. The treaty will be sealed at Cartagena, before the same council that wanted a wall around the sick. Juana Cedrón carries the atlas in, by the front door, at noon. The Holy Office was invited and has replied that it is unwell. Somebody pay the duty, please. Don Baltasar has only a pear on him.
story-71-back = So the atlas went to Seville, into a cabinet with three locks, and seven articles stayed here. They held, mostly. Twice a governor forgot them, and twice Don Baltasar arrived by canoe, older each time, with the page. After his funeral Gracia Bran walked into the high court of Santo Domingo with a copy under her arm and read it out from article one, spelling nothing. They hold still, the way a roof holds: every year somebody climbs up and mends it. At Bilwi the port is legal, so the taverns pay tax. I keep a shop in Cartagena, charts and instruments. On its wall hangs the empty cover with seven broken seals. My father died with the book open before him. I ordered the coffin myself, and it was the right length.

story-72 = The Highest Bidder
story-72-front = The sale is at Port Royal, in Velluti’s own house, in the room with the window. The number has been divided already: so much for each fire, enough for boats and seed, enough to begin again somewhere. That was the argument, and it won by six votes. To carry such a sum in his books the buyer must be seen to receive a cargo. He suggests sugar. Gracia Bran is not coming. Neither is the Pilot.
story-72-back = He counted it out to the last peso, courteous to the end. The money reached every fire; I saw to it. Within a year it was boats, since there had to be boats. Simón’s runners were always a day ahead of the hunters, sometimes half a day, and once they were not. Forty hearths moved. Thirty-six were lit again, in places I do not know and have not asked about. You are rich, captains, and at Bilwi no one is rude to you. They pass the bread. The Pilot left on the night of the sale, in the boat without nails. She had set my pen box on the table, locked, and the key was not with it. I still notice lengths. I have laid what we got beside what we gave, and it is three inches too short.

story-73 = The Chart with Holes
story-73-front = There is one printing press on this side of the ocean of which no bishop knows, and naturally it is in pawn. Tía Remedios of Puerto Plata will lend it to us against two good maps for her parlour, provided that we take what comes with it. What comes with it is the printer, her nephew, who talks. The plates are ready. Where the hidden places were, the copper has been polished until there is nothing there at all.
story-73-back = It is the best chart of these seas that was ever printed, and it costs as much as a loaf. Pilots swear by it. They do remark on the holes: forty small blanks, some at sea, some up rivers, marked in my finest italic “Foul ground. Fever. Bees.” Ships go round them. Where nine leagues of Guadeloupe are missing there is a neat engraving of a goat, and sailors touch it for luck. Velluti’s captains bought it like everyone else, and have lost two years looking for what is not there. All three crowns claim it, so nobody owns it. Gracia Bran hangs it in the school beside the alphabet. “Which part is ours?” the little ones ask. She gives them the pointer. “Find the place where they stopped looking.”

story-74 = Seven Keepers
story-74-front = Seven sheets, seven keepers again. One goes to Two Springs, five to the mangroves, six to the ford, each to the people who live on it, to be kept, changed or buried as they see fit; the seventh stays in the great book. Last of all are the windward islands. The Pilot is taking them home herself, to the shore where she was put in the stocks, and she has asked for company: somebody from every crew, to stay. It is the first thing she has ever asked for.
story-74-back = We beached below the place where the stocks used to stand. There is a hollow in the cliff which neither half of the island ever mapped, and in it people were waiting, more than I would have believed. The Pilot laid the sheet in an old woman’s lap. Then she gave me the key to my pens, and told us her name. It is not written on this card. It was not given for writing. Since that day a stranger who needs a passage has to ask, from fire to fire, and wait for an answer. It is slower, and he arrives knowing somebody. The atlas still grows, I hear, in seven places, by many hands. The crowns have sent for a copy. They were told to sit down, have some soup, and begin by saying who they are.
story-74-rule = L15 lies at St. Kitts. A ship that ends its move there may, before its main action, pay a figure, take the gain of the tile and move a disc from the ship to it. The card is fulfilled when all its spaces are taken.


## The beginnings of later chapters

story-80 = The Mark of the Hearth
story-80-front = My father, Lázaro Quintal, chart-maker of Havana, was buried in a coffin too short for him. He had cut his last atlas into seven sheets for seven keepers. We hold two of them, minus what a goat ate. With us is a Kalinago woman whom both halves of St. Kitts had condemned for stealing her own boat; she lets us call her the Pilot. The small fires on the sheets, she says, are people. They live there because nobody has drawn them.

story-81 = Fever
story-81-front = Four sheets found. Barnaby Oake cooks, Obispo the goat advises, and my father’s sloop is afloat. Off La Guaira we got two hundred and four people out of the hold of the Santa Ventura, a ship of the House of Velluti; seven had died in it. One of the living, Simón, looked at our sheets and saw that every fire on them is false by the same step. Then came word from Cartagena, where the fifth keeper lives.

story-82 = Nine Days Upriver
story-82-front = Five sheets. Juana Cedrón kept the last of them under the sickbeds of Cartagena, saved as many as she could reach, and has been forbidden by the Inquisition ever to do it again. The royal inspector, Don Baltasar Orrego, saw it all and wrote it down. Simón leads the newly free along roads that he does not describe. Fever still keeps the gates of Cartagena shut. We are going the other way, up a river.

story-83 = Two Springs
story-83-front = Six sheets. Where the mission of Santo Tomé burned down there is a town now, and the Grandmother of the Ford speaks for it. She gave us the sixth sheet, and told me that my father once drew her river without asking, and that men with dogs came up it in the winter after. Two brothers brought us there and home again. For the seventh sheet we have no address, only an empty chair that my father drew in its place.

story-84 = Borrowed Ground
story-84-front = Ottavio Velluti stole sheet one from my drawer and sent hunters to the largest fire on it, the maroon town of Two Springs. The people were saved, at a cost that was not ours. Gracia Bran, who speaks for them, has named what is owed: the great book in which the House of Velluti enters everyone it sells. Her people are learning to read, so as to be ready for it. And the Pilot has had a thought about harbours.

story-85 = Silver
story-85-front = At Bilwi, which the charts call Puerto Cabezas, there is a wharf on borrowed ground. Aunt Patience and her people lend it to us; quarrels are heard under her tree. Nobody is owned there, and no ship of the slaving houses ties up. Don Baltasar Orrego came with sixty-two questions and left with an incomplete form. He also left a hint: the silver fleet is stuck at Portobello, for want of a chart.

story-86 = The Great Book
story-86-front = Ten galleons of the silver fleet are away. The eleventh broke up on the reef off Bluefields, where the enslaved divers she carried saved nearly everyone. Among those pulled out was Pieter Sluys, clerk to the House of Velluti. He has told us where the great book lies, in one box with our stolen sheet: at Port Royal, behind nine locks. Commodore Pell and the Chevalier de Malassis are each certain that we work for the other.

story-87 = San Gil
story-87-front = We have the book. Two Springs read it aloud under the tree at Bilwi, two thousand one hundred and fourteen lines, and waited after each name. Gracia Bran found her sister in it: Domingas, sent to the copper village above Santiago, thirty-one years ago. In the same box lay sheet one and a letter written all in soundings, which I cannot read yet. Pieter Sluys is copying pages. They have to be carried to where the people are.

story-88 = Three Kings
story-88-front = In the copper village we found Gracia’s niece Luisa, and through her the mine of San Gil, where those whom Velluti could not sell were worked to death. It is out of his hands; the people who dug it run it as a company. In the overseer’s hut lay my father’s spectacles. He is alive, a prisoner at Panama in the fort called Three Kings: the seventh keeper. And I know now what he once surveyed for that house, and what came of it.

story-89 = Whose Map
story-89-front = We carried my father out of Three Kings in a laundry basket. Standing up, before the great book, he said what he had drawn for the House of Velluti and what others had paid for it. Gracia Bran did not forgive him. She gave him work. The seventh sheet is in her hands, with the step by which he had moved every fire. The atlas is whole for the first time, and everyone on it has been asked to come and look.
