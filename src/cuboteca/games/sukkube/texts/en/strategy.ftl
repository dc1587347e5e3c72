## What strong bots do, and what beginners lose most by; figures are measured by scripts/habits.py

strategy-1-title = Think of who ends up on top
strategy-1-body =
    All hands are open and automata have no choice, so you can follow each of your cards to the next person who decides. Where a card brings the point at once and another does not, the search takes the point in { $scored } % of cases; where a card would end the manche without one and another would let it go on, it ends the manche in { $ended } % only.
strategy-2-title = Doubling is a tool, not a habit
strategy-2-body =
    Where you may choose, the search doubles in { $doubled } % of cases. A doubled card other than a flip always brings the opposite face up, so it helps or hurts exactly one character: look at the bottom of the Kube first.

    A doubled flip leaves you on top, with a card less. Where it is possible and another card is as well, the search plays it in { $stayed } % of cases.
habit-wrong-character-title = Bringing up the wrong character
habit-wrong-character-body = The next one on top decides what comes after. Before you play, name for each card who will be on top, what that hand can do, and whether it may end the manche; automata play the very next card of their row.
habit-not-doubled-title = Not doubling when it would help
habit-not-doubled-body = A card of the colour just played is passed over although its double turn brings up somebody who helps you more, or leaves you on top. Look for the colour of the last card in your hand before anything else.
habit-wrong-card-title = The right character by the wrong card
habit-wrong-card-body = Two of your cards bring up the same character, and the one is played that you will miss later. The colour decides whether the next card is doubled, the direction what the next one must not be.
habit-doubled-title = Doubling when a plain turn is better
habit-doubled-body = A double turn looks strong, but it brings up the opposite face, whoever that is. Often the neighbour is better for you.
habit-stayed-title = Staying on top for its own sake
habit-stayed-body = After a doubled flip you play again, and one of your five cards is gone. That is worth it only if the card after it does something; an empty hand ends the manche for whoever is on top then.
