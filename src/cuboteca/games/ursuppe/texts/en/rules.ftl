## Our summary of the rules, in our own words; see docs/games/ursuppe.md

rules-1-title = Aim of the game
rules-1-body =
    The earth is young, and you are a tribe of amoebas in the primordial soup. Your amoebas drift, eat, divide and die. Genes change what they can do, and so the rules that hold for you.

    Each round your marker advances for living amoebas and for genes. The play ends when a marker has reached the finish zone, or when the Environment cards are used up. Whoever is furthest ahead then wins.
rules-1-citation = p. 2, “Premessa”; p. 6, “Fine della Partita”

rules-2-title = Soup, compass and score track
rules-2-body =
    The soup has 19 spaces around an island, on which the compass is printed. Neighbouring spaces touch along a side, never at a corner. The edge of the soup and the island are obstacles; other amoebas never are. Any number of amoebas may share a space.

    The compass turns the die into a direction: 1 west, 2 north, 3 east, 4 south. A 5 means stay, a 6 lets you choose the direction.

    On the island lies an Environment card. It shows the current, which carries drifting amoebas, and the ozone, which says how much mutation is harmless. There are 11 cards: west with 6, 9, 12; east with 8, 10, 10; north with 9, 11; south with 10, 13; no current with 14.

    The score track has 51 spaces; the last ten, 42 to 51, are the finish zone. Two markers never stand on the same space.
rules-2-citation = p. 7-9, “Bussola”, “Carta Ambiente”, “La Mappa”, “Percorso del Punteggio”

rules-3-title = Set-up
rules-3-body =
    You get the amoebas of your colour, numbered 1 to 7, and 4 Biological Points (BP). On each space lie 2 food cubes of each colour in play; of 55 cubes of a colour, 17 remain in the supply. The gene cards for your number of players are all on sale. One Environment card is turned up.

    All roll two dice, ties roll again. The highest chooses a start space on the track, from 1 to the number of players, then the next highest, and so on.

    Then the lowest marker begins: everybody places one amoeba, of any number, on an empty space. It starts with 1 Damage Point (DP), but without any if three play. In reverse order everybody places a second amoeba, without damage. For now no two amoebas share a space.
rules-3-citation = p. 2-3, “Preparazione”, “Determinare il Primo Giocatore”, “Posizionamento delle Amebe”

rules-4-title = A round: six phases
rules-4-body =
    1 Movement and feeding. 2 Environment and loss of genes. 3 New genes. 4 Cell division. 5 Death. 6 Scoring.

    Phase 1 goes in ascending order: whoever is last on the track begins. All other phases go in descending order: the leader begins. Your amoebas act one after the other, by number, and when all have acted the next player follows.

    Markers move in Phase 6 only, so the order holds for the whole round.
rules-4-citation = p. 3, “Modalità di Gioco”; p. 7, “Ordine Ascendente / Discendente”

rules-5-title = Phase 1: movement
rules-5-body =
    For each amoeba you choose one of two things.

    Drift: it goes one space with the current, for nothing. If an obstacle is in the way or there is no current, it stays.

    Move: pay 1 BP and roll the die. On 1 to 4 it must go there, on 5 it stays, on 6 you choose the direction. An obstacle keeps it where it is, and the BP is spent.

    Only genes let an amoeba simply stay. By our ruling a 6 means one of the four directions, but you may choose one that is blocked.
rules-5-citation = p. 3-4, “Fase 1: Movimento e Alimentazione”

rules-6-title = Phase 1: feeding
rules-6-body =
    After its movement an amoeba eats, from its own space, cubes of other colours only.

    Three colours in play: 3 cubes, two of one colour and one of the other, as you like.
    Four colours: 3 cubes, one of each other colour.
    Five colours: 4 cubes, one of each other colour.
    Six colours: 4 cubes of four different colours; you choose each time which one you leave.

    The cubes go to the supply, and the amoeba excretes 2 cubes of its own colour into its space. If the supply is short, it excretes what there is; other colours never take their place.

    It is all or nothing: if a single cube is missing, the amoeba eats nothing, excretes nothing and gets 1 DP. Such a meal is called plain; with Glutton the plain meal has one cube more, of any colour but its own. If there is a plain meal on its space it must eat: that one, or another that your genes allow. By our ruling a meal that is possible only through genes never obliges you.
rules-6-citation = p. 4, “Alimentazione”, “Digestione”, “Carenza di Cibo e soffrire la fame”; p. 10, “3.3 Nutrirsi”

rules-7-title = Phase 1: an attack, step by step
rules-7-body =
    With Struggle for Survival or Aggression an amoeba that finds no plain meal (with Glutton one cube more) may attack instead of starving, once a round.

    1 Choose another amoeba on its space; your own are allowed. An opponent's Armour forbids the attack, and Threat Display forbids it to a higher number.
    2 Pay 1 BP.
    3 With Camouflage I roll a die: on 4 to 6 step 4 is left out. With Camouflage II it always is.
    4 The victim's owner may answer with Escape (1 BP) and with Defence (1 BP), in any order. If the victim ends on another space, or wins the fight, the attack has failed.
    5 Against a Hard Crust pay 1 BP more. If you do not or cannot, your amoeba dies a violent death at once, the victim lives and there is no second try; with the edition “Original” the attack has only failed.
    6 Success, once any Hard Crust is paid for: the victim dies a violent death, 1 cube of each colour in play appears on the space, and your amoeba is fed. It excretes nothing. With More than a Mouthful the victim only gets 1 DP, and there are no cubes.
    7 Failure, by step 4 or, with the edition “Original”, by step 5: with Persistence you may try once more, free. If not, your amoeba starves and gets 1 DP.

    The order of these steps is our ruling where the rulebook is silent.
rules-7-citation = p. 7, “Morte”; p. 13-18, “Le carte Gene”

rules-8-title = Phase 2: environment and loss of genes
rules-8-body =
    A new Environment card covers the old one, in the first round too. Its current drives the next Phase 1; its ozone counts now. In the first round nobody loses genes.

    Each player adds up the mutation points of all their genes. If the sum is higher than the ozone, you owe the difference: each BP covers 1, each card that you give up covers its mutation points. You choose the mix; what a card covers too much is lost. Cards go back on sale at once.

    Ray Protection covers 4 when given up, and so does Short Life Span. What you owe is counted once, when your turn comes; giving up a card does not change it but pays towards it.

    Example: the ozone is 9, your genes weigh 12. You owe 3: pay 3 BP, or give up Speed, which weighs 3, or give up Movement I, which weighs 2, and pay 1 BP.
rules-8-citation = p. 4-5, “Fase 2: Ambiente e Perdita dei Geni”; p. 8, “Perdita delle Carte Gene”

rules-9-title = Phase 3: new genes, advanced genes
rules-9-body =
    Buy as many genes on sale as you can pay. They work at once, for all your amoebas. You never own two cards of the same gene, and what others have taken is gone until they give it up.

    For an advanced gene you pay its price and also hand in the gene that it grows from, which you must have had since an earlier round: Speed for Persistence, Movement I for Movement II, Struggle for Survival for Aggression, Defence or Escape for Armour. The gene that you hand in is on sale again, but not to you as long as you hold the advanced one.

    An advanced gene counts as two cards in scoring.
rules-9-citation = p. 5, “Fase 3: Nuovi Geni”; p. 7, “Carte Gene Superiore”

rules-10-title = Phase 4: cell division
rules-10-body =
    You receive 10 BP. Then you may place new amoebas, without damage, for 6 BP each: any number that is free, on a space where you have no amoeba, next to a space where you have one. Those just placed count as well.

    If you have no amoeba left, first place one free on any space. If you have exactly one, the next may go anywhere, at the usual price. By our ruling “anywhere” still means a space where you have no amoeba.

    BP that you do not spend stay with you.
rules-10-citation = p. 5, “Fase 4: Divisione Cellulare”

rules-11-title = Phase 5: death
rules-11-body =
    Every amoeba with 2 or more DP dies a natural death: it goes back to its owner, and 2 cubes of each colour in play take its place, as far as the supply lasts. You can place it again later.

    After that, owners of Aggression may attack, in descending order: one attack each, against an opponent's amoeba on the same space, for 1 BP. It goes as in Phase 1, with these differences: Armour does not forbid it but turns death into 1 DP, and no Hard Crust is due then; Alarm gives no Escape any more; More than a Mouthful does not help; a victim leaves 2 cubes of each colour; an attacker that fails does not starve.

    By our ruling whoever reaches the limit through such an attack, by that 1 DP too, dies before the next player's turn.
rules-11-citation = p. 5, “Fase 5: Morte”; p. 7, “Morte”; p. 18, “Le carte Gene superiore”

rules-12-title = Phase 6: scoring
rules-12-body =
    Your marker advances by the sum of both tables.

    Living amoebas, three or four colours in play: up to 2 bring 0 spaces, 3 bring 1, 4 bring 2, 5 bring 4, 6 bring 5, 7 bring 6.
    Living amoebas, five or six colours: up to 1 bring 0, 2 bring 1, 3 bring 2, 4 bring 4, 5 bring 5, 6 bring 6.
    Gene cards, always: up to 2 bring 0, 3 bring 1, 4 bring 2, 5 bring 3, 6 or more bring 4.

    Advanced genes count as two cards, Ray Protection as none, all others as one. Occupied spaces are skipped and not counted.

    Example: 5 amoebas, Movement II and one plain gene. With four players that is 4 for the amoebas and 1 for three cards: 5 spaces.
rules-12-citation = p. 6, “Fase 6: Punteggio”; p. 10, “3.5 Calcolo dei Punti”; p. 12, “Le fasi di un round”

rules-13-title = End of the play
rules-13-body =
    The play ends after a Phase 6 in which at least one marker stands on space 42 or beyond, or after the round in which the last Environment card was turned up: that is round 10.

    Whoever is furthest ahead wins, not whoever arrived first. There are no ties, as no two markers share a space. By our ruling a marker that would pass space 51 simply goes on.
rules-13-citation = p. 6, “Fine della Partita”; p. 8, “Fine della Partita, il Vincitore”

rules-14-title = Five and six players
rules-14-body =
    Amoebas are numbered 1 to 6 only, meals have 4 cubes, Phase 4 brings 11 BP, and amoebas score by their own table. Tentacle carries 4 cubes with five players, 5 with six. The first five or six spaces of the track are start spaces, and there are more copies of the genes.

    The rulebook says that some genes have another price here but prints none, so we leave the prices as they are. It is silent on the first amoeba's damage and on the BP at the start too; by our ruling they are 1 DP and 4 BP.
rules-14-citation = p. 10, “Ursuppe con 5 – 6 Giocatori”

rules-15-title = Extra genes
rules-15-body =
    The option “Extra genes” adds 26 more genes, one copy of each, for any number of players. Two of them are on sale from the start; the Social Gene and Population Explosion are suggested. The others lie face down.

    In each round, when the first player has bought in Phase 3, 3 more are turned up at random. So the second player is the first who can buy them. Options change which two are there at once, and how many are turned up.

    Five extra genes are advanced: PhD for Intelligence, Environmental Sensing for Migration Sensing, and Camouflage II, Healing II and Suction II each for their first version.
rules-15-citation = p. 10-11, “I Nuovi Geni”

rules-16-title = Two people
rules-16-body =
    The authors give variants for two, and you may choose between two of them.

    Two colours each: four colours play as with four players, and each of you leads two of them. Each colour has amoebas, BP, genes and a marker of its own, and by our ruling your own second colour is an opponent like any other. At the end only the worse of your two markers counts: whoever's worse marker is further ahead wins.

    Dummy: three colours play as with three players, and the third one plays itself. It always drifts, has Life Expectancy from the start and gets two new amoebas in each round. By our ruling chance decides wherever it would have a choice, and it never buys genes. The option “Dummy scores” says whether its marker advances.
rules-16-citation = docs/games/ursuppe.md

rules-17-title = Rulebook or original
rules-17-body =
    We play by the Italian rulebook. In three places the publisher's original is different, and the option “Edition” switches all three together.

    Defence and Escape: each once per round and amoeba in the rulebook; each once per attack in the original.
    Hard Crust: an attacker who does not pay dies in the rulebook; it has merely failed, and in Phase 1 it starves, in the original. Here we know no text of the original: that it says so is our guess.
    Holding: clings to any amoeba that leaves in the rulebook; to opponents' amoebas only in the original.
rules-17-citation = p. 13-17, “Le carte Gene normale”

rules-18-title = Rulings worth knowing
rules-18-body =
    The rulebook leaves many questions open. We play them like this, and each gene card tells its own.

    Defence works against opponents only. Escape, Hard Crust and Camouflage work against an attack of your own as well.

    An attacker that clings to its escaping victim has ended its attack. In Phase 1 it then eats where it is, or starves.

    What hurts by itself is never asked: Toxic Excretions, Go out with a Bang and Glutton always work.

    Some figures stand out of place in our copy of the gene table. Those of Highly Adaptable and More than a Mouthful are assumed, and so are the mutation points of the Social Gene. Population Explosion is hard to understand in print; an option offers the other reading.

    The environment cards come from a description on the web, as the rulebook does not list them.

    What has a single possibility is done without asking.
rules-18-citation = docs/games/ursuppe.md

rules-19-title = Words of the game
rules-19-body =
    Biological Points (BP): what you pay with. They stay from round to round.
    Damage Points (DP): hunger and injury of an amoeba. At 2 it dies in Phase 5.
    Mutation points: how much a gene weighs against the ozone.
    Supply: the cubes that are not in the soup. What is missing there stays missing.
    On sale: the genes that nobody has and that are open.
    Ascending: from the rearmost marker to the foremost. Descending: the other way round.
    Drift: to go with the current. Active move: to go by one's own strength.
    Plain meal: what an amoeba without genes would eat; with Glutton one cube more.
    Violent death: by an attack in Phase 1, and with the edition “Rulebook” that of an attacker who does not pay for a Hard Crust, in Phase 5 too; 1 cube of each colour. Natural death: in Phase 5, also by Aggression, and that of a receiver of Healing II in Phase 4; 2 cubes of each colour.
    Advanced gene: needs another gene, and counts as two. Extra gene: one of the 26 of the expansion.
rules-19-citation = p. 7-9, “Enciclopedia di Ursuppe”

## Options

option-extra_genes = Extra genes
option-extra_genes-help = Play with the 26 extra genes of the expansion.
option-starting_extra_1 = First extra gene
option-starting_extra_1-help = With extra genes: one that is on sale from the start.
option-starting_extra_1-none = none
option-starting_extra_1-doris-and-frank = { gene-doris-and-frank }
option-starting_extra_1-glutton = { gene-glutton }
option-starting_extra_1-alarm = { gene-alarm }
option-starting_extra_1-cleanliness = { gene-cleanliness }
option-starting_extra_1-hard-crust = { gene-hard-crust }
option-starting_extra_1-migration-sensing = { gene-migration-sensing }
option-starting_extra_1-fast-food = { gene-fast-food }
option-starting_extra_1-highly-adaptable = { gene-highly-adaptable }
option-starting_extra_1-more-than-a-mouthful = { gene-mouthful }
option-starting_extra_1-social = { gene-social }
option-starting_extra_1-camouflage-1 = { gene-camouflage-1 }
option-starting_extra_1-suction-1 = { gene-suction-1 }
option-starting_extra_1-threat-display = { gene-threat-display }
option-starting_extra_1-flexible = { gene-flexible }
option-starting_extra_1-healing-1 = { gene-healing-1 }
option-starting_extra_1-rebound = { gene-rebound }
option-starting_extra_1-go-out-with-a-bang = { gene-bang }
option-starting_extra_1-short-life-span = { gene-short-life-span }
option-starting_extra_1-toxic-excretions = { gene-toxic-excretions }
option-starting_extra_1-population-explosion = { gene-population-explosion }
option-starting_extra_1-energy-conservation = { gene-energy-conservation }
option-starting_extra_1-phd = { gene-phd }
option-starting_extra_1-environmental-sensing = { gene-environmental-sensing }
option-starting_extra_1-camouflage-2 = { gene-camouflage-2 }
option-starting_extra_1-healing-2 = { gene-healing-2 }
option-starting_extra_1-suction-2 = { gene-suction-2 }
option-starting_extra_2 = Second extra gene
option-starting_extra_2-help = With extra genes: another one that is on sale from the start.
option-starting_extra_2-none = none
option-starting_extra_2-doris-and-frank = { gene-doris-and-frank }
option-starting_extra_2-glutton = { gene-glutton }
option-starting_extra_2-alarm = { gene-alarm }
option-starting_extra_2-cleanliness = { gene-cleanliness }
option-starting_extra_2-hard-crust = { gene-hard-crust }
option-starting_extra_2-migration-sensing = { gene-migration-sensing }
option-starting_extra_2-fast-food = { gene-fast-food }
option-starting_extra_2-highly-adaptable = { gene-highly-adaptable }
option-starting_extra_2-more-than-a-mouthful = { gene-mouthful }
option-starting_extra_2-social = { gene-social }
option-starting_extra_2-camouflage-1 = { gene-camouflage-1 }
option-starting_extra_2-suction-1 = { gene-suction-1 }
option-starting_extra_2-threat-display = { gene-threat-display }
option-starting_extra_2-flexible = { gene-flexible }
option-starting_extra_2-healing-1 = { gene-healing-1 }
option-starting_extra_2-rebound = { gene-rebound }
option-starting_extra_2-go-out-with-a-bang = { gene-bang }
option-starting_extra_2-short-life-span = { gene-short-life-span }
option-starting_extra_2-toxic-excretions = { gene-toxic-excretions }
option-starting_extra_2-population-explosion = { gene-population-explosion }
option-starting_extra_2-energy-conservation = { gene-energy-conservation }
option-starting_extra_2-phd = { gene-phd }
option-starting_extra_2-environmental-sensing = { gene-environmental-sensing }
option-starting_extra_2-camouflage-2 = { gene-camouflage-2 }
option-starting_extra_2-healing-2 = { gene-healing-2 }
option-starting_extra_2-suction-2 = { gene-suction-2 }
option-extra_reveal = Extra genes each round
option-extra_reveal-help = With extra genes: how many are turned up in each round; the rulebook says 3.
option-edition = Edition
option-edition-help = By the rulebook, or by the publisher's original where the two differ: Defence and Escape, Hard Crust, Holding.
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
option-explosion-up_to = Up to the leader's number
option-explosion-as_many_more = As many more

## Assumed figures

assumed-environment = Environment cards: current and ozone
assumed-extra-genes = Price and mutation points of these extra genes
assumed-prices = Prices of the base genes with five and six players
assumed-substitution = Meals of Substitution with five and six players
assumed-first-damage = Damage of the first amoeba with five and six players
assumed-start-points = Biological Points at the start with five and six players
