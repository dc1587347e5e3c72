## Why nothing can be done: what all games say alike

refused-not-your-turn = Ce n’est pas votre tour : on attend { $seat }.
refused-draw-pending = Un tirage est en cours ; un instant.
refused-play-over = La partie est terminée.
refused-unknown-action = Cette action n’existe pas dans ce jeu.
