## Why nothing can be done: what all games say alike

refused-not-your-turn = Non è il tuo turno: si aspetta { $seat }.
refused-draw-pending = È in corso un’estrazione; un attimo di pazienza.
refused-play-over = La partita è finita.
refused-unknown-action = In questo gioco non esiste un’azione simile.
