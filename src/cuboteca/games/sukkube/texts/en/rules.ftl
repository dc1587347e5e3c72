## Our summary of the rules, in our own words; see docs/games/sukkube.md

rules-1-title = Aim of the game
rules-1-body =
    A cube, the Kube, shows six circus characters, one on each face. One of them is yours. Everybody turns the same Kube with cards. When a manche ends, whoever is on top scores a point; the first person with 5 points wins.

rules-2-title = Six characters, people and automata
rules-2-body =
    There are always six characters at the table: Strongman, Tamer, Presenter, Lion, Clown and Ballerina. Each person is given one of them at random, for the whole play.

    Characters that nobody plays are automata. The rulebook calls them Bots, but they are not computer opponents: an automaton has no choice at all. It plays its cards in the order in which they were dealt, ignores the limits on directions, and never scores.

rules-3-title = The cards
rules-3-body =
    There are 30 cards. Each has a colour (red circle, blue square or yellow triangle) and one of five directions: right, left, up, down, flip. For each manche all 30 are shuffled and everybody, automata too, is dealt five, face up. So nothing is hidden: you can see every hand, and the automata’s in the order in which they will play it.

rules-4-title = How the Kube turns
rules-4-body =
    Every face has an arrow. When you play, your character is on top and its arrow points away from you. The word on the card says which way the top face goes: right rolls the Kube to the right, so the face on its left comes to the top. Left brings up the right face, up (away from you) the near face, down (towards you) the far face. Flip brings up the bottom face.

    Whoever comes to the top plays next.

rules-5-title = Which card you may play
rules-5-body =
    You choose any card of your hand, within two limits that compare it with the card just played, whoever played it.

    Never play the opposite direction: left after right, up after down, and the other way round. A flip has no opposite.

    Do not repeat the direction if you have any other card that is allowed.

    The first card of a manche is free.

    Example. The last card was right. You hold a left, a right and an up: only the up is allowed. With a left and a right, only the right. With nothing but lefts you cannot play.

rules-6-title = The same colour twice: doubled
rules-6-body =
    If your card has the colour of the card just played, the Kube is turned twice. This happens only for the second card of a series of one colour; the third and later ones turn it once. When the colour changes a new series begins. Cards of automata count like all others. In red, red, red, blue, blue the second and the fifth card are doubled.

    Both turns go the way the arrow of the face you started from says. So a doubled right, left, up or down always brings the opposite face to the top, and after a doubled flip you are on top again and play once more, unless it was your last card.

    You cannot decline a doubling. A doubled card still counts as one card of its direction for whoever plays next.

rules-7-title = End of a manche
rules-7-body =
    A manche ends as soon as somebody, automaton or person, has played the last card of a hand; the Kube is turned by that card first. It also ends when the person on top has only cards opposite to the last one.

    The character on top is the Dominator. A person who dominates gets 1 point, even if they could not play. If it is an automaton, nobody scores.

    The character at the bottom is the Sukkube. It is turned to the top and begins the next manche, whether person or automaton. A person drawn by lot begins the first one.

rules-8-title = End of the play
rules-8-body =
    Whoever reaches 5 points wins at once. Only one character is on top, so there are no ties. So that no play goes on for ever, ours ends after 500 manches at the latest; then whoever has the most points wins, and a tie means a shared victory.

    On your own you play with five automata and cannot lose: count how many manches you need for your 5 points. Fewer is better.

## Pictures and tables of the rules

figure-dominator = on top: 1 point
figure-goal = First to 5 points
figure-series = Red, red, red, blue, blue: the second and the fifth card are doubled.
figure-allowed = After a right card: left never, right only if there is nothing else, up always.
figure-end = Who is on top when the manche ends, and who is at the bottom.
column-direction = Direction
column-single = Comes to the top
column-doubled = Doubled
column-last = Last card
column-never = Never after it
column-reluctantly = Only if nothing else is allowed
