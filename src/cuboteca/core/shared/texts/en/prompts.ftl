## What is said to those who have nothing to decide

waiting-for = Waiting for { $name }.
play-is-over = The play is over.
