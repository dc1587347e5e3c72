## With the real box

real-turn = Turno { $turn }: chi è su quale luna?
real-note = Segnate ogni squadra che ha un Cubo sulla luna; quanti non importa. Il tabellone è uno dei nostri: sceglietelo all’inizio del foglio e lasciate vuote le lune che il vostro non ha.
