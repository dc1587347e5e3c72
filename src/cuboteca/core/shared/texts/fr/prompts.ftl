## What is said to those who have nothing to decide

waiting-for = On attend { $name }.
play-is-over = La partie est finie.
