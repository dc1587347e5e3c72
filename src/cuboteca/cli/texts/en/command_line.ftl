## A play in the terminal

play-person = Player { $number }
play-bot = { $level }-{ $number }
play-begins = { $game }. Seed { $seed }. Type the number of a choice, or ? for help.
play-goes-on = { $count ->
    [one] { $game } goes on after 1 event. Type the number of a choice, or ? for help.
   *[other] { $game } goes on after { $count } events. Type the number of a choice, or ? for help.
  }
play-effect = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
play-help =
    Type the number of a choice, or its text as shown in grey.
    undo         take your last decision back, with what bots have answered, if nothing was drawn and no other person decided since
    board        show the table again
    rules WORD   what the rules say about a word; without it, the whole summary
    save FILE    save the play; "cuboteca replay FILE" shows it
    quit         leave the table
play-hint = Type the number of a choice, or ? for help.
play-no-number = There is no choice { $line }; choose 1 to { $last }.
play-undone = Taken back.
play-no-undo = There is nothing to take back: since your last decision something was drawn or shown, or another person decided.
play-stand-in = { $name } gave no valid answer ({ $reason }); chance decides for it.
play-save-where = Say where: save FILE
play-saved = Saved in { $file }.
play-not-saved = Cannot write { $file }: { $reason }.
play-offer = To go on with this play later, type the name of a file for it; an empty line leaves without saving.
play-resume = cuboteca play --resume { $file } goes on with it.
play-saved-secrets = The file holds what is still secret at this table: whoever looks into it knows it.
play-left = { $count ->
    [one] You left the table after 1 event.
   *[other] You left the table after { $count } events.
  }
play-over-hint = The play is over. save FILE saves it; an empty line leaves.

## Score sheets

sheet-scored = This scoring
sheet-total = Total
final-title = Final result
final-rank = Rank
final-name = Player
final-points = Points

## Records

replay-title = Play { $number }: { $game }
replay-open = { $count ->
    [one] The record ends after 1 event; the play is not over.
   *[other] The record ends after { $count } events; the play is not over.
  }
replay-draws-proven = The draws follow from the secret with the commitment { $commitment }. Nobody chose them if the table showed that commitment before the play.
replay-draws-seeded = The draws follow from the seed { $seed }, which whoever created the table chose: that person could know them all in advance.
replay-draws-seeded-unnamed = The draws follow from the secret; whoever created the table chose the seed and could know every draw.
replay-draws-not-proven = The draws are possible, but not proven: the record contains no secret with which they could be checked.
replay-draws-chosen = Whoever created the table chose the seed and could know every draw in advance.

## The summary of the rules

rules-nothing = The summary of { $game } says nothing about "{ $word }"
rules-options = Options
rules-assumed = Assumed figures
rules-assumed-why = These figures appear only in pictures that we do not have; the values are ours.
