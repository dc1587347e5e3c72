## L'analisi di una partita finita

analysis-share = { $value } %
analysis-title = Analisi: { $game }
analysis-curve = Risultato atteso di ogni giocatore, passo per passo
analysis-curve-note-share = Quanta parte della vittoria può aspettarsi ogni giocatore dopo ogni passo, se tutti continuano secondo la regola pratica; i punti numerati sono le svolte.
analysis-curve-note-points = Quanti punti ci si può aspettare dopo ogni passo, se si continua secondo la regola pratica; i punti numerati sono le svolte.
analysis-split = Fortuna e abilità
analysis-seat = Giocatore
analysis-result = Risultato
analysis-luck = Fortuna
analysis-skill = Abilità
analysis-others = Gli altri
analysis-adjusted = Senza fortuna
analysis-lost = Perso
analysis-split-note = Fortuna: ciò che i sorteggi hanno cambiato. Abilità: ciò che le proprie decisioni hanno cambiato rispetto alla regola pratica; gli altri: ciò che hanno cambiato le decisioni degli altri. Senza fortuna: il risultato meno la fortuna. Perso: ciò che decisioni migliori avrebbero aggiunto, ciascuna per conto suo. Accanto a ogni numero sta la metà del suo intervallo al 95 %.
analysis-turns = Svolte
analysis-no-turns = Nessun singolo passo ha cambiato le attese più di quanto spieghi il caso nelle simulazioni.
analysis-turn-luck = Passo { $step }, un sorteggio. { $told } { $name } passa da { $before } a { $after }.
analysis-turn-decision = Passo { $step }, decide { $actor }. { $told } { $name } passa da { $before } a { $after }.
analysis-turn-missed = Passo { $step }, decide { $actor }. { $told } { $name } passa da { $before } a { $after }. Meglio era { $best }: { $gain } in più per { $actor }.
analysis-costly = Le decisioni più costose
analysis-costly-none = Non è stata trovata nessuna decisione migliore.
analysis-step = Passo
analysis-taken = Scelta
analysis-best = Meglio
analysis-cost = Costo
analysis-effort = { $playouts } simulazioni da ogni posizione secondo la regola pratica, seme { $seed }.
