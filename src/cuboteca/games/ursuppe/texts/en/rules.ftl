## Our summary of the rules, in our own words; see docs/games/ursuppe.md

rules-1-title = Aim of the game
rules-1-body =
    The earth is young, and you are a tribe of amoebas in the primordial soup. Your amoebas drift, eat, divide and die. Genes change what they can do, and with it the rules that apply to you.

    Each round your marker advances for living amoebas and for genes. The play ends when a marker has reached the finish zone, or when the Environment cards are used up. Whoever is furthest ahead then wins.

rules-2-title = Soup, compass and score track
rules-2-body =
    The soup has 19 spaces around an island, on which the compass is printed. Neighbouring spaces touch along a side, never at a corner. The edge of the soup and the island are obstacles; other amoebas never are. Any number of amoebas may share a space.

    The compass turns the die into a direction: 1 west, 2 north, 3 east, 4 south. A 5 means stay, a 6 lets you choose the direction.

    On the island lies an Environment card. It shows the current, which carries drifting amoebas, and the ozone, which says how much mutation is harmless. There are 11 cards: west with 6, 9, 12; east with 8, 10, 10; north with 9, 11; south with 10, 13; no current with 14.

    The score track has 51 spaces; the last ten, 42 to 51, are the finish zone. Two markers never stand on the same space.

rules-3-title = Set-up
rules-3-body =
    You get the amoebas of your colour, numbered 1 to 7, and 4 Biological Points (BP). Each space gets 2 food cubes of each colour in play; of 55 cubes of a colour, 17 remain in the supply. The gene cards for your number of players are all on sale. One Environment card is turned up.

    Everybody rolls two dice, ties roll again. The highest total chooses a start space on the track, from 1 to the number of players, then the next highest, and so on.

    Then the lowest marker begins: everybody places one amoeba, of any number, on an empty space. It starts with 1 Damage Point (DP), but without any if three play. In reverse order everybody places a second amoeba, without damage. For now no two amoebas share a space.

rules-4-title = A round: six phases
rules-4-body =
    1 Movement and feeding. 2 Environment and loss of genes. 3 New genes. 4 Cell division. 5 Death. 6 Scoring.

    Phase 1 goes in ascending order: whoever is last on the track begins. All other phases go in descending order: the leader begins. Your amoebas act one after the other, by number, and when all have acted the next player follows.

    Markers move in Phase 6 only, so the order holds for the whole round.

rules-5-title = Phase 1: movement
rules-5-body =
    For each amoeba you have a choice of two.

    Drift: it goes one space with the current, for free. If an obstacle is in the way or there is no current, it stays.

    Move: pay 1 BP and roll the die. On 1 to 4 it must go there, on 5 it stays, on 6 you choose the direction. An obstacle keeps it where it is, and the BP is spent.

    Only genes let an amoeba simply stay. By our ruling a 6 means one of the four directions, but you may choose one that is blocked.

rules-6-title = Phase 1: feeding
rules-6-body =
    After its movement an amoeba eats, from its own space, cubes of other colours only.

    Three colours in play: 3 cubes, two of one colour and one of the other, as you like.
    Four colours: 3 cubes, one of each other colour.
    Five colours: 4 cubes, one of each other colour.
    Six colours: 4 cubes of four different colours; you choose each time which one you leave.

    The cubes go to the supply, and the amoeba excretes 2 cubes of its own colour into its space. If the supply is short, it excretes what there is; other colours never take their place.

    It is all or nothing: if a single cube is missing, the amoeba eats nothing, excretes nothing and gets 1 DP. Such a meal is called plain; with Glutton the plain meal has one cube more, of any colour but its own. If there is a plain meal on its space it must eat: that one, or another that your genes allow. By our ruling a meal that is possible only through genes never obliges you.

rules-7-title = Phase 1: an attack, step by step
rules-7-body =
    With Struggle for Survival or Aggression an amoeba that finds no plain meal (with Glutton one cube more) may attack instead of starving, once a round.

    1 Choose another amoeba on its space; your own are allowed. An opponent’s Armour forbids the attack, and Threat Display forbids it to a higher number.
    2 Pay 1 BP.
    3 With Camouflage I roll a die: on 4 to 6 step 4 is left out. With Camouflage II it always is.
    4 The victim’s owner may answer with Escape (1 BP) and with Defence (1 BP), in any order. If the victim ends on another space, or wins the fight, the attack has failed.
    5 Against a Hard Crust pay 1 BP more. If you do not or cannot, your amoeba dies a violent death at once, the victim lives and there is no second try; with the edition “Original” the attack has only failed.
    6 Success, once any Hard Crust is paid for: the victim dies a violent death, 1 cube of each colour in play appears on the space, and your amoeba is fed. It excretes nothing. With More than a Mouthful the victim only gets 1 DP, and there are no cubes.
    7 Failure, by step 4 or, with the edition “Original”, by step 5: with Persistence you may try once more, free. If not, your amoeba starves and gets 1 DP.

    The order of these steps is our ruling where the rulebook is silent.

rules-8-title = Phase 2: environment and loss of genes
rules-8-body =
    A new Environment card covers the old one, in the first round too. Its current drives the next Phase 1; its ozone counts now. In the first round nobody loses genes.

    Each player adds up the mutation points of all their genes. If the sum is higher than the ozone, you owe the difference: each BP covers 1, each card that you give up covers its mutation points. You choose the mix; whatever a card covers beyond the debt is lost. Cards go back on sale at once.

    Ray Protection covers 4 when given up, and so does Short Life Span. What you owe is counted once, when your turn comes; giving up a card does not change it but pays towards it.

    Example: the ozone is 9, your genes add up to 12. You owe 3: pay 3 BP, or give up Speed, which covers 3, or give up Movement I, which covers 2, and pay 1 BP.

rules-9-title = Phase 3: new genes, advanced genes
rules-9-body =
    Buy as many genes on sale as you can pay. They work at once, for all your amoebas. You never own two cards of the same gene, and what others have taken is gone until they give it up.

    For an advanced gene you pay its price and also hand in the gene that it grows from, which you must have had since an earlier round: Speed for Persistence, Movement I for Movement II, Struggle for Survival for Aggression, Defence or Escape for Armour. The gene that you hand in is on sale again, but not to you as long as you hold the advanced one.

    An advanced gene counts as two cards in scoring.

rules-10-title = Phase 4: cell division
rules-10-body =
    You receive 10 BP. Then you may place new amoebas, without damage, for 6 BP each: any number that is free, on a space where you have no amoeba, next to a space where you have one. Those just placed count as well.

    If you have no amoeba left, first place one free on any space. If you have exactly one, the next may go anywhere, at the usual price. By our ruling “anywhere” still means a space where you have no amoeba.

    BP that you do not spend stay with you.

rules-11-title = Phase 5: death
rules-11-body =
    Every amoeba with 2 or more DP dies a natural death: it goes back to its owner, and 2 cubes of each colour in play take its place, as far as the supply lasts. You can place it again later.

    After that, owners of Aggression may attack, in descending order: one attack each, against an opponent’s amoeba on the same space, for 1 BP. It goes as in Phase 1, with these differences: Armour does not forbid it but turns death into 1 DP, and no Hard Crust is due then; Alarm gives no Escape any more; More than a Mouthful does not help; a victim leaves 2 cubes of each colour; an attacker that fails does not starve.

    By our ruling whoever reaches the limit through such an attack, by that 1 DP too, dies before the next player’s turn.

rules-12-title = Phase 6: scoring
rules-12-body =
    Your marker advances by the sum of both tables.

    Living amoebas, three or four colours in play: up to 2 bring 0 spaces, 3 bring 1, 4 bring 2, 5 bring 4, 6 bring 5, 7 bring 6.
    Living amoebas, five or six colours: up to 1 bring 0, 2 bring 1, 3 bring 2, 4 bring 4, 5 bring 5, 6 bring 6.
    Gene cards, always: up to 2 bring 0, 3 bring 1, 4 bring 2, 5 bring 3, 6 or more bring 4.

    Advanced genes count as two cards, Ray Protection as none, all others as one. Occupied spaces are skipped and not counted.

    Example: 5 amoebas, Movement II and one plain gene. With four players that is 4 for the amoebas and 1 for three cards: 5 spaces.

rules-13-title = End of the play
rules-13-body =
    The play ends after a Phase 6 in which at least one marker stands on space 42 or beyond, or after the round in which the last Environment card was turned up: that is round 10.

    Whoever is furthest ahead wins, not whoever arrived first. There are no ties, as no two markers share a space. By our ruling a marker that would pass space 51 simply goes on.

rules-14-title = Five and six players
rules-14-body =
    Amoebas are numbered 1 to 6 only, meals have 4 cubes, Phase 4 brings 11 BP, and amoebas score by their own table. Tentacle carries 4 cubes with five players, 5 with six. The first five or six spaces of the track are start spaces, and there are more copies of the genes.

    The rulebook says that some genes have another price here but prints none, so we leave the prices as they are. It is silent on the first amoeba’s damage and on the BP at the start too; by our ruling they are 1 DP and 4 BP.

rules-15-title = Extra genes
rules-15-body =
    The option “Extra genes” adds 26 more genes, one copy of each, for any number of players. Two of them are on sale from the start; the Social Gene and Population Explosion are suggested. The others lie face down.

    In each round, when the first player has bought in Phase 3, 3 more are turned up at random. So the second player is the first who can buy them. Options change which two are there at once, and how many are turned up.

    Five extra genes are advanced: PhD for Intelligence, Environmental Sensing for Migration Sensing, and Camouflage II, Healing II and Suction II each for their first version.

rules-16-title = Two people
rules-16-body =
    The authors give variants for two, and you may choose between two of them.

    Two colours each: four colours play as with four players, and each of you leads two of them. Each colour has amoebas, BP, genes and a marker of its own, and by our ruling your own second colour is an opponent like any other. At the end only the worse of your two markers counts: whoever’s worse marker is further ahead wins.

    Dummy: three colours play as with three players, and the third one plays itself. It always drifts, has Life Expectancy from the start and gets two new amoebas in each round. By our ruling chance decides wherever it would have a choice, and it never buys genes. The option “Dummy scores” says whether its marker advances.

rules-17-title = Rulebook or original
rules-17-body =
    We play by the Italian rulebook. In three places the publisher’s original is different, and the option “Edition” switches all three together.

    Defence and Escape: each once per round and amoeba in the rulebook; each once per attack in the original.
    Hard Crust: an attacker who does not pay dies in the rulebook; it has merely failed, and in Phase 1 it starves, in the original. Here we know no text of the original: that it says so is our guess.
    Holding: clings to any amoeba that leaves in the rulebook; to opponents’ amoebas only in the original.

rules-18-title = Rulings worth knowing
rules-18-body =
    The rulebook leaves many questions open. We play them like this, and each gene card lists its own rulings.

    Defence works against opponents only. Escape, Hard Crust and Camouflage work against an attack of your own as well.

    An attacker that clings to its escaping victim has ended its attack. In Phase 1 it then eats where it is, or starves.

    You are never asked about what happens by itself: Toxic Excretions, Go out with a Bang and Glutton always work.

    Some figures are out of place in our copy of the gene table. Those of Highly Adaptable and More than a Mouthful are assumed, and so are the mutation points of the Social Gene. Population Explosion is hard to understand in print; an option offers the other reading.

    The environment cards come from a description on the web, as the rulebook does not list them.

    Where there is only one possibility, it is carried out without asking.

rules-19-title = Words of the game
rules-19-body =
    Biological Points (BP): what you pay with. They stay from round to round.
    Damage Points (DP): hunger and injury of an amoeba. At 2 it dies in Phase 5.
    Mutation points: how much a gene counts against the ozone.
    Supply: the cubes that are not in the soup. What is missing there stays missing.
    On sale: the genes that nobody has and that are open.
    Ascending: from the rearmost marker to the foremost. Descending: the other way round.
    Drift: to go with the current. Active move: to move by itself.
    Plain meal: what an amoeba without genes would eat; with Glutton one cube more.
    Violent death: by an attack in Phase 1, and with the edition “Rulebook” that of an attacker who does not pay for a Hard Crust, in Phase 5 too; 1 cube of each colour. Natural death: in Phase 5, also by Aggression, and that of a receiver of Healing II in Phase 4; 2 cubes of each colour.
    Advanced gene: needs another gene, and counts as two. Extra gene: one of the 26 of the expansion.

## Options
option-extra_genes = Extra genes
option-extra_genes-help = Play with the 26 extra genes of the expansion.
option-starting_extra_1 = First extra gene
option-starting_extra_1-help = With extra genes: one that is on sale from the start.
option-starting_extra_2 = Second extra gene
option-starting_extra_2-help = With extra genes: another one that is on sale from the start.
option-extra_reveal = Extra genes each round
option-extra_reveal-help = With extra genes: how many are turned up in each round; the rulebook says 3.
option-edition = Edition
option-edition-help = By the rulebook, or by the publisher’s original where the two differ: Defence and Escape, Hard Crust, Holding.
option-edition-rulebook = Rulebook
option-edition-original = Original
option-finish = Finish zone
option-finish-help = The first space of the finish zone. The board says 42; a lower number makes a shorter play.
option-two_players = Two people
option-two_players-help = Only for two seats: two colours each, of which the worse counts, or a third colour that plays itself.
option-two_players-two_colours = Two colours each
option-two_players-dummy = Dummy
option-dummy_scores = Dummy scores
option-dummy_scores-help = Only with the dummy: its marker advances too.
option-explosion = Population Explosion
option-explosion-help = With extra genes: place amoebas until you have as many as the leader, or as many more as the leader has, as far as there are amoebas and room.
option-explosion-up_to = Up to the leader’s number
option-explosion-as_many_more = As many more

## Assumed figures
assumed-environment = Environment cards: current and ozone
assumed-extra-genes = Price and mutation points of these extra genes
assumed-prices = Prices of the base genes with five and six players
assumed-substitution = Meals of Substitution with five and six players
assumed-first-damage = Damage of the first amoeba with five and six players
assumed-start-points = Biological Points at the start with five and six players

## The genes: name, card, tooltip, how doubtful cases are settled, and where they stand in the rulebook
gene-source = p. { $page }, { $kind ->
    [advanced] “Advanced gene cards”
   *[plain] “Gene cards”
  }{ $also ->
    [extra] ; p. 10-11, “The new genes”
    [note] ; p. 17, “Note”
    [scoring] ; p. 6, “Phase 6: Scoring”
   *[nothing] {""}
  }
gene-none = none
gene-more-than-a-mouthful = { gene-mouthful }
gene-go-out-with-a-bang = { gene-bang }

gene-intelligence = Intelligence
    .card = Your amoebas are clever, and that is all: in the soup it does nothing. It does count as a card when genes are scored.
    .effect = No effect in the soup; counts as a card in scoring.
    .ruling = The rulebook leaves nothing open here.
gene-movement-1 = Movement I
    .card = When your amoeba moves by itself, roll two dice and choose one of the results. The move still costs 1 BP.
    .effect = Roll two dice for a move and choose one.
    .ruling = Our ruling: you choose among all that the two dice allow, so a 5 lets you stay and a 6 opens all four directions. Both dice are always rolled, in an escape and for a second step too.
gene-spores = Spores
    .card = Your new amoebas may appear on any space where you have no amoeba, near or far.
    .effect = New amoebas go anywhere you have none.
    .ruling = It serves every amoeba that you place in Phase 4. The space must still be free of your own amoebas; those of others never matter.
gene-speed = Speed
    .card = After an active move your amoeba may make a second one, free of charge and in a new direction. It eats once, at the end.
    .effect = A second active step, free.
    .ruling = You decide on the second step after seeing the first. Our ruling: it is offered even if the first step left the amoeba where it was, and in an escape as well; never after drifting or holding.
gene-defence = Defence
    .card = If an opponent attacks your amoeba, pay 1 BP to fight back: both roll a die, the higher one wins, ties are rolled again. If you win you survive, and in Phase 1 the attacker starves.
    .effect = Pay 1 BP to turn an attack into a fight.
    .ruling = As the rulebook says, it works once per round for each amoeba, Phases 1 and 5 together; with the edition “original” once in each attack. Our ruling: it counts as used as soon as you choose it, and it helps against opponents only, not against your own amoebas. An attacker who loses in Phase 5 does not starve.
gene-escape = Escape
    .card = If your amoeba is attacked, pay 1 BP and move it at once, with all your movement genes. If it ends on another space the attack fails.
    .effect = Pay 1 BP and run from an attack.
    .ruling = As the rulebook says, it works once per round for each amoeba, Phases 1 and 5 together; with the edition “original” once in each attack. Our rulings: only the space where the whole escape ends counts; it works against your own amoebas too; and it does not use up the amoeba’s own turn.
gene-substitution = Substitution
    .card = Your amoeba may do without one colour if it eats one cube more. Three colours: 4 of one. Four colours: 2 and 2, or 3 and 1. It still excretes 2 cubes.
    .effect = Eat one colour fewer but one cube more.
    .ruling = The rulebook prints no such meals for five and six colours. Ours are assumed: 5 cubes of three colours, 3+1+1 or 2+2+1.
gene-ray-protection = Ray Protection
    .card = Its mutation points are −2, so it makes room for other genes. If you give it up in Phase 2 it covers 4 points. It does not count as a gene in scoring.
    .effect = Counts −2 in mutation; covers 4 when given up.
    .ruling = What you owe is counted once, when your turn in Phase 2 comes; it is not counted again after you have given this card away.
gene-streamline = Streamlining
    .card = All active moves of your amoebas are free, with or without other genes, in an escape too.
    .effect = Active moves and escapes are free.
    .ruling = Our ruling: it always applies, because paying when you need not is never better.
gene-tentacle = Tentacle
    .card = Whenever your amoeba leaves a space it may take cubes along, of any colours: up to 2 with three colours in play, 3 with four, 4 with five, 5 with six.
    .effect = Take food cubes along when you leave a space.
    .ruling = Our rulings: it works for drifting, moving, escaping, rebounding and clinging, once for each space that is left. Cubes of your own colour may go along. If the amoeba stays where it is, nothing moves.
gene-holding = Holding
    .card = In Phase 1 your amoeba may simply stay where it is. And when another amoeba leaves its space, yours may cling to it and go along. Both are free.
    .effect = Stay put, or cling to an amoeba that leaves.
    .ruling = By the rulebook you may cling to any amoeba, your own too; with the edition “original” to opponents’ only. You decide once direction and tentacle cubes are known. Our rulings: clinging does not use up the clinger’s own turn, and an attacker who clings to its escaping victim has ended its attack.
gene-life-expectancy = Life Expectancy
    .card = In Phase 5 your amoebas die only when they have 3 or more DP.
    .effect = Your amoebas die at 3 DP, not at 2.
    .ruling = As the rulebook says, together with Short Life Span they die at 2 DP.
gene-frugality = Frugality
    .card = Each meal may be one cube smaller; you choose each time which colour is missing. Your amoeba still excretes 2 cubes.
    .effect = Each meal may be one cube smaller.
    .ruling = It combines with Substitution and Parasitism, and you never have to use a gene for feeding. There is no such card with three colours in play.
gene-struggle = Struggle for Survival
    .card = If your amoeba would starve, it may attack another one on its space, even one of yours, for 1 BP. If it succeeds, the victim is eaten, 1 cube of each colour takes its place and your amoeba is fed.
    .effect = A hungry amoeba attacks for 1 BP and eats its victim.
    .ruling = Only a plain meal on its own space forbids the attack, with Glutton one with a cube more; a meal that is possible only through other genes does not. Each amoeba has one try a round. A fed attacker excretes nothing.
gene-parasitism = Parasitism
    .card = When your amoeba eats on a space with an opponent’s amoeba, its meal may be one cube smaller, and that opponent pays 1 BP to the bank. There is no defence.
    .effect = Eat one cube less; an opponent there pays 1 BP.
    .ruling = Our rulings: the opponent must have 1 BP at that moment; one of them pays for one cube in each meal; a space from which you only suck a cube does not count. There is no such card with three colours in play.
gene-division-rate = Division Rate
    .card = A new amoeba costs you 4 BP instead of 6.
    .effect = New amoebas cost 4 BP instead of 6.
    .ruling = Our ruling: together with Short Life Span it is still 4 BP.
gene-persistence = Persistence
    .card = Works like Speed. Besides, a failed Struggle for Survival, Defence or Aggression may be tried once more, free.
    .effect = Speed, and a second try in attack and defence.
    .ruling = Our rulings: the second attack may go for another target. A success is not repeated, and one DP on an Armour or More than a Mouthful is a success. There is no second try after clinging to the victim or after dying.
gene-movement-2 = Movement II
    .card = When your amoeba moves, you choose its direction without any die, or you let it stay. It costs 1 BP as usual.
    .effect = Choose the direction of a move, or stay.
    .ruling = It applies to escapes and to every second step too. Our ruling: you cannot roll the die instead.
gene-aggression = Aggression
    .card = Works like Struggle for Survival. Besides, once each round after the deaths of Phase 5, one of your amoebas may attack an opponent’s on its space for 1 BP. The victim is replaced by 2 cubes of each colour.
    .effect = Struggle, plus one killing attack in Phase 5.
    .ruling = One attack per round and player, not per amoeba. Our rulings: owners choose in descending order after the natural deaths, and whoever declines gets no second chance. Amoebas that reach their limit through it die at once, before the next player.
gene-armour = Armour
    .card = In Phase 1 opponents cannot attack your amoebas. In Phase 5 an attack gives them only 1 DP instead of killing them.
    .effect = No attacks in Phase 1, only 1 DP in Phase 5.
    .ruling = Our rulings: if that DP is one too many, the amoeba dies in the same Phase 5. Escape and Defence come before the Armour. It does not shield you from your own amoebas. Only the gene that you gave for it is barred to you.
gene-doris-and-frank = Doris & Frank Gene
    .card = In the soup it does nothing. Whoever owns it at the end chooses the next game you play together.
    .effect = No effect here; its owner picks the next game.
    .ruling = The rulebook leaves nothing open here: it counts as one card in scoring, and the next game is up to you at home.
gene-glutton = Glutton
    .card = Every meal of your amoebas needs one cube more. In return its mutation points are −2.
    .effect = Meals need one cube more; mutation −2.
    .ruling = Our rulings: the extra cube may be of any colour but your own. The card cannot be given up in Phase 2, as it would cover nothing. It counts as a card in scoring.
gene-alarm = Alarm
    .card = When one of your amoebas is eaten in Phase 1, all your others gain Escape.
    .effect = One is eaten: the others gain Escape.
    .ruling = Our rulings: it lasts from the end of that attack to the end of this Phase 1, against every attack, at the price of Escape. An amoeba eaten by one of your own raises it too. Escape and Alarm together are still one escape.
gene-cleanliness = Cleanliness
    .card = The cubes that your amoeba excretes may go to a neighbouring space, all of them to the same one.
    .effect = Excrete into a neighbouring space.
    .ruling = Our rulings: it holds for the 2 cubes of your colour and for the DP of Toxic Excretions with them, not for the cubes of a victim. With no cube left in the supply there is nothing to place.
gene-hard-crust = Hard Crust
    .card = If your amoeba is attacked and does not get away, the attacker must pay 1 BP more to go on. If it does not, your amoeba survives.
    .effect = An attacker pays 1 BP more or fails.
    .ruling = The rulebook says that the attacker who does not pay dies. Our ruling: a violent death in either phase, 1 cube of each colour, no second try; with 0 BP it happens unasked. With the edition “original” the attack, by our guess, merely fails, and in Phase 1 the attacker starves.
gene-migration-sensing = Migration Sensing
    .card = At the start of Phase 1 you secretly see the next Environment card.
    .effect = See the next Environment card before Phase 1.
    .ruling = It is the card of this round’s Phase 2. Our ruling: you look without being asked, and you keep knowing the card even if you lose the gene.
gene-fast-food = Fast Food
    .card = Each of your amoebas may eat first and move afterwards, or move first as usual.
    .effect = Eat first and move afterwards, if you like.
    .ruling = Our rulings: you choose for each amoeba. Eating first means the whole step, attack and hunger too; then it still drifts, moves or holds, and does not feed again.
gene-highly-adaptable = Highly Adaptable
    .card = In Phase 3 you may swap your genes, this one included, for genes on sale. If the new one is dearer, pay the difference; if it is cheaper, you get nothing back.
    .effect = Swap your genes in Phase 3.
    .ruling = The figures 3 BP and 4 mutation points are assumed. Our rulings: as many swaps as you like, of cards that you held at the start of your turn, for any gene on sale but an advanced one, one that you hold or one that is barred to you; the Social Gene only if you are last. List prices count, without Flexible. A card just swapped in stays for this turn.
gene-mouthful = More than a Mouthful
    .card = If an enemy’s Struggle for Survival succeeds against your amoeba, it gets 1 DP and lives. The attacker is fed, and no cubes appear.
    .effect = Being eaten costs 1 DP instead of a life.
    .ruling = The figures 3 BP and 4 mutation points are assumed. Our reading of a garbled line: 1 DP instead of death. It helps against every enemy attack in Phase 1, an Aggression owner’s too, but not in Phase 5.
gene-social = Social Gene
    .card = In Phase 6 you get 1 BP for each opponent who is 6 or more spaces ahead of you. Only the player in last place can buy it: for 4 BP, or for 2 BP from an opponent who has it.
    .effect = 1 BP for each opponent 6 spaces ahead.
    .ruling = Its 3 mutation points are assumed. Our rulings: it is paid when all markers have moved; a swap counts as getting it, so that too is for the last player only; an opponent who has it cannot refuse to sell and receives your BP.
gene-camouflage-1 = Camouflage I
    .card = When your amoeba attacks, roll a die. On 4 to 6 the victim may use neither Escape, Defence nor Alarm. Armour always works.
    .effect = On 4–6 your victim cannot defend itself.
    .ruling = Our rulings: the die is rolled once in every attack, second tries included, in both phases and even if the victim has no defence. Hard Crust, Threat Display and More than a Mouthful still work.
gene-suction-1 = Suction I
    .card = Your amoeba may take 1 cube of its meal from a neighbouring space.
    .effect = 1 cube of a meal may come from next door.
    .ruling = Our rulings: you may do so even if your own space would be enough; the meal gets no larger; and a meal that needs Suction never obliges you to eat.
gene-threat-display = Threat Display
    .card = Enemy amoebas may attack yours only if their number is the same or lower.
    .effect = Only enemies with a lower or equal number attack.
    .ruling = Our ruling: it holds in Phase 1 and in Phase 5, and for a second try too. Your own amoebas are not impressed.
gene-flexible = Flexible
    .card = Every gene that you buy from now on costs 1 BP less.
    .effect = Genes cost you 1 BP less.
    .ruling = Our rulings: advanced genes and the Social Gene too, but not Flexible itself; never less than 0. It already applies to the next card in the same turn. Swaps are not cheaper.
gene-healing-1 = Healing I
    .card = In Phase 4 pay 3 BP to remove 1 DP from one of your amoebas.
    .effect = Pay 3 BP to remove 1 DP.
    .ruling = The rulebook prints BP where only DP makes sense; we read DP. Our ruling: as often as you can pay, before, between or after divisions.
gene-rebound = Rebound
    .card = If your amoeba runs into the edge or the island, it may bounce to the opposite side.
    .effect = Bounce off an obstacle, the other way.
    .ruling = Our rulings: it works for drifting, moving and escaping, for each step; you may choose a blocked direction on purpose. If the opposite side is blocked too, it stays. An amoeba that is carried along does not rebound.
gene-bang = Go out with a Bang
    .card = When an amoeba of yours dies, every other amoeba on its space gets 1 DP. One bang may set off another.
    .effect = Your dying amoeba gives all others there 1 DP.
    .ruling = Our rulings: it happens by itself at every death, in any phase, and hits your own amoebas and the attacker as well. In Phase 5 we go on until nobody is at the limit any more. Those brought to their limit by a bang in Phase 1, or in Phase 4 after Healing II, die in Phase 5, unless they are healed before.
gene-short-life-span = Short Life Span
    .card = Your amoebas die at 1 DP, but new ones cost only 4 BP. You cannot ignore it, and given up for ozone it covers only 4 points.
    .effect = Amoebas cost 4 BP but die at 1 DP.
    .ruling = As the rulebook says, with Life Expectancy the limit is 2. It counts 5 in mutation though it covers 4. Our ruling: with Division Rate the price is still 4 BP.
gene-toxic-excretions = Toxic Excretions
    .card = Each time your amoeba excretes, 1 DP goes on its space too. The next amoeba that enters takes all DP lying there.
    .effect = Leave 1 DP with the cubes you excrete.
    .ruling = Our rulings: any amoeba that enters is hit, your own too, by whatever movement; newly placed ones are not. Whoever moves arrives before those that cling to it. Without any cube left to excrete there is no DP.
gene-population-explosion = Population Explosion
    .card = In Phase 4 you may give up your income and all your BP and instead place amoebas, free, until you have as many as the player in the lead.
    .effect = No BP, but as many amoebas as the leader.
    .ruling = The rulebook’s text is unclear, and this is our reading; an option makes it as many more instead. You are asked only if you have fewer amoebas than the leader has at that moment; with the option “As many more”, whenever you have an amoeba left to place. You place under the usual rules, until the number is reached or no amoeba or space is left, and then your Phase 4 is over.
gene-energy-conservation = Energy Conservation
    .card = Each of your amoebas that drifts earns you 1 BP.
    .effect = 1 BP for each amoeba that drifts.
    .ruling = Our rulings: you get it as soon as you choose to drift, even if there is no current or something is in the way. Holding and being carried along earn nothing.
gene-phd = PhD
    .card = In the soup it does nothing either, but as an advanced gene it counts as two cards in scoring.
    .effect = No effect in the soup; counts as two cards.
    .ruling = The description in the rulebook speaks of one card; we follow its general rule that advanced genes count as two.
gene-environmental-sensing = Environmental Sensing
    .card = In Phase 2, right after the new Environment card is turned up, you secretly see the one after it.
    .effect = See the next card before you buy and divide.
    .ruling = Our ruling: you look without being asked, before genes are lost. In the last round there is no card left to see.
gene-camouflage-2 = Camouflage II
    .card = Your attacks cannot be met with Escape, Defence or Alarm. Armour still works.
    .effect = Your victims cannot defend themselves.
    .ruling = Our ruling: Hard Crust, Threat Display and More than a Mouthful still work too. No die is rolled.
gene-healing-2 = Healing II
    .card = Pay 4 BP to move 1 DP from one of your amoebas to another amoeba on its space, which may die of it at once.
    .effect = Pay 4 BP to hand 1 DP on to a neighbour.
    .ruling = Our rulings: in Phase 4, as often as you can pay, to your own amoebas or to others. If the receiver is then at its limit it is replaced by 2 cubes of each colour. You no longer have the power of Healing I.
gene-suction-2 = Suction II
    .card = Your amoeba may take up to 2 cubes of its meal from a neighbouring space.
    .effect = 2 cubes of a meal may come from next door.
    .ruling = Our rulings: both cubes come from the same space; you may take 0, 1 or 2; the meal gets no larger; and a meal that needs Suction never obliges you to eat.

## Pictures and tables of the rules
figure-bp = BP
figure-damage = damage point
figure-fight = fight
figure-asked = Whatever happens in only one way happens without asking.
figure-ozone = Ozone
figure-finish = a marker has reached the finish zone
figure-die = The compass: 1, 2, 3 and 4 are directions, 5 is stay, and with a 6 you choose.
figure-start = What you begin with: amoebas of your colour, and Biological Points.
figure-order = Your amoebas act one after the other, by number.
figure-move = Drifting is free; moving by itself costs 1 BP.
figure-meal-three = A meal of the first colour with three colours in play: two cubes of one other colour and one of the other.
figure-meal-four = With four colours: one cube of each other colour.
figure-excrete = After the meal, 2 cubes of its own colour go into the space.
figure-hunger = Without a complete meal: 1 damage point.
figure-defect = More mutation points than ozone: pay the difference, or give up genes.
figure-division = Each round brings BP; 6 of them pay for a new amoeba.
figure-death = At 2 damage points an amoeba dies, and 2 cubes of each colour take its place.
gene-price = { $price } BP
column-gene = Gene
column-mutation = Mutation
column-current = Current
column-ozone = Ozone
column-amoebas = Amoebas
column-cards = Gene cards
column-spaces = Spaces
column-few-colours = Three or four colours
column-many-colours = Five or six
column-colours = Colours in play
column-income = BP in Phase 4
column-tentacle = Cubes for a Tentacle
