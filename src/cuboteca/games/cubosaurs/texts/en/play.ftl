## The moment of the play

where = Round { $round } of { $rounds }

## What can be done

choice-keep = Keep the hand: { $cards }
choice-refuse = Refuse: add { $card } and pass the hand to { $next }
choice-buy = Buy { $tile } for { $cost ->
    [one] 1 DNA token
   *[other] { $cost } DNA tokens
  }
choice-opponent = Choose { $seat }
choice-take-token = Take a DNA token from { $seat }
choice-theirs-7 = Destroy { $card } of { $seat }
choice-theirs-8 = Take { $card } from { $seat }
choice-theirs-10 = Ask for { $card } of { $seat }
choice-own-5 = Refuse: add { $card } and pass the hand on
choice-own-6 = Destroy your { $card }
choice-own-9 = Give { $card }
choice-own-10 = Give { $card } in exchange

## Why something cannot be done

why-drawing = A card or tile is being drawn; wait a moment.
why-token-first = First { $seat } chooses whom to take a DNA token from.
why-not-now = This cannot be done at this point of the turn.
why-not-owned = You have no { $card } in your collection.
why-type-in-hand = The hand already holds a card of this type ({ $card }). To refuse it you must add a card of a type that is not in it yet.
why-type-in-hand-dna = The hand already holds a card of this type ({ $card }). To refuse it you must add a card of a type that is not in it yet; only the tiles Free passage and Double make an exception.
why-no-icons = The base game does not tell cards with a DNA icon apart: choose { $card } without it.
why-only-with-icon = You can only choose { $card } with the DNA icon here; there is none without it.
why-no-dna = DNA Evolution tiles belong to the advanced variant, which is not played at this table.
why-bought = You have already bought a tile this turn; one a turn is the limit.
why-not-open = { $tile } is not face up in the market.
why-not-in-play = { $tile } is not in this play: it was left out with the other tiles of direct interaction.
why-sold = { $seat } has already bought { $tile } in this round.
why-cost = { $tile } costs { $cost ->
    [one] 1 DNA token
   *[other] { $cost } DNA tokens
  }, and you have { $tokens }.
why-no-effect-3 = { $tile } draws a card, and the draw pile is empty. A tile cannot be bought without its effect.
why-no-effect-5 = { $tile } needs one of your cards to be of a type that the hand contains. A tile cannot be bought without its effect.
why-no-effect-6 = { $tile } needs a card of your own, and you have none.
why-no-effect-7 = { $tile } needs an opponent who has a card.
why-no-effect-8 = { $tile } needs an opponent who has a card.
why-no-effect-9 = { $tile } needs a card of your own, and you have none.
why-no-effect-10 = { $tile } needs a card of your own and one of an opponent.
why-victim-first = The reserve is empty: first choose an opponent to take your DNA token from.
why-not-yourself = Choose an opponent, not yourself.
why-no-token = { $seat } has no DNA token.
why-no-card = { $seat } has no card.
why-tile-first = First finish what { $tile } asks for.
why-not-theirs = { $seat } has no { $card }.
why-type-not-in-hand = { $card } is of a type that is not in the hand; this tile needs one that is.

## What happened

tell-round = Round { $round }
tell-starter = { $seat } is drawn to begin.
tell-starter-lowest = { $seat } scored the least and begins.
tell-clockwise = Play goes clockwise.
tell-counter-clockwise = Play goes counter-clockwise.
tell-starter-tie = The lowest scores are tied; { $seat } is drawn to begin.
tell-tile-up = { $tile } is turned up.
tell-deal = { $seat } starts with { $cards }.
tell-draw = { $seat } draws { $card }.
tell-extra-draw = { $seat } also draws { $card } into the hand.
tell-keep = { $seat } keeps { $cards }.
tell-refuse = { $seat } adds { $card } and passes the hand on.
tell-buy = { $seat } buys { $tile } for { $cost ->
    [one] 1 DNA token
   *[other] { $cost } DNA tokens
  }.
tell-buy-pass = { $seat } buys { $tile } for { $cost } DNA tokens and passes the hand on as it is.
tell-tokens = { $seat } gets { $count ->
    [one] 1 DNA token
   *[other] { $count } DNA tokens
  }.
tell-tokens-lost = The reserve is empty and nobody else has a DNA token: { $seat } gets none for { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
tell-take-token = The reserve is empty: { $seat } takes a DNA token from { $victim }.
tell-effect-5 = { $seat } adds { $card } and passes the hand on.
tell-effect-6 = { $seat } destroys one of their own cards: { $card }.
tell-effect-7 = { $seat } destroys { $card } of { $other }.
tell-effect-8 = { $seat } takes { $card } from { $other }.
tell-effect-9 = { $seat } gives { $card } to { $other }.
tell-effect-10 = { $seat } gives { $card } to { $other } and gets { $theirs }.
tell-round-points = { $seat } scores { $points } in this round.
tell-token-points = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $count } DNA tokens.

## How a round was counted

sheet-title = Round { $round }
line-set = { $cards }
line-pairs = { $pairs ->
    [one] 1 pair of Velociraptors
   *[other] { $pairs } pairs of Velociraptors
  }
line-alone = { $count ->
    [one] 1 Velociraptor alone
   *[other] { $count } Velociraptors alone
  }
line-egg-most = { $egg }: nobody has more ({ $count })
line-egg-none = { $egg }: you have no dinosaur of this kind ({ $count })
line-egg = { $egg }: somebody has more than your { $count }
line-tile = { $tile }
line-tokens = { $count ->
    [one] 1 DNA token left
   *[other] { $count } DNA tokens left
  }

## How the play ended

end-points = After { $rounds ->
    [one] the only round
   *[other] the last of { $rounds } rounds
  } { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $lead } more than { $others }.
end-last-round = { $seats } have { $points ->
    [one] { $points } point each
   *[other] { $points } points each
  }; { $first } did best in the last round, with { $last }.
end-shared = { $seats } have { $points ->
    [one] { $points } point each
   *[other] { $points } points each
  }, and { $last } each in the last round.

## Options

tagline = Grow your herd, but not too much: keep the hand, or pass it on with one of your cards.
option-rounds = Rounds
option-rounds-help = The rulebook recommends 3 rounds for two players, and 2 otherwise.
option-dna = DNA Evolution
option-dna-help = The advanced variant: some cards bring DNA tokens, which buy tiles with special effects.
option-direct_interaction = Direct interaction
option-direct_interaction-help = With DNA: use the four tiles that affect an opponent’s collection.
option-egg_needs_one = Eggs need a parent
option-egg_needs_one-help = House rule: an Egg gives its bonus only if you have at least one dinosaur of its kind.

## Assumed figures

assumed-raptors = Gain and loss on the Velociraptors, in each colour
assumed-eggs = Gain and loss on these Eggs (T-Rex, Brontosaurus, Pterodactyl, Velociraptors)
assumed-icons = Cards with a DNA icon among the 7 of each dinosaur
assumed-egg-icons = Eggs with a DNA icon
assumed-costs = Prices of the DNA Evolution tiles

## The table in words

describe-head = Round { $round } of { $rounds } · { $direction } · { $pile ->
    [one] 1 card in the draw pile
   *[other] { $pile } cards in the draw pile
  }
describe-hand = Hand of { $name }: { $cards }
describe-market = Tiles: { $tiles } · { $reserve } tokens in the reserve
describe-tile = { $number } { $name } ({ $cost })
describe-seat = { $name }: total { $total }, this round { $now }
describe-nothing = nothing

## Studies

treatment-card = First card: { $card }
treatment-tile = In the first market: { $tile }
study-end-points = By points
study-end-last_round = By the last round, points being equal
study-end-shared = With a shared win
strategy-never-refuse = Never refuses
strategy-always-refuse = Refuses whenever it can
strategy-hold = Never refuses with { $card }
strategy-always-buy = Buys a tile whenever it can
strategy-never-buy = Never buys a tile
strategy-buy-tile = Buys as soon as it can: { $tile }
