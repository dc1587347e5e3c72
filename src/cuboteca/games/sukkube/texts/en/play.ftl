## The moment of the play

where = Manche { $manche } · first to { $goal ->
    [one] 1 point
   *[other] { $goal } points
  }
where-over = After { $count ->
    [one] 1 manche
   *[other] { $count } manches
  }

## Cards: direction, colour and the shape that goes with the colour

card-red-right = right, red circle
card-red-left = left, red circle
card-red-down = down, red circle
card-red-up = up, red circle
card-red-flip = flip, red circle
card-blue-right = right, blue square
card-blue-left = left, blue square
card-blue-down = down, blue square
card-blue-up = up, blue square
card-blue-flip = flip, blue square
card-yellow-right = right, yellow triangle
card-yellow-left = left, yellow triangle
card-yellow-down = down, yellow triangle
card-yellow-up = up, yellow triangle
card-yellow-flip = flip, yellow triangle
colour-red = red (circle)
colour-blue = blue (square)
colour-yellow = yellow (triangle)
direction-right = right
direction-left = left
direction-down = down
direction-up = up
direction-flip = flip

## Characters and places of the Kube

character-strongman = Strongman
character-tamer = Tamer
character-presenter = Presenter
character-lion = Lion
character-clown = Clown
character-ballerina = Ballerina
place-top = on top
place-far = far side
place-right = right side
place-near = near side
place-left = left side
place-bottom = at the bottom

## The board

board-kube = The Kube
board-last = Last card:
board-automaton = automaton
board-automaton-help = Nobody plays this character. It is an automaton: it plays its cards in the order in which they were dealt, and never scores.
board-you = you
board-points = { $count } of { $goal }
board-points-read = Points: { $count } of { $goal }
board-why = { $card } cannot be played now. Tap to learn why.

## What the bar says

prompt-first = Your turn. You begin the manche: play any card.
prompt-play = Your turn. Play a card. The last one was: { $last }.
prompt-one = Your turn. After { $last } you can play only one kind of card.
prompt-dealing = Cards are being dealt.

## What can be done

choice-play = Play { $card }: { $character } comes to the top
choice-play-again = Play { $card }: you stay on top
choice-play-doubled = Play { $card }, doubled: { $character } comes to the top
choice-play-doubled-again = Play { $card }, doubled: you stay on top

## Why something cannot be done

why-dealing = Cards are being dealt; wait a moment.
why-not-your-turn = It is not your turn: the table waits for { $seat }, whose character is on top.
why-not-owned = You have no card { $card }.
why-opposite = You cannot play { $card }: it is the opposite of the card just played ({ $last }), which is never allowed.
why-repeated = You cannot play { $card } now: it repeats the direction of the card just played ({ $last }), and you have a card with another direction.

## What happened

tell-manche = Manche { $manche }
tell-character = { $seat } is the { $character }.
tell-automaton = The { $character } is an automaton: nobody plays it, its cards are played in order.
tell-deal = { $seat } is dealt { $cards }.
tell-deal-automaton = The automaton { $character } is dealt, in this order: { $cards }.
tell-starter = { $seat } is drawn to begin.
tell-play = { $player } plays { $card }. { $character } comes to the top.
tell-play-again = { $player } plays { $card } and stays on top.
tell-play-doubled = { $player } plays { $card }, the same colour again: doubled. { $character } comes to the top.
tell-play-doubled-again = { $player } plays { $card }, the same colour again: doubled, and stays on top.
tell-play-automaton = The automaton { $player } plays { $card }. { $character } comes to the top.
tell-play-automaton-again = The automaton { $player } plays { $card } and stays on top.
tell-play-automaton-doubled = The automaton { $player } plays { $card }, the same colour again: doubled. { $character } comes to the top.
tell-play-automaton-doubled-again = The automaton { $player } plays { $card }, the same colour again: doubled, and stays on top.
tell-stuck = { $seat } has only cards opposite to the last one: the manche ends.
tell-emptied = { $seat } has played the last card: the manche ends.
tell-emptied-automaton = The automaton { $character } has played its last card: the manche ends.
tell-dominator = { $seat } ({ $character }) is on top, dominates and gets 1 point.
tell-dominator-automaton = The automaton { $character } is on top: nobody gets a point.
tell-sukkube = { $seat } ({ $character }) is at the bottom: the Sukkube, who begins the next manche.
tell-sukkube-automaton = The automaton { $character } is at the bottom: the Sukkube, who begins the next manche.
tell-solo-points = { $seat } reached { $points ->
    [one] 1 point
   *[other] { $points } points
  } after { $manches ->
    [one] 1 manche
   *[other] { $manches } manches
  }. Fewer is better.
tell-solo-manche-cap = { $manches ->
    [one] The only manche has been played
   *[other] All { $manches } manches have been played
  }; { $seat } has { $points } of { $goal ->
    [one] 1 point
   *[other] { $goal } points
  }.

## How a manche was counted

sheet-title = Manche { $manche }
sheet-point = Manche { $manche }, the point for { $seat } ({ $character })
sheet-point-automaton = Manche { $manche }, no point: the automaton { $character } was on top
line-dominator = Dominator: { $character } on top

## How the play ended

end-points = { $seat } reached { $points ->
    [one] 1 point
   *[other] { $points } points
  } in manche { $manche }.
end-manche-cap = { $manches ->
    [one] The only manche has been played
   *[other] All { $manches } manches have been played
  }, and nobody reached { $goal ->
    [one] 1 point
   *[other] { $goal } points
  }.

## Options

tagline = A circus in a cube: turn it until your character is on top when the music stops.
option-points_to_win = Points to win
option-points_to_win-help = The rulebook says 5; each manche gives one point at most.
option-manche_cap = Maximum number of manches
option-manche_cap-help = The play ends after this many manches even if nobody has won; the rulebook has no such limit.
option-layout = Faces of the Kube
option-layout-help = Who is next to whom and where the arrows point: a shipped layout, or a file with the faces of your own box.
option-layout-cross = Cross
option-layout-even = Even
option-deck = Cards
option-deck-help = Which 30 cards are dealt: a shipped deck, or a file with the cards of your own box.
option-deck-two-of-each = Two of each card

## Assumed figures

assumed-deck = Cards of each direction in each colour
assumed-colours = The names and shapes of the colours: red circle, blue square, yellow triangle
assumed-layout = Which faces are neighbours and where their arrows point

## The table in words

describe-head = Manche { $manche } · { $goal ->
    [one] 1 point wins
   *[other] { $goal } points win
  }
describe-kube = Kube: { $top } on top, { $far } far, { $right } right, { $near } near, { $left } left, { $bottom } at the bottom
describe-last = Last card: { $card }
describe-doubles = the next { $colour } card is doubled
describe-seat = { $name } ({ $character }), { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $cards }
describe-automaton = Automaton { $character }, in this order: { $cards }
describe-nothing = no cards
describe-nobody = nobody yet

## Studies

study-end-points = Somebody reached the points
study-end-manche_cap = After the last manche
strategy-first = Plays first what it can: { $direction }
strategy-last = Keeps for last: { $direction }
