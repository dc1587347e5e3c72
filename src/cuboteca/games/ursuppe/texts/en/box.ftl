## With the real box

real-beginning = Where does each marker begin?
real-start = Start space
real-start-of = Start space, colour { $part }
real-start-note = The highest roll of two dice chooses first; each marker has a space of its own.
real-start-taken = Two markers cannot begin on the same space.
real-round = Round { $round }, phase 6: what does everybody have?
real-note = Cards: an advanced gene counts as two, Ray Protection as none. Occupied spaces are skipped here by themselves.
real-amoebas = Amoebas
real-amoebas-of = Amoebas, colour { $part }
real-cards = Gene cards
real-cards-of = Gene cards, colour { $part }
real-ascending = Phase 1: { $who }, in this order.
real-descending = Phases 2 to 6: { $who }, in this order.
real-deck = Environment cards
real-draw = Draw a card
real-phase-1 = In ascending order: each amoeba drifts with the current, or moves for 1 BP and a roll; then it eats, or gets 1 DP.
real-phase-2 = Draw an environment card. From round 2 on, whoever has more mutation points than ozone pays the difference in BP or genes, in descending order.
real-phase-3 = In descending order everybody may buy genes. With extra genes, some are turned up after the first player.
real-phase-4 = In descending order everybody gets BP and may divide amoebas.
real-phase-5 = Amoebas with 2 DP die; 2 cubes of each colour take the place of each. Then Aggression.
real-phase-6 = Type in amoebas and cards: the markers move by themselves.
real-defects = Gene defects: add up mutation points
real-debt = { $sum } mutation points, ozone { $limit }: { $count } to cover.
real-no-debt = { $sum } mutation points, ozone { $limit }: nothing to pay.
