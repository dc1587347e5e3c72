## The first lesson

lesson-first-title = Who ends up on top?
lesson-first-goal = Turn the Kube, count on the automata, and win a manche.

lesson-first-turn = You are the Strongman. When a manche ends, whoever is on top gets a point; five win. A card turns the Kube, and whoever comes on top plays next. Faces below show whom a card leads to. Which brings back your turn?
lesson-first-turn-why = Flip brought the Lion on top. The Lion is an automaton, as its key says: it must play its next card, the framed one, a flip, and that brought you back. Automata are clockwork: read their cards.
lesson-first-turn-red = Right direction, wrong colour: the Lion’s next card is red as well, and the second card of a colour turns twice. Then it stays on top itself. Take the other flip.
lesson-first-turn-people = That way the turn ends up with Ada or Ben, who choose for themselves. See whom each card brings on top, and what that one plays next.

lesson-first-limits = The last card was right. So no left, as that is its opposite, and no second right while you have something else. Both ups are allowed. Which one brings you back on top?
lesson-first-limits-why = Up brought the Clown, who played right to the Ballerina, and her left led back to you. Two automata in a row: you can count them all through.
lesson-first-limits-red = The last card was red, so a red one turns the Kube twice and brings the Lion. That leads to Ben. The other up turns it once.

lesson-first-double = A second card of the same colour turns the Kube twice (×2), which always brings the opposite side on top. The last card was yellow. The Lion below you will play a flip. How do you get there and back?
lesson-first-double-why = Yellow on yellow: left twice brought the Lion from the bottom, and its flip turned you up again. A colour can be as useful as a direction.
lesson-first-double-once = That turns the Kube once and brings Ben, who then chooses. The Lion lies at the bottom: get there by turning twice.

lesson-first-third = Only the second card of a series is doubled; from the third on it is single again. Two blue cards have just been played. Which card makes the automata bring you back?
lesson-first-third-why = The third blue turned once: to the Clown. Then clockwork did the rest, right up to a doubled blue at the end. Long chains win manches.
lesson-first-third-else = Follow that card: it ends with Ada, who chooses. A third blue card turns only once, to the Clown. Read on from there.

lesson-first-again = The last card was blue. Think of a flip that is doubled: the Kube goes all the way round. What is that good for?
lesson-first-again-why = Once round, and you are still on top: you play again, with one card less. It shortens your hand without handing over the turn.
lesson-first-again-else = After that Ada gets the turn. A doubled flip would keep you on top, and the last card was blue.

lesson-first-finish = A manche ends when any hand is empty, once its last card has turned the Kube. Look: an automaton has a single card left. Can you let it end the manche with you on top?
lesson-first-finish-why = Up brought the Clown; its last card turned you on top, and the manche was over: you dominate and get the point. This is how points are made.
lesson-first-finish-else = That lets the others go on. The Clown has one card left, an up. If it comes on top now, where does its card lead?

lesson-first-stuck = Another way to end: a person on top has only cards opposite to the last one. That person cannot play, and dominates! You will keep two rights. Which card leads to a left and back to you?
lesson-first-stuck-why = The Lion’s left, doubled, turned you on top. Against a left you may not play right: nothing to play, manche over, point for you. Being stuck is a weapon.
lesson-first-stuck-else = That hands the turn to Ben. Keep the two rights for later: they are what makes you stuck. Flip to the Lion and see what it plays.

lesson-first-last = Ben, the Presenter, has just one card left: down. He must play it as soon as he is on top, and from his side down turns the Kube to you. Which card brings Ben on top?
lesson-first-last-why = Right brought Ben, and his last card, down, turned the Strongman on top: your point, made by Ben. With few cards left people become clockwork, too.
lesson-first-last-again = You would stay on top and go on, but there is a point to be had now: bring Ben on top, and his only card must turn the Kube to you.

lesson-first-trap = What works for you works for others. Ben holds only a left. If he comes on top after a right, he is stuck and gets the point. So what do you play?
lesson-first-trap-why = Doubled flip: you stay on top, and Ben gets nothing. Before each card, ask: whom does this bring on top, and what can they play?
lesson-first-trap-ben = Right brings Ben on top, and he holds only a left, its opposite. He cannot play, and so he dominates. Play the flip.


lesson-first-end = You know all the rules: direction, colour, and who ends on top. Automata play their cards whatever the direction, and never score: with one on top at the end, nobody gets the point. Look one automaton further than the others.
