## With the real box

real-beginning = Da dove parte ogni segnapunti?
real-start = Casella di partenza
real-start-of = Casella di partenza, colore { $part }
real-start-note = Chi tira di più con due dadi sceglie per primo; ogni segnapunti ha una casella tutta sua.
real-start-taken = Due segnapunti non possono partire dalla stessa casella.
real-round = Round { $round }, Fase 6: che cosa ha ognuno?
real-note = Carte: un Gene superiore vale due, Protezione dai raggi nessuna. Le caselle occupate vengono saltate da sé.
real-amoebas = Amebe
real-amoebas-of = Amebe, colore { $part }
real-cards = Carte Gene
real-cards-of = Carte Gene, colore { $part }
real-ascending = Fase 1: { $who }, in quest’ordine.
real-descending = Fasi da 2 a 6: { $who }, in quest’ordine.
real-deck = Carte Ambiente
real-draw = Pesca una carta
real-phase-1 = In ordine ascendente: ogni Ameba va con la corrente, oppure si muove per 1 BP e un tiro; poi mangia o prende 1 DP.
real-phase-2 = Pescate una carta Ambiente. Dal round 2 chi ha più punti mutazione che ozono paga la differenza in BP o Geni, in ordine discendente.
real-phase-3 = In ordine discendente ognuno può comprare Geni. Con i Geni extra se ne scoprono alcuni dopo il primo giocatore.
real-phase-4 = In ordine discendente ognuno riceve BP e può dividere Amebe.
real-phase-5 = Le Amebe con 2 DP muoiono; al posto di ognuna vanno 2 cubetti di ogni colore. Poi Aggressione.
real-phase-6 = Scrivete Amebe e carte: i segnapunti avanzano da sé.
real-defects = Perdita dei Geni: somma dei punti mutazione
real-debt = { $sum } punti mutazione, ozono { $limit }: { $count } da coprire.
real-no-debt = { $sum } punti mutazione, ozono { $limit }: niente da pagare.
