## Problemi

puzzles = Problemi
puzzles-lead = Posizioni di partite vere in cui una sola azione è chiaramente la migliore. Trovala; ogni giorno ce n’è una nuova per ogni gioco.
puzzles-of = Problemi di { $game }
puzzles-all = Tutti i giochi
puzzle-of-day = Problema del giorno
puzzle-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
  }
puzzle-state-solved = L’hai risolto
puzzle-state-failed = Ci hai provato
puzzle-rating = Il tuo punteggio nei problemi: { $rating } ± { $margin }
puzzle-made = Ognuno viene da una partita fra bot. Una ricerca ha trovato l’azione migliore e un’altra, dieci volte più ampia, ha confermato che è chiaramente migliore della successiva. Le ricerche non sanno più di quello che vedi tu.
puzzle-made-exact = Ognuno viene da una partita fra bot. Il risolutore ha esaminato tutti i modi di continuare: le risposte sono esatte.
puzzle-easy = Facile
puzzle-medium = Medio
puzzle-hard = Difficile
puzzle-hardness = punteggio { $rating }
puzzle-solved-of = risolti { $solved } su { $count }
puzzle-next = Prossimo problema
puzzle-next-unsolved = Il più facile che non hai ancora provato
puzzle-all-of = Tutti e { $count }
puzzle-line-open = Problema { $number }, punteggio { $rating }
puzzle-line-solved = Problema { $number }, punteggio { $rating }, risolto
puzzle-line-failed = Problema { $number }, punteggio { $rating }, provato
puzzle-title = Problema { $number }
puzzle-seat = Giocatore { $number }
puzzle-asked = Qual è la mossa migliore? Conta solo la prima risposta.
puzzle-all-actions = Tutte le { $count } azioni a parole
puzzle-illegal = In questa posizione non si può fare. Scegli una delle azioni proposte.
puzzle-right = Giusto
puzzle-wrong = Non è la migliore
puzzle-best-exact = La migliore: { $action }. È l’unica con cui fai punto in questa manche, se tutti giocano bene.
puzzle-best-margin = La migliore: { $action }, di { $margin } ± { $spread } su 100.
puzzle-not-compared = { $action } era peggiore già nella ricerca, perciò non è stata esaminata oltre.
puzzle-is-best = migliore
puzzle-is-yours = la tua risposta
puzzle-brings = fai punto
puzzle-brings-not = non fai punto
puzzle-how = 100 è il primo posto alla fine, 0 l’ultimo. I valori vengono da ricerche di { $simulations } simulazioni; ± indica intervalli al 95 %. Delle estrazioni successive non si mostra nulla: ogni volta sono state fatte di nuovo.
puzzle-how-exact = Il risolutore ha esaminato tutti i modi di continuare fino alla fine della manche.
puzzle-again = Guardalo di nuovo
