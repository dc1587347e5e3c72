tagline = Un dado, e la domanda di quando fermarsi.
where = Giro { $round } · si vince con { $goal } punti
prompt-choose = Questo turno vale { $total }: tiri ancora o ti fermi?
prompt-rolling = Il dado sta rotolando
choice-roll = Tira il dado
choice-hold = Fermati: segni { $total ->
    [one] 1 punto
   *[other] { $total } punti
  }
why-nothing-to-hold = Non hai ancora niente da segnare: prima tira il dado.
why-you-have-won = Hai abbastanza punti per vincere: fermati.
log-roll = { $player } tira { $face }; il turno vale { $total }.
log-one = { $player } tira 1 e perde { $total ->
    [one] 1 punto
   *[other] { $total } punti
  }.
log-hold = { $player } si ferma e segna { $total ->
    [one] 1 punto
   *[other] { $total } punti
  }.
end-goal = { $player } ha raggiunto { $points } punti.
end-turn-cap = La partita è finita dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
  }.
board-turn = Ultimo tiro: { $die ->
    [0] nessuno
   *[other] { $die }
  } · questo turno: { $total }
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
option-goal = Punti per vincere
option-goal-help = Vince chi raggiunge questo punteggio.
option-turn_cap = Turni al massimo
option-turn_cap-help = La partita finisce dopo questo numero di turni, chiunque sia in testa.
rules-1-title = Tirare o fermarsi
rules-1-body = Nel tuo turno tira il dado quante volte vuoi. Con un 1 il turno finisce e perdi quello che valeva; se ti fermi, lo segni. Vince chi raggiunge per primo il traguardo.
