## Things of the game

colour-0 = blue
colour-1 = vermilion
colour-2 = green
colour-3 = pink
colour-4 = amber
colour-5 = sky blue
cube-0 = blue cube
cube-1 = vermilion cube
cube-2 = green cube
cube-3 = pink cube
cube-4 = amber cube
cube-5 = sky-blue cube
amoeba-0 = blue amoeba
amoeba-1 = vermilion amoeba
amoeba-2 = green amoeba
amoeba-3 = pink amoeba
amoeba-4 = amber amoeba
amoeba-5 = sky-blue amoeba
marker-0 = blue marker
marker-1 = vermilion marker
marker-2 = green marker
marker-3 = pink marker
marker-4 = amber marker
marker-5 = sky-blue marker
current-west = west
current-north = north
current-east = east
current-south = south
current-still = no current
current-west-card = west, ozone
current-north-card = north, ozone
current-east-card = east, ozone
current-south-card = south, ozone
current-still-card = no current, ozone
damage = damage point
toxic = toxic damage point
bp = biological point

## The phases

phase-1 = Movement and feeding
phase-2 = Environment
phase-3 = New genes
phase-4 = Cell division
phase-5 = Deaths
phase-6 = Scoring
phase-0 = Set-up

## The soup

board-soup = The soup
board-phases = Phases of the round
board-turns = Order in this phase
board-nothing = nothing
board-dummy = Dummy
board-owner = { $name } ({ $colour })
board-amoeba = { $name } #{ $number }
board-damaged = { $amoeba } ({ $count ->
    [one] 1 damage point
   *[other] { $count } damage points
  })
board-space = Space { $space }: { $contents }
board-toxic = { $count ->
    [one] 1 toxic damage point
   *[other] { $count } toxic damage points
  }
board-current = Current
board-ozone-name = Ozone
board-ozone = ozone { $count }
board-next-card = Next card
board-cards-left = { $count ->
    [one] 1 environment card left
   *[other] { $count } environment cards left
  }
board-unseen = Environment cards not turned up yet
board-track = Track
board-marker = { $name } on { $space }

## Beside the soup

board-people = Players
board-you = you
board-to-play = to play
board-decides = decides
board-points = { $count ->
    [one] space 1 of the track
   *[other] space { $count } of the track
  }
board-bp = { $count ->
    [one] 1 biological point
   *[other] { $count } biological points
  }
board-supply = { $count ->
    [one] 1 food cube in supply
   *[other] { $count } food cubes in supply
  }
board-alive = { $count } of { $all } amoebas live
board-reserve = not on the board: { $numbers }
board-cards = { $count ->
    [one] counts as 1 gene card
   *[other] counts as { $count } gene cards
  }
board-gauge = Mutation points { $mutation }, ozone { $ozone }: nothing to pay
board-gauge-over = Mutation points { $mutation }, ozone { $ozone }: { $debt } to pay
board-genes-of = Genes of { $name }
board-alarmed = alarmed
board-looked = knows the next card
board-dice = dice { $count }
board-winner = winner

## Gene cards

board-market = Gene cards
board-price = { $count ->
    [one] 1 BP
   *[other] { $count } BP
  }
board-mutation = { $count ->
    [one] 1 mutation point
   *[other] { $count } mutation points
  }
board-copies = { $count ->
    [0] sold out
    [one] 1 of { $all } for sale
   *[other] { $count } of { $all } for sale
  }
board-needs = for { $genes }, which is handed in
board-or = {" "}or{" "}
board-pays = given up, it covers { $count ->
    [one] 1 point
   *[other] { $count } points
  }
board-held-by = held by { $names }
board-barred = not for { $names }, who handed it in for an advanced gene
board-gene = { $gene }, { $price } BP, { $mutation ->
    [one] 1 mutation point
   *[other] { $mutation } mutation points
  }, { $copies ->
    [0] sold out
    [one] 1 left
   *[other] { $copies } left
  }
board-about = About { $gene }
board-about-fresh = About { $gene }, got in this round
board-gene-card = What the card says
board-gene-effect = How it works
board-gene-ruling = Where the rules leave it open
board-face-down = { $count ->
    [one] 1 extra gene is still face down.
   *[other] { $count } extra genes are still face down.
  }
board-close = Close
board-advanced = advanced

## What is going on

lens-meal = { $amoeba } feeds
lens-carry = { $amoeba } takes cubes along
lens-suck = { $amoeba } sucks cubes in
lens-attack = Attack
lens-aggression = Aggression
lens-move = { $amoeba } moves by itself
lens-drift = { $amoeba } drifts
lens-escape-move = { $amoeba } escapes
lens-chosen = Chosen
lens-empty = nothing yet
lens-escape = Escape
lens-defend = Defence
lens-no-answer = No answer is possible.
lens-camouflaged = Camouflaged: no answer is possible.
lens-answering = { $name } may answer:
lens-against = attacks
lens-targets = Which amoeba?

## In words, for terminals and screen readers

describe-head = Round { $round } of { $rounds }, phase { $phase }: { $name }
describe-set-up = Set-up
describe-card = Current: { $current }; ozone { $ozone }; { $left } environment cards left
describe-next = Next card: { $card }
describe-colour = { $name }: space { $marker }, { $bp } BP, { $supply } cubes in supply, mutation { $mutation }
describe-genes = genes: { $genes }
describe-for-sale = For sale: { $genes }
describe-gene = { $gene } ({ $price }/{ $mutation }) ×{ $copies }
describe-attack = { $attacker } attacks { $target }
describe-chosen = { $title }: { $cubes }
