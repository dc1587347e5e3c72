## L'analisi di una partita finita

analysis-share = { $value } %
analysis-title = Analisi: { $game }
analysis-curve = Risultato atteso di ogni giocatore, passo per passo
analysis-curve-note-share = Quanta parte della vittoria può aspettarsi ogni giocatore dopo ogni passo, se tutti continuano secondo l’euristica del gioco. I punti numerati sono le svolte. Ogni linea è lisciata dentro la sua fascia di intervalli al 95 %, che si vede dietro.
analysis-curve-note-points = Quanti punti ci si può aspettare dopo ogni passo, se si continua secondo l’euristica del gioco. I punti numerati sono le svolte. Ogni linea è lisciata dentro la sua fascia di intervalli al 95 %, che si vede dietro.
analysis-luck-and-skill = Fortuna e abilità
analysis-seat = Giocatore
analysis-result = Risultato
analysis-luck = Fortuna
analysis-skill = Abilità
analysis-others = Gli altri
analysis-adjusted = Senza fortuna
analysis-lost = Perso per decisione
analysis-luck-and-skill-note = Fortuna: ciò che le estrazioni hanno cambiato. Abilità: ciò che le proprie decisioni hanno cambiato rispetto all’euristica del gioco. Gli altri: ciò che hanno cambiato le decisioni degli altri. Senza fortuna: il risultato meno la fortuna. Perso: quanto sono costate in media le decisioni, ciascuna presa da sola.
analysis-luck-and-skill-note-share = pp sono punti percentuali della vittoria. Sommano molti cambiamenti, e ciò che si guadagna, si perde e si riguadagna conta ogni volta: perciò possono superare 100. Le parti della vittoria (%) no: senza fortuna sono limitate tra 0 e 100 %.
analysis-luck-and-skill-note-doubt = Sotto un numero sta il suo intervallo al 95 %; il risultato è certo e non ne ha. Dove l’intervallo di fortuna, abilità, altri o perso contiene lo zero, il numero non è dato, perché potrebbe essere positivo o negativo; dove non è data la fortuna, non lo è nemmeno il risultato senza di essa.
analysis-more = { $playouts } simulazioni sono troppo poche per chiarire tutto. Quattro volte tante dimezzano gli intervalli. Per saperne di più dal file della partita:
analysis-more-command = cuboteca analyse FILE --budget { $wanted }
analysis-quoted = «{ $text }»
analysis-unclear = non chiaro
analysis-little = quasi niente
analysis-nothing = niente
analysis-interval = { $low } … { $high }
analysis-change-share = { $value } pp
analysis-change-points = { $value }
analysis-swings = Svolte
analysis-no-swings = Nessun singolo passo ha cambiato di sicuro le attese: ogni cambiamento può essere un caso delle simulazioni.
analysis-swing-luck = Passo { $step }, un’estrazione. { $event } { $name } passa da { $before } a { $after }.
analysis-swing-decision = Passo { $step }, decide { $actor }. { $event } { $name } passa da { $before } a { $after }.
analysis-swing-missed = Passo { $step }, decide { $actor }. { $event } { $name } passa da { $before } a { $after }. Era meglio { $best }; è costato { $cost }.
analysis-costly = Le decisioni più costose
analysis-costly-none = Nessuna decisione è costata di sicuro qualcosa.
analysis-step = Passo
analysis-taken = Scelta
analysis-best = Meglio
analysis-cost = Costo
analysis-budget = { $playouts } simulazioni da ogni posizione secondo l’euristica del gioco; per ogni costo 16 ricerche di { $simulations } simulazioni; seme { $seed }.
analysis-moment-best = La migliore: non è stato trovato niente di meglio.
analysis-moment-good = Buona: niente era chiaramente meglio.
analysis-moment-good-cost = Buona: { $best } era meglio di appena { $cost }.
analysis-moment-doubtful = Dubbia.
analysis-moment-doubtful-cost = Dubbia: è costata { $cost }. Meglio: { $best }.
analysis-moment-mistake = Un errore.
analysis-moment-mistake-cost = Un errore: è costato { $cost }. Meglio: { $best }.
analysis-grades = Decisioni
analysis-grades-note = Migliore: non è stato trovato niente di meglio. Buona: è costata meno di { $doubtful } su 100, o niente era chiaramente meglio. Dubbia: è costata da { $doubtful } a { $mistake }. Errore: è costato { $mistake } o più.
analysis-grades-best = { $count ->
    [one] { $count } migliore
   *[other] { $count } migliori
}
analysis-grades-good = { $count ->
    [one] { $count } buona
   *[other] { $count } buone
}
analysis-grades-doubtful = { $count ->
    [one] { $count } dubbia
   *[other] { $count } dubbie
}
analysis-grades-mistake = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
analysis-grade-step = Passo { $step }: { $grade }
analysis-grade-best = migliore
analysis-grade-good = buona
analysis-grade-doubtful = dubbia
analysis-grade-mistake = errore
analysis-moment-luck = Il caso: { $name } passa da { $before } a { $after }.
analysis-cost-value = { $value } su 100
analysis-cost-note = I costi sono trovati con una ricerca e contati su 100, come i suggerimenti: 100 è il primo posto alla fine, 0 l’ultimo.
