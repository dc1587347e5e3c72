## Words of a play; the other languages have the same sections, without these headings

who-dummy = Dummy ({ $colour })

## Parts of sentences
amoeba-count = { $amoebas ->
    [one] 1 amoeba
   *[other] { $amoebas } amoebas
  }
point-count = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
drift-gain = { $gain ->
    [0] {""}
   *[other] . You get { $gain } BP
  }
for-price = { $price ->
    [0] , free
   *[other] {" "}for { $price } BP
  }
for-price-and = { $price ->
    [0] , free,
   *[other] {" "}for { $price } BP
  }
dice-rolled = { $second_die ->
    [0] { $die }
   *[other] { $die } and { $second_die }
  }

## The moment of the play
where = Round { $round } of { $rounds } · phase { $phase }: { $name }
where-over = After round { $round }

## What the bar says
prompt-drawing = Dice are rolled or cards are turned up.
prompt-waiting = Waiting for { $name }: { $what }.
prompt-colour = You play { $colour }. { $prompt }
prompt-start = Choose the space of the track on which your marker starts.
prompt-number-set-up = Which of your amoebas do you place? They act in the order of their numbers.
prompt-number-free = You have no amoeba left. Which one do you place, free?
prompt-number = Population Explosion: which amoeba comes next? { $count ->
    [one] 1 is
   *[other] { $count } are
  } to be placed.
prompt-place-set-up = Where do you place the { $amoeba }? Any empty space will do.
prompt-place = Where do you place the { $amoeba }?
prompt-turn = The { $amoeba }, in { $space }: drift with the current or move by itself? You have { $points } BP.
prompt-turn-fed = The { $amoeba }, in { $space }, has fed: drift with the current or move by itself? You have { $points } BP.
prompt-direction = { $die ->
    [0] The { $amoeba }: which way? Choose a space.
   *[other] The { $amoeba } has rolled { dice-rolled }. Which way? Choose a space.
  }
prompt-rebound = The { $amoeba } hits an obstacle ({ $direction }). Choose a space: does it rebound, or stay?
prompt-carry = Which cubes does the { $amoeba } take along to { $space }?
prompt-cling = The { $other } leaves for { $space }. Choose a space: does the { $amoeba } cling to it and go along, or stay?
prompt-again = Does the { $amoeba } take a second step, free?
prompt-feed = The { $amoeba } feeds in { $space }. Which cube does it eat first?
prompt-feed-or = The { $amoeba } can eat in { $space }, but does not have to. What does it do?
prompt-feed-hungry = The { $amoeba } finds no meal in { $space }. Choose whom it attacks, or let it starve. You have { $points } BP.
prompt-feed-dragged = The { $amoeba } has been dragged along to { $space } and cannot attack any more. What does it eat?
prompt-meal = { $count ->
    [0] The { $amoeba } eats one cube less. Which cube does it eat first?
   *[other] The { $amoeba } eats { $cubes }. Which cube comes next?
  }
prompt-suction = The { $amoeba } eats { $cubes }. Choose the neighbouring space from which some of them come, or its own for none.
prompt-suction-needed = The { $amoeba } eats { $cubes }. Its own space lacks some of them: choose the neighbouring space from which they come.
prompt-suck = The { $amoeba } eats { $cubes }. Which of them come from the neighbouring space?
prompt-excrete = Where does the { $amoeba } excrete?
prompt-defence = The { $attacker } attacks the { $target } in { $space } and wants to eat it. You have { $points } BP: what do you do?
prompt-defence-aggression = The { $attacker } attacks the { $target } in { $space } and wants to kill it. You have { $points } BP: what do you do?
prompt-refight = The { $target } has lost the fight against the { $attacker }. Does it fight once more, free?
prompt-crust = The { $target } has a Hard Crust. Does the { $attacker } pay to go on?
prompt-retry = The attack of the { $attacker } has failed. Choose whom it attacks once more, free, or give up.
prompt-retry-aggression = The aggression of the { $attacker } has failed. Choose whom it attacks once more, free, or give up.
prompt-defect = Your genes exceed the ozone of { $ozone }: { point-count } to cover. You have { $points } BP. Give up genes or pay.
prompt-genes = Buy a gene? You have { $points } BP and { board-mutation }; ozone { $ozone }.
prompt-swap = For which gene do you swap { $gene }?
prompt-explosion = Income, or a Population Explosion for all your { $points } BP? { $leader } leads and has { amoeba-count }.
prompt-division = { $ways ->
    [heal] Heal an amoeba for { $cost } BP? Choose which.
    [hand] Hand damage on for { $cost } BP? Choose the amoeba that has it.
    [new-heal] Make a new amoeba for { $price } BP, or heal one for { $cost } BP? Choose which.
    [new-hand] Make a new amoeba for { $price } BP, or hand damage on for { $cost } BP? Choose which.
   *[new] Make a new amoeba for { $price } BP? Choose which.
  } You have { $points } BP.
prompt-aggression = Aggression: does one of your amoebas attack? You have { $points } BP.

## What the others wait for
wait-start = start space
wait-number = which amoeba
wait-place = where the amoeba goes
wait-turn = drift or move
wait-direction = which way
wait-rebound = rebound or not
wait-carry = cubes to take along
wait-cling = cling or not
wait-again = a second step or not
wait-feed = the meal
wait-meal = the meal
wait-suction = suction
wait-suck = suction
wait-excrete = where it excretes
wait-defence = Escape or Defence
wait-refight = fight once more or not
wait-crust = pay for the Hard Crust or not
wait-retry = attack once more or not
wait-defect = genes to give up
wait-genes = new genes
wait-swap = a swap of genes
wait-explosion = Population Explosion or income
wait-division = cell division
wait-aggression = aggression or not

## Several decisions at once
macro-drift-all = Drift with this amoeba and those after it; stop at every other decision
macro-drift-all-short = All drift
macro-drift-eat = Drift with this amoeba and those after it, and eat the most plentiful plain meal; stop at every other decision
macro-drift-eat-short = All drift and eat

## What can be done: movement
choice-drift = Drift ({ $direction }) to { $space }; there: { $cubes }{ drift-gain }
choice-drift-short = Drift to { $space }
choice-drift-none = Drift ({ $direction }) to { $space }; no cubes there{ drift-gain }
choice-drift-none-short = Drift to { $space }
choice-drift-blocked = Drift ({ $direction }): an obstacle keeps it in { $space }{ drift-gain }
choice-drift-blocked-short = Drift: stays in { $space }
choice-drift-rebound = Drift ({ $direction }): an obstacle; it may rebound to { $space }{ drift-gain }
choice-drift-rebound-short = Drift and rebound
choice-drift-still = Drift: no current, it stays in { $space }{ drift-gain }
choice-drift-still-short = Drift: stays in { $space }
choice-move-one = Move{ for-price-and } and roll: { $ways } · { $stay } stay · 6 choose
choice-move-one-short = Move{ for-price }
choice-move-two = Move{ for-price }, roll two dice and choose: { $ways } · { $stay } stay · 6 choose
choice-move-two-short = { choice-move-one-short }
choice-move-free = Move{ for-price-and } and choose the way: { $ways }, or stay
choice-move-free-short = { choice-move-one-short }
choice-hold = Hold on: it stays in { $space }, free
choice-hold-short = Hold on
choice-eat-first = Feed first, in { $space }; then drift or move
choice-eat-first-short = Feed first
choice-go = Go { $direction } to { $space }; there: { $cubes }
choice-go-none = Go { $direction } to { $space }; no cubes there
choice-go-blocked = { $direction }: an obstacle, it stays in { $space }
choice-go-rebound = { $direction }: an obstacle; it may rebound to { $space }
choice-stay = Stay in { $space }
choice-rebound = Rebound ({ $direction }) to { $space }
choice-no-rebound = Do not rebound: stay in { $space }
choice-carry = Take along one more: { $cube }
choice-carried = Go to { $space } with { $cubes }
choice-carried-none = Go to { $space } without cubes
choice-cling = Cling to it and go along to { $space }
choice-let-go = Let the { $other } go and stay in { $space }
choice-move-again-one = Take a second step, free, and roll: { $ways } · { $stay } stay · 6 choose
choice-move-again-one-short = Second step
choice-move-again-two = Take a second step, free, with two dice: { $ways } · { $stay } stay · 6 choose
choice-move-again-two-short = Second step
choice-move-again-free = Take a second step, free: { $ways }, or stay
choice-move-again-free-short = Second step
choice-stop = Stop here

## What can be done: feeding
choice-starve = Starve: 1 damage point, making { $total } of the { $limit } that kill
choice-host = Eat one cube less: { $who } pays 1 BP
choice-bite = Eat { $cube }; { $count } meals remain possible
choice-bite-last = Eat { $cube }; the meal is { $cubes }
choice-eaten = That is the meal: { $cubes }
choice-suck-nothing = All cubes come from { $space }
choice-suck-from = Suck cubes in from { $space }
choice-suck = Suck { $cube } in from { $space }
choice-sucked = Suck in only { $cubes } from { $space }
choice-excrete-here = Excrete { $out } here, in { $space }
choice-excrete = Excrete { $out } in { $space }

## What can be done: attacks
choice-attack = Attack the { $target } for { $price } BP; it cannot answer
choice-attack-against = Attack the { $target } for { $price } BP; it has { $genes }
choice-retry = Attack the { $target }, free; it cannot answer
choice-retry-against = Attack the { $target }, free; it has { $genes }
choice-give-up-attack = Give up: the attacker starves and takes 1 damage point
choice-give-up-aggression = Give up
choice-aggression = The { $attacker } attacks the { $target } for { $price } BP; it cannot answer
choice-aggression-against = The { $attacker } attacks the { $target } for { $price } BP; it has { $genes }
choice-no-aggression = Do not attack in this round
choice-escape = Escape{ for-price }: the { $target } moves; in another space it is safe
choice-escape-short = { $price ->
    [0] Escape
   *[other] Escape for { $price } BP
  }
choice-defend = Defend it for { $price } BP: both roll, and the higher die wins
choice-defend-short = Defend it for { $price } BP
choice-no-defence = No answer: the { $target } dies
choice-no-defence-short = No answer: it dies
choice-no-defence-armour = No answer: the Armour saves the { $target }, for 1 damage point
choice-no-defence-armour-death = No answer: the Armour turns death into 1 damage point, but even that kills the { $target }
choice-no-defence-crust = No answer: the attacker has to pay for the Hard Crust of the { $target }
choice-no-defence-crust-unpaid = No answer: the attacker cannot pay for the Hard Crust of the { $target }, and dies
choice-no-defence-crust-unpaid-original = No answer: the attacker cannot pay for the Hard Crust of the { $target }, and fails
choice-no-defence-mouthful = No answer: the { $target } survives with 1 damage point more
choice-fight-again = Fight again, free
choice-yield = Accept the defeat
choice-pay-crust = Pay { $price } BP and go on against the { $target }
choice-pay-crust-short = Pay { $price } BP
choice-refuse-crust = Do not pay: the { $attacker } dies
choice-refuse-crust-short = Do not pay
choice-refuse-crust-original = Do not pay: the attack of the { $attacker } fails
choice-refuse-crust-original-short = { choice-refuse-crust-short }

## What can be done: set-up, genes, division
choice-start = Start on space { $track }
choice-number = Place the { $amoeba }
choice-place = In { $space }; there: { $cubes }
choice-place-none = In { $space }; no cubes there
choice-pay-debt = Pay { $points } BP; { $left } left
choice-give-up = { $debt ->
    [0] Give up { $gene }: it covers { $pays }, all that is owed
   *[other] Give up { $gene }: it covers { $pays }; still to cover: { $debt }
  }
choice-give-up-lost = Give up { $gene }: it covers { $pays }; { $lost } too many, lost
choice-buy = { $gene } for { $price } BP; mutation then { $mutation }, ozone { $ozone }
choice-buy-advanced = { $gene } for { $price } BP and { $lower }; mutation then { $mutation }, ozone { $ozone }
choice-buy-rival = { $gene } from { $other } for { $price } BP; mutation then { $mutation }, ozone { $ozone }
choice-swap = Swap { $gene } for another gene
choice-swap-for = { $price ->
    [0] { $new } for { $old }, free
   *[other] { $new } for { $old } and { $price } BP
  }
choice-bought = Buy no more
choice-buy-nothing = Buy nothing
choice-explode = Population Explosion: give { $points } BP, place { amoeba-count }
choice-explode-short = Population Explosion
choice-income = Income: { $income } BP
choice-divided = Done; keep { $points } BP
choice-divided-colour = Done with { $colour }; keep { $points } BP
choice-divide = New { $amoeba } for { $price } BP; { $left } left
choice-heal = Heal the { $amoeba } for { $price } BP; { $left ->
    [0] no damage
    [one] 1 damage point
   *[other] { $left } damage points
  } left
choice-hand-on = The { $amoeba } hands 1 damage point on to the { $other } for { $price } BP
choice-hand-on-death = The { $amoeba } hands 1 damage point on to the { $other } for { $price } BP: it dies

## What happened: set-up
tell-phase = Round { $round }, phase { $phase }: { $name }
tell-first-card = The first environment card: { $card }.
tell-dice = { $who } rolls { $total } with two dice.
tell-tie = Those with the same total roll again.
tell-start = { $who } starts on space { $track } of the track.
tell-place = { $who } places the { $amoeba } in { $space }{ $damage ->
    [0] .
    [one] , with 1 damage point.
   *[other] , with { $damage } damage points.
  }

## What happened: movement
tell-look = { $who } looks at the next environment card.
tell-drift = The { $amoeba } drifts ({ $direction }) to { $space }.
tell-drift-gain = { $who } gets { $points } BP for drifting.
tell-no-current = No current: the { $amoeba } stays in { $space }.
tell-hold = The { $amoeba } holds on and stays in { $space }.
tell-eat-first = The { $amoeba } feeds before it moves.
tell-move = The { $amoeba } moves by itself{ for-price }.
tell-roll-move = The { $amoeba } moves by itself{ for-price-and } and rolls { dice-rolled }.
tell-roll = The { $amoeba } rolls { dice-rolled }.
tell-go = The { $amoeba } goes { $direction } to { $space }.
tell-stay = The { $amoeba } stays in { $space }.
tell-blocked = The { $amoeba } meets an obstacle ({ $direction }) and stays in { $space }.
tell-rebound = The { $amoeba } meets an obstacle and rebounds.
tell-carry = The { $amoeba } takes along { $cubes }.
tell-cling = The { $amoeba } clings to the { $other } and goes along to { $space }.
tell-toxic = The { $amoeba } takes { $damage ->
    [one] 1 toxic damage point
   *[other] { $damage } toxic damage points
  } in { $space }.
tell-again = The { $amoeba } takes a second step.

## What happened: feeding
tell-eat = The { $amoeba } eats { $cubes } in { $space }.
tell-eat-excrete = The { $amoeba } eats { $cubes } in { $space } and excretes { $out }.
tell-eat-nothing-out = The { $amoeba } eats { $cubes } in { $space }; its supply is empty, so it excretes nothing.
tell-sucked = Sucked in from { $space }: { $cubes }.
tell-host = { $who } pays 1 BP to the parasite.
tell-excrete = The { $amoeba } excretes { $out } in { $space }.
tell-toxic-left = A toxic damage point is left in { $space }.
tell-starve = The { $amoeba } starves: 1 damage point, { $total } in all.

## What happened: attacks
tell-attack = The { $attacker } attacks the { $target } in { $space } for { $price } BP.
tell-attack-again = Second try, free: the { $attacker } attacks the { $target }.
tell-attack-given-up = The { $attacker } does not try again.
tell-no-aggression = { $who } does not attack.
tell-camouflage = { $gene }: the { $target } cannot answer.
tell-camouflage-hidden = Camouflage rolls { $die }: the { $target } cannot answer.
tell-camouflage-seen = Camouflage rolls { $die }: the attacker is seen.
tell-escape = The { $target } tries to escape{ for-price }.
tell-defend = The { $target } defends itself for { $price } BP.
tell-no-defence = The { $target } does not answer.
tell-fight-won = The { $attacker } rolls { $attacking }, the { $target } rolls { $defending } and wins the fight.
tell-fight-lost = The { $attacker } rolls { $attacking }, the { $target } rolls { $defending } and loses the fight.
tell-fight-again = The { $target } fights once more, free.
tell-escaped = The { $target } has escaped.
tell-not-escaped = The { $target } is still in { $space } and has not escaped.
tell-dragged = The { $attacker } has clung to the { $target }: the attack is over.
tell-armour = Its Armour saves the { $target }: 1 damage point, { $total } in all.
tell-armour-death = The { $target } has its Armour: 1 damage point only, but { $total } in all are too many.
tell-mouthful = The { $target } is more than a mouthful and survives: 1 damage point, { $total } in all.
tell-crust-paid = The { $attacker } pays { $price } BP for the Hard Crust.
tell-crust = The { $attacker } does not pay for the Hard Crust.
tell-crust-failed = The { $attacker } does not pay for the Hard Crust and has failed.
tell-eaten = The { $attacker } eats the { $amoeba } in { $space }; in its place: { $cubes }.
tell-eaten-none = The { $attacker } eats the { $amoeba } in { $space }; no cubes are left to take its place.
tell-killed = The { $attacker } kills the { $amoeba } in { $space }; in its place: { $cubes }.
tell-killed-none = The { $attacker } kills the { $amoeba } in { $space }; no cubes are left to take its place.
tell-alarm = Alarm! The other amoebas of { $who } can escape in this phase.
tell-bang = It goes out with a bang: 1 damage point each for { $amoebas }.
tell-failed = The attack of the { $attacker } fails.
tell-failed-starve = The attack of the { $attacker } has failed; it starves: 1 damage point, { $total } in all.

## What happened: deaths
tell-die = The { $amoeba } dies in { $space }; in its place: { $cubes }.
tell-die-none = The { $amoeba } dies in { $space }; no cubes are left to take its place.
tell-no-deaths = No amoeba dies.

## What happened: environment and genes
tell-card = New environment card: { $card }.
tell-defect = { $who } has { $mutation } mutation points, the ozone is { $ozone }: { point-count } to cover.
tell-pay-debt = { $who } pays { $points } BP.
tell-give-up = { $debt ->
    [0] { $who } gives up { $gene }, which covers { $pays }: settled.
   *[other] { $who } gives up { $gene }, which covers { $pays }; still to cover: { $debt }.
  }
tell-buy = { $who } buys { $gene } for { $price } BP.
tell-buy-advanced = { $who } buys { $gene } for { $price } BP and hands in { $lower }.
tell-buy-rival = { $who } buys { $gene } from { $other } for { $price } BP.
tell-buy-nothing = { $who } buys nothing.
tell-swap = { $price ->
    [0] { $who } swaps { $old } for { $new }.
   *[other] { $who } swaps { $old } for { $new } and pays { $price } BP.
  }
tell-reveal = Extra gene for sale: { $gene }.

## What happened: cell division
tell-income = { $who } gets { $points } BP and has { $total }.
tell-explode = Population Explosion: { $who } gives back { $points } BP.
tell-place-free = { $who } has no amoeba left and places the { $amoeba } in { $space }, free.
tell-place-explosion = { $who } places the { $amoeba } in { $space }.
tell-place-dummy = { $who }: the { $amoeba } goes to { $space }.
tell-divide = { $who } divides for { $price } BP: new { $amoeba } in { $space }.
tell-heal = { $who } heals the { $amoeba } of 1 damage point for { $price } BP.
tell-hand-on = { $who } pays { $price } BP: the { $amoeba } hands 1 damage point on to the { $other }.

## What happened: scoring
tell-advance = { $who }: { amoeba-count }, { line-genes }; from space { $start } to { $goal }.
tell-no-advance = { $who }: { amoeba-count }, { line-genes }; stays on space { $start }.
tell-social = { $who } gets { $points } BP from the Social Gene.
end-track = After round { $round } { $count ->
    [one] { $who } is
   *[other] { $who } are
  } in the finish zone, which begins on space { $track }.
end-cards = Round { $round } was the last one, as the environment cards are used up; nobody reached the finish zone, which begins on space { $track }.
tell-win = { $seat } wins on space { $track }.
tell-win-worse = { $seat } wins: only the marker further back counts, and it is on space { $track }.

## How a round was counted
sheet-title = Round { $round }
line-amoebas = { $count ->
    [one] 1 living amoeba
   *[other] { $count } living amoebas
  }
line-genes = { $cards ->
    [one] 1 gene card
   *[other] { $cards } gene cards
  }
line-skipped = Occupied spaces skipped
line-of-colour = { $colour }: { $reason }

## Why something cannot be done
why-drawing = Dice are rolled or cards are turned up; wait a moment.
why-not-your-turn = It is not your turn: the table waits for { $seat } ({ $what }).
why-not-now = Not now; the question is: { $what }.
why-other-phase = Not now: that belongs to phase { $phase } ({ $name }).
why-gene = Only with the gene { $gene }, which you do not have.
why-gene-or = Only with the gene { $gene } or { $other }, and you have neither.
why-no-escape = Only with the gene { $gene }, or with { $other } once one of your amoebas has been eaten in this phase 1.
why-points = It costs { $price } BP, and you have { $points }.
why-colour = { $cube }: that colour is not in this play.
why-order = { $cube }: cubes are chosen in the order of the colours, and it is too late for this one.
why-no-space = There is no space that way ({ $direction }).
why-not-on-board = The { $amoeba } is not in the soup.
why-not-same-space = The { $amoeba } is not in the space of the { $attacker }.
why-no-damage = The { $amoeba } has no damage.

why-eaten-first = This amoeba has already fed; each feeds once.
why-direction = { $second_die ->
    [0] The die shows { $die }, which does not lead that way ({ $direction }).
   *[other] The dice show { $die } and { $second_die }, which do not lead that way ({ $direction }).
  }
why-far = { $space } is not next to the { $amoeba }, which goes one space.
why-turn = The current carries the { $amoeba } { $direction }; anywhere else it gets only by moving by itself.
why-turn-still = There is no current: the { $amoeba } gets elsewhere only by moving by itself.
why-stay = { $second_die ->
    [0] The die shows { $die }; only a 5 lets the amoeba stay.
   *[other] The dice show { $die } and { $second_die }; only a 5 lets the amoeba stay.
  }
why-carry-none = There is no { $cube } in { $space } to take along.
why-carry-limit = No more than { $limit } cubes can be taken along.

why-must-eat = There is a plain meal in this space: the amoeba has to eat, and can neither starve nor attack.
why-bite-own = An amoeba never eats cubes of its own colour ({ $cube }).
why-bite-no-meal = With { $cube } no complete meal is possible in { $space }.
why-no-whole-meal = The cubes chosen are not a complete meal.
why-host-own = Your own amoebas cannot be hosts; only an opponent pays.
why-host-away = { $who } has no amoeba in this space.
why-host-points = { $who } has no BP to pay with.
why-host-no-meal = Even with one cube less no meal is possible here.
why-suck-first = At least one cube has to come from there.
why-suck-needed = Its own space does not have all cubes of the meal.
why-suck-lacks = { $space } does not have the cubes that the meal lacks.
why-suck-useless = { $space } has no cube of this meal.
why-suck-no-need = The meal needs no further { $cube }.
why-suck-none = There is no further { $cube } in { $space }.
why-suck-others = Suction brings { $limit } at most, and the meal lacks other cubes too.

why-dragged = It has clung to its victim and been dragged along: it cannot attack any more.
why-attack-itself = An amoeba cannot attack itself.
why-attack-own = In phase 5 only amoebas of opponents can be attacked.
why-threat = The { $amoeba } frightens amoebas with a higher number.
why-armour = The { $amoeba } has Armour: in phase 1 opponents cannot attack it.
why-camouflaged = The attacker is camouflaged ({ $gene }): no answer is possible.
why-used = { $gene } has been used up: it helps each amoeba once a round.
why-used-original = { $gene } has been used up: it helps once in each attack.
why-defence-own = Defence helps only against opponents, not against your own amoebas.

why-gene-not-held = You do not have { $gene }.
why-gene-covers-nothing = { $gene } covers nothing and cannot be given up.
why-held = You already have { $gene }; nobody can have the same gene twice.
why-barred = You handed in { $gene } for { $higher }; you cannot have it back while you keep the latter.
why-face-down = { $gene } has not been turned up yet.
why-sold-out = { $gene } is sold out.
why-not-in-box = { $gene } is not in this play.
why-not-last = Only the player in last place on the track can get { $gene }.
why-lower = { $gene } is an advanced gene: you have to hand in { $lower } for it, which you do not have.
why-lower-fresh = You got { $lower } in this round; it can be handed in for { $gene } from the next round on.
why-no-other-way = { $gene } cannot be bought in this way.
why-no-rival = No opponent has { $gene }.
why-swap-fresh = You got { $gene } in this round, so it cannot be swapped yet.
why-swap-nothing = There is nothing for which you could swap { $gene }.
why-swap-advanced = { $gene } is an advanced gene and cannot be had by a swap.

why-start-far = Markers start on spaces 1 to { $last }.
why-start-taken = { $who } is already on space { $track }.
why-number-high = Amoebas are numbered 1 to { $last } in this play.
why-number-taken = The { $amoeba } is already in the soup, in { $space }.
why-place-taken = There is already an amoeba in { $space }; during set-up each needs a space of its own.
why-place-own = You already have an amoeba in { $space }.
why-place-far = { $space } is not next to a space with one of your amoebas.
why-healing-gone = You handed in Healing I for Healing II, which hands damage on.
why-hand-on-itself = The damage has to go to another amoeba.

## In the list of games
tagline = Amoebas in the primordial soup: drift, eat, divide, and outgrow the others with better genes.

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
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
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
board-points = space { $count } of the track
board-bp = { $count ->
    [one] 1 biological point
   *[other] { $count } biological points
  }
board-signs = What the signs mean
board-about-bp = Biological points (BP) pay for moves, genes and new amoebas. Before each cell division you receive { $income }.
board-about-gene = Mutation points: each gene has some. The bar and the first number show the sum of a player’s genes, the mark and the second number the ozone. A gene in a dashed frame was got in this round.
board-about-current-east = Current: whoever drifts goes one space that way, free. A move rolls a die: 1 west, 2 north, 3 east, 4 south, as on the compass; 5 stays, 6 chooses.
board-about-ozone = Ozone: when a card is turned up, whoever’s genes have more mutation points than its ozone gives up genes or pays the difference in BP.
board-about-finish = Space on the track; the furthest wins. In each round living amoebas move the marker so far: { $amoebas }, and gene cards: { $genes }. Occupied spaces are skipped and do not count.
board-about-amoeba-0 = Amoebas that live, and how many there are of this colour.
board-about-damage = Damage point (DP): an amoeba gets one whenever it starves, and with two it dies.
board-about-cube-0 = Food cubes in the supply. A meal is { $colours ->
    [3] 3 cubes, two of one other colour and one of the other
    [4] 3 cubes, one of each other colour
    [5] 4 cubes, one of each other colour
   *[other] 4 cubes of four other colours
  }; then the amoeba excretes two of its own.
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
board-two-colours = Two colours each: only the marker further back counts.
board-winner = winner

## Gene cards
board-market = Gene cards
board-price = { $count } BP
board-mutation = { $mutation ->
    [one] 1 mutation point
   *[other] { $mutation } mutation points
  }
board-copies = { $count ->
    [0] sold out
   *[other] { $count } of { $all } for sale
  }
board-needs = for { $genes }, which is handed in
board-replaces = Replaces { $genes }.
board-or = {" "}or{" "}
board-pays = given up, it covers { point-count }
board-held-by = held by { $names }
board-barred = not for { $names }, who handed it in for an advanced gene
board-gene = { $gene }, { $price } BP, { board-mutation }, { $copies ->
    [0] sold out
   *[other] { $copies } left
  }
board-why = { $what }: cannot be chosen now. Tap to learn why.
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
describe-card = Current: { $current }; ozone { $ozone }; { $left } environment cards left
describe-next = Next card: { $card }
describe-colour = { $name }: space { $marker }, { $bp } BP, { $supply } cubes in supply, mutation { $mutation }
describe-genes = genes: { $genes }
describe-for-sale = For sale: { $genes }
describe-gene = { $gene } ({ $price }/{ $mutation }) ×{ $copies }
describe-attack = { $attacker } attacks { $target }
describe-chosen = { $title }: { $cubes }

## Studies

treatment-with = { $gene } from the start
treatment-without = Never { $gene }
treatment-part = { $gene }
market-gene = { $gene } ({ $price } BP)
market-round = round { $number }
market-bp = 1 BP
study-end-track = Somebody reached the finish zone
study-end-cards = The environment cards ran out
strategy-always-move = Moves by its own strength whenever it can
strategy-never-move = Always drifts
strategy-always-divide = Divides and heals as often as it can
strategy-never-divide = Never divides
strategy-always-buy = Buys genes as long as it can
strategy-never-buy = Never buys a gene
strategy-buy = Buys as soon as it can: { $gene }
