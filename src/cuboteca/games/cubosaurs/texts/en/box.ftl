## With the real box

real-round = Round { $round } of { $rounds }: what lies before everybody?
real-note = Cards of each type, with and without the DNA icon together. Velociraptors are told apart by the numbers on the card. Their numbers and those of some Eggs are assumed: if your box has others, count those by hand.
real-tokens = DNA tokens left
real-too-many = { $card }: { $count } were typed in, but the box has { $most }.
real-total = { $count } cards were typed in; there are { $dealt } at the end of a round.
real-too-many-tokens = The box has { $most } DNA tokens.
real-lowest-tied = { $seats } scored the least alike: draw who begins.
