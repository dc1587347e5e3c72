## Il nostro riassunto delle regole, con parole nostre; vedi docs/games/ursuppe.md

rules-1-title = Scopo del gioco
rules-1-body =
    La Terra è giovane e tu sei una tribù di Amebe nel brodo primordiale. Le tue Amebe vanno alla deriva, mangiano, si dividono e muoiono. I Geni cambiano ciò che sanno fare, e quindi le regole che valgono per te.

    A ogni round il tuo segnapunti avanza per le Amebe vive e per i Geni. La partita finisce quando un segnapunti è arrivato nella zona finale, o quando le carte Ambiente sono esaurite. Vince chi in quel momento è più avanti di tutti.
rules-1-citation = p. 2, “Premessa”; p. 6, “Fine della Partita”

rules-2-title = Brodo, bussola e Percorso del Punteggio
rules-2-body =
    Il brodo ha 19 caselle attorno a un'isola, su cui è stampata la bussola. Due caselle sono adiacenti se si toccano con un lato, mai con un angolo. Il bordo del brodo e l'isola sono ostacoli; le altre Amebe non lo sono mai. In una casella può stare qualsiasi numero di Amebe.

    La bussola trasforma il dado in una direzione: 1 ovest, 2 nord, 3 est, 4 sud. Con un 5 si resta fermi, con un 6 la direzione la scegli tu.

    Sull'isola c'è una carta Ambiente. Mostra la corrente, che trascina le Amebe, e l'ozono, che dice quanta mutazione è innocua. Le carte sono 11: ovest con 6, 9, 12; est con 8, 10, 10; nord con 9, 11; sud con 10, 13; nessuna corrente con 14.

    Il Percorso del Punteggio ha 51 caselle; le ultime dieci, da 42 a 51, sono la zona finale. Due segnapunti non stanno mai nella stessa casella.
rules-2-citation = p. 7-9, “Bussola”, “Carta Ambiente”, “La Mappa”, “Percorso del Punteggio”

rules-3-title = Preparazione
rules-3-body =
    Prendi le Amebe del tuo colore, numerate da 1 a 7, e 4 Punti Biologici (BP). In ogni casella stanno 2 cubetti Cibo di ciascun colore in gioco; dei 55 cubetti di un colore, 17 restano nella riserva. Le carte Gene per il vostro numero di giocatori sono tutte in vendita. Si scopre una carta Ambiente.

    Tutti tirano due dadi, i pari ritirano. Chi ha il totale più alto sceglie una casella di partenza sul Percorso, da 1 al numero dei giocatori, poi sceglie il secondo, e così via.

    Comincia poi il segnapunti più indietro: ognuno piazza un'Ameba, con il numero che vuole, in una casella vuota. Parte con 1 Punto Danno (DP); se si gioca in tre, senza. In ordine inverso ognuno piazza una seconda Ameba, senza danno. Per ora due Amebe non stanno nella stessa casella.
rules-3-citation = p. 2-3, “Preparazione”, “Determinare il Primo Giocatore”, “Posizionamento delle Amebe”

rules-4-title = Un round: sei Fasi
rules-4-body =
    1 Movimento e alimentazione. 2 Ambiente e perdita dei Geni. 3 Nuovi Geni. 4 Divisione cellulare. 5 Morte. 6 Punteggio.

    La Fase 1 va in ordine ascendente: comincia chi è ultimo sul Percorso. Tutte le altre vanno in ordine discendente: comincia chi è in testa. Le tue Amebe agiscono una dopo l'altra, secondo il numero; quando hanno finito tutte, tocca al giocatore seguente.

    I segnapunti si muovono solo nella Fase 6, quindi l'ordine vale per tutto il round.
rules-4-citation = p. 3, “Modalità di Gioco”; p. 7, “Ordine Ascendente / Discendente”

rules-5-title = Fase 1: movimento
rules-5-body =
    Per ogni Ameba scegli una di due cose.

    Corrente: l'Ameba si lascia trascinare di una casella, gratis. Se c'è un ostacolo, o non c'è corrente, resta dov'è.

    Movimento: paghi 1 BP e tiri il dado. Da 1 a 4 deve andare in quella direzione, con 5 resta, con 6 scegli tu. Un ostacolo la ferma, e il BP è speso.

    Solo certi Geni permettono di restare fermi a piacere. Per nostra decisione un 6 vuol dire una delle quattro direzioni, ma puoi sceglierne anche una bloccata.
rules-5-citation = p. 3-4, “Fase 1: Movimento e Alimentazione”

rules-6-title = Fase 1: alimentazione
rules-6-body =
    Dopo il movimento l'Ameba mangia, dalla propria casella e solo cubetti di altri colori.

    Tre colori in gioco: 3 cubetti, due di un colore e uno dell'altro, come preferisci.
    Quattro colori: 3 cubetti, uno di ogni altro colore.
    Cinque colori: 4 cubetti, uno di ogni altro colore.
    Sei colori: 4 cubetti di quattro colori diversi; scegli ogni volta quale tralasciare.

    I cubetti vanno nella riserva e l'Ameba espelle 2 cubetti del proprio colore nella sua casella. Se la riserva non basta, espelle quello che c'è; altri colori non li sostituiscono mai.

    O tutto o niente: se manca anche un solo cubetto, l'Ameba non mangia, non espelle nulla e riceve 1 DP. Un pasto così si chiama normale; con Ingordigia il pasto normale ha un cubetto in più, di qualsiasi colore tranne il suo. Se nella casella c'è un pasto normale, deve mangiare: quello, o un altro che i tuoi Geni permettono. Per nostra decisione un pasto possibile solo grazie ai Geni non obbliga mai.
rules-6-citation = p. 4, “Alimentazione”, “Digestione”, “Carenza di Cibo e soffrire la fame”; p. 10, “3.3 Nutrirsi”

rules-7-title = Fase 1: un attacco, passo per passo
rules-7-body =
    Con Lotta per la sopravvivenza o Aggressione un'Ameba che non trova un pasto normale (con Ingordigia un cubetto in più) può attaccare invece di soffrire la fame, una volta per round.

    1 Scegli un'altra Ameba nella sua casella; anche una tua va bene. La Corazza di un avversario vieta l'attacco, e Aria minacciosa lo vieta a un numero più alto.
    2 Paghi 1 BP.
    3 Con Mimetismo I tiri un dado: da 4 a 6 si salta il punto 4. Con Mimetismo II si salta sempre.
    4 Il proprietario della vittima può rispondere con la Fuga (1 BP) e con la Difesa (1 BP), in qualsiasi ordine. Se la vittima finisce in un'altra casella, o vince il duello, l'attacco è fallito.
    5 Contro una Crosta dura paghi 1 BP in più. Se non lo fai o non puoi, la tua Ameba muore subito di morte violenta, la vittima vive e non c'è secondo tentativo; con l'edizione “Originale” l'attacco è soltanto fallito.
    6 Successo, una volta pagata l'eventuale Crosta dura: la vittima muore di morte violenta, nella casella compare 1 cubetto di ogni colore in gioco e la tua Ameba è sazia. Non espelle nulla. Con Boccone troppo grosso la vittima prende solo 1 DP e non ci sono cubetti.
    7 Fallimento, per il punto 4 o, con l'edizione “Originale”, per il punto 5: con Perseveranza puoi riprovare una volta, gratis. Altrimenti la tua Ameba soffre la fame e riceve 1 DP.

    L'ordine dei passi è una nostra decisione dove il regolamento tace.
rules-7-citation = p. 7, “Morte”; p. 13-18, “Le carte Gene”

rules-8-title = Fase 2: ambiente e perdita dei Geni
rules-8-body =
    Una nuova carta Ambiente copre la vecchia, anche nel primo round. La sua corrente vale per la prossima Fase 1; il suo ozono conta adesso. Nel primo round nessuno perde Geni.

    Ognuno somma i punti mutazione di tutti i suoi Geni. Se la somma supera l'ozono, devi la differenza: ogni BP copre 1, ogni carta che cedi copre i suoi punti mutazione. Come mescolarli lo scegli tu; ciò che una carta copre in più va perso. Le carte tornano subito in vendita.

    Protezione dai raggi, ceduta, copre 4, e così anche Vita breve. Il debito si calcola una volta sola, quando arriva il tuo turno; una carta ceduta non lo cambia, ma ne paga una parte.

    Esempio: l'ozono è 9, i tuoi Geni pesano 12. Devi 3: paghi 3 BP, oppure cedi Velocità, che pesa 3, oppure cedi Movimento I, che pesa 2, e paghi 1 BP.
rules-8-citation = p. 4-5, “Fase 2: Ambiente e Perdita dei Geni”; p. 8, “Perdita delle Carte Gene”

rules-9-title = Fase 3: nuovi Geni e Geni superiori
rules-9-body =
    Compra quanti Geni in vendita riesci a pagare. Funzionano subito, per tutte le tue Amebe. Non possiedi mai due carte dello stesso Gene, e ciò che gli altri hanno preso non c'è più finché non lo cedono.

    Per un Gene superiore paghi il prezzo e in più cedi il Gene da cui nasce, che devi avere da un round precedente: Velocità per Perseveranza, Movimento I per Movimento II, Lotta per la sopravvivenza per Aggressione, Difesa o Fuga per Corazza. Il Gene ceduto è di nuovo in vendita, ma non per te, finché tieni quello superiore.

    Nel punteggio un Gene superiore conta come due carte.
rules-9-citation = p. 5, “Fase 3: Nuovi Geni”; p. 7, “Carte Gene Superiore”

rules-10-title = Fase 4: divisione cellulare
rules-10-body =
    Ricevi 10 BP. Poi puoi piazzare nuove Amebe, senza danno, per 6 BP ciascuna: con un numero libero qualsiasi, in una casella dove non ne hai, adiacente a una dove ne hai una. Valgono anche quelle appena piazzate.

    Se non ti resta nessuna Ameba, prima ne piazzi una gratis in una casella qualsiasi. Se ne hai una sola, la successiva può andare ovunque, al prezzo solito. Per nostra decisione “ovunque” vuol dire comunque dove non hai già un'Ameba.

    I BP che non spendi restano tuoi.
rules-10-citation = p. 5, “Fase 4: Divisione Cellulare”

rules-11-title = Fase 5: morte
rules-11-body =
    Ogni Ameba con 2 o più DP muore di morte naturale: torna al suo proprietario e al suo posto vanno 2 cubetti di ogni colore in gioco, finché la riserva basta. Potrai piazzarla di nuovo.

    Poi chi ha Aggressione può attaccare, in ordine discendente: un attacco a testa, contro un'Ameba avversaria nella stessa casella, per 1 BP. Si fa come nella Fase 1, con queste differenze: la Corazza non lo vieta, ma cambia la morte in 1 DP, e allora non si paga nessuna Crosta dura; Allarme non dà più la Fuga; Boccone troppo grosso non aiuta; al posto di una vittima vanno 2 cubetti di ogni colore; chi fallisce non soffre la fame.

    Per nostra decisione chi arriva al limite con un simile attacco, anche per quel solo DP, muore prima del giocatore seguente.
rules-11-citation = p. 5, “Fase 5: Morte”; p. 7, “Morte”; p. 18, “Le carte Gene superiore”

rules-12-title = Fase 6: punteggio
rules-12-body =
    Il tuo segnapunti avanza della somma delle due tabelle.

    Amebe vive, tre o quattro colori in gioco: fino a 2 danno 0 caselle, 3 ne danno 1, 4 ne danno 2, 5 ne danno 4, 6 ne danno 5, 7 ne danno 6.
    Amebe vive, cinque o sei colori: fino a 1 danno 0, 2 ne danno 1, 3 ne danno 2, 4 ne danno 4, 5 ne danno 5, 6 ne danno 6.
    Carte Gene, sempre: fino a 2 danno 0, 3 ne danno 1, 4 ne danno 2, 5 ne danno 3, 6 o più ne danno 4.

    I Geni superiori contano come due carte, Protezione dai raggi come nessuna, tutti gli altri come una. Le caselle occupate si saltano senza contarle.

    Esempio: 5 Amebe, Movimento II e un Gene normale. In quattro giocatori fa 4 per le Amebe e 1 per tre carte: 5 caselle.
rules-12-citation = p. 6, “Fase 6: Punteggio”; p. 10, “3.5 Calcolo dei Punti”; p. 12, “Le fasi di un round”

rules-13-title = Fine della partita
rules-13-body =
    La partita finisce dopo una Fase 6 in cui almeno un segnapunti è sulla casella 42 o oltre, oppure dopo il round in cui è stata scoperta l'ultima carta Ambiente: è il round 10.

    Vince chi è più avanti, non chi è arrivato per primo. Non ci sono pareggi, perché due segnapunti non stanno mai insieme. Per nostra decisione un segnapunti che supererebbe la casella 51 va semplicemente avanti.
rules-13-citation = p. 6, “Fine della Partita”; p. 8, “Fine della Partita, il Vincitore”

rules-14-title = In cinque e in sei
rules-14-body =
    Le Amebe sono numerate solo da 1 a 6, i pasti sono di 4 cubetti, la Fase 4 dà 11 BP e le Amebe hanno la loro tabella del punteggio. Il Tentacolo porta 4 cubetti in cinque giocatori, 5 in sei. Le prime cinque o sei caselle del Percorso sono quelle di partenza, e dei Geni ci sono più copie.

    Il regolamento dice che qui alcuni Geni hanno un altro prezzo, ma non lo riporta: lasciamo i prezzi come sono. Tace anche sul danno della prima Ameba e sui BP iniziali; per nostra decisione sono 1 DP e 4 BP.
rules-14-citation = p. 10, “Ursuppe con 5 – 6 Giocatori”

rules-15-title = Geni extra
rules-15-body =
    L'opzione “Geni extra” aggiunge altri 26 Geni, una copia ciascuno, per qualsiasi numero di giocatori. Due sono in vendita fin dall'inizio; si consigliano il Gene sociale ed Esplosione demografica. Gli altri sono coperti.

    In ogni round, quando il primo giocatore ha comprato nella Fase 3, se ne scoprono altri 3 a caso. Il secondo giocatore è quindi il primo che può comprarli. Le opzioni cambiano quali due ci sono subito e quanti se ne scoprono.

    Cinque Geni extra sono superiori: Dottorato per Intelligenza, Senso dell'ambiente per Senso della corrente, e Mimetismo II, Guarigione II e Risucchio II ciascuno per la sua prima versione.
rules-15-citation = p. 10-11, “I Nuovi Geni”

rules-16-title = In due persone
rules-16-body =
    Gli autori danno delle varianti per due persone; fra due di esse puoi scegliere.

    Due colori a testa: quattro colori giocano come in quattro, e ciascuno di voi ne guida due. Ogni colore ha Amebe, BP, Geni e segnapunti propri e, per nostra decisione, il tuo secondo colore è un avversario come gli altri. Alla fine conta solo il peggiore dei tuoi due segnapunti: vince chi ha il peggiore più avanti.

    Fantoccio: tre colori giocano come in tre, e il terzo gioca da sé. Segue sempre la corrente, ha Aspettativa di vita dall'inizio e riceve due nuove Amebe a ogni round. Per nostra decisione, dove avrebbe una scelta decide la sorte, e non compra mai Geni. L'opzione “Il fantoccio fa punti” dice se il suo segnapunti avanza.
rules-16-citation = docs/games/ursuppe.md

rules-17-title = Regolamento o originale
rules-17-body =
    Giochiamo secondo il regolamento italiano. In tre punti l'originale dell'editore è diverso, e l'opzione “Edizione” li cambia tutti insieme.

    Difesa e Fuga: ciascuna una volta per round e per Ameba nel regolamento; ciascuna una volta per attacco nell'originale.
    Crosta dura: l'attaccante che non paga muore nel regolamento; nell'originale ha soltanto fallito e nella Fase 1 soffre la fame. Qui non conosciamo un testo dell'originale: che dica così è una nostra supposizione.
    Presa: ci si aggrappa a qualunque Ameba che parte nel regolamento; solo a quelle avversarie nell'originale.
rules-17-citation = p. 13-17, “Le carte Gene normale”

rules-18-title = Decisioni da conoscere
rules-18-body =
    Il regolamento lascia aperte molte domande. Noi giochiamo così, e ogni carta Gene racconta le sue.

    La Difesa vale solo contro gli avversari. Fuga, Crosta dura e Mimetismo valgono anche contro un attacco tuo.

    L'attaccante che si aggrappa alla vittima in fuga ha finito il suo attacco. Nella Fase 1 poi mangia dove si trova, o soffre la fame.

    Ciò che fa male da sé non si chiede mai: Escrementi tossici, Uscita col botto e Ingordigia agiscono sempre.

    Alcuni valori della tabella dei Geni sono fuori posto nella nostra copia. Quelli di Grande adattabilità e Boccone troppo grosso sono supposti, e così i punti mutazione del Gene sociale. Esplosione demografica, com'è stampata, si capisce male; un'opzione dà l'altra lettura.

    Le carte Ambiente vengono da una descrizione trovata in rete, perché il regolamento non le elenca.

    Ciò che ha una sola possibilità avviene senza chiedere.
rules-18-citation = docs/games/ursuppe.md

rules-19-title = Le parole del gioco
rules-19-body =
    Punti Biologici (BP): ciò con cui paghi. Restano di round in round.
    Punti Danno (DP): fame e ferite di un'Ameba. A 2 muore nella Fase 5.
    Punti mutazione: quanto un Gene pesa contro l'ozono.
    Riserva: i cubetti che non sono nel brodo. Ciò che lì manca, manca.
    In vendita: i Geni che nessuno ha e che sono scoperti.
    Ascendente: dal segnapunti più indietro al più avanti. Discendente: il contrario.
    Corrente: lasciarsi trascinare. Movimento attivo: andare con le proprie forze.
    Pasto normale: ciò che mangerebbe un'Ameba senza Geni; con Ingordigia un cubetto in più.
    Morte violenta: per un attacco nella Fase 1 e, con l'edizione “Regolamento”, quella dell'attaccante che non paga una Crosta dura, anche nella Fase 5; 1 cubetto di ogni colore. Morte naturale: nella Fase 5, anche per Aggressione, e quella di chi riceve un danno da Guarigione II nella Fase 4; 2 cubetti di ogni colore.
    Gene superiore: ne richiede un altro e conta come due. Gene extra: uno dei 26 dell'espansione.
rules-19-citation = p. 7-9, “Enciclopedia di Ursuppe”

## Opzioni

option-extra_genes = Geni extra
option-extra_genes-help = Si gioca anche con i 26 Geni extra dell'espansione.
option-starting_extra_1 = Primo Gene extra
option-starting_extra_1-help = Con i Geni extra: uno che è in vendita fin dall'inizio.
option-starting_extra_1-none = nessuno
option-starting_extra_1-doris-and-frank = { gene-doris-and-frank }
option-starting_extra_1-glutton = { gene-glutton }
option-starting_extra_1-alarm = { gene-alarm }
option-starting_extra_1-cleanliness = { gene-cleanliness }
option-starting_extra_1-hard-crust = { gene-hard-crust }
option-starting_extra_1-migration-sensing = { gene-migration-sensing }
option-starting_extra_1-fast-food = { gene-fast-food }
option-starting_extra_1-highly-adaptable = { gene-highly-adaptable }
option-starting_extra_1-more-than-a-mouthful = { gene-mouthful }
option-starting_extra_1-social = { gene-social }
option-starting_extra_1-camouflage-1 = { gene-camouflage-1 }
option-starting_extra_1-suction-1 = { gene-suction-1 }
option-starting_extra_1-threat-display = { gene-threat-display }
option-starting_extra_1-flexible = { gene-flexible }
option-starting_extra_1-healing-1 = { gene-healing-1 }
option-starting_extra_1-rebound = { gene-rebound }
option-starting_extra_1-go-out-with-a-bang = { gene-bang }
option-starting_extra_1-short-life-span = { gene-short-life-span }
option-starting_extra_1-toxic-excretions = { gene-toxic-excretions }
option-starting_extra_1-population-explosion = { gene-population-explosion }
option-starting_extra_1-energy-conservation = { gene-energy-conservation }
option-starting_extra_1-phd = { gene-phd }
option-starting_extra_1-environmental-sensing = { gene-environmental-sensing }
option-starting_extra_1-camouflage-2 = { gene-camouflage-2 }
option-starting_extra_1-healing-2 = { gene-healing-2 }
option-starting_extra_1-suction-2 = { gene-suction-2 }
option-starting_extra_2 = Secondo Gene extra
option-starting_extra_2-help = Con i Geni extra: un altro che è in vendita fin dall'inizio.
option-starting_extra_2-none = nessuno
option-starting_extra_2-doris-and-frank = { gene-doris-and-frank }
option-starting_extra_2-glutton = { gene-glutton }
option-starting_extra_2-alarm = { gene-alarm }
option-starting_extra_2-cleanliness = { gene-cleanliness }
option-starting_extra_2-hard-crust = { gene-hard-crust }
option-starting_extra_2-migration-sensing = { gene-migration-sensing }
option-starting_extra_2-fast-food = { gene-fast-food }
option-starting_extra_2-highly-adaptable = { gene-highly-adaptable }
option-starting_extra_2-more-than-a-mouthful = { gene-mouthful }
option-starting_extra_2-social = { gene-social }
option-starting_extra_2-camouflage-1 = { gene-camouflage-1 }
option-starting_extra_2-suction-1 = { gene-suction-1 }
option-starting_extra_2-threat-display = { gene-threat-display }
option-starting_extra_2-flexible = { gene-flexible }
option-starting_extra_2-healing-1 = { gene-healing-1 }
option-starting_extra_2-rebound = { gene-rebound }
option-starting_extra_2-go-out-with-a-bang = { gene-bang }
option-starting_extra_2-short-life-span = { gene-short-life-span }
option-starting_extra_2-toxic-excretions = { gene-toxic-excretions }
option-starting_extra_2-population-explosion = { gene-population-explosion }
option-starting_extra_2-energy-conservation = { gene-energy-conservation }
option-starting_extra_2-phd = { gene-phd }
option-starting_extra_2-environmental-sensing = { gene-environmental-sensing }
option-starting_extra_2-camouflage-2 = { gene-camouflage-2 }
option-starting_extra_2-healing-2 = { gene-healing-2 }
option-starting_extra_2-suction-2 = { gene-suction-2 }
option-extra_reveal = Geni extra per round
option-extra_reveal-help = Con i Geni extra: quanti se ne scoprono a ogni round; il regolamento dice 3.
option-edition = Edizione
option-edition-help = Secondo il regolamento, o secondo l'originale dell'editore dove i due differiscono: Difesa e Fuga, Crosta dura, Presa.
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

## Valori supposti

assumed-environment = Carte Ambiente: corrente e ozono
assumed-extra-genes = Prezzo e punti mutazione di questi Geni extra
assumed-prices = Prezzi dei Geni base in cinque e sei giocatori
assumed-substitution = Pasti di Sostituzione in cinque e sei giocatori
assumed-first-damage = Danno della prima Ameba in cinque e sei giocatori
assumed-start-points = Punti Biologici iniziali in cinque e sei giocatori
