## What strong bots do, and what beginners lose most by; figures are measured by scripts/habits.py

strategy-1-title = Keep more than you think
strategy-1-body =
    The search that values decisions keeps { $kept_one } % of the hands with one card, { $kept_two } % of those with two, { $kept_three } % with three, { $kept_four } % with four, and { $kept_more } % of larger ones.

    Refusing is never free: you give up a card that counts for you, and you hand the next player a larger hand. The larger a hand is, the more good cards are among the bad ones, and the more the next player gets.
strategy-2-title = Points now are not everything
strategy-2-body =
    Of the hands that would lower your points at this moment, the search still keeps { $kept_losing } %. A Brontosaurus or a Pentaceratops costs points alone and pays from the second or third on, and a Velociraptor waits for its partner; the card that you would have to give away counts as well.
habit-refused-few-title = Refusing two or three cards that should be kept
habit-refused-few-body = A card of one’s own goes away to be rid of two or three others. Count both sides before you refuse: what the hand does to your points, and what the card that you give is worth to you and to whoever gets it.
habit-refused-many-title = Refusing a large hand
habit-refused-many-body = A hand of four cards or more frightens, but it has a card of each type only once. Compare all of it with your collection: often one bad card comes with three good ones.
habit-refused-one-title = Refusing the card just drawn
habit-refused-one-body = One card costs little, and refusing it costs a card too, from the collection. If the drawn card lowers your points by one or two, keep it unless you have a card that you want to lose.
habit-wrong-card-title = Refusing with the wrong card
habit-wrong-card-body = Refusing was right, but another card should have gone: one that is one too many of its kind, or the one that helps the next player least. A Velociraptor that has a partner is seldom it.
habit-kept-one-title = Keeping a card that should go on
habit-kept-one-body = The card just drawn is kept although it costs points, such as a fourth T-Rex or a second Stegosaurus. Before you keep it, look for a card of your own that you would not miss: both can go.
habit-kept-few-title = Keeping two or three cards for the sake of one
habit-kept-few-body = One card of the hand is good, and the others come with it. Count them all: what the others cost may be more than it brings.
habit-kept-many-title = Keeping a large hand that should go on
habit-kept-many-body = Four cards or more are kept, and together they cost more than they bring. The next player has to count them, too.
