## La prima lezione: muoversi e mangiare

lesson-moving-title = Deriva e cibo
lesson-moving-goal = Muovere le tue Amebe, nutrirle e tenerle in vita.

lesson-moving-drift = Tu sei il blu. Amebe vive e Geni muovono il segnapunti; vince chi è più avanti. Le Amebe agiscono per numero. La corrente va a est: farsi trascinare è gratis, muoversi costa 1 Punto Biologico (BP) e decide il dado. E l’Ameba 1?
lesson-moving-drift-why = Si fa trascinare gratis, e a est c’è cibo. Con i BP si paga: ogni round ne porta 10, per movimenti, Geni e nuove Amebe. Risparmiali dove puoi.
lesson-moving-drift-move = Paghi 1 BP e il dado può mandarla nel posto sbagliato. La corrente la porta al cibo gratis: usala.

lesson-moving-meal = Mangia solo cubetti di altri colori: un pasto è di tre, due di un colore e uno dell’altro. Qui c’è anche un’Ameba vermiglia, che vuole blu e verde. Quale colore prendi due volte? Scegli nella barra accanto al brodo.
lesson-moving-meal-why = Ha mangiato i due verdi, così l’Ameba vermiglia qui non trova un pasto. Poi ha lasciato due cubetti blu: cibo per gli altri, mai per te. Perciò ci si sposta sempre.
lesson-moving-meal-v = Anche così si nutrirebbe. Ma resta un cubetto verde, e con i tuoi due blu è proprio un pasto per l’Ameba vermiglia. Mangia i verdi.

lesson-moving-stuck = L’Ameba 2 è al bordo est, e qui ci sono solo cubetti blu. Se non trova un pasto intero soffre la fame e prende un Punto Danno (DP). Che fai?
lesson-moving-stuck-why = Restare voleva dire fame sicura. Hai pagato 1 BP e tirato: 1 ovest, 2 nord, 3 est, 4 sud, 5 resta, 6 scegli. È un 6!
lesson-moving-stuck-drift = Il bordo la ferma, come farebbe l’isola in mezzo: resta fra i propri cubetti e soffre la fame. Muovendosi può trovare cibo.

lesson-moving-choose = Scegli tu la direzione. Cerca un pasto intero di vermiglio e verde: due di uno e uno dell’altro. Attenzione: o tutto o niente.
lesson-moving-choose-why = Due vermigli e un verde: un pasto. Conta sempre i due colori prima di andare.
lesson-moving-choose-n = Ci sono quattro cubetti vermigli ma nessun verde: con un colore solo non c’è pasto. Patirebbe la fame nell’abbondanza.
lesson-moving-choose-s = Un vermiglio e un verde fanno due cubetti. Per un pasto ne servono tre; con meno non mangia nulla.
lesson-moving-choose-e = Di là c’è il bordo: resterebbe dove non c’è nulla da mangiare.

lesson-moving-risk = L’Ameba 3 ha già un Punto Danno. Con due, a fine round muore. La corrente porta a soli cubetti blu. Leggi che cosa darebbe il dado: vale 1 BP?
lesson-moving-risk-why = Una nuova Ameba costa 6 BP: 1 BP per una buona possibilità di salvare questa è poco. È uscito 1, ovest, e ha mangiato.
lesson-moving-risk-drift = Là c’è solo blu: soffrirebbe la fame, arriverebbe a due danni e morirebbe. Quasi tutti i tiri portano al cibo. Paga il punto.

lesson-moving-save = Ameba 4: la corrente la porta dove c’è un pasto. Hai ancora 4 BP. Ne spendi uno?
lesson-moving-save-why = Prima il cibo gratis, sempre. E guarda: l’Ameba vermiglia 1, a cui hai tolto i verdi, ha appena sofferto la fame. È stato il tuo primo pasto.
lesson-moving-save-move = Perché pagare un azzardo se la corrente la porta a un pasto? Tieni i punti per crescere.

lesson-moving-still = Due round dopo. Ogni round ha una nuova carta. Questa non ha corrente: chi si fa trascinare resta dov’è. Il suo ozono conterà quando avrai dei Geni. C’è ancora un pasto sotto l’Ameba 1?
lesson-moving-still-why = Due vermigli e un verde bastavano appena. Senza corrente farsi trascinare vuol dire riposare: va bene finché la tavola è imbandita. In partita, “Tutte con la corrente, e mangiano” lo fa per tutte le tue Amebe.
lesson-moving-still-move = Qui c’è un pasto intero, e riposare è gratis. Un tiro può portarla lontano dal cibo.

lesson-moving-pay = L’Ameba 2 ha un cubetto vermiglio e uno verde: non è un pasto. La corrente è ferma. Che fai?
lesson-moving-pay-why = Doveva muoversi, e il 4 l’ha portata a sud a un pasto intero. La fame costa cara: i danni non guariscono da soli.
lesson-moving-pay-drift = Riposerebbe accanto a due cubetti, e un pasto ne ha tre. Soffrirebbe la fame e il danno resterebbe.

lesson-moving-start = Torniamo all’inizio: la preparazione. Hai il tiro più alto e scegli per primo dove parte il segnapunti. Chi è ultimo sul Percorso piazza, muove e mangia per primo; chi è in testa compra e divide per primo. Da dove parti?
lesson-moving-start-why = Sei ultimo: piazzi la prima Ameba e mangi prima degli altri. La casella 3 vale due caselle in più, ma mangia per ultima. Vanno bene entrambe, e l’ordine segue il Percorso a ogni round.
lesson-moving-start-also = Bene anche così: sei davanti e compri prima di chi segue, ma gli altri mangiano prima. L’ordine segue il Percorso a ogni round. In questa lezione prendiamo la casella 1.

lesson-moving-number = Le Amebe hanno un numero, da 1 a 7, per un motivo: a ogni round le tue agiscono in quest’ordine, dal più basso.
lesson-moving-number-why = Adesso va bene qualsiasi numero. Conta quando due tue stanno nella stessa casella: mangia prima il più basso. Più avanti dai un numero basso a chi deve mangiare presto.
lesson-moving-number-also = Adesso va bene qualsiasi numero. Conta quando due tue stanno nella stessa casella: mangia prima il più basso. In questa lezione prendiamo il numero 1.

lesson-moving-place = Ora piazzi un’Ameba, e un’altra quando tutti ne hanno piazzata una. La corrente va a est. Scegli una casella da cui possa essere trascinata, senza ostacoli.
lesson-moving-place-why = Da qui la corrente la porta gratis a cibo fresco già nel primo round. La prima Ameba di una partita si piazza proprio così.
lesson-moving-place-also = Bene: da lì la corrente la porta via gratis. Più a ovest comincia, più lunga è la strada.
lesson-moving-place-wall = Là la fermano il bordo o l’isola: nel primo round non si sposterebbe gratis. Cerca una casella con acqua a est.

lesson-moving-end = Sai muoverti e nutrirti. Con quattro colori (in quattro, o in due con due colori a testa) un pasto è un cubetto di ogni altro colore, e le prime Amebe cominciano con un Punto Danno. Ora vengono Geni e divisione.

## La seconda lezione: Geni e divisione

lesson-growing-title = Geni e nuove Amebe
lesson-growing-goal = Spendere bene i punti: Geni, nuove Amebe, ozono, e come si avanza.

lesson-growing-gene = Dopo aver mangiato si comprano Geni, che aiutano tutte le tue Amebe. Ognuno aggiunge punti mutazione: “0/10” dice che ne hai 0 e che l’ozono ne regge 10; oltre, si paga. Hai 6 BP; altri 10 arrivano prima della divisione. Che cosa aiuta contro la fame?
lesson-growing-gene-why = Per 3 BP ora ogni movimento tira due dadi e scegli tu: molta meno fame. Costa poco, serve e muta appena. Un ottimo primo Gene.
lesson-growing-gene-also = Buon Gene anche quello: aiuta a muoversi, mangiare, vivere o crescere. In questa lezione continuiamo con Movimento I, che lascia punti per le Amebe.
lesson-growing-gene-nothing = Potresti risparmiare, ma un Gene che nutre le Amebe rende a ogni round. Comprane uno che aiuta a muoversi.
lesson-growing-gene-intelligence = Intelligenza nel brodo non fa nulla. Più avanti conterà come carta, ma ora alle tue Amebe serve cibo.
lesson-growing-gene-defence = Ancora nessuno può attaccarti, e tu non hai cacciatori affamati. Prima prendi ciò che nutre le Amebe.
lesson-growing-gene-later = Sarà utile più avanti, con molti Geni o molte Amebe. Adesso contano soprattutto movimento e cibo.

lesson-growing-enough = Restano 3 BP. Ne riceverai 10, e ogni nuova Ameba costa 6. Il nuovo Gene funziona subito; il bordo tratteggiato dice che in questo round nessun Gene superiore può sostituirlo. Ne compri un altro o ti fermi?
lesson-growing-enough-why = 3 e 10 fanno 13: due nuove Amebe. All’inizio le Amebe valgono più delle carte: danno punti a ogni round, se vivono.
lesson-growing-enough-more = Ne avresti 11 o meno: basta per una sola Ameba. Tieni i 3 punti e saranno due.

lesson-growing-divide = Divisione cellulare: hai ricevuto 10 BP. Tre Amebe vive danno 1 casella, quattro 2, cinque 4, sei 5, sette 6. Ne fai una?
lesson-growing-divide-why = Una nuova Ameba costa 6 BP e conta da questo round in poi; i punti tenuti non fanno avanzare. Ora scegli dove appare.
lesson-growing-divide-also = Bene; il numero decide solo quando agisce. Prendiamo il 3, così agisce subito dopo le prime due.
lesson-growing-divide-no = I punti tenuti non fanno avanzare. Due Amebe danno 0 caselle; con quattro avanzi a ogni round.

lesson-growing-where = Deve apparire accanto a una tua, dove non ne hai. Al prossimo round dovrà mangiare, forse senza potersi spostare. Dove c’è cibo per lei?
lesson-growing-where-why = Tre cubetti per ogni altro colore e nessun vicino: qui può mangiare perfino due volte. Metti i figli dove la tavola è imbandita.
lesson-growing-where-also = Anche là c’è un pasto. In questa lezione prendiamo la casella più ricca, A4.
lesson-growing-where-poor = Là non c’è pasto per un’Ameba blu: soffrirebbe la fame se non riesce ad andarsene. Cerca vermiglio e verde.
lesson-growing-where-fair = C’è cibo, ma c’è anche un’Ameba vermiglia che lo mangia. Una casella tutta sua è più sicura.

lesson-growing-again = Restano 7 BP. Un’altra?
lesson-growing-again-why = La quarta Ameba porta da 1 a 2 caselle a ogni round. Resta 1 BP per muoversi.
lesson-growing-again-also = Bene; va bene qualsiasi numero. Prendiamo il 4.
lesson-growing-again-no = Tre Amebe danno 1 casella, quattro 2, a ogni round. Te la puoi permettere, e resta un punto per muoverti.

lesson-growing-second = Dove va la quarta? Sparpagliale, così non si mangiano il cibo a vicenda.
lesson-growing-second-why = In E4 c’è un pasto e nessun altro. Poi si sono contati i punti: quattro Amebe danno 2 caselle. Le caselle occupate si saltano senza contarle: la vermiglia era sulla 7, così vai dalla 5 alla 8.
lesson-growing-second-also = Anche là c’è un pasto. Prendiamo E4, lontano dalle altre. Quattro Amebe danno 2 caselle, e quelle occupate si saltano: la vermiglia era sulla 7, così vai dalla 5 alla 8.
lesson-growing-second-poor = Là non c’è pasto per il blu. Un figlio che soffre la fame due volte è morto, e con lui 6 BP.
lesson-growing-second-fair = Là mangia già l’Ameba vermiglia. Meglio una casella tutta sua, lontano dalle altre tue.

lesson-growing-debt = Tre round dopo. A ogni round una nuova carta porta il suo ozono. “13/9”: i tuoi Geni hanno 13 punti mutazione, 9 sono ammessi; copri gli altri 4 con BP o Geni. Hai 5 BP, e nessuno attacca. Che cosa va via?
lesson-growing-debt-why = Difesa copre tutti i 4 e qui non serviva. I punti restano per la divisione. Guarda l’ozono prima di comprare: troppi Geni costano cari.
lesson-growing-debt-pay = 4 BP sono quasi un’Ameba nuova. Hai un Gene che al momento non fa nulla: cedi quello.
lesson-growing-debt-tentacle = Copre il debito, ma Tentacolo porta cibo a ogni round. C’è un altro Gene da 4 punti che non lavora.
lesson-growing-debt-part = Non copre tutto, e perdi un Gene che ti fa muovere. C’è una carta che copre tutti i 4, e non ti serve.

lesson-growing-grow = Un round dopo, con Movimento I e Tentacolo. I Geni superiori (bordo doppio) sostituiscono uno dei tuoi e contano come due carte: Movimento II sostituisce Movimento I, Perseveranza Velocità. Tre carte danno 1 casella a round, quattro 2. Che cosa è meglio?
lesson-growing-grow-why = Con Movimento II scegli la strada, e con Tentacolo ora conti tre carte: 1 casella a round. La mutazione resta entro 9.
lesson-growing-grow-nothing = Hai 9 BP e due carte. Con un Gene superiore andresti dove vuoi e conteresti tre carte.
lesson-growing-grow-else = Anche così fai tre carte, ma le fa anche un solo Gene superiore, con un effetto ben più forte. Cerca quello che sostituisce Movimento I.

lesson-growing-end = Conosci il round: muoversi e mangiare, ozono, Geni, divisione, morti, punteggio. La partita finisce dopo il round in cui un segnapunti arriva a 42, o dopo il decimo. Tocca le cifre di un giocatore per sapere che cosa significano.

## La terza lezione: difesa e Geni extra

lesson-defending-title = Cacciatori e Geni strani
lesson-defending-goal = Attaccare, difendersi e usare i Geni extra.

lesson-defending-attack = Hai Lotta per la sopravvivenza: un’Ameba che non trova un pasto può attaccarne un’altra nella sua casella per 1 BP, invece di soffrire la fame. La vermiglia ha Difesa, la verde no. Che fai?
lesson-defending-attack-why = La verde non poteva rispondere: è stata mangiata, la tua è sazia, e resta un cubetto per colore. Attacca chi non ha difese.
lesson-defending-attack-v = La vermiglia ha Difesa: per 1 BP tirate entrambi, e se vince soffri la fame. La verde non può rispondere.
lesson-defending-attack-starve = Prenderebbe un danno, mentre hai il Gene fatto apposta. Attacca per 1 BP.

lesson-defending-defend = Un’altra partita: ora il cacciatore affamato è l’Ameba vermiglia, nel suo turno, e tu hai Difesa. Per 1 BP entrambi tirate un dado e vince il più alto. Rispondi?
lesson-defending-defend-why = 5 contro 3: l’attacco è fallito e il cacciatore soffre la fame. Un punto per salvarne 6 una volta su due è un affare.
lesson-defending-defend-no = Allora la tua Ameba muore di sicuro, e una nuova costa 6 BP. Con 1 BP ha una possibilità su due.

lesson-defending-escape = Lo stesso attacco, ma stavolta hai Fuga: per 1 BP la tua Ameba si muove subito. Se finisce in un’altra casella è salva. Allora?
lesson-defending-escape-why = È andata a sud e si è salvata; il cacciatore soffre la fame. I Geni di movimento aiutano la fuga: chi è veloce è difficile da prendere.
lesson-defending-escape-no = Verrebbe mangiata. Quattro tiri su sei, se nulla è d’ostacolo, la mettono in salvo. Paga il punto.

lesson-defending-armour = Più avanti la vermiglia caccia a ogni round, e difendersi costa ogni volta. Hai Movimento I e Difesa. Ti sono aperti due Geni superiori: Movimento II sostituisce Movimento I, la Corazza sostituisce Difesa (o Fuga). Quale chiude la questione?
lesson-defending-armour-why = La Corazza sostituisce Difesa: mentre si mangia nessuno può attaccarti, e non costa altro. Come Gene superiore conta per due carte.
lesson-defending-armour-nothing = Continueresti a pagare e a tirare. Hai i punti per un Gene che mette fine agli attacchi.
lesson-defending-armour-else = Forse utile, ma la vermiglia continua a mangiarti. C’è un Gene superiore che sostituisce Difesa e vieta gli attacchi.

lesson-defending-aggression = Un’altra partita. Hai Aggressione: dopo le morti puoi attaccare un avversario per 1 BP, anche a pancia piena. La vermiglia è in testa, la verde ultima. Nessuna può rispondere. Chi?
lesson-defending-aggression-why = Colpisce chi è in testa appena prima dei punti: la vermiglia ora conta un’Ameba in meno. Il momento è tutto.
lesson-defending-aggression-g = La verde è già ultima. Ogni casella tolta a chi è in testa è una che non devi recuperare.
lesson-defending-aggression-no = Per 1 BP togli un’Ameba a chi è in testa, appena prima dei punti. È speso bene.

lesson-defending-social = Un’altra partita, con i Geni extra: arrivano a tre a tre, in copia unica. Sei ultimo, gli altri sono 8 e 7 caselle avanti. Un Gene, solo per l’ultimo, paga 1 BP a round per ogni avversario avanti di 6. Trovalo.
lesson-defending-social-why = Il Gene sociale ti paga 2 BP a round finché sei così indietro. I Geni extra premiano spesso una situazione: cerca la tua.
lesson-defending-social-nothing = Un Gene che paga 2 BP a round vale 4 BP. Cerca fra i Geni extra.
lesson-defending-social-else = Non male, ma un Gene è fatto per l’ultimo e ti paga 2 BP a ogni round.

lesson-defending-explosion = Un’altra partita, con Esplosione demografica: rinunci a incasso e BP, e piazzi gratis Amebe finché ne hai quante il primo. Tu ne hai 2, il primo 5; l’incasso sarebbe di 10 BP.
lesson-defending-explosion-why = Tre Amebe valgono 18 BP, e ne hai ceduti 12. Più sei povero, più questo Gene rende. Ora piazzale.
lesson-defending-explosion-income = 12 BP fanno due Amebe. L’esplosione ne fa tre, gratis. Confronta prima di prendere i punti.

lesson-defending-heal = Un’altra partita: hai 8 BP e Guarigione I, con cui 3 BP tolgono un danno. L’Ameba 2 ne ha uno; un altro la ucciderebbe. Che cosa fai prima?
lesson-defending-heal-why = 3 BP salvano ciò che a rifarlo ne costa 6. Solo i Geni guariscono; senza, nutri bene le tue Amebe.
lesson-defending-heal-number = Una nuova costa 6, e poi non puoi più guarire. Salvare la vecchia costa 3 e conta altrettanto.
lesson-defending-heal-no = Puoi guarire per 3 e tenerne 5. Un’Ameba con un danno è a un turno sfortunato dalla morte.

lesson-defending-end = È tutto ciò che serve. Tocca una casella o una carta non illuminata per sapere perché no; il “?” accanto a una carta dice tutto del Gene. Prima il cibo, cresci presto, guarda ozono e cacciatori.
