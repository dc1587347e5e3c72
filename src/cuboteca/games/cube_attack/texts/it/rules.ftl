## Il nostro riassunto delle regole, con parole nostre; vedi docs/games/cube_attack.md

rules-1-title = Scopo del gioco
rules-1-body =
    Guidi una squadra di Cubi in una piccola galassia. Alla fine di ogni turno le lune danno punti alle squadre che vi si trovano. Vince chi, alla fine di un turno, è in testa da solo con almeno 64 punti.

    Nulla è nascosto e, sorteggiato il primo giocatore, la fortuna non conta più.

rules-2-title = I Cubi
rules-2-body =
    Ogni giocatore ha 20 cubi di legno di un colore. La faccia in alto dice che cosa sa fare un Cubo: vuota, è disarmato; triangolo, ha un’arma a corta gittata; quadrato, ha un’arma a lunga gittata.

    Sotto un Cubo può stare un secondo cubo di legno. I due restano un solo Cubo, ma per toglierlo servono due colpi. Lo chiamiamo doppio.

    I cubi fuori dal tabellone sono la tua riserva.

rules-3-title = Il tabellone
rules-3-body =
    I pianeti sono uniti da linee, le orbite. Due pianeti sono connessi se una linea porta dall’uno all’altro senza pianeti in mezzo.

    Ingresso: qui entrano in gioco i Cubi di una squadra. Nessun movimento porta in un Ingresso e lì nessuno può essere attaccato.
    Pianeta Cubo: porta un tuo nuovo Cubo.
    Pianeta Ferita: rende doppio un Cubo.
    Armamentario: arma un Cubo.
    Mezza Luna: 2 punti a fine turno. Luna Piena: 4 punti.

    Su un pianeta può stare qualsiasi numero di Cubi, di qualsiasi squadra.

rules-4-title = Preparazione
rules-4-body =
    Ognuno mette un Cubo disarmato sull’Ingresso del proprio colore. Il primo giocatore viene sorteggiato e resta tale per tutta la partita.

    Gli Ingressi usati dipendono dal numero di giocatori, in modo che tutti abbiano più o meno lo stesso spazio.

rules-5-title = Un turno
rules-5-body =
    A partire dal primo giocatore, in senso orario, ognuno svolge 2 azioni. Quando tutti le hanno svolte il turno finisce e le lune danno i punti.

    Un’azione è una di queste tre: muovere, attivare, attaccare. Le due azioni possono usare lo stesso Cubo o due Cubi, e ci si può muovere due volte; ma in un turno lo stesso Cubo non può attivare due volte né attaccare due volte.

    Entrambe le azioni sono obbligatorie, finché se ne può fare una.

rules-6-title = Azione: muovere
rules-6-body =
    Muovi un tuo Cubo lungo un’orbita fino a un pianeta connesso, ma mai in un Ingresso. I Cubi avversari non ti fermano, né all’arrivo né alla partenza.

rules-7-title = Azione: attivare
rules-7-body =
    Un tuo Cubo attiva il pianeta su cui si trova. Lì non devono esserci Cubi avversari e l’attivazione deve avere un effetto.

    Pianeta Cubo: metti un Cubo della tua riserva, disarmato, sul tuo Ingresso. Può muoversi subito.
    Pianeta Ferita: metti un cubo della riserva sotto il Cubo, se non è già doppio.
    Armamentario: un Cubo disarmato riceve un’arma a corta gittata; chi ha la corta la cambia con una a lunga gittata.

    Con la riserva vuota funziona solo l’Armamentario.

rules-8-title = Azione: attaccare
rules-8-body =
    Un tuo Cubo armato attacca un Cubo avversario. La corta gittata colpisce sullo stesso pianeta, la lunga su qualsiasi pianeta connesso; chi ha la lunga gittata non colpisce sul proprio pianeta.

    L’attacco riesce sempre. Un Cubo doppio perde il cubo di sotto e conserva l’arma; un Cubo singolo viene tolto. Secondo la nostra interpretazione e con le opzioni consuete, il cubo di legno torna nella riserva del proprietario.

    Esempio: il tuo Cubo a corta gittata sta su una Mezza Luna con un Cubo avversario doppio. Il primo colpo gli toglie il cubo di sotto. Nello stesso turno quel tuo Cubo non può attaccare ancora, ma un altro potrebbe.

rules-9-title = I punti
rules-9-body =
    Alla fine di un turno ogni luna dà i suoi punti. Se vi si trova una sola squadra, li prende tutti: 2 per una Mezza Luna, 4 per la Luna Piena. Se ve ne sono più d’una, ognuna prende la metà, 1 o 2, quante che siano. Più Cubi di una squadra contano come uno.

    In altri momenti non si fanno punti: conta dove si trovano i Cubi dopo l’ultimo giocatore.

rules-10-title = Fine della partita
rules-10-body =
    Se alla fine di un turno un giocatore ha da solo il totale più alto, e questo è almeno 64, vince. Se più giocatori condividono il totale più alto, tutti giocano un altro turno, e così via, finché uno è in testa da solo; chiunque può ancora superare gli altri.

    Secondo la nostra interpretazione, una partita che non finirebbe mai si chiude al limite di turni, di solito 400; a parità di punti la vittoria è condivisa.

rules-11-title = Casi particolari
rules-11-body =
    Il regolamento lascia aperte alcune domande. Noi giochiamo così.

    Chi non ha Cubi viene saltato e conserva i punti; se bastano, può ancora vincere. I nuovi Cubi vengono solo dai pianeti Cubo, quindi nessuno rientra.

    Un Cubo avversario blocca l’attivazione solo in quel momento: toglilo con la prima azione e potrai attivare con la seconda.

    Un’arma si può usare nel turno in cui la si ottiene.

    I colpi valgono subito. Un Cubo tolto prima che tocchi a te non può più agire.

    Un Cubo da solo su una luna deve muoversi se non c’è altro da fare; con le due azioni può andare e tornare.

    La prima delle due azioni si può annullare finché la seconda non è fatta.

    I tabelloni sono nostri: quello stampato era in un’immagine che non abbiamo. Chi possiede il gioco può inserirlo; una guida spiega come.

## Figure e tabelle delle regole

figure-supply = Con che cosa comincia ogni giocatore.
figure-move = muovere
figure-activate = attivare
figure-attack = attaccare
figure-first = primo giocatore
figure-move-example = Un Cubo si muove lungo un’orbita, fino a un pianeta connesso al suo.
figure-armoury = Un Armamentario dà un triangolo e, la volta dopo, un quadrato.
figure-wound = Un Pianeta Ferita mette un secondo cubo sotto.
figure-attack-example = Un Cubo a corta gittata colpisce sul suo pianeta; un Cubo doppio perde il cubo di sotto.
figure-goal = 64 punti, e nessuno alla pari con te, alla fine di un turno.
figure-rulings = Il primo giocatore resta lo stesso per tutta la partita.
column-alone = Una squadra sola
column-shared = Ognuna di più squadre
