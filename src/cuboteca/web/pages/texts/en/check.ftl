## Provable chance

chance = Draws that can be checked
chance-promised = These digits bind the table to everything that decides its draws. Note them now; after the play you can check that nothing was exchanged.
chance-head = Fingerprint of the log after { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
chance-how = How this works
check-play = Check the draws
check-title = The draws of { $game }
check-how-title = How the draws are made
check-how-promise = Before the first draw the table chose a long secret at random and locked it away. It showed only the commitment: a fingerprint of the secret, the table, the game and its options. Whoever exchanges any of them gets another fingerprint.
check-how-draw = Each draw is computed from the secret, what people added, and the number of the step. The result is a number such as 18 of 55, all equally likely; the rules say which numbers stand for which outcome. So once the commitment is shown, nobody can choose a draw, and as long as the secret is locked away, nobody can know one.
contribution-none = added nothing.
contribution-committed = has committed to something.
contribution-awaited = has not committed to anything yet.
check-how-people = Then every person at the table added something: the browser made a long text at random and sent only its fingerprint; when the fingerprints of all were there, the texts were shown. So nobody knew the others’ texts when choosing, and the table had chosen its secret before it knew any of them. A bot adds nothing.
check-how-nobody = At this table nobody was asked to add anything.
check-how-key = When the play is over, the site signs the record, so that later nobody can write another one that also fits. The key by which anybody can check the signature stands here and at
check-how-chain = Every entry of the log gets a fingerprint, which also covers the one before. If anything in the log were changed later, all fingerprints after it would change.
check-note-it = A fingerprint proves something only to those who saw it in time. Write down at least the first sixteen digits of the commitment when a play begins, or take a picture.
check-later = When the play is over, the secret is shown here, and every draw is computed again.
check-yourself-title = Check it yourself
check-yourself = You need not believe this page. Download the record and let a program of your own check it, on your own computer:
check-yourself-why = The first program is part of Cuboteca and knows the rules; the second is a short text in plain Python, which you can read through: docs/verify_play.py.
check-draws-title = All draws
check-draws-text = The step in the replay, the outcome as records write it, the number that was drawn, and the numbers that stand for this outcome.
check-draw-step = Step
check-draw-number = Drawn
check-draw-means = Stands for
check-draw-outcome = Outcome
check-mark-passed = Correct:
check-mark-failed = Wrong:
check-mark-open = Not checked:

## Before the first draw

contribute-title = Before the first draw
contribute-why = Every person adds something to the draws, so that nobody can choose them, not even this site. A browser with scripts does it by itself.
contribute-how = Write any word, the odder the better, or leave the field empty.
contribute-word = A word for the draws
contribute-word-of = A word for the draws, from { $name }
contribute-go = Add it and go on
contribute-start = Start without waiting
contribute-again = Look again
contribute-later = Whoever comes later can still take the free seat; a bot can play there meanwhile.
contribute-ask = Ask for a word of mine before the first draw
contribute-waits = The play is about to begin.
contribute-waits-commit = Waiting for { $names }.
contribute-waits-reveal = Waiting a few seconds for the device of { $names }.
