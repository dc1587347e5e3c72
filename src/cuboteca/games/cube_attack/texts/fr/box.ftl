## With the real box

real-turn = Tour { $turn } : qui est sur quelle lune ?
real-note = Cochez chaque équipe qui a un Cube sur la lune ; leur nombre n’importe pas. Le plateau est l’un des nôtres : choisissez-le en commençant la feuille, et laissez vides les lunes que le vôtre n’a pas.
