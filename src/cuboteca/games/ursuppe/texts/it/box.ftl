## With the real box

real-beginning = Da dove parte ogni segnalino?
real-start = Casella di partenza
real-start-of = Casella di partenza, colore { $part }
real-start-note = Chi tira di più con due dadi sceglie per primo; ogni segnalino ha una casella tutta sua.
real-start-taken = Due segnalini non possono partire dalla stessa casella.
real-round = Round { $round }, fase 6: che cosa ha ognuno?
real-note = Carte: un gene superiore vale due, Ray Protection nessuna. Le caselle occupate vengono saltate da sé.
real-amoebas = Amebe
real-amoebas-of = Amebe, colore { $part }
real-cards = Carte gene
real-cards-of = Carte gene, colore { $part }
real-ascending = Fase 1: { $who }, in quest’ordine.
real-descending = Fasi da 2 a 6: { $who }, in quest’ordine.
real-deck = Carte ambiente
real-draw = Pesca una carta
real-phase-1 = In ordine ascendente: ogni ameba va con la corrente, oppure si muove per 1 BP e un tiro; poi mangia o prende 1 DP.
real-phase-2 = Pescate una carta ambiente. Dal round 2 chi ha più punti mutazione che ozono paga la differenza in BP o geni, in ordine discendente.
real-phase-3 = In ordine discendente ognuno può comprare geni. Con i geni extra se ne scoprono alcuni dopo il primo giocatore.
real-phase-4 = In ordine discendente ognuno riceve BP e può dividere amebe.
real-phase-5 = Le amebe con 2 DP muoiono; al posto di ognuna vanno 2 cubetti di ogni colore. Poi Aggression.
real-phase-6 = Scrivete amebe e carte: i segnalini avanzano da sé.
real-defects = Perdita dei geni: somma dei punti mutazione
real-debt = { $sum } punti mutazione, ozono { $limit }: { $count } da coprire.
real-no-debt = { $sum } punti mutazione, ozono { $limit }: niente da pagare.
