## Il nostro riassunto delle regole, con parole nostre; vedi docs/games/cubosaurs.md

rules-1-title = Scopo del gioco
rules-1-body =
    Ognuno raccoglie dinosauri, scoperti davanti a sé, in una propria collezione. Ogni specie vale punti, o ne costa, a seconda di quante carte ne hai: alcune rendono al meglio da sole, altre solo in branco.

    Una partita dura due round (tre se si gioca in due). Vince chi ha più punti sommando tutti i round.

rules-2-title = Le carte
rules-2-body =
    Le carte sono 55, di 8 tipi. Sette tipi hanno 7 carte ciascuno: T-Rex, Stegosauro, Brontosauro, Pterodattilo, Pentaceratopo, Velociraptor Grigio e Velociraptor Nero. L’ottavo tipo è l’Uovo: 6 carte, ognuna per un dinosauro diverso.

    Due cose sui tipi sfuggono facilmente. Tutte le Uova insieme sono un solo tipo. Il Velociraptor Grigio e il Velociraptor Nero sono invece due tipi.

    Alcune carte portano il simbolo DNA. Conta soltanto nelle regole avanzate.

rules-3-title = Preparazione di un round
rules-3-body =
    Si mescolano tutte le 55 carte e se ne prendono 10 per ogni giocatore, senza guardarle: sono il mazzo del round. Le altre restano da parte e in questo round non entrano; nessuno sa quali siano.

    Ogni giocatore riceve 4 carte dal mazzo, scoperte: le prime della sua collezione. Il resto, 6 carte per giocatore, è il mazzo da cui si pesca. Il primo giocatore è tirato a sorte. Nessuno ha ancora una mano.

rules-4-title = Il tuo turno
rules-4-body =
    Guarda prima di tutto se hai una mano. Se chi ti precede te ne ha passata una, quella è la tua mano e non peschi. Altrimenti pesca una carta dal mazzo: quella sola carta è la tua mano. La mano è scoperta e tutti la vedono.

    Poi scegli fra due cose. Tenere: tutta la mano entra nella tua collezione. Oppure rifiutare: aggiungi alla mano una delle tue carte e la passi per intero al giocatore successivo.

    O tutto o niente: non puoi mai tenere una carta della mano e passare le altre. Dopo aver tenuto o rifiutato, il tuo turno è finito. Nel primo round si gioca in senso orario.

rules-5-title = Come si rifiuta
rules-5-body =
    Per rifiutare devi rinunciare a qualcosa: una carta della tua collezione, una sola, va nella mano e deve essere di un tipo che la mano non contiene ancora. Se non ne hai, devi tenere la mano.

    Esempio. Hai un T-Rex, uno Stegosauro, uno Pterodattilo e un Velociraptor Nero, e peschi un T-Rex. Per rifiutarlo puoi aggiungere lo Stegosauro, lo Pterodattilo o il Velociraptor, ma non il tuo T-Rex. Aggiungi lo Pterodattilo: il giocatore successivo si trova una mano con T-Rex e Pterodattilo e non pesca. Può rifiutarla con qualsiasi carta che non sia un T-Rex o uno Pterodattilo, oppure tenere entrambe.

    Una mano cresce dunque a ogni rifiuto, e prima o poi qualcuno deve prendersela.

rules-6-title = Fine di un round
rules-6-body =
    Il round finisce nel momento in cui qualcuno deve pescare e il mazzo è vuoto. Se c’è ancora una mano in viaggio, prima la si gioca fino in fondo.

    Poi si contano tutte le collezioni e si scrivono i punti. Un round può anche lasciarti sotto zero.

rules-7-title = Conteggio: i cinque dinosauri semplici
rules-7-body =
    Conta quante carte hai di una specie; il numero è il valore di tutte insieme, non di ciascuna. La tabella dà i punti per 1, 2, 3, e 4 o più carte.

    Una specie che non hai vale 0. Una quinta, sesta o settima carta non cambia più nulla.

rules-8-title = Conteggio: i Velociraptor
rules-8-body =
    I Velociraptor vogliono compagnia. Un Nero e un Grigio formano una coppia, e ciascuno dei due dà i punti stampati con il più. Un Velociraptor senza compagno costa i punti stampati con il meno. Due dello stesso colore non fanno coppia.

    Le carte non sono uguali: per ogni colore 4 sono +2/−1 e 3 sono +3/−2. Se di un colore ne hai di più, le coppie si formano nel modo che ti conviene; il gioco lo fa da sé.

    Esempio: un Nero +3/−2 e un Grigio +2/−1 danno 3 + 2 = 5. Il Nero da solo ne costerebbe 2. Con un secondo Grigio +2/−1 i tre danno 5 − 1 = 4.

rules-9-title = Conteggio: le Uova
rules-9-body =
    Un Uovo è una scommessa su un dinosauro. Se nessuno ha più carte di quel dinosauro di te, l’Uovo ti dà il suo bonus; basta la parità. Se qualcuno ne ha di più, ti costa il suo malus.

    L’Uovo di Velociraptor conta i due colori insieme, in coppia o da soli.

    Esempio: 3 Brontosauri (+5), 1 Pentaceratopo (−3), l’Uovo di Pentaceratopo mentre un avversario ha due Pentaceratopi (−3), 1 Velociraptor Nero e 2 Grigi (+4) fanno 3 punti.

rules-10-title = Round successivo e fine della partita
rules-10-body =
    Per il secondo round si rimescolano tutte le 55 carte e si prepara come la prima volta. Due cose cambiano: inizia chi ha appena ottenuto meno punti e si gioca in senso antiorario. Se più giocatori hanno il punteggio più basso a pari merito, si tira a sorte fra loro.

    Dopo l’ultimo round ognuno somma i propri punti. Vince il totale più alto. A parità di totale decide l’ultimo round; se anche quello è pari, la vittoria è condivisa.

rules-11-title = Due giocatori
rules-11-body =
    In due si consigliano tre round invece di due, e qui è l’impostazione predefinita. L’opzione “Round” la cambia, con qualsiasi numero di giocatori. Se i round sono più di due, il senso di gioco cambia ogni volta, e ogni round lo inizia chi ha ottenuto meno punti in quello appena finito.

rules-12-title = Regole avanzate: i segnalini DNA
rules-12-body =
    Tre delle sette carte di ogni dinosauro portano il simbolo DNA, le Uova mai. Ogni volta che una carta con il simbolo entra nella tua collezione prendi 1 segnalino DNA dalla riserva di 40: anche per le carte iniziali, e anche se quella carta era già stata tua. Una carta nella mano non dà nulla, e perdere una carta non costa segnalini.

    Se la riserva è vuota, prendi il segnalino da un avversario a tua scelta che ne abbia. Se nessuno ne ha, non ricevi nulla.

    I segnalini restano tuoi di round in round. Alla fine della partita ogni 2 segnalini non spesi valgono 1 punto, che però non conta per lo spareggio.

rules-13-title = Regole avanzate: le tessere Evoluzione DNA
rules-13-body =
    In ogni round sono scoperte tante tessere quanti sono i giocatori, più una. Una volta in ogni tuo turno, quando hai la mano e prima di tenerla o rifiutarla, puoi acquistarne una. Il prezzo torna nella riserva, la tessera viene da te e la sua abilità deve essere applicabile. Una tessera venduta non viene sostituita in questo round. Per il round seguente restano quelle non vendute, si rimescolano tutte le altre e si completa la fila.

    Il Nido conta le Uova, che guadagnino o che perdano. Con la Via libera e con il Doppione il tuo turno è finito. Le tessere da 6 a 10 toccano le collezioni, mai la mano; le carte distrutte sono fuori per questo round. Dopo le tessere da 1 a 3 e da 6 a 10 devi ancora tenere o rifiutare la mano. Chi non ama i dispetti toglie le tessere da 7 a 10 con l’opzione “Interazione diretta”.

rules-14-title = Casi da conoscere
rules-14-body =
    Il regolamento lascia aperta qualche domanda. Noi giochiamo così.

    Un Uovo di un dinosauro che nessuno possiede dà il suo bonus, perché nessuno ne ha più di te; l’opzione “Uova con genitore” lo cambia.

    Con la collezione vuota puoi rifiutare soltanto con la tessera 4.

    Quando il mazzo è vuoto e dovresti pescare, il round è finito subito: non c’è tempo per acquistare. Nemmeno la tessera 3 si acquista a mazzo vuoto.

    I segnalini delle carte che tieni arrivano dopo l’acquisto del turno, troppo tardi per pagarlo.

    Dopo uno scambio ricevono un segnalino entrambi, se la loro nuova carta ha il simbolo, prima chi ha acquistato. La tessera 5 richiede una carta di un tipo presente nella mano. Una carta appena rubata può finire subito nella mano.

    Alcuni valori erano solo in immagini che non abbiamo: i Velociraptor, quattro delle Uova, i simboli DNA e i prezzi delle tessere. Quelli usati qui sono nostri.

## Figure e tabelle delle regole

figure-set-up = Il mazzo di un round ha 10 carte per giocatore; 4 si distribuiscono subito.
figure-keep = Una mano: la tieni tutta o la rifiuti tutta.
figure-collection = La tua collezione. Peschi un T-Rex e vuoi rifiutarlo: il T-Rex non si può aggiungere, gli altri tre sì.
figure-passed = Hai aggiunto lo Pterodattilo. Il giocatore successivo riceve questa mano e non pesca.
figure-round-end = Non ci sono più carte da pescare: il round è finito.
figure-pair = Una coppia: ognuno dei due porta i suoi punti.
figure-winner = più punti in tutti i round
figure-first-round = primo round
figure-second-round = secondo round
figure-direction = Il primo round va in senso orario, il secondo in senso antiorario.
figure-rounds = Tre round in due giocatori, due round in più giocatori.
figure-reserve = La riserva.
figure-rulings = Un Uovo di un dinosauro che nessuno ha dà comunque il suo bonus.
column-icons = Con simbolo DNA
column-one = 1 carta
column-two = 2
column-three = 3
column-four = 4 o più
column-paired = In coppia
column-alone = Solo
column-most = Nessuno ne ha di più
column-fewer = Qualcuno ne ha di più
column-when = Quando
