## La prima lezione

lesson-first-title = Chi finisce in cima?
lesson-first-goal = Girare il Kube, contare sugli automi e vincere una manche.

lesson-first-turn = Tu sei il Forzuto. Quando finisce una manche, chi è in cima prende un punto; ne servono cinque. Una carta gira il Kube, e chi arriva in cima gioca dopo. I volti sotto dicono a chi porta una carta. Quale ti ridà il turno?
lesson-first-turn-why = Il capovolgi ha portato in cima il Leone. È un automa, lo dice la chiave: deve giocare la sua prossima carta, quella incorniciata, un capovolgi, che ti ha riportato su. Gli automi sono orologi: leggi le loro carte.
lesson-first-turn-red = Verso giusto, colore sbagliato: anche la prossima carta del Leone è rossa, e la seconda di un colore gira due volte. Così resta in cima lui. Usa l’altro capovolgi.
lesson-first-turn-people = Così il turno finisce ad Ada o a Ben, che scelgono da sé. Guarda chi porta in cima ogni carta, e che cosa gioca poi.

lesson-first-limits = L’ultima carta era destra. Niente sinistra, che è l’opposto, e niente seconda destra finché hai altro. I due alto sono permessi. Quale ti riporta in cima?
lesson-first-limits-why = L’alto ha portato il Clown, che con destra ha passato alla Ballerina, e la sua sinistra ti ha riportato su. Due automi di fila: si può contare tutto.
lesson-first-limits-red = L’ultima carta era rossa: un’altra rossa gira il Kube due volte e porta il Leone, e da lì si arriva a Ben. L’altro alto gira una volta sola.

lesson-first-double = La seconda carta dello stesso colore gira il Kube due volte (×2), e porta sempre in cima la faccia opposta. L’ultima era gialla. Il Leone è sotto di te e giocherà capovolgi. Come ci vai e torni?
lesson-first-double-why = Giallo su giallo: due volte sinistra ha portato su il Leone dal fondo, e il suo capovolgi ti ha rimesso in cima. Un colore vale quanto un verso.
lesson-first-double-once = Così il Kube gira una volta e porta Ben, che poi sceglie. Il Leone è sul fondo: ci si arriva girando due volte.

lesson-first-third = Raddoppia solo la seconda carta di una serie; dalla terza si torna a un giro. Sono appena uscite due blu. Con quale carta gli automi ti riportano su?
lesson-first-third-why = La terza blu ha girato una volta: al Clown. Poi ha fatto tutto l’orologio, fino a una blu raddoppiata alla fine. Le catene lunghe vincono le manche.
lesson-first-third-else = Segui quella carta: finisce da Ada, che sceglie. Una terza blu gira una volta sola, fino al Clown. Leggi da lì in poi.

lesson-first-again = L’ultima carta era blu. Pensa a un capovolgi raddoppiato: il Kube fa il giro completo. A che serve?
lesson-first-again-why = Un giro intero, e sei ancora in cima: giochi di nuovo, con una carta in meno. Accorcia la mano senza cedere il turno.
lesson-first-again-else = Dopo, il turno va ad Ada. Un capovolgi raddoppiato ti terrebbe in cima, e l’ultima carta era blu.

lesson-first-stuck = L’altra fine: chi è in cima ha solo carte opposte all’ultima. Non può giocare, e domina! Tu terrai due destra. Quale carta porta a una sinistra e poi di nuovo a te?
lesson-first-stuck-why = La sinistra del Leone, raddoppiata, ti ha portato in cima. Contro una sinistra non puoi giocare destra: manche finita, punto a te. Restare bloccati è un’arma.
lesson-first-stuck-else = Così dai il turno a Ben. Tieni le due destra: sono loro che ti bloccano. Capovolgi verso il Leone e guarda che cosa gioca.

lesson-first-last = A Ben, il Presentatore, resta una sola carta: basso. Deve giocarla appena è in cima, e dalla sua faccia basso gira il Kube fino a te. Quale carta porta in cima Ben?
lesson-first-last-why = Destra ha portato Ben, e la sua ultima carta, basso, ha messo in cima il Forzuto: il punto è tuo, fatto da Ben. Con poche carte anche le persone diventano orologi.
lesson-first-last-again = Resteresti in cima e si andrebbe avanti, ma ora c’è un punto da prendere: porta su Ben, e la sua unica carta girerà il Kube fino a te.

lesson-first-trap = Quello che serve a te serve anche agli altri. Ben ha solo una sinistra. Se arriva in cima dopo una destra è bloccato e prende il punto. Che cosa giochi?
lesson-first-trap-why = Capovolgi raddoppiato: resti in cima, e Ben non prende nulla. Prima di ogni carta chiediti chi porta in cima, e che cosa può giocare.
lesson-first-trap-ben = Destra porta in cima Ben, che ha solo una sinistra, l’opposto. Non può giocare, e quindi domina. Gioca il capovolgi.

lesson-first-finish = Una manche finisce quando una mano qualsiasi è vuota, dopo che l’ultima carta ha girato il Kube. A un automa resta una sola carta. Riesci a fargli finire la manche con te in cima?
lesson-first-finish-why = L’alto ha portato il Clown; la sua ultima carta ti ha messo in cima e la manche era finita: domini e prendi il punto. Così si fanno i punti.
lesson-first-finish-else = Così gli altri continuano. Al Clown resta una carta, un alto. Se ora arriva in cima, dove porta la sua carta?

lesson-first-end = Conosci tutte le regole: verso, colore e chi finisce in cima. Gli automi giocano le carte qualunque sia il verso e non segnano mai: con uno in cima alla fine, il punto non va a nessuno. Guarda un automa più in là degli altri.
