## Cards

card-trex = T-Rex
card-stegosaurus = Stegosaurus
card-brontosaurus = Brontosaurus
card-pterodactyl = Pterodactyl
card-pentaceratops = Pentaceratops
card-grey-raptor = Grey Velociraptor
card-black-raptor = Black Velociraptor
card-egg = Egg
egg-trex = T-Rex Egg
egg-stegosaurus = Stegosaurus Egg
egg-brontosaurus = Brontosaurus Egg
egg-pterodactyl = Pterodactyl Egg
egg-pentaceratops = Pentaceratops Egg
egg-raptors = Velociraptor Egg
dna = DNA token
card-back = Face-down card

## DNA Evolution tiles

tile-1 = Diversity
tile-1-effect = +1 point for each type of card you hold at the end of the round.
tile-2 = Nest
tile-2-effect = +2 points for each of your Eggs at the end of the round.
tile-3 = Arrival
tile-3-effect = A card from the draw pile joins your hand, even a type already there.
tile-4 = Free passage
tile-4-effect = Refuse the hand without adding a card.
tile-5 = Double
tile-5-effect = Refuse the hand with a card of a type it already holds.
tile-6 = Extinction
tile-6-effect = Destroy one of your own cards.
tile-7 = Meteorite
tile-7-effect = Destroy a card of an opponent.
tile-8 = Migration
tile-8-effect = Take a card of an opponent into your collection.
tile-9 = Gift
tile-9-effect = Put one of your cards into an opponent’s collection.
tile-10 = Exchange
tile-10-effect = Swap one of your cards with one of an opponent.

## The board

board-you = you
board-to-play = to play
board-now = now
board-now-help = What this collection would score if the round ended now
board-total = total
board-total-help = Points of the finished rounds
board-final = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  } · { $points ->
    [one] { $text } point
   *[other] { $text } points
  }
board-tokens = { $count ->
    [one] 1 DNA token
   *[other] { $count } DNA tokens
  }
board-price = { $count ->
    [one] costs 1 DNA token
   *[other] costs { $count } DNA tokens
  }
board-stack = { $name }: { $count ->
    [0] none
    [one] 1 card, { $points }
   *[other] { $count } cards, { $points }
  }
board-closer = Take a closer look at the cards of { $name }
board-raptors = Velociraptors { $points }:
board-stack-raptors = { $name }: { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
  }
board-stack-next = , one more makes { $points }
board-stack-most = , the most, as an Egg requires
board-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
  }
board-alone = { $count } alone
board-hand-yours = Your hand
board-hand-of = { $name } has the hand
board-keep = Keep the hand
choice-keep-short = Keep the hand
board-onward = If refused, it goes to { $name }
board-legend = Tap one of your cards to refuse with it.
board-numbers = Numbers: how your points change.
board-choose = Choose { $name }
board-why = { $card } cannot be added to this hand. Tap to learn why.
board-why-tile = { $tile } cannot be bought now. Tap to learn why.
board-pile = { $count ->
    [one] card to draw
   *[other] cards to draw
  }
board-unseen = Not seen yet
board-unseen-help = These cards are in the draw pile or were set aside for this round.
board-destroyed = Destroyed in this round
board-clockwise = clockwise
board-counter = counter-clockwise
board-reserve = in the reserve
board-market = DNA Evolution tiles
board-market-empty = All tiles have been sold. New ones come with the next round.
board-pending = Being bought
board-bought = Tiles bought in this round
board-affordable = you can afford it
board-instant = at once
board-at-end = at the end of the round

## What the bar says

prompt-choice = Your turn. Keep the hand, or refuse it with one of your cards.
prompt-choice-dna = Your turn. Keep the hand, refuse it with one of your cards, or buy a tile.
prompt-keep-only = Your turn. None of your cards can be added: keep the hand.
prompt-keep-only-dna = Your turn. None of your cards can be added: keep the hand, or buy a tile.
prompt-opponent = { $tile }: choose an opponent.
prompt-their-card = { $tile }: choose one of { $name }’s cards.
prompt-own-card = { $tile }: choose one of your cards.
prompt-own-card-5 = { $tile }: choose the card that goes with the hand.
prompt-own-card-6 = { $tile }: choose the card to destroy.
prompt-own-card-9 = { $tile }: choose the card to give.
prompt-own-card-10 = { $tile }: choose the card you give in exchange.
prompt-victim = The reserve is empty. Choose an opponent to take a DNA token from.
prompt-dealing = Cards are being dealt.
