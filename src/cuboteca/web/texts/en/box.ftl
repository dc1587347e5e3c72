## Playing with the real box: the pages

box-title = With your own box
box-lead = Play at your table with the real game; this page counts, shuffles and rolls.
box-of = { $game }: with your box
box-note = Put the phone in the middle of the table: it stays awake, and a reload loses nothing. Names and numbers stay on this device; the site only counts them.
box-has-sheet = score sheet
box-has-deck = deck
box-has-phases = phases
box-has-die = die
box-has-solver = exact solver
box-link = With your own box

## The sheet

box-begin = A new sheet
box-player = Player { $number }
box-name = Name of player { $number }
box-start = Begin
box-standing = Points
box-track = Score track
box-space = Space { $number }: { $names }
box-nobody = nobody
box-add = Count
box-undo = Undo the last entry
box-again = New sheet
box-rounds = Counted so far
box-not-a-number = { $name }, { $field }: a whole number from { $least } to { $most }, please.
box-offline = The site cannot be reached. What you have typed in is kept on this device; try again later.
box-kept = The site cannot be reached. This is the sheet as it was counted last.

## What works on the device alone

box-put-back = Put the last one back
box-shuffle = Shuffle all
box-left = Cards left: { $count }
box-cards = Cards
box-all-cards = All cards
box-phases = The round
box-next-round = Next round
box-dice = Die
box-chance = Chance
box-roll = Roll
box-roll-two = Roll two
box-who = Who begins?
box-begins = { $name } begins.
box-clear = Clear all
box-no-script = Dice, draws and ticks that are remembered need a script, which your browser does not run here. Sheets work without one.

## The solver

box-solver = Ask the solver
box-solver-what = Type in the cards as they lie, and learn the best one.
box-solver-of = { $game }: solver
box-solver-lead = Type in what lies open on your table. The solver looks through everything that can happen until the end of the manche.
box-back = Back to the score sheet
box-solve = Find the best card
box-best = Best for { $name }
box-exact = The answer is exact for this manche if everybody plays for themselves. Of equal cards it takes the one that the next player may answer wrongly.
box-thinking = The solver is looking through the manche…
box-take = Take { $card } away
box-too-large = This position is too large to be looked through to the end. Ask again after a few more cards.
box-solver-late = The solver took too long and was stopped. Ask again after a few more cards.
box-solver-unready = The solver is still being prepared for its first use here. Try again in a minute.
