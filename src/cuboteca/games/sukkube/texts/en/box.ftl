## With the real box

real-manche = Manche { $manche }: whose character is on top at its end?
real-note = Automata never score: “nobody” if one of them is on top.
real-top = On top
real-nobody = With six people somebody is always on top.
real-dominated = Dominator
real-none = none
real-table = The table
real-on-top = On top
real-last-card = Card just played
real-series = Its colour
real-series-new = its first card: the next one is doubled
real-series-doubled = has been doubled already
real-who = Played by
real-person = a person
real-automaton = an automaton
real-points = Points
real-number = { $number }
real-card = Card { $place }
real-player = { $character }
real-not-a-choice = { $field }: choose one of the values of the list.
real-no-person = At least one character is played by a person.
real-too-many = { $card }: there are { $count } on the table, but the deck has { $most }.
real-no-cards = { $character } has no card left, so the manche is over.
real-automaton-moves = { $character } is an automaton and plays its next card by itself. Turn the Kube, then ask when a person is to play.
real-stuck = { $character } cannot play any card: the manche is over, and { $character } dominates.
