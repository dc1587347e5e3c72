## Le parole di una partita
