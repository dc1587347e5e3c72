## What is said to those who have nothing to decide

waiting-for = Si aspetta { $name }.
play-is-over = La partita è finita.
