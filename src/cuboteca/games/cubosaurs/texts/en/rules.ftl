## Our summary of the rules, in our own words; see docs/games/cubosaurs.md

rules-1-title = Aim of the game
rules-1-body =
    Everybody gathers dinosaurs face up in a collection of their own. Each kind of dinosaur gives or costs points depending on how many of it you own: some are best alone, others only pay off in numbers.

    A play lasts two rounds (three with two players). Whoever has the most points over all rounds wins.

rules-2-title = The cards
rules-2-body =
    There are 55 cards of 8 types. Seven types have 7 cards each: T-Rex, Stegosaurus, Brontosaurus, Pterodactyl, Pentaceratops, Grey Velociraptor and Black Velociraptor. The eighth type is the Egg: 6 cards, each of them for another dinosaur.

    Two things about types are easy to miss. All Eggs are one and the same type. The Grey and the Black Velociraptor are two types.

    Some cards carry a DNA icon. It means something in the advanced variant only.

rules-3-title = Set-up of a round
rules-3-body =
    All 55 cards are shuffled, and 10 cards for each player, taken unseen, form the deck of the round. The others are set aside and stay out of this round; nobody knows which they are.

    Each player gets 4 cards from the deck, face up: the first cards of the collection. The rest of the deck is the draw pile, 6 cards for each player. The first player is drawn at random. Nobody has a hand yet.

rules-4-title = Your turn
rules-4-body =
    First see whether you have a hand. If the player before you passed a hand on to you, that is your hand and you draw nothing. If not, draw one card from the draw pile: this single card is your hand. The hand lies open for all to see.

    Then choose one of two things. Keep: the whole hand goes into your collection. Or refuse: add one of your cards to the hand and pass all of it to the next player.

    It is always all or nothing: you can never keep one card of the hand and pass on the others. When you have kept or refused, your turn is over. In the first round turns go clockwise.

rules-5-title = How to refuse
rules-5-body =
    To refuse you must give something up: exactly one card of your collection goes into the hand, and it must be of a type that the hand does not contain yet. If you have no such card, you must keep the hand.

    Example. You have a T-Rex, a Stegosaurus, a Pterodactyl and a Black Velociraptor, and you draw a T-Rex. To refuse it you may add the Stegosaurus, the Pterodactyl or the Velociraptor, but not your T-Rex. You add the Pterodactyl; the next player gets a hand of T-Rex and Pterodactyl and draws nothing. That player could refuse with anything but a T-Rex or a Pterodactyl, or keep both.

    So a hand grows each time it is refused, and somebody has to take it in the end.

rules-6-title = End of a round
rules-6-body =
    A round ends at the moment when somebody has to draw and the draw pile is empty. A hand still being passed around is played out first.

    Then all collections are counted and the points are written down. A round may well leave you below zero.

rules-7-title = Counting: the five plain dinosaurs
rules-7-body =
    What counts is how many cards of a kind you have; the number is the value of all of them together, not of each. The table gives the points for 1, 2, 3, and 4 or more cards.

    A kind that you do not have scores 0. A fifth, sixth or seventh card makes no further difference.

rules-8-title = Counting: Velociraptors
rules-8-body =
    Velociraptors want company. One Black and one Grey make a pair, and each of the two brings the points printed on it with a plus. A Velociraptor without a partner costs what is printed on it with a minus. Two of the same colour do not make a pair.

    Their cards differ: of each colour, 4 are +2/−1 and 3 are +3/−2. If you have more of one colour, the pairs are made in the way that is best for you; the game does that by itself.

    Example: a Black +3/−2 and a Grey +2/−1 bring 3 + 2 = 5. The Black alone would cost 2. With a second Grey +2/−1 the three bring 5 − 1 = 4.

rules-9-title = Counting: Eggs
rules-9-body =
    An Egg is a bet on a dinosaur. If nobody has more cards of that dinosaur than you, the Egg gives you its bonus; a tie is enough. If somebody has more, the Egg costs you its penalty.

    The Velociraptor Egg counts both colours together, in pairs or alone.

    Example: 3 Brontosaurus (+5), 1 Pentaceratops (−3), the Pentaceratops Egg while an opponent has two Pentaceratops (−3), 1 Black and 2 Grey Velociraptors (+4) make 3 points.

rules-10-title = Next round and end of the play
rules-10-body =
    All 55 cards are shuffled again for the second round, which is set up like the first. Two things differ: whoever has just scored the least begins, and turns go counter-clockwise. If several are tied for least, one of them is drawn at random.

    After the last round add up the points of all rounds. The highest total wins. If totals are equal, the last round decides; if that is equal too, the victory is shared.

rules-11-title = Two players
rules-11-body =
    With two players three rounds are recommended instead of two, and this is the default here. The option “Rounds” changes it, for any number of players. In a play of more than two rounds the direction changes with each round, and each round is begun by whoever scored the least in the one just ended.

rules-12-title = Advanced variant: DNA tokens
rules-12-body =
    Three of the seven cards of each dinosaur carry the DNA icon, Eggs never do. Whenever a card with the icon enters your collection, you take 1 DNA token from the reserve of 40: this includes your starting cards, and cards that were yours before. A card in the hand gives nothing, and losing a card costs no token.

    If the reserve is empty, you take the token from an opponent of your choice who has one. If nobody has one, you get nothing.

    You keep your tokens from round to round. At the end of the play every 2 tokens that you have not spent are worth 1 point; this does not count for the tie-break.

rules-13-title = Advanced variant: DNA Evolution tiles
rules-13-body =
    In every round there are as many face-up tiles as players, plus one. Once in each of your turns, when you have your hand and before you keep or refuse it, you may buy one of them. Its price goes back to the reserve, the tile comes to you, and its effect must be possible. A tile that is sold is not replaced in this round. For the next round the unsold ones stay, all others are shuffled, and the row is filled up.

    The Nest counts Eggs whether they win or lose. With the Free passage or the Double your turn is over. Tiles 6 to 10 touch collections, never the hand; destroyed cards are out for this round. After tiles 1 to 3 and 6 to 10 you still keep or refuse your hand. If you would rather not attack each other, leave out tiles 7 to 10 with the option “Direct interaction”.

rules-14-title = Rulings worth knowing
rules-14-body =
    The rulebook leaves a few questions open. We play them like this.

    An Egg of a dinosaur that nobody has gives its bonus, because nobody has more than you; the option “Eggs need a parent” changes that.

    With an empty collection you can refuse with tile 4 only.

    When the draw pile is empty and you would have to draw, the round is over at once: there is no time to buy a tile. Tile 3 cannot be bought with an empty draw pile either.

    Tokens for the cards that you keep come after your turn’s purchase, too late to pay for it.

    After a swap both players get a token if their new card has the icon, the buyer first. Tile 5 needs a card of a type that is in the hand. A card that you have just stolen may go straight into the hand.

    Some figures were only in pictures that we do not have: the Velociraptors, four of the Eggs, the DNA icons and the prices of the tiles. The ones used here are our own.

## Pictures and tables of the rules

figure-set-up = The deck of a round has 10 cards for each player, 4 of which are dealt.
figure-keep = A hand: keep all of it, or refuse all of it.
figure-collection = Your collection. You draw a T-Rex and want to refuse it: the T-Rex cannot be added, the three others can.
figure-passed = You have added the Pterodactyl. The next player gets this hand and draws nothing.
figure-round-end = No card is left to draw: the round is over.
figure-pair = A pair: each of the two brings its points.
figure-winner = most points of all rounds
figure-first-round = first round
figure-second-round = second round
figure-direction = The first round goes clockwise, the second one counter-clockwise.
figure-rounds = Three rounds with two players, two rounds with more.
figure-reserve = The reserve.
figure-rulings = An Egg of a dinosaur that nobody has still gives its bonus.
column-icons = With DNA icon
column-one = 1 card
column-two = 2
column-three = 3
column-four = 4 or more
column-paired = In a pair
column-alone = Alone
column-most = Nobody has more
column-fewer = Somebody has more
column-when = When
