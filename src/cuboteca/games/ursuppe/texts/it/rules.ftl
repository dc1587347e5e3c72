rules-1-title = Scopo del gioco
rules-1-body =
    La Terra è giovane e tu sei una tribù di Amebe nel brodo primordiale. Le tue Amebe vanno alla deriva, mangiano, si dividono e muoiono. I Geni cambiano ciò che sanno fare, e quindi le regole che valgono per te.

    A ogni round il tuo segnapunti avanza per le Amebe vive e per i Geni. La partita finisce quando un segnapunti è arrivato nella zona finale, o quando le carte Ambiente sono esaurite. Vince chi in quel momento è più avanti di tutti.

rules-2-title = Brodo, bussola e Percorso del Punteggio
rules-2-body =
    Il brodo ha 19 caselle attorno a un’isola, su cui è stampata la bussola. Due caselle sono adiacenti se si toccano con un lato, mai con un angolo. Il bordo del brodo e l’isola sono ostacoli; le altre Amebe non lo sono mai. In una casella può stare qualsiasi numero di Amebe.

    La bussola trasforma il dado in una direzione: 1 ovest, 2 nord, 3 est, 4 sud. Con un 5 si resta fermi, con un 6 la direzione la scegli tu.

    Sull’isola c’è una carta Ambiente. Mostra la corrente, che trascina le Amebe, e l’ozono, che dice quanta mutazione è innocua. Le carte sono 11: ovest con 6, 9, 12; est con 8, 10, 10; nord con 9, 11; sud con 10, 13; nessuna corrente con 14.

    Il Percorso del Punteggio ha 51 caselle; le ultime dieci, da 42 a 51, sono la zona finale. Due segnapunti non sono mai sulla stessa casella.

rules-3-title = Preparazione
rules-3-body =
    Prendi le Amebe del tuo colore, numerate da 1 a 7, e 4 Punti Biologici (BP). In ogni casella ci sono 2 cubetti Cibo di ciascun colore in gioco; dei 55 cubetti di un colore, 17 restano nella riserva. Le carte Gene per il vostro numero di giocatori sono tutte in vendita. Si scopre una carta Ambiente.

    Tutti tirano due dadi; in caso di parità si tira di nuovo. Chi ha il totale più alto sceglie una casella di partenza sul Percorso, da 1 al numero dei giocatori, poi sceglie il secondo, e così via.

    Comincia poi il segnapunti più indietro: ognuno piazza un’Ameba, con il numero che vuole, in una casella vuota. Parte con 1 Punto Danno (DP); se si gioca in tre, senza. In ordine inverso ognuno piazza una seconda Ameba, senza danno. Per ora due Amebe non stanno nella stessa casella.

rules-4-title = Un round: sei Fasi
rules-4-body =
    1 Movimento e alimentazione. 2 Ambiente e perdita dei Geni. 3 Nuovi Geni. 4 Divisione cellulare. 5 Morte. 6 Punteggio.

    La Fase 1 va in ordine ascendente: comincia chi è ultimo sul Percorso. Tutte le altre vanno in ordine discendente: comincia chi è in testa. Le tue Amebe agiscono una dopo l’altra, secondo il numero; quando hanno finito tutte, tocca al giocatore successivo.

    I segnapunti si muovono solo nella Fase 6, quindi l’ordine vale per tutto il round.

rules-5-title = Fase 1: movimento
rules-5-body =
    Per ogni Ameba scegli una di due cose.

    Corrente: l’Ameba si lascia trascinare di una casella, gratis. Se c’è un ostacolo, o non c’è corrente, resta dov’è.

    Movimento: paghi 1 BP e tiri il dado. Da 1 a 4 deve andare in quella direzione, con 5 resta, con 6 scegli tu. Un ostacolo la ferma, e il BP è speso.

    Solo certi Geni permettono di restare fermi a piacere. Secondo la nostra interpretazione un 6 vuol dire una delle quattro direzioni, ma puoi sceglierne anche una bloccata.

rules-6-title = Fase 1: alimentazione
rules-6-body =
    Dopo il movimento l’Ameba mangia, dalla propria casella e solo cubetti di altri colori.

    Tre colori in gioco: 3 cubetti, due di un colore e uno dell’altro, come preferisci.
    Quattro colori: 3 cubetti, uno di ogni altro colore.
    Cinque colori: 4 cubetti, uno di ogni altro colore.
    Sei colori: 4 cubetti di quattro colori diversi; scegli ogni volta quale tralasciare.

    I cubetti vanno nella riserva e l’Ameba espelle 2 cubetti del proprio colore nella sua casella. Se la riserva non basta, espelle quello che c’è; altri colori non li sostituiscono mai.

    O tutto o niente: se manca anche un solo cubetto, l’Ameba non mangia, non espelle nulla e riceve 1 DP. Un pasto così si chiama normale; con Ingordigia il pasto normale ha un cubetto in più, di qualsiasi colore tranne il suo. Se nella casella c’è un pasto normale, deve mangiare: quello, o un altro che i tuoi Geni permettono. Secondo la nostra interpretazione un pasto possibile solo grazie ai Geni non obbliga mai.

rules-7-title = Fase 1: un attacco, passo per passo
rules-7-body =
    Con Lotta per la sopravvivenza o Aggressione un’Ameba che non trova un pasto normale (con Ingordigia un cubetto in più) può attaccare invece di soffrire la fame, una volta per round.

    1 Scegli un’altra Ameba nella sua casella; anche una tua va bene. La Corazza di un avversario vieta l’attacco, e Aria minacciosa lo vieta a un numero più alto.
    2 Paghi 1 BP.
    3 Con Mimetismo I tiri un dado: da 4 a 6 si salta il punto 4. Con Mimetismo II si salta sempre.
    4 Il proprietario della vittima può rispondere con la Fuga (1 BP) e con la Difesa (1 BP), in qualsiasi ordine. Se la vittima finisce in un’altra casella, o vince il duello, l’attacco è fallito.
    5 Contro una Crosta dura paghi 1 BP in più. Se non lo fai o non puoi, la tua Ameba muore subito di morte violenta, la vittima vive e non c’è secondo tentativo; con l’edizione “Originale” l’attacco è soltanto fallito.
    6 Successo, una volta pagata l’eventuale Crosta dura: la vittima muore di morte violenta, nella casella compare 1 cubetto di ogni colore in gioco e la tua Ameba è sazia. Non espelle nulla. Con Boccone troppo grosso la vittima prende solo 1 DP e non ci sono cubetti.
    7 Fallimento, per il punto 4 o, con l’edizione “Originale”, per il punto 5: con Perseveranza puoi riprovare una volta, gratis. Altrimenti la tua Ameba soffre la fame e riceve 1 DP.

    Dove il regolamento non dice nulla, l’ordine dei passi è una nostra interpretazione.

rules-8-title = Fase 2: ambiente e perdita dei Geni
rules-8-body =
    Una nuova carta Ambiente copre la vecchia, anche nel primo round. La sua corrente vale per la prossima Fase 1; il suo ozono conta adesso. Nel primo round nessuno perde Geni.

    Ognuno somma i punti mutazione di tutti i suoi Geni. Se la somma supera l’ozono, devi la differenza: ogni BP copre 1, ogni carta che cedi copre i suoi punti mutazione. Scegli tu come combinarli; ciò che una carta copre in più va perso. Le carte tornano subito in vendita.

    Protezione dai raggi, ceduta, copre 4, e così anche Vita breve. Il debito si calcola una volta sola, quando arriva il tuo turno; una carta ceduta non lo cambia, ma ne paga una parte.

    Esempio: l’ozono è 9, i tuoi Geni arrivano a 12. Devi 3: paghi 3 BP, oppure cedi Velocità, che copre 3, oppure cedi Movimento I, che copre 2, e paghi 1 BP.

rules-9-title = Fase 3: nuovi Geni e Geni superiori
rules-9-body =
    Compra quanti Geni in vendita riesci a pagare. Funzionano subito, per tutte le tue Amebe. Non possiedi mai due carte dello stesso Gene, e ciò che gli altri hanno preso non c’è più finché non lo cedono.

    Per un Gene superiore paghi il prezzo e in più cedi il Gene da cui nasce, che devi avere da un round precedente: Velocità per Perseveranza, Movimento I per Movimento II, Lotta per la sopravvivenza per Aggressione, Difesa o Fuga per Corazza. Il Gene ceduto è di nuovo in vendita, ma non per te, finché tieni quello superiore.

    Nel punteggio un Gene superiore conta come due carte.

rules-10-title = Fase 4: divisione cellulare
rules-10-body =
    Ricevi 10 BP. Poi puoi piazzare nuove Amebe, senza danno, per 6 BP ciascuna: con un numero libero qualsiasi, in una casella dove non ne hai, adiacente a una dove ne hai una. Valgono anche quelle appena piazzate.

    Se non ti resta nessuna Ameba, prima ne piazzi una gratis in una casella qualsiasi. Se ne hai una sola, la successiva può andare ovunque, al prezzo solito. Secondo la nostra interpretazione “ovunque” vuol dire comunque dove non hai già un’Ameba.

    I BP che non spendi restano tuoi.

rules-11-title = Fase 5: morte
rules-11-body =
    Ogni Ameba con 2 o più DP muore di morte naturale: torna al suo proprietario e al suo posto vanno 2 cubetti di ogni colore in gioco, finché la riserva basta. Potrai piazzarla di nuovo.

    Poi chi ha Aggressione può attaccare, in ordine discendente: un attacco a testa, contro un’Ameba avversaria nella stessa casella, per 1 BP. Si fa come nella Fase 1, con queste differenze: la Corazza non lo vieta, ma cambia la morte in 1 DP, e allora non si paga nessuna Crosta dura; Allarme non dà più la Fuga; Boccone troppo grosso non aiuta; al posto di una vittima vanno 2 cubetti di ogni colore; chi fallisce non soffre la fame.

    Secondo la nostra interpretazione chi arriva al limite con un attacco del genere, anche per quel solo DP, muore prima del giocatore successivo.

rules-12-title = Fase 6: punteggio
rules-12-body =
    Il tuo segnapunti avanza della somma delle due tabelle.

    Amebe vive, tre o quattro colori in gioco: fino a 2 danno 0 caselle, 3 ne danno 1, 4 ne danno 2, 5 ne danno 4, 6 ne danno 5, 7 ne danno 6.
    Amebe vive, cinque o sei colori: fino a 1 danno 0, 2 ne danno 1, 3 ne danno 2, 4 ne danno 4, 5 ne danno 5, 6 ne danno 6.
    Carte Gene, sempre: fino a 2 danno 0, 3 ne danno 1, 4 ne danno 2, 5 ne danno 3, 6 o più ne danno 4.

    I Geni superiori contano come due carte, Protezione dai raggi come nessuna, tutti gli altri come una. Le caselle occupate si saltano senza contarle.

    Esempio: 5 Amebe, Movimento II e un Gene normale. In quattro sono 4 per le Amebe e 1 per tre carte: 5 caselle.

rules-13-title = Fine della partita
rules-13-body =
    La partita finisce dopo una Fase 6 in cui almeno un segnapunti è sulla casella 42 o oltre, oppure dopo il round in cui è stata scoperta l’ultima carta Ambiente: è il round 10.

    Vince chi è più avanti, non chi è arrivato per primo. Non ci sono pareggi, perché due segnapunti non stanno mai insieme. Secondo la nostra interpretazione un segnapunti che supererebbe la casella 51 va semplicemente avanti.

rules-14-title = In cinque e in sei
rules-14-body =
    Le Amebe sono numerate solo da 1 a 6, i pasti sono di 4 cubetti, la Fase 4 dà 11 BP e le Amebe hanno la loro tabella del punteggio. Il Tentacolo porta 4 cubetti in cinque, 5 in sei. Le prime cinque o sei caselle del Percorso sono quelle di partenza, e dei Geni ci sono più copie.

    Il regolamento dice che qui alcuni Geni hanno un altro prezzo, ma non lo riporta: lasciamo i prezzi come sono. Tace anche sul danno della prima Ameba e sui BP iniziali; secondo la nostra interpretazione sono 1 DP e 4 BP.

rules-15-title = Geni extra
rules-15-body =
    L’opzione “Geni extra” aggiunge altri 26 Geni, una copia ciascuno, per qualsiasi numero di giocatori. Due sono in vendita fin dall’inizio; si consigliano il Gene sociale ed Esplosione demografica. Gli altri sono coperti.

    In ogni round, quando il primo giocatore ha comprato nella Fase 3, se ne scoprono altri 3 a caso. Il secondo giocatore è quindi il primo che può comprarli. Le opzioni cambiano quali due ci sono subito e quanti se ne scoprono.

    Cinque Geni extra sono superiori: Dottorato per Intelligenza, Senso dell’ambiente per Senso della corrente, e Mimetismo II, Guarigione II e Risucchio II ciascuno per la sua prima versione.

rules-16-title = In due persone
rules-16-body =
    Gli autori danno delle varianti per due persone; fra due di esse puoi scegliere.

    Due colori a testa: quattro colori giocano come in quattro, e ciascuno di voi ne guida due. Ogni colore ha Amebe, BP, Geni e segnapunti propri e, secondo la nostra interpretazione, il tuo secondo colore è un avversario come gli altri. Alla fine conta solo il peggiore dei tuoi due segnapunti: vince chi ha il peggiore più avanti.

    Fantoccio: tre colori giocano come in tre, e il terzo gioca da sé. Segue sempre la corrente, ha Aspettativa di vita dall’inizio e riceve due nuove Amebe a ogni round. Secondo la nostra interpretazione, dove avrebbe una scelta decide il caso, e non compra mai Geni. L’opzione “Il fantoccio fa punti” dice se il suo segnapunti avanza.

rules-17-title = Regolamento o originale
rules-17-body =
    Giochiamo secondo il regolamento italiano. In tre punti l’originale dell’editore è diverso, e l’opzione “Edizione” li cambia tutti insieme.

    Difesa e Fuga: ciascuna una volta per round e per Ameba nel regolamento; ciascuna una volta per attacco nell’originale.
    Crosta dura: l’attaccante che non paga muore nel regolamento; nell’originale ha soltanto fallito e nella Fase 1 soffre la fame. Qui non conosciamo un testo dell’originale: che dica così è una nostra supposizione.
    Presa: ci si aggrappa a qualunque Ameba che parte nel regolamento; solo a quelle avversarie nell’originale.

rules-18-title = Interpretazioni da conoscere
rules-18-body =
    Il regolamento lascia aperte molte domande. Noi giochiamo così, e ogni carta Gene riporta le sue.

    La Difesa vale solo contro gli avversari. Fuga, Crosta dura e Mimetismo valgono anche contro un attacco tuo.

    L’attaccante che si aggrappa alla vittima in fuga ha finito il suo attacco. Nella Fase 1 poi mangia dove si trova, o soffre la fame.

    Ciò che succede da sé non viene mai chiesto: Escrementi tossici, Uscita col botto e Ingordigia agiscono sempre.

    Alcuni valori della tabella dei Geni sono fuori posto nella nostra copia. Quelli di Grande adattabilità e Boccone troppo grosso sono supposti, e così i punti mutazione del Gene sociale. Esplosione demografica, com’è stampata, si capisce male; un’opzione dà l’altra lettura.

    Le carte Ambiente vengono da una descrizione trovata in rete, perché il regolamento non le elenca.

    Quando c’è una sola possibilità, si procede senza chiedere.

rules-19-title = Le parole del gioco
rules-19-body =
    Punti Biologici (BP): servono a pagare. Restano di round in round.
    Punti Danno (DP): fame e ferite di un’Ameba. A 2 muore nella Fase 5.
    Punti mutazione: quanto un Gene conta rispetto all’ozono.
    Riserva: i cubetti che non sono nel brodo. Ciò che vi manca non viene sostituito.
    In vendita: i Geni che nessuno ha e che sono scoperti.
    Ascendente: dal segnapunti più indietro al più avanti. Discendente: il contrario.
    Corrente: lasciarsi trascinare. Movimento attivo: muoversi da soli.
    Pasto normale: ciò che mangerebbe un’Ameba senza Geni; con Ingordigia un cubetto in più.
    Morte violenta: per un attacco nella Fase 1 e, con l’edizione “Regolamento”, quella dell’attaccante che non paga una Crosta dura, anche nella Fase 5; 1 cubetto di ogni colore. Morte naturale: nella Fase 5, anche per Aggressione, e quella di chi riceve un danno da Guarigione II nella Fase 4; 2 cubetti di ogni colore.
    Gene superiore: ne richiede un altro e conta come due. Gene extra: uno dei 26 dell’espansione.

option-extra_genes = Geni extra
option-extra_genes-help = Si gioca anche con i 26 Geni extra dell’espansione.
option-starting_extra_1 = Primo Gene extra
option-starting_extra_1-help = Con i Geni extra: uno che è in vendita fin dall’inizio.
option-starting_extra_2 = Secondo Gene extra
option-starting_extra_2-help = Con i Geni extra: un altro che è in vendita fin dall’inizio.
option-extra_reveal = Geni extra per round
option-extra_reveal-help = Con i Geni extra: quanti se ne scoprono a ogni round; il regolamento dice 3.
option-edition = Edizione
option-edition-help = Secondo il regolamento, o secondo l’originale dell’editore dove i due differiscono: Difesa e Fuga, Crosta dura, Presa.
option-edition-rulebook = Regolamento
option-edition-original = Originale
option-finish = Zona finale
option-finish-help = La prima casella della zona finale. Il tabellone dice 42; con un numero più basso la partita è più breve.
option-two_players = Due persone
option-two_players-help = Solo per due posti: due colori a testa, di cui conta il peggiore, oppure un terzo colore che gioca da sé.
option-two_players-two_colours = Due colori a testa
option-two_players-dummy = Fantoccio
option-dummy_scores = Il fantoccio fa punti
option-dummy_scores-help = Solo con il fantoccio: avanza anche il suo segnapunti.
option-explosion = Esplosione demografica
option-explosion-help = Con i Geni extra: piazzi Amebe finché ne hai quante chi è in testa, oppure altrettante in più, finché ci sono Amebe e posto.
option-explosion-up_to = Fino al numero di chi è in testa
option-explosion-as_many_more = Altrettante in più

assumed-environment = Carte Ambiente: corrente e ozono
assumed-extra-genes = Prezzo e punti mutazione di questi Geni extra
assumed-prices = Prezzi dei Geni base in cinque e in sei
assumed-substitution = Pasti di Sostituzione in cinque e in sei
assumed-first-damage = Danno della prima Ameba in cinque e in sei
assumed-start-points = Punti Biologici iniziali in cinque e in sei

gene-source = p. { $page }, { $kind ->
    [advanced] “Le carte Gene superiore”
   *[plain] “Le carte Gene normale”
  }{ $also ->
    [extra] ; p. 10-11, “I Nuovi Geni”
    [note] ; p. 17, “Nota”
    [scoring] ; p. 6, “Fase 6: Punteggio”
   *[nothing] {""}
  }
gene-none = nessuno
gene-more-than-a-mouthful = { gene-mouthful }
gene-go-out-with-a-bang = { gene-bang }

gene-intelligence = Intelligenza
    .card = Le tue Amebe sono sveglie, e basta: nel brodo non serve a nulla. Però conta come carta nel punteggio dei Geni.
    .effect = Nessun effetto nel brodo; conta come carta nel punteggio.
    .ruling = Qui il regolamento non lascia dubbi.
gene-movement-1 = Movimento I
    .card = Quando la tua Ameba si muove da sola, tiri due dadi e scegli uno dei risultati. Il movimento costa sempre 1 BP.
    .effect = Tiri due dadi per muoverti e ne scegli uno.
    .ruling = Nostra interpretazione: scegli fra tutto ciò che i due dadi permettono, quindi con un 5 puoi anche restare dove sei e un 6 apre tutte le direzioni. I dadi si tirano sempre tutti e due, anche in fuga e per il secondo passo.
gene-spores = Spore
    .card = Le tue nuove Amebe possono nascere in qualsiasi casella dove non ne hai già una, vicina o lontana.
    .effect = Le nuove Amebe nascono ovunque tu non ne abbia.
    .ruling = Vale per ogni Ameba che piazzi nella Fase 4. La casella dev’essere libera soltanto dalle tue Amebe; quelle degli altri non contano.
gene-speed = Velocità
    .card = Dopo un movimento attivo la tua Ameba può farne un secondo, gratis e in una nuova direzione. Mangia una volta sola, alla fine.
    .effect = Un secondo movimento attivo, gratis.
    .ruling = Decidi se fare il secondo passo dopo aver visto il primo. Nostra interpretazione: ne hai diritto anche se il primo non ha spostato l’Ameba, e anche in fuga; mai dopo la corrente o dopo una Presa.
gene-defence = Difesa
    .card = Se un avversario attacca la tua Ameba, paghi 1 BP e ti batti: ciascuno tira un dado, vince il più alto, in caso di parità si tira di nuovo. Se vinci sopravvivi e, nella Fase 1, l’attaccante soffre la fame.
    .effect = Paghi 1 BP e l’attacco diventa un duello.
    .ruling = Come dice il regolamento, vale una volta per round e per Ameba, Fasi 1 e 5 insieme; con l’edizione “originale” una volta per attacco. Nostre interpretazioni: è usata appena la scegli e serve solo contro gli avversari, non contro le tue Amebe. Chi attacca e perde nella Fase 5 non soffre la fame.
gene-escape = Fuga
    .card = Se la tua Ameba è attaccata, paghi 1 BP e la muovi subito, con tutti i tuoi Geni di movimento. Se finisce in un’altra casella, l’attacco fallisce.
    .effect = Paghi 1 BP e scappi da un attacco.
    .ruling = Come dice il regolamento, vale una volta per round e per Ameba, Fasi 1 e 5 insieme; con l’edizione “originale” una volta per attacco. Nostre interpretazioni: conta solo la casella in cui finisce l’intera fuga; vale anche contro le tue Amebe; non consuma il turno dell’Ameba.
gene-substitution = Sostituzione
    .card = La tua Ameba può fare a meno di un colore se mangia un cubetto in più. Con tre colori: 4 uguali. Con quattro: 2 e 2, oppure 3 e 1. Espelle sempre 2 cubetti.
    .effect = Un colore in meno, ma un cubetto in più.
    .ruling = Il regolamento non dà questi pasti per cinque e sei colori. I nostri sono supposti: 5 cubetti di tre colori, 3+1+1 oppure 2+2+1.
gene-ray-protection = Protezione dai raggi
    .card = Vale −2 punti mutazione e fa quindi posto ad altri Geni. Se la cedi nella Fase 2 copre 4 punti. Nel punteggio non conta come Gene.
    .effect = Vale −2 in mutazione; ceduta, copre 4 punti.
    .ruling = Il tuo debito si calcola una volta sola, quando arriva il tuo turno nella Fase 2: cedere questa carta non lo fa ricalcolare.
gene-streamline = Forma idrodinamica
    .card = Ogni movimento attivo delle tue Amebe è gratis, con o senza altri Geni, anche in fuga.
    .effect = Movimenti attivi e fughe sono gratis.
    .ruling = Nostra interpretazione: vale sempre, perché pagare senza doverlo fare non conviene mai.
gene-tentacle = Tentacolo
    .card = Ogni volta che lascia una casella, la tua Ameba può portare con sé dei cubetti, di qualsiasi colore: fino a 2 con tre colori in gioco, 3 con quattro, 4 con cinque, 5 con sei.
    .effect = Porti con te dei cubetti Cibo quando ti sposti.
    .ruling = Nostre interpretazioni: vale per corrente, movimento, fuga, rimbalzo e quando ti fai trascinare, una volta per ogni casella lasciata. Anche i cubetti del tuo colore possono venire con te. Se l’Ameba resta ferma, non si sposta nulla.
gene-holding = Presa
    .card = Nella Fase 1 la tua Ameba può restare dov’è. E quando un’altra Ameba lascia la casella, la tua può aggrapparsi e andare con lei. Tutto gratis.
    .effect = Resti sul posto, o ti aggrappi a chi parte.
    .ruling = Per il regolamento puoi aggrapparti a qualunque Ameba, anche tua; con l’edizione “originale” solo a quelle avversarie. Decidi quando direzione e cubetti del Tentacolo sono noti. Nostre interpretazioni: aggrapparsi non consuma il turno di chi si aggrappa, e l’attaccante che segue la vittima in fuga ha chiuso il suo attacco.
gene-life-expectancy = Aspettativa di vita
    .card = Nella Fase 5 le tue Amebe muoiono solo se hanno 3 o più DP.
    .effect = Le tue Amebe muoiono a 3 DP, non a 2.
    .ruling = Insieme a Vita breve muoiono a 2 DP: lo dice il regolamento.
gene-frugality = Frugalità
    .card = Ogni pasto può avere un cubetto in meno; scegli ogni volta il colore che manca. La tua Ameba espelle sempre 2 cubetti.
    .effect = Ogni pasto può avere un cubetto in meno.
    .ruling = Si combina con Sostituzione e Parassitismo, e nessun Gene per mangiare è mai obbligatorio. Con tre colori in gioco questa carta non c’è.
gene-struggle = Lotta per la sopravvivenza
    .card = Se la tua Ameba sta per soffrire la fame, può attaccarne un’altra nella sua casella, anche tua, per 1 BP. Se riesce, la vittima è mangiata, al suo posto va 1 cubetto di ogni colore e la tua Ameba è sazia.
    .effect = Ameba affamata: per 1 BP attacca e mangia la vittima.
    .ruling = Solo un pasto normale nella propria casella vieta l’attacco, con Ingordigia uno con un cubetto in più; un pasto possibile soltanto grazie ad altri Geni no. Ogni Ameba ha un tentativo per round. Chi si è nutrito così non espelle nulla.
gene-parasitism = Parassitismo
    .card = Se la tua Ameba mangia dove c’è un’Ameba avversaria, il pasto può avere un cubetto in meno e quell’avversario paga 1 BP alla banca. Non c’è difesa.
    .effect = Un cubetto in meno; un avversario lì paga 1 BP.
    .ruling = Nostre interpretazioni: l’avversario deve avere 1 BP in quel momento; uno solo paga, per un solo cubetto a pasto; una casella da cui risucchi soltanto non vale. Con tre colori in gioco questa carta non c’è.
gene-division-rate = Tasso di divisione
    .card = Una nuova Ameba ti costa 4 BP invece di 6.
    .effect = Le nuove Amebe costano 4 BP invece di 6.
    .ruling = Nostra interpretazione: insieme a Vita breve il prezzo resta di 4 BP.
gene-persistence = Perseveranza
    .card = Come Velocità. In più, se Lotta per la sopravvivenza, Difesa o Aggressione fallisce, puoi riprovare una volta, gratis.
    .effect = Velocità, e un secondo tentativo nelle lotte.
    .ruling = Nostre interpretazioni: il secondo attacco può avere un altro bersaglio. Un successo non si ripete, e lo è anche il DP dato a una Corazza o a un Boccone troppo grosso. Nessun secondo tentativo se l’attaccante si è aggrappata alla vittima o è morta.
gene-movement-2 = Movimento II
    .card = Quando la tua Ameba si muove, scegli la direzione senza dado, oppure la lasci ferma. Costa 1 BP come sempre.
    .effect = Scegli la direzione del movimento, o resti lì.
    .ruling = Vale anche in fuga e per ogni secondo passo. Nostra interpretazione: non si può tirare il dado al suo posto.
gene-aggression = Aggressione
    .card = Come Lotta per la sopravvivenza. In più, una volta per round, dopo le morti della Fase 5, una tua Ameba può attaccarne una avversaria nella sua casella per 1 BP. Al posto della vittima vanno 2 cubetti di ogni colore.
    .effect = Come Lotta, più un attacco mortale nella Fase 5.
    .ruling = Un attacco per round e per giocatore, non per Ameba. Nostre interpretazioni: si sceglie in ordine discendente dopo le morti naturali, e chi rinuncia non ha una seconda occasione. Le Amebe che così arrivano al limite muoiono subito, prima del giocatore successivo.
gene-armour = Corazza
    .card = Nella Fase 1 gli avversari non possono attaccare le tue Amebe. Nella Fase 5 un attacco dà loro solo 1 DP invece di ucciderle.
    .effect = Niente attacchi nella Fase 1, solo 1 DP nella 5.
    .ruling = Nostre interpretazioni: se quel DP è di troppo, l’Ameba muore nella stessa Fase 5. Fuga e Difesa vengono prima della Corazza. Non ti protegge dalle tue Amebe. Ti è vietato riprendere solo il Gene che hai ceduto per averla.
gene-doris-and-frank = Gene di Doris & Frank
    .card = Nel brodo non fa nulla. Chi lo possiede alla fine sceglie il prossimo gioco da fare insieme.
    .effect = Nessun effetto; chi ce l’ha sceglie il prossimo gioco.
    .ruling = Il regolamento non lascia dubbi: conta come una carta nel punteggio, e il prossimo gioco lo scegliete voi a casa.
gene-glutton = Ingordigia
    .card = Ogni pasto delle tue Amebe richiede un cubetto in più. In cambio vale −2 punti mutazione.
    .effect = Un cubetto in più a pasto; mutazione −2.
    .ruling = Nostre interpretazioni: il cubetto in più può essere di qualsiasi colore tranne il tuo. Nella Fase 2 la carta non si può cedere, perché non coprirebbe nulla. Nel punteggio conta come una carta.
gene-alarm = Allarme
    .card = Quando una tua Ameba viene mangiata nella Fase 1, tutte le altre ottengono la Fuga.
    .effect = Una è mangiata: le altre ottengono la Fuga.
    .ruling = Nostre interpretazioni: vale dalla fine di quell’attacco fino alla fine di questa Fase 1, contro ogni attacco, al prezzo della Fuga. Scatta anche se la vittima è stata mangiata da una tua Ameba. Fuga e Allarme insieme fanno sempre una fuga sola.
gene-cleanliness = Pulizia
    .card = I cubetti che la tua Ameba espelle possono andare in una casella adiacente, tutti nella stessa.
    .effect = Espelli in una casella adiacente.
    .ruling = Nostre interpretazioni: vale per i 2 cubetti del tuo colore e, con loro, per il DP di Escrementi tossici, non per i cubetti di una vittima. Se nella riserva non ce ne sono più, non c’è niente da piazzare.
gene-hard-crust = Crosta dura
    .card = Se la tua Ameba è attaccata e non riesce a salvarsi, l’attaccante deve pagare 1 BP in più per continuare. Se non paga, la tua Ameba sopravvive.
    .effect = Chi ti attacca paga 1 BP in più, o fallisce.
    .ruling = Il regolamento dice che l’attaccante che non paga muore. Nostra interpretazione: è una morte violenta in entrambe le Fasi, 1 cubetto di ogni colore, nessun secondo tentativo; con 0 BP succede senza chiedere. Con l’edizione “originale” l’attacco, secondo una nostra supposizione, fallisce soltanto e nella Fase 1 l’attaccante soffre la fame.
gene-migration-sensing = Senso della corrente
    .card = All’inizio della Fase 1 vedi in segreto la prossima carta Ambiente.
    .effect = Prima della Fase 1 vedi la prossima carta Ambiente.
    .ruling = È la carta della Fase 2 di questo round. Nostra interpretazione: la guardi senza che ti venga chiesto, e continui a conoscerla anche se perdi il Gene.
gene-fast-food = Fast food
    .card = Ogni tua Ameba può prima mangiare e poi muoversi, oppure prima muoversi come al solito.
    .effect = Se vuoi, prima mangi e poi ti muovi.
    .ruling = Nostre interpretazioni: scegli per ogni Ameba. Mangiare prima significa tutto il passo, attacco e fame compresi; poi l’Ameba segue la corrente, si muove o resta, e non mangia di nuovo.
gene-highly-adaptable = Grande adattabilità
    .card = Nella Fase 3 puoi scambiare i tuoi Geni, compreso questo, con Geni in vendita. Se il nuovo è più caro paghi la differenza; se costa meno non ricevi nulla.
    .effect = Scambi i tuoi Geni nella Fase 3.
    .ruling = I valori, 3 BP e 4 punti mutazione, sono supposti. Nostre interpretazioni: quanti scambi vuoi, con carte che avevi all’inizio del turno, per qualsiasi Gene in vendita che non sia superiore, che tu non abbia già e che non ti sia vietato; il Gene sociale solo se sei ultimo. Contano i prezzi pieni, senza Flessibilità. Una carta appena scambiata resta per questo turno.
gene-mouthful = Boccone troppo grosso
    .card = Se una Lotta per la sopravvivenza nemica riesce contro la tua Ameba, questa prende 1 DP e vive. L’attaccante è sazio e non compaiono cubetti.
    .effect = Essere mangiata costa 1 DP, non la vita.
    .ruling = I valori, 3 BP e 4 punti mutazione, sono supposti. È la nostra lettura di una riga confusa: 1 DP invece della morte. Vale contro ogni attacco nemico nella Fase 1, anche di chi ha Aggressione, ma non nella Fase 5.
gene-social = Gene sociale
    .card = Nella Fase 6 ricevi 1 BP per ogni avversario che ti precede di 6 o più caselle. Può comprarlo solo l’ultimo in classifica: per 4 BP, oppure per 2 BP da un avversario che lo possiede.
    .effect = 1 BP per ogni avversario avanti di 6 caselle.
    .ruling = I suoi 3 punti mutazione sono supposti. Nostre interpretazioni: si riceve quando tutti i segnapunti si sono mossi; anche uno scambio è un acquisto, quindi pure quello spetta solo all’ultimo; l’avversario che lo possiede non può rifiutare la vendita e incassa i tuoi BP.
gene-camouflage-1 = Mimetismo I
    .card = Quando la tua Ameba attacca, tiri un dado. Con un risultato da 4 a 6 la vittima non può usare né Fuga, né Difesa, né Allarme. La Corazza funziona sempre.
    .effect = Con 4–6 la tua vittima non può difendersi.
    .ruling = Nostre interpretazioni: il dado si tira una volta per ogni attacco, secondi tentativi compresi, in entrambe le Fasi e anche se la vittima non ha difese. Crosta dura, Aria minacciosa e Boccone troppo grosso funzionano lo stesso.
gene-suction-1 = Risucchio I
    .card = La tua Ameba può prendere 1 cubetto del suo pasto da una casella adiacente.
    .effect = 1 cubetto del pasto può venire dalla casella accanto.
    .ruling = Nostre interpretazioni: puoi farlo anche se basterebbe la tua casella; il pasto non diventa più grande; e un pasto che ha bisogno del Risucchio non ti obbliga mai a mangiare.
gene-threat-display = Aria minacciosa
    .card = Le Amebe nemiche possono attaccare le tue solo se hanno un numero uguale o più basso.
    .effect = Ti attacca solo chi ha numero uguale o più basso.
    .ruling = Nostra interpretazione: vale nelle Fasi 1 e 5, e anche per un secondo tentativo. Le tue Amebe non si lasciano impressionare.
gene-flexible = Flessibilità
    .card = Da ora ogni Gene che compri ti costa 1 BP in meno.
    .effect = I Geni ti costano 1 BP in meno.
    .ruling = Nostre interpretazioni: vale anche per i Geni superiori e per il Gene sociale, non per Flessibilità stessa; mai sotto 0. Serve già per la carta successiva dello stesso turno. Gli scambi non costano meno.
gene-healing-1 = Guarigione I
    .card = Nella Fase 4 paghi 3 BP e togli 1 DP a una tua Ameba.
    .effect = Paghi 3 BP e togli 1 DP.
    .ruling = Il regolamento scrive BP dove ha senso solo DP: leggiamo DP. Nostra interpretazione: tutte le volte che puoi pagare, prima, durante o dopo le divisioni.
gene-rebound = Rimbalzo
    .card = Se la tua Ameba urta il bordo o l’isola, può rimbalzare nella casella dalla parte opposta.
    .effect = Rimbalzi su un ostacolo, dall’altra parte.
    .ruling = Nostre interpretazioni: vale per corrente, movimento e fuga, a ogni passo; puoi anche scegliere apposta una direzione bloccata. Se pure la parte opposta è bloccata, l’Ameba resta. Un’Ameba trascinata non rimbalza.
gene-bang = Uscita col botto
    .card = Quando una tua Ameba muore, ogni altra Ameba nella sua casella riceve 1 DP. Un botto può provocarne un altro.
    .effect = Chi muore dà 1 DP a tutte le altre lì.
    .ruling = Nostre interpretazioni: succede da sé a ogni morte, in qualsiasi Fase, e colpisce anche le tue Amebe e l’attaccante. Nella Fase 5 si va avanti finché nessuna è più al limite. Quelle che un botto porta al limite nella Fase 1, o nella Fase 4 dopo Guarigione II, muoiono nella Fase 5, se prima non vengono guarite.
gene-short-life-span = Vita breve
    .card = Le tue Amebe muoiono a 1 DP, ma quelle nuove costano solo 4 BP. Non puoi ignorarla e, ceduta per l’ozono, copre solo 4 punti.
    .effect = Le Amebe costano 4 BP ma muoiono a 1 DP.
    .ruling = Con Aspettativa di vita il limite è 2: lo dice il regolamento. Conta 5 punti mutazione, anche se ne copre 4. Nostra interpretazione: con Tasso di divisione il prezzo resta di 4 BP.
gene-toxic-excretions = Escrementi tossici
    .card = Ogni volta che la tua Ameba espelle cubetti, nella casella va anche 1 DP. La prossima Ameba che entra prende tutti i DP che trova.
    .effect = Lasci 1 DP insieme ai cubetti espulsi.
    .ruling = Nostre interpretazioni: colpisce qualsiasi Ameba che entra, anche tua, con qualunque movimento; non quelle appena piazzate. Chi si muove arriva prima di chi gli si aggrappa. Senza cubetti da espellere non c’è nessun DP.
gene-population-explosion = Esplosione demografica
    .card = Nella Fase 4 puoi rinunciare all’incasso e a tutti i tuoi BP e piazzare invece Amebe, gratis, finché ne hai quante il giocatore in testa.
    .effect = Niente BP, ma tante Amebe quante chi è in testa.
    .ruling = Il testo del regolamento non è chiaro e questa è la nostra lettura; un’opzione lo cambia in altrettante Amebe in più. Ti viene chiesto solo se hai meno Amebe di quante ne ha chi è in testa in quel momento; con l’opzione “Altrettante in più”, ogni volta che ti resta un’Ameba da piazzare. Piazzi con le regole solite, fino a quel numero o finché ci sono Amebe e caselle, e poi la tua Fase 4 è finita.
gene-energy-conservation = Risparmio energetico
    .card = Ogni tua Ameba che si lascia trascinare dalla corrente ti dà 1 BP.
    .effect = 1 BP per ogni Ameba che segue la corrente.
    .ruling = Nostre interpretazioni: lo ricevi appena scegli la corrente, anche se non c’è corrente o qualcosa blocca l’Ameba. Restare con la Presa o farsi trascinare da un’altra non dà nulla.
gene-phd = Dottorato
    .card = Nemmeno questo serve nel brodo, ma come Gene superiore conta come due carte nel punteggio.
    .effect = Nessun effetto nel brodo; conta come due carte.
    .ruling = La descrizione del regolamento parla di una carta; seguiamo la sua regola generale: i Geni superiori contano come due.
gene-environmental-sensing = Senso dell’ambiente
    .card = Nella Fase 2, subito dopo che si è scoperta la nuova carta Ambiente, vedi in segreto quella successiva.
    .effect = Vedi la prossima carta prima di comprare e dividere.
    .ruling = Nostra interpretazione: la guardi senza che ti venga chiesto, prima della perdita dei Geni. Nell’ultimo round non c’è più nessuna carta da vedere.
gene-camouflage-2 = Mimetismo II
    .card = Ai tuoi attacchi non si può rispondere con Fuga, Difesa o Allarme. La Corazza funziona lo stesso.
    .effect = Le tue vittime non possono difendersi.
    .ruling = Nostra interpretazione: funzionano anche Crosta dura, Aria minacciosa e Boccone troppo grosso. Non si tira nessun dado.
gene-healing-2 = Guarigione II
    .card = Paghi 4 BP e sposti 1 DP da una tua Ameba a un’altra Ameba della stessa casella, che può anche morirne subito.
    .effect = Paghi 4 BP e passi 1 DP a una vicina.
    .ruling = Nostre interpretazioni: nella Fase 4, tutte le volte che puoi pagare, verso Amebe tue o altrui. Se chi riceve è allora al suo limite, al suo posto vanno 2 cubetti di ogni colore. Il potere di Guarigione I si perde.
gene-suction-2 = Risucchio II
    .card = La tua Ameba può prendere fino a 2 cubetti del suo pasto da una casella adiacente.
    .effect = 2 cubetti del pasto possono venire da una casella accanto.
    .ruling = Nostre interpretazioni: i due cubetti vengono dalla stessa casella; puoi prenderne 0, 1 o 2; il pasto non diventa più grande; e un pasto che ha bisogno del Risucchio non ti obbliga mai a mangiare.

## Figure e tabelle delle regole
figure-bp = BP
figure-damage = Punto Danno
figure-fight = lotta
figure-asked = Quello che può andare in un solo modo succede senza chiedere.
figure-ozone = Ozono
figure-finish = un segnapunti ha raggiunto la zona finale
figure-die = La bussola: 1, 2, 3 e 4 sono direzioni, con 5 si resta, con 6 scegli tu.
figure-start = Con che cosa cominci: le Amebe del tuo colore e i Punti Biologici.
figure-order = Le tue Amebe agiscono una dopo l’altra, in ordine di numero.
figure-move = Farsi trascinare è gratis; muoversi da sola costa 1 BP.
figure-meal-three = Un pasto del primo colore quando ne giocano tre: due cubetti di un altro colore e uno del terzo.
figure-meal-four = Con quattro colori: un cubetto di ogni altro colore.
figure-excrete = Dopo il pasto, 2 cubetti del suo colore vanno nella casella.
figure-hunger = Senza un pasto completo: 1 Punto Danno.
figure-defect = Più punti mutazione che ozono: paghi la differenza o cedi Geni.
figure-division = Ogni round porta BP; 6 pagano una nuova Ameba.
figure-death = Con 2 Punti Danno un’Ameba muore, e al suo posto vanno 2 cubetti di ogni colore.
gene-price = { $price } BP
column-gene = Gene
column-mutation = Mutazione
column-current = Corrente
column-ozone = Ozono
column-amoebas = Amebe
column-cards = Carte Gene
column-spaces = Caselle
column-few-colours = Tre o quattro colori
column-many-colours = Cinque o sei
column-colours = Colori in gioco
column-income = BP nella Fase 4
column-tentacle = Cubetti per un Tentacolo
