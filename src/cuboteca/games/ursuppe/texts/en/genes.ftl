## The genes: name, card, tooltip, how doubtful cases are settled, and where they stand in the rulebook

gene-intelligence = Intelligence
gene-intelligence-card = Your amoebas are clever, and that is all: in the soup it does nothing. It does count as a card when genes are scored.
gene-intelligence-effect = No effect in the soup; counts as a card in scoring.
gene-intelligence-ruling = The rulebook leaves nothing open here.
gene-intelligence-source = p. 13, “Le carte Gene normale”

gene-movement-1 = Movement I
gene-movement-1-card = When your amoeba moves by its own strength, roll two dice and choose one of the results. The move still costs 1 BP.
gene-movement-1-effect = Roll two dice for a move and choose one.
gene-movement-1-ruling = Our ruling: you choose among all that the two dice allow, so a 5 lets you stay and a 6 opens all four directions. Both dice are always rolled, in an escape and for a second step too.
gene-movement-1-source = p. 13, “Le carte Gene normale”

gene-spores = Spores
gene-spores-card = Your new amoebas may appear on any space where you have no amoeba, near or far.
gene-spores-effect = New amoebas go anywhere you have none.
gene-spores-ruling = It serves every amoeba that you place in Phase 4. The space must still be free of your own amoebas; those of others never matter.
gene-spores-source = p. 13, “Le carte Gene normale”

gene-speed = Speed
gene-speed-card = After an active move your amoeba may make a second one, free of charge and in a new direction. It eats once, at the end.
gene-speed-effect = A second active step, free.
gene-speed-ruling = You decide on the second step after seeing the first. Our ruling: it is offered even if the first step left the amoeba where it was, and in an escape as well; never after drifting or holding.
gene-speed-source = p. 14, “Le carte Gene normale”

gene-defence = Defence
gene-defence-card = If an opponent attacks your amoeba, pay 1 BP to fight back: both roll a die, the higher one wins, ties are rolled again. If you win you survive, and in Phase 1 the attacker starves.
gene-defence-effect = Pay 1 BP to turn an attack into a fight.
gene-defence-ruling = As the rulebook says, it works once per round for each amoeba, Phases 1 and 5 together; with the edition “original” once in each attack. Our ruling: it counts as used as soon as you choose it, and it helps against opponents only, not against your own amoebas. An attacker who loses in Phase 5 does not starve.
gene-defence-source = p. 14, “Le carte Gene normale”; p. 17, “Nota”

gene-escape = Escape
gene-escape-card = If your amoeba is attacked, pay 1 BP and move it at once, with all your movement genes. If it ends on another space the attack fails.
gene-escape-effect = Pay 1 BP and run from an attack.
gene-escape-ruling = As the rulebook says, it works once per round for each amoeba, Phases 1 and 5 together; with the edition “original” once in each attack. Our rulings: only the space where the whole escape ends counts; it works against your own amoebas too; and it does not use up the amoeba's own turn.
gene-escape-source = p. 14, “Le carte Gene normale”; p. 17, “Nota”

gene-substitution = Substitution
gene-substitution-card = Your amoeba may do without one colour if it eats one cube more. Three colours: 4 of one. Four colours: 2 and 2, or 3 and 1. It still excretes 2 cubes.
gene-substitution-effect = Eat one colour fewer but one cube more.
gene-substitution-ruling = The rulebook prints no such meals for five and six colours. Ours are assumed: 5 cubes of three colours, 3+1+1 or 2+2+1.
gene-substitution-source = p. 14, “Le carte Gene normale”; p. 17, “Nota”

gene-ray-protection = Ray Protection
gene-ray-protection-card = Its mutation points are −2, so it makes room for other genes. If you give it up in Phase 2 it covers 4 points. It does not count as a gene in scoring.
gene-ray-protection-effect = Counts −2 in mutation; covers 4 when given up.
gene-ray-protection-ruling = What you owe is counted once, when your turn in Phase 2 comes; it is not counted again after you have given this card away.
gene-ray-protection-source = p. 15, “Le carte Gene normale”; p. 6, “Fase 6: Punteggio”

gene-streamline = Streamlining
gene-streamline-card = All active moves of your amoebas are free, with or without other genes, in an escape too.
gene-streamline-effect = Active moves and escapes are free.
gene-streamline-ruling = Our ruling: it always applies, for paying when you need not is never better.
gene-streamline-source = p. 15, “Le carte Gene normale”

gene-tentacle = Tentacle
gene-tentacle-card = Whenever your amoeba leaves a space it may take cubes along, of any colours: up to 2 with three colours in play, 3 with four, 4 with five, 5 with six.
gene-tentacle-effect = Take food cubes along when you leave a space.
gene-tentacle-ruling = Our rulings: it works for drifting, moving, escaping, rebounding and clinging, once for each space that is left. Cubes of your own colour may go along. If the amoeba stays where it is, nothing moves.
gene-tentacle-source = p. 15, “Le carte Gene normale”

gene-holding = Holding
gene-holding-card = In Phase 1 your amoeba may simply stay where it is. And when another amoeba leaves its space, yours may cling to it and go along. Both are free.
gene-holding-effect = Stay put, or cling to an amoeba that leaves.
gene-holding-ruling = By the rulebook you may cling to any amoeba, your own too; with the edition “original” to opponents' only. You decide once direction and tentacle cubes are known. Our rulings: clinging does not use up the clinger's own turn, and an attacker who clings to its escaping victim has ended its attack.
gene-holding-source = p. 15, “Le carte Gene normale”

gene-life-expectancy = Life Expectancy
gene-life-expectancy-card = In Phase 5 your amoebas die only when they have 3 or more DP.
gene-life-expectancy-effect = Your amoebas die at 3 DP, not at 2.
gene-life-expectancy-ruling = Together with Short Life Span they die at 2 DP; so says the rulebook.
gene-life-expectancy-source = p. 15, “Le carte Gene normale”

gene-frugality = Frugality
gene-frugality-card = Each meal may be one cube smaller; you choose each time which colour is missing. Your amoeba still excretes 2 cubes.
gene-frugality-effect = Each meal may be one cube smaller.
gene-frugality-ruling = It combines with Substitution and Parasitism, and no gene for feeding must ever be used. There is no such card with three colours in play.
gene-frugality-source = p. 16, “Le carte Gene normale”; p. 17, “Nota”

gene-struggle = Struggle for Survival
gene-struggle-card = If your amoeba would starve, it may attack another one on its space, even one of yours, for 1 BP. If it succeeds, the victim is eaten, 1 cube of each colour takes its place and your amoeba is fed.
gene-struggle-effect = A hungry amoeba attacks for 1 BP and eats its victim.
gene-struggle-ruling = Only a plain meal on its own space forbids the attack, with Glutton one with a cube more; a meal that is possible only through other genes does not. Each amoeba has one try a round. A fed attacker excretes nothing.
gene-struggle-source = p. 16, “Le carte Gene normale”

gene-parasitism = Parasitism
gene-parasitism-card = When your amoeba eats on a space with an opponent's amoeba, its meal may be one cube smaller, and that opponent pays 1 BP to the bank. There is no defence.
gene-parasitism-effect = Eat one cube less; an opponent there pays 1 BP.
gene-parasitism-ruling = Our rulings: the opponent must have 1 BP at that moment; one of them pays for one cube in each meal; a space from which you only suck a cube does not count. There is no such card with three colours in play.
gene-parasitism-source = p. 16, “Le carte Gene normale”; p. 17, “Nota”

gene-division-rate = Division Rate
gene-division-rate-card = A new amoeba costs you 4 BP instead of 6.
gene-division-rate-effect = New amoebas cost 4 BP instead of 6.
gene-division-rate-ruling = Our ruling: together with Short Life Span it is still 4 BP.
gene-division-rate-source = p. 16, “Le carte Gene normale”

gene-persistence = Persistence
gene-persistence-card = Works like Speed. Besides, a failed Struggle for Survival, Defence or Aggression may be tried once more, free.
gene-persistence-effect = Speed, and a second try in attack and defence.
gene-persistence-ruling = Our rulings: the second attack may go for another target. A success is not repeated, and one DP on an Armour or More than a Mouthful is a success. There is no second try after clinging to the victim or after dying.
gene-persistence-source = p. 18, “Le carte Gene superiore”

gene-movement-2 = Movement II
gene-movement-2-card = When your amoeba moves, you choose its direction without any die, or you let it stay. It costs 1 BP as usual.
gene-movement-2-effect = Choose the direction of a move, or stay.
gene-movement-2-ruling = It holds for escapes and for every second step too. Our ruling: one cannot roll the die instead.
gene-movement-2-source = p. 18, “Le carte Gene superiore”

gene-aggression = Aggression
gene-aggression-card = Works like Struggle for Survival. Besides, once each round after the deaths of Phase 5, one of your amoebas may attack an opponent's on its space for 1 BP. The victim is replaced by 2 cubes of each colour.
gene-aggression-effect = Struggle, plus one killing attack in Phase 5.
gene-aggression-ruling = One attack per round and player, not per amoeba. Our rulings: owners choose in descending order after the natural deaths, and whoever declines gets no second chance. Amoebas that reach their limit through it die at once, before the next player.
gene-aggression-source = p. 18, “Le carte Gene superiore”

gene-armour = Armour
gene-armour-card = In Phase 1 opponents cannot attack your amoebas. In Phase 5 an attack gives them only 1 DP instead of killing them.
gene-armour-effect = No attacks in Phase 1, only 1 DP in Phase 5.
gene-armour-ruling = Our rulings: if that DP is one too many, the amoeba dies in the same Phase 5. Escape and Defence come before the Armour. It does not shield you from your own amoebas. Only the gene that you gave for it is barred to you.
gene-armour-source = p. 18, “Le carte Gene superiore”

gene-doris-and-frank = Doris & Frank Gene
gene-doris-and-frank-card = In the soup it does nothing. Whoever owns it at the end chooses the next game you play together.
gene-doris-and-frank-effect = No effect here; its owner picks the next game.
gene-doris-and-frank-ruling = The rulebook leaves nothing open here: it counts as one card in scoring, and the next game is up to you at home.
gene-doris-and-frank-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-glutton = Glutton
gene-glutton-card = Every meal of your amoebas needs one cube more. In return its mutation points are −2.
gene-glutton-effect = Meals need one cube more; mutation −2.
gene-glutton-ruling = Our rulings: the extra cube may be of any colour but your own. The card cannot be given up in Phase 2, as it would cover nothing. It counts as a card in scoring.
gene-glutton-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-alarm = Alarm
gene-alarm-card = When one of your amoebas is eaten in Phase 1, all your others gain Escape.
gene-alarm-effect = One is eaten: the others gain Escape.
gene-alarm-ruling = Our rulings: it lasts from the end of that attack to the end of this Phase 1, against every attack, at the price of Escape. An amoeba eaten by one of your own raises it too. Escape and Alarm together are still one escape.
gene-alarm-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-cleanliness = Cleanliness
gene-cleanliness-card = The cubes that your amoeba excretes may go to a neighbouring space, all of them to the same one.
gene-cleanliness-effect = Excrete into a neighbouring space.
gene-cleanliness-ruling = Our rulings: it holds for the 2 cubes of your colour and for the DP of Toxic Excretions with them, not for the cubes of a victim. With no cube left in the supply there is nothing to place.
gene-cleanliness-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-hard-crust = Hard Crust
gene-hard-crust-card = If your amoeba is attacked and does not get away, the attacker must pay 1 BP more to go on. If it does not, your amoeba survives.
gene-hard-crust-effect = An attacker pays 1 BP more or fails.
gene-hard-crust-ruling = The rulebook says that the attacker who does not pay dies. Our ruling: a violent death in either phase, 1 cube of each colour, no second try; with 0 BP it happens unasked. With the edition “original” the attack, by our guess, merely fails, and in Phase 1 the attacker starves.
gene-hard-crust-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-migration-sensing = Migration Sensing
gene-migration-sensing-card = At the start of Phase 1 you secretly see the next Environment card.
gene-migration-sensing-effect = See the next Environment card before Phase 1.
gene-migration-sensing-ruling = It is the card of this round's Phase 2. Our ruling: you look without being asked, and you keep knowing the card even if you lose the gene.
gene-migration-sensing-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-fast-food = Fast Food
gene-fast-food-card = Each of your amoebas may eat first and move afterwards, or move first as usual.
gene-fast-food-effect = Eat first and move afterwards, if you like.
gene-fast-food-ruling = Our rulings: you choose for each amoeba. Eating first means the whole step, attack and hunger too; then it still drifts, moves or holds, and does not feed again.
gene-fast-food-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-highly-adaptable = Highly Adaptable
gene-highly-adaptable-card = In Phase 3 you may swap your genes, this one included, for genes on sale. If the new one is dearer, pay the difference; if it is cheaper, you get nothing back.
gene-highly-adaptable-effect = Swap your genes in Phase 3.
gene-highly-adaptable-ruling = The figures 3 BP and 4 mutation points are assumed. Our rulings: as many swaps as you like, of cards that you held at the start of your turn, for any gene on sale but an advanced one, one that you hold or one that is barred to you; the Social Gene only if you are last. List prices count, without Flexible. A card just swapped in stays for this turn.
gene-highly-adaptable-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-mouthful = More than a Mouthful
gene-mouthful-card = If an enemy's Struggle for Survival succeeds against your amoeba, it gets 1 DP and lives. The attacker is fed, and no cubes appear.
gene-mouthful-effect = Being eaten costs 1 DP instead of a life.
gene-mouthful-ruling = The figures 3 BP and 4 mutation points are assumed. Our reading of a garbled line: 1 DP instead of death. It helps against every enemy attack in Phase 1, an Aggression owner's too, but not in Phase 5.
gene-mouthful-source = p. 13, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-social = Social Gene
gene-social-card = In Phase 6 you get 1 BP for each opponent who is 6 or more spaces ahead of you. Only the player in last place can buy it: for 4 BP, or for 2 BP from an opponent who has it.
gene-social-effect = 1 BP for each opponent 6 spaces ahead.
gene-social-ruling = Its 3 mutation points are assumed. Our rulings: it is paid when all markers have moved; a swap counts as getting it, so that too is for the last player only; an opponent who has it cannot refuse to sell and receives your BP.
gene-social-source = p. 14, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-camouflage-1 = Camouflage I
gene-camouflage-1-card = When your amoeba attacks, roll a die. On 4 to 6 the victim may use neither Escape, Defence nor Alarm. Armour always works.
gene-camouflage-1-effect = On 4–6 your victim cannot defend itself.
gene-camouflage-1-ruling = Our rulings: the die is rolled once in every attack, second tries included, in both phases and even if the victim has no defence. Hard Crust, Threat Display and More than a Mouthful still work.
gene-camouflage-1-source = p. 14, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-suction-1 = Suction I
gene-suction-1-card = Your amoeba may take 1 cube of its meal from a neighbouring space.
gene-suction-1-effect = 1 cube of a meal may come from next door.
gene-suction-1-ruling = Our rulings: you may do so even if your own space would be enough; the meal gets no larger; and a meal that needs Suction never obliges you to eat.
gene-suction-1-source = p. 14, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-threat-display = Threat Display
gene-threat-display-card = Enemy amoebas may attack yours only if their number is the same or lower.
gene-threat-display-effect = Only enemies with a lower or equal number attack.
gene-threat-display-ruling = Our ruling: it holds in Phase 1 and in Phase 5, and for a second try too. Your own amoebas are not impressed.
gene-threat-display-source = p. 15, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-flexible = Flexible
gene-flexible-card = Every gene that you buy from now on costs 1 BP less.
gene-flexible-effect = Genes cost you 1 BP less.
gene-flexible-ruling = Our rulings: advanced genes and the Social Gene too, but not Flexible itself; never less than 0. It is at work for the next card in the same turn. Swaps are not cheaper.
gene-flexible-source = p. 15, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-healing-1 = Healing I
gene-healing-1-card = In Phase 4 pay 3 BP to remove 1 DP from one of your amoebas.
gene-healing-1-effect = Pay 3 BP to remove 1 DP.
gene-healing-1-ruling = The rulebook prints BP where only DP makes sense; we read DP. Our ruling: as often as you can pay, before, between or after divisions.
gene-healing-1-source = p. 15, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-rebound = Rebound
gene-rebound-card = If your amoeba runs into the edge or the island, it may bounce to the opposite side.
gene-rebound-effect = Bounce off an obstacle, the other way.
gene-rebound-ruling = Our rulings: it works for drifting, moving and escaping, for each step; you may choose a blocked direction on purpose. If the opposite side is blocked too, it stays. An amoeba that is carried along does not rebound.
gene-rebound-source = p. 15, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-bang = Go out with a Bang
gene-bang-card = When an amoeba of yours dies, every other amoeba on its space gets 1 DP. One bang may set off another.
gene-bang-effect = Your dying amoeba gives all others there 1 DP.
gene-bang-ruling = Our rulings: it happens by itself at every death, in any phase, and hits your own amoebas and the attacker as well. In Phase 5 we go on until nobody is at the limit any more. Those brought to their limit by a bang in Phase 1, or in Phase 4 after Healing II, die in Phase 5, unless they are healed before.
gene-bang-source = p. 15, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-short-life-span = Short Life Span
gene-short-life-span-card = Your amoebas die at 1 DP, but new ones cost only 4 BP. You cannot ignore it, and given up for ozone it covers only 4 points.
gene-short-life-span-effect = Amoebas cost 4 BP but die at 1 DP.
gene-short-life-span-ruling = With Life Expectancy the limit is 2; so says the rulebook. It weighs 5 in mutation though it covers 4. Our ruling: with Division Rate the price is still 4 BP.
gene-short-life-span-source = p. 15, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-toxic-excretions = Toxic Excretions
gene-toxic-excretions-card = Each time your amoeba excretes, 1 DP goes on its space too. The next amoeba that enters takes all DP lying there.
gene-toxic-excretions-effect = Leave 1 DP with the cubes you excrete.
gene-toxic-excretions-ruling = Our rulings: any amoeba that enters is hit, your own too, by whatever movement; newly placed ones are not. Whoever moves arrives before those that cling to it. Without any cube left to excrete there is no DP.
gene-toxic-excretions-source = p. 16, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-population-explosion = Population Explosion
gene-population-explosion-card = In Phase 4 you may give up your income and all your BP and instead place amoebas, free, until you have as many as the player in the lead.
gene-population-explosion-effect = No BP, but as many amoebas as the leader.
gene-population-explosion-ruling = The rulebook's text is unclear, and this is our reading; an option makes it as many more instead. You are asked only if you have fewer amoebas than the leader has at that moment; with the option “As many more”, whenever you have an amoeba left to place. You place under the usual rules, until the number is reached or no amoeba or space is left, and then your Phase 4 is over.
gene-population-explosion-source = p. 16, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-energy-conservation = Energy Conservation
gene-energy-conservation-card = Each of your amoebas that drifts earns you 1 BP.
gene-energy-conservation-effect = 1 BP for each amoeba that drifts.
gene-energy-conservation-ruling = Our rulings: you get it as soon as you choose to drift, even if there is no current or something is in the way. Holding and being carried along earn nothing.
gene-energy-conservation-source = p. 17, “Le carte Gene normale”; p. 10-11, “I Nuovi Geni”

gene-phd = PhD
gene-phd-card = In the soup it does nothing either, but as an advanced gene it counts as two cards in scoring.
gene-phd-effect = No effect in the soup; counts as two cards.
gene-phd-ruling = The description in the rulebook speaks of one card; we follow its general rule that advanced genes count as two.
gene-phd-source = p. 18, “Le carte Gene superiore”; p. 10-11, “I Nuovi Geni”

gene-environmental-sensing = Environmental Sensing
gene-environmental-sensing-card = In Phase 2, right after the new Environment card is turned up, you secretly see the one after it.
gene-environmental-sensing-effect = See the next card before you buy and divide.
gene-environmental-sensing-ruling = Our ruling: you look without being asked, before genes are lost. In the last round there is no card left to see.
gene-environmental-sensing-source = p. 18, “Le carte Gene superiore”; p. 10-11, “I Nuovi Geni”

gene-camouflage-2 = Camouflage II
gene-camouflage-2-card = Your attacks cannot be met with Escape, Defence or Alarm. Armour still works.
gene-camouflage-2-effect = Your victims cannot defend themselves.
gene-camouflage-2-ruling = Our ruling: Hard Crust, Threat Display and More than a Mouthful still work too. No die is rolled.
gene-camouflage-2-source = p. 18, “Le carte Gene superiore”; p. 10-11, “I Nuovi Geni”

gene-healing-2 = Healing II
gene-healing-2-card = Pay 4 BP to move 1 DP from one of your amoebas to another amoeba on its space, which may die of it at once.
gene-healing-2-effect = Pay 4 BP to hand 1 DP on to a neighbour.
gene-healing-2-ruling = Our rulings: in Phase 4, as often as you can pay, to your own amoebas or to others. If the receiver is then at its limit it is replaced by 2 cubes of each colour. The power of Healing I is gone.
gene-healing-2-source = p. 18, “Le carte Gene superiore”; p. 10-11, “I Nuovi Geni”

gene-suction-2 = Suction II
gene-suction-2-card = Your amoeba may take up to 2 cubes of its meal from a neighbouring space.
gene-suction-2-effect = 2 cubes of a meal may come from next door.
gene-suction-2-ruling = Our rulings: both cubes come from the same space; you may take 0, 1 or 2; the meal gets no larger; and a meal that needs Suction never obliges you to eat.
gene-suction-2-source = p. 18, “Le carte Gene superiore”; p. 10-11, “I Nuovi Geni”
