## Il tavolo: parole che usa solo il disegno

board-to-play = di turno
board-dominator = Dominatore
board-bottom = sotto
board-bottom-help = Sulla faccia in basso: sarebbe il Sukkube e inizierebbe la prossima manche, se questa finisse ora.
board-automaton-name = { $character } (automa)
board-in-order = In quest’ordine: { $cards }
board-rank = { $rank }º
board-side = { $character } ({ $place }): { $direction } porta in cima questo personaggio
board-trail = Carte di questa manche
board-link = { $name }: { $card }. Poi in cima: { $character }
board-link-doubled = { $name }: { $card }, raddoppiata. Poi in cima: { $character }
board-streak-first = La prima carta è libera e non si raddoppia mai.
board-streak-doubles = Un’altra carta { $colour } si raddoppia.
board-streak-spent = Questa serie { $colour } è già stata raddoppiata.
board-barred-repeated = stessa direzione
board-barred-opposite = direzione opposta
board-ends = chiude la manche
board-foretold = { $sentence }. Poi { $count ->
    [one] gioca 1 automa
   *[other] giocano { $count } automi
  }; alla fine in cima c’è { $character }.
board-foretold-ends = { $sentence }. Poi { $count ->
    [one] gioca 1 automa
   *[other] giocano { $count } automi
  }; la manche finisce e in cima c’è { $character }.
board-foretold-ends-at-once = { $sentence }, e la manche finisce.
