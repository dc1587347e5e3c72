## The board: words that only the drawing uses

board-to-play = to play
board-dominator = Dominator
board-bottom = bottom
board-bottom-help = At the bottom: would be the Sukkube and begin the next manche if this one ended now.
board-automaton-name = { $character } (automaton)
board-in-order = In this order: { $cards }
board-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
board-side = { $character } ({ $place }): { $direction } brings this character to the top
board-trail = Cards of this manche
board-link = { $name }: { $card }. Then on top: { $character }
board-link-doubled = { $name }: { $card }, doubled. Then on top: { $character }
board-streak-first = The first card is free and never doubled.
board-streak-doubles = Another { $colour } card is doubled.
board-streak-spent = This { $colour } series has already been doubled.
board-barred-repeated = same direction
board-barred-opposite = opposite direction
board-ends = ends the manche
board-foretold = { $sentence }. Then { $count ->
    [one] 1 automaton plays
   *[other] { $count } automata play
  }; { $character } ends up on top.
board-foretold-ends = { $sentence }. Then { $count ->
    [one] 1 automaton plays
   *[other] { $count } automata play
  }; the manche ends with { $character } on top.
board-foretold-ends-at-once = { $sentence }, and the manche ends.
