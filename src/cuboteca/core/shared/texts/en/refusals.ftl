## Why nothing can be done: what all games say alike

refused-not-your-turn = It is not your turn: the table waits for { $seat }.
refused-draw-pending = Something is being drawn; wait a moment.
refused-play-over = The play is over.
refused-unknown-action = There is no such action in this game.
