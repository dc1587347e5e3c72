## Trying again, and what if

what-if-title = What if: { $game }
what-if = What if?
what-if-table = To the table
what-if-so-far = What if
what-if-note = This board is yours alone: you move for everybody, and nothing here changes the play. Draws are made anew.
what-if-hides = What you cannot know is drawn anew as well, and may differ from the play.
what-if-redraw = Begin again with other draws
what-if-whose = You choose for { $name }.
what-if-others = Let bots move for the others
what-if-start = Back to the beginning
what-if-leave = Leave
try-again = Try again from here
try-again-note = A new table begins before this decision, against bots; it is not rated.
begins-at = This play began at a position, not at the start of the game; so it is not rated.
