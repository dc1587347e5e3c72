## The first lesson: moving and feeding

lesson-moving-title = Drift and eat
lesson-moving-goal = Move your amoebas, feed them, and keep them alive.

lesson-moving-drift = You are blue. Living amoebas and genes move your marker; the furthest wins. Your amoebas act by number. The current flows east: drifting is free, a move costs 1 biological point (BP) and a die decides. What does amoeba 1 do?
lesson-moving-drift-why = It drifts for free, and to the east there is food. BP are what you pay with: each round brings 10, for moves, genes and new amoebas. Save them where you can.
lesson-moving-drift-move = You pay 1 BP and the die may send it to the wrong place. The current takes it to food for free: drift.

lesson-moving-meal = It eats cubes of other colours: a meal is three, two of one and one of the other. Vermilion shares this space and needs blue and green. Which one do you take twice? Choose in the bar by the soup.
lesson-moving-meal-why = It ate both green cubes, so Vermilion finds no full meal here. Then it excreted two blue cubes: food for others, never for you. That is why you keep moving.
lesson-moving-meal-v = Your amoeba would be fed as well. But then a green cube stays, and with your two blue ones that is exactly a meal for Vermilion. Eat the greens.

lesson-moving-stuck = Amoeba 2 stands at the eastern edge, and only blue cubes lie here. If it finds no whole meal, it starves and gets a damage point (DP). What now?
lesson-moving-stuck-why = Staying would have meant hunger for certain. You paid 1 BP and rolled: 1 is west, 2 north, 3 east, 4 south, 5 stay, 6 choose. It is a 6!
lesson-moving-stuck-drift = The edge stops it, as the island in the middle would: it stays among its own cubes and starves. A move gives it a chance of food.

lesson-moving-choose = You may choose the direction. Look for a whole meal in vermilion and green: two of one and one of the other. Mind that it is all or nothing.
lesson-moving-choose-why = Two vermilion, one green: a meal. Always count both colours before you go.
lesson-moving-choose-n = There are four vermilion cubes but no green one: no meal with a single colour. It would starve beside plenty.
lesson-moving-choose-s = One vermilion and one green are only two cubes. A meal needs three; with less it eats nothing at all.
lesson-moving-choose-e = That way lies the edge: it would stay where nothing can be eaten.

lesson-moving-risk = Amoeba 3 already has a damage point. With two, it dies at the end of the round. The current leads to blue cubes only. Read what the die would bring: is it worth 1 BP?
lesson-moving-risk-why = A new amoeba costs 6 BP, so 1 BP for a good chance to save this one is cheap. It rolled a 1, west, and ate.
lesson-moving-risk-drift = Only blue lies there: it would starve, reach two damage points and die. Most rolls lead to food. Pay the point.

lesson-moving-save = Amoeba 4: the current brings it to a space with a meal. You have 4 BP left. Spend one or not?
lesson-moving-save-why = Free food first, always. And look: Vermilion 1, whose green cubes you ate, has just starved. You did that with the very first meal.
lesson-moving-save-move = Why pay for a gamble if the current takes it to a meal? Keep your points for growth.

lesson-moving-still = Two rounds later. Each round has a new card. This one shows no current: whoever drifts stays. Its ozone matters once you have genes. Is there still a meal under amoeba 1?
lesson-moving-still-why = Two vermilion and one green were just enough. Without a current, drifting means resting: fine as long as the table is laid. In a play, “All drift and eat” does this for all your amoebas.
lesson-moving-still-move = There is a whole meal right here, and resting is free. A roll may carry it away from the food.

lesson-moving-pay = Amoeba 2 has one vermilion and one green cube: not a meal. The current is still. What do you do?
lesson-moving-pay-why = It needed a move, and 4 led south to a full meal. Hungry is expensive: damage never heals by itself.
lesson-moving-pay-drift = It would rest beside two cubes, and a meal has three. It would starve and keep that damage for good.

lesson-moving-start = Back to the very beginning: the set-up. You rolled highest and choose first where your marker starts. Whoever is last on the track places, moves and eats first; whoever leads buys genes and divides first. Where do you start?
lesson-moving-start-why = You are last, so you place your first amoeba and eat before the others. Space 3 is worth two spaces more, but eats last. Both are fine, and the order follows the track anew in every round.
lesson-moving-start-also = Good, too: you lead those behind you and buy before them, but they eat first. The order follows the track anew in every round. In this lesson we take space 1.

lesson-moving-number = Amoebas have numbers, 1 to 7, for one reason: in each round yours act in this order, the lowest first.
lesson-moving-number-why = Now any number would do. It counts where two of yours share a space: the lower one eats first. So later give a child a low number if it must eat early.
lesson-moving-number-also = Any number will do now. It counts where two of yours share a space: the lower one eats first. In this lesson we take number 1.

lesson-moving-place = You place one amoeba now and another when all have placed one. The current flows east. Choose a space from which it can drift on, and not into an obstacle.
lesson-moving-place-why = From here the current carries it to fresh food in the first round, free. The first amoeba of a play is placed just like this.
lesson-moving-place-also = Good: from there it can drift on for free. The further west it begins, the longer its way.
lesson-moving-place-wall = There the edge or the island stops it: in the first round it would not get away for free. Look for a space with water to the east.

lesson-moving-end = You can move and feed. With four colours (four players, or two with two colours each) a meal is one cube of each other colour, and first amoebas begin with a damage point. Next come genes and division.

## The second lesson: genes and division

lesson-growing-title = Genes and new amoebas
lesson-growing-goal = Spend your points well: genes, new amoebas, ozone, and how you score.

lesson-growing-gene = After feeding, everybody buys genes, which help all your amoebas. Each adds mutation points: “0/10” says you have 0, and the ozone bears 10; more would cost you. You have 6 BP; 10 more come before dividing. What helps most against hunger?
lesson-growing-gene-why = For 3 BP every move now rolls two dice and you choose: far less hunger. Cheap, useful, and hardly any mutation. A fine first gene.
lesson-growing-gene-also = A good gene too: it helps you to move, eat, live or grow. In this lesson we go on with Movement I, which leaves points for amoebas.
lesson-growing-gene-nothing = You could save, but a gene that feeds your amoebas pays in every round from now on. Buy one that helps to move.
lesson-growing-gene-intelligence = Intelligence does nothing in the soup. It counts as a card later, but now your amoebas need help with food.
lesson-growing-gene-defence = Nobody can attack you yet, and you have no hungry hunters. First get what feeds your amoebas.
lesson-growing-gene-later = That will be good later, when you have many genes or amoebas. Right now moving and feeding matter most.

lesson-growing-enough = 3 BP are left. You will get 10 more, and each new amoeba costs 6. Your new gene works at once; its dashed border says that no advanced gene can replace it this round. Do you buy another, or stop?
lesson-growing-enough-why = 3 and 10 make 13: two new amoebas. Early on amoebas are worth more than cards: they bring points every round, if they live.
lesson-growing-enough-more = Then you would have 11 or less: enough for one amoeba only. Keep the 3 points, and it will be two.

lesson-growing-divide = Cell division: you have received 10 BP. Living amoebas score: three bring 1 space, four 2, five 4, six 5, seven 6. Do you make one?
lesson-growing-divide-why = A new amoeba costs 6 BP and scores from this round on; points that you keep score nothing. Next you choose where it appears.
lesson-growing-divide-also = Good; the number only decides when it acts. We take number 3, so it acts right after your first two.
lesson-growing-divide-no = Points that you keep score nothing. Two amoebas bring 0 spaces; with four you advance each round.

lesson-growing-where = It must appear next to one of yours, where you have none. It will have to eat next round, when the current may be another. Where is food for it?
lesson-growing-where-why = Three cubes of each other colour, and no neighbour: it can eat here even twice. Place children where the table is laid.
lesson-growing-where-also = There is a meal there too. In this lesson we take the richest space, A4.
lesson-growing-where-poor = There is no meal for a blue amoeba there: it would be hungry unless it gets away. Find vermilion and green.
lesson-growing-where-fair = There is food, but Vermilion’s amoeba sits there and eats it too. A space of its own is safer.

lesson-growing-again = 7 BP are left. One more?
lesson-growing-again-why = The fourth amoeba raises your score from 1 to 2 spaces every round. 1 BP is left for a move.
lesson-growing-again-also = Good; any number will do. We take number 4.
lesson-growing-again-no = Three amoebas bring 1 space, four bring 2, each round. You can afford it, and one point is left to move.

lesson-growing-second = Where does the fourth one go? Spread out, so that your amoebas do not eat each other’s food.
lesson-growing-second-why = E4 has a meal and nobody else. Then the round was scored: four amoebas brought you 2 spaces. Occupied spaces are skipped and not counted: Vermilion stood on 7, so you went from 5 to 8.
lesson-growing-second-also = That has a meal, too. We take E4, far from the others. Four amoebas bring 2 spaces, and occupied ones are skipped: Vermilion stood on 7, so you went from 5 to 8.
lesson-growing-second-poor = No meal for blue there. A child that starves twice is dead, and 6 BP with it.
lesson-growing-second-fair = Vermilion already eats there. Better a space of its own, away from your others.

lesson-growing-debt = Three rounds later. A new card each round brings its ozone. “13/9”: your genes have 13 mutation points, 9 are allowed; cover the other 4, by BP or by genes. You have 5 BP, and nobody attacks. What goes?
lesson-growing-debt-why = Defence covers all 4 and was of no use here. Your points stay for division. Watch the ozone before you buy: too many genes are dear.
lesson-growing-debt-pay = 4 BP are most of a new amoeba. You have a gene that does nothing at present: give that up.
lesson-growing-debt-tentacle = That covers the debt, but Tentacle brings food along in every round. Another gene with 4 points is idle.
lesson-growing-debt-part = That does not cover everything, and you lose a gene that moves you. One card covers all 4 at once, and you do not need it.

lesson-growing-grow = A round later, with Movement I and Tentacle. Advanced genes (double border) replace one you hold and count as two cards: Movement II replaces Movement I, Persistence Speed. Three cards bring 1 space each round, four 2. What is best?
lesson-growing-grow-why = Movement II lets you choose the way, and with Tentacle you now score three cards: 1 space each round. Your mutation stays at 9 or below.
lesson-growing-grow-nothing = You have 9 BP and two cards. With an advanced gene you would move where you like and score three cards.
lesson-growing-grow-else = It makes three cards as well, but one advanced gene does so, too, with a far stronger effect. Look for the one that replaces Movement I.

lesson-growing-end = You know the round: move and eat, ozone, genes, division, deaths, scoring. The play ends after the round in which a marker reaches 42, or after round 10. Tap a player’s figures to see what each means.

## The third lesson: defence and the extra genes

lesson-defending-title = Hunters and strange genes
lesson-defending-goal = Attack, defend yourself, and use the extra genes.

lesson-defending-attack = You have Struggle for Survival: an amoeba that finds no meal may attack another on its space for 1 BP instead of starving. Vermilion has Defence, Green has none. What do you do?
lesson-defending-attack-why = Green could not answer: it was eaten, your amoeba is fed, and one cube of each colour is left. Attack whoever has no defence.
lesson-defending-attack-v = Vermilion has Defence: for 1 BP both roll, and if it wins you starve. Green cannot answer at all.
lesson-defending-attack-starve = It would get a damage point although you own the gene for exactly this. Attack for 1 BP.

lesson-defending-defend = Another play: now Vermilion is the hungry hunter, on its own turn, and you have Defence. For 1 BP both roll a die, and the higher one wins. Answer?
lesson-defending-defend-why = You rolled 5 against 3: the attack failed and the hunter starved. One point for an even chance of saving 6 is a bargain.
lesson-defending-defend-no = Then your amoeba dies for certain, and a new one costs 6 BP. 1 BP gives it an even chance.

lesson-defending-escape = The same attack, but this time you have Escape: for 1 BP your amoeba moves at once. If it ends on another space, it is safe. Well?
lesson-defending-escape-why = It rolled south and got away; the hunter starved. Your movement genes help an escape, so quick amoebas are hard to catch.
lesson-defending-escape-no = It would be eaten. Four of six rolls, if nothing is in the way, take it to safety. Pay the point.

lesson-defending-armour = Later, Vermilion hunts every round, and defending costs each time. You have Movement I and Defence. Two advanced genes are open to you: Movement II replaces Movement I, Armour replaces Defence (or Escape). Which one settles the matter?
lesson-defending-armour-why = Armour replaces Defence: nobody can attack you while feeding, and it costs nothing more. As an advanced gene it counts as two cards.
lesson-defending-armour-nothing = You would go on paying and rolling. You have the points for a gene that ends the attacks.
lesson-defending-armour-else = Useful perhaps, but Vermilion keeps eating you. There is an advanced gene that replaces Defence and forbids its attacks.

lesson-defending-aggression = Another play. You have Aggression: after the deaths you may attack one opponent for 1 BP, hungry or not. Vermilion leads on the track, Green is last. Neither can answer. Whom?
lesson-defending-aggression-why = It hits the leader just before scoring: Vermilion now scores one amoeba less. The timing is the point of this gene.
lesson-defending-aggression-g = Green is last anyway. Every space that the leader does not get is one you need not catch up.
lesson-defending-aggression-no = For 1 BP you take an amoeba from the leader just before scoring. That is well spent.

lesson-defending-social = Another play, with extra genes: they come in threes, one copy of each. You are last, both others 8 or 7 spaces ahead. One gene, only for the last, pays 1 BP a round for each opponent 6 ahead. Find it.
lesson-defending-social-why = The Social Gene pays you 2 BP a round as long as you trail so far. Extra genes often reward a special situation: look for yours.
lesson-defending-social-nothing = A gene that pays you 2 BP a round is worth 4 BP. Look among the extra genes.
lesson-defending-social-else = Not bad, but one gene is made for the player in last place and pays you 2 BP each round.

lesson-defending-explosion = Another play, with Population Explosion: give up income and all BP, and place amoebas free until you have as many as the leader. You have 2 amoebas, the leader 5; income would be 10 BP.
lesson-defending-explosion-why = Three amoebas are worth 18 BP, and you gave up 12. The poorer you are, the better this gene. All that is left is to place them.
lesson-defending-explosion-income = 12 BP make two amoebas. The explosion makes three, free. Compare before you take the money.

lesson-defending-heal = Another play: you have 8 BP and Healing I, by which 3 BP take one damage point away. Amoeba 2 has one; another would kill it. What first?
lesson-defending-heal-why = 3 BP save what would cost 6 to replace. Only genes heal damage; without them, feed your amoebas well.
lesson-defending-heal-number = A new one costs 6, and then you cannot afford to heal. Saving the old one costs 3 and counts as much.
lesson-defending-heal-no = You can heal for 3 and still keep 5. An amoeba with one damage point is one bad turn from death.

lesson-defending-end = That is all you need. Tap a space or a card that is not lit to hear why not; the “?” beside a card tells all about its gene. Feed first, grow early, watch the ozone and the hunters.
