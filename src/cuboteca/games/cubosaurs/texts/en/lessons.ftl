## The first lesson

lesson-first-title = Your first herd
lesson-first-goal = Keep or refuse, what each dinosaur is worth, Eggs, and how to hand trouble on.

lesson-first-keep = Most points after two rounds win. A kind’s worth depends on how many you own: under each, the filled box is now, the dashed one with one more. You drew a T-Rex and own none. Keep or refuse it?
lesson-first-keep-why = One T-Rex is worth 4 points, and a single one is all you want. What you keep lies in front of you until the round ends, and only then is it counted.
lesson-first-keep-c = You would be rid of a bad Pentaceratops, but Ada could pick up the T-Rex as well. Keep what is good first; there will be a better moment to clear out.
lesson-first-keep-else = That breaks up something you like and lets Ada have a T-Rex worth 4. Nothing in this hand hurts you: keep it.

lesson-first-second = Another T-Rex. Two of them are worth 1 instead of 4, so keeping it costs you 3. To refuse, add one of your own cards to the hand; both then go to Ada. Which card would you gladly lose?
lesson-first-second-why = A lone Pentaceratops costs 3: you lost your worst card and the T-Rex at once. Refusing is a chance to clear out. Ada had a poor choice and kept both.
lesson-first-second-keep = Two T-Rex are worth only 1 together. You would drop from 4 to 1. Look at the scale under your T-Rex, then refuse.
lesson-first-second-b = Two Brontosaurus give +2, one alone gives −3. Adding one costs you 5. Your lonely Pentaceratops is the card to throw in.
lesson-first-second-s = Your single Stegosaurus brings 2. Your single Pentaceratops costs you 3: that is the one to be rid of.

lesson-first-hand = Ben refused, so his hand of two cards comes to you, and you draw nothing. It is all or nothing: keep both, or refuse both with a card of a kind that is not among them. What costs you less?
lesson-first-hand-why = Keeping would have cost 4, the Stegosaurus cost 2. The smaller loss wins. Each refusal makes the hand bigger, until somebody gives in; this time Ada took all three.
lesson-first-hand-keep = A second T-Rex costs 3 and the Pterodactyl 1: four points. Your Stegosaurus would cost you only 2.
lesson-first-hand-b = Breaking up your Brontosaurus pair costs 5, more than keeping the hand. There is a cheaper card.

lesson-first-sum = A hand is worth the sum of its cards. Here comes a third Brontosaurus, and a Pterodactyl. See the small number at “Keep the hand”: it is what your points would change by. What now?
lesson-first-sum-why = Three Brontosaurus are worth 5, up from 2. The Pterodactyl always costs 1, however many you have. Together: +2.
lesson-first-sum-t = Your T-Rex is worth 4, and you would be paying with it to refuse a hand that brings you 2. Keep the hand.

lesson-first-four = A fourth Brontosaurus! Look at the end of its scale before you grab it.
lesson-first-four-why = Four Brontosaurus are worth −5: greed costs 10 points. And the Pterodactyl is the best card to refuse with: losing it even gains you a point.
lesson-first-four-keep = At four, the herd falls from +5 to −5. You would lose ten points with one card. Refuse it.
lesson-first-four-t = Refusing is right, but the T-Rex brings you 4. You have a card that only costs you points: use that one.

lesson-first-raptors = A few turns later. Velociraptors score in pairs, one Grey with one Black: each of the two brings its plus. One without a partner costs its minus. You have a Grey one; now a Black one comes.
lesson-first-raptors-why = Together they bring 3 + 2, and the Grey one no longer costs 2: seven points better. Two of the same colour would not be a pair.
lesson-first-raptors-g = It is the other way round: the two belong together. Alone each costs you points; as Grey and Black they bring 5.
lesson-first-raptors-else = You would pass on the very partner that your Grey Velociraptor waits for. Together they bring 5.

lesson-first-egg = An Egg is a bet: if nobody has more of its dinosaur than you when the round ends, you get its plus; otherwise its minus. This one is a Brontosaurus Egg. Count the others’ Brontosaurus; a crown marks whoever has most.
lesson-first-egg-why = You have three, Ada one, Ben none: the Egg brings 4. Being level with the best is enough, too.
lesson-first-egg-b = With that Brontosaurus you lose 3 points and the lead that the Egg needs. Nobody has more than your three: keep the Egg.
lesson-first-egg-else = Nobody has more Brontosaurus than you, so this Egg is worth 4 to you. Keep it.

lesson-first-eggs = Now a Stegosaurus and the Pentaceratops Egg. You have no Pentaceratops, and look at Ben. You cannot add your own Egg: all Eggs are one kind. So?
lesson-first-eggs-why = Ben has three Pentaceratops, so that Egg would have cost you 3. Again the Pterodactyl pays. Always look at the others before you keep an Egg.
lesson-first-eggs-keep = Ben has more Pentaceratops than you, so the Egg costs 3; the Stegosaurus brings just 2. You can do better than that.
lesson-first-eggs-else = Refusing is right, but that card is worth a lot to you. One of yours only costs you: part with it.

lesson-first-last = The draw pile is empty: this is the last card. When somebody has to draw and cannot, the round is over. A Pterodactyl costs 1. Is any refusal cheaper?
lesson-first-last-why = Every refusal would have cost at least 3: sometimes keeping the small evil is best. Then Ada could not draw, and everything was counted. See the score sheet.
lesson-first-last-else = That card brings you at least three points, and the Pterodactyl costs only one. Keep it and let the round end.

lesson-first-numbers = Round two: everything is shuffled anew, and turns go the other way, so your refusals now reach Ben. Some kinds pay only in numbers. Look at your Stegosaurus scale.
lesson-first-numbers-why = Three Stegosaurus cost 2, four bring 8: ten points from one card. It was a gamble to collect three, and it paid off.
lesson-first-numbers-t = You lose the T-Rex and the fourth Stegosaurus, which would bring 8. The scale jumps at four: keep the hand.
lesson-first-numbers-b = Losing the Brontosaurus gains you 3, but keeping the hand gains 9. The fourth Stegosaurus is worth the Pterodactyl.

lesson-first-poison = A T-Rex that you do not want. Whatever you add goes to Ben: look at his collection. Which card helps you and would hurt him?
lesson-first-poison-why = You lose your −3, and a fourth Brontosaurus would have cost Ben 10. He had to refuse as well, and Ada was stuck with three cards. Now you know it all.
lesson-first-poison-keep = A second T-Rex costs you 3. You have cards that you would rather be rid of: send one along.
lesson-first-poison-p = That gains you 1. But your Brontosaurus costs you 3, and Ben already has three: a fourth would cost him dearly.
lesson-first-poison-s = Never break up four Stegosaurus: you would lose 10 points. Look for a card that costs you something.

lesson-first-end = You can play now: keep what fits, refuse with your worst card, watch the others’ herds, and do not be greedy. The advanced variant with DNA can wait for your second play.
