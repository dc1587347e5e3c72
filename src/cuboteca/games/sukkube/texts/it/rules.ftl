## Our summary of the rules, in our own words; see docs/games/sukkube.md

rules-1-title = Scopo del gioco
rules-1-body =
    Un cubo, il Kube, mostra sei personaggi del circo, uno per faccia. Uno è il tuo. Tutti fanno girare lo stesso Kube con le carte. Quando una manche finisce, chi si trova in cima prende un punto; la prima persona con 5 punti vince.

rules-2-title = Sei personaggi, persone e automi
rules-2-body =
    Al tavolo ci sono sempre sei personaggi: Forzuto, Domatore, Presentatore, Leone, Clown e Ballerina. Ogni persona ne riceve uno a caso, per tutta la partita.

    I personaggi che nessuno gioca sono automi. Il regolamento li chiama Bot, ma non sono avversari del computer: un automa non sceglie mai. Gioca le sue carte nell’ordine in cui le ha ricevute, non bada ai limiti sui versi e non fa mai punti.

rules-3-title = Le carte
rules-3-body =
    Le carte sono 30. Ognuna ha un colore (cerchio rosso, quadrato blu o triangolo giallo) e uno dei cinque versi: destra, sinistra, alto, basso, capovolgi. A ogni manche si mescolano tutte e 30 e ognuno, automi compresi, ne riceve cinque, scoperte. Quindi nulla è nascosto: vedi tutte le mani, e quelle degli automi nell’ordine in cui le giocheranno.

rules-4-title = Come gira il Kube
rules-4-body =
    Ogni faccia ha una freccia. Quando giochi, il tuo personaggio è in cima e la sua freccia punta lontano da te. La parola sulla carta dice dove va la faccia in cima: destra fa rotolare il Kube a destra, e sale la faccia di sinistra. Con sinistra sale quella di destra, con alto (lontano da te) quella vicina, con basso (verso di te) quella lontana. Con capovolgi sale la faccia sul fondo.

    Chi arriva in cima gioca dopo.

rules-5-title = Quale carta puoi giocare
rules-5-body =
    Scegli una carta qualsiasi della tua mano, con due limiti rispetto alla carta appena giocata, chiunque l’abbia giocata.

    Mai il verso opposto: sinistra dopo destra, alto dopo basso, e viceversa. Capovolgi non ha opposto.

    Non ripetere il verso se hai un’altra carta permessa.

    La prima carta di una manche è libera.

    Esempio. L’ultima carta era destra. Hai una sinistra, una destra e un alto: è permesso solo l’alto. Con una sinistra e una destra, solo la destra. Con sole carte sinistra non puoi giocare.

rules-6-title = Lo stesso colore due volte: si raddoppia
rules-6-body =
    Se la tua carta ha il colore di quella appena giocata, il Kube gira due volte. Vale solo per la seconda carta di una serie di un colore; dalla terza in poi si gira una volta. Quando il colore cambia comincia un’altra serie. Le carte degli automi contano come le altre. In rosso, rosso, rosso, blu, blu raddoppiano la seconda e la quinta.

    Tutti e due i giri seguono la freccia della faccia di partenza. Così un destra, sinistra, alto o basso raddoppiato porta sempre in cima la faccia opposta, e dopo un capovolgi raddoppiato sei di nuovo in cima e giochi ancora, a meno che quella non fosse la tua ultima carta.

    Non si può rinunciare al raddoppio. Per chi gioca dopo, una carta raddoppiata resta una carta del suo verso.

rules-7-title = Fine di una manche
rules-7-body =
    Una manche finisce appena qualcuno, automa o persona, ha giocato l’ultima carta della mano; prima si gira il Kube con quella carta. Finisce anche quando la persona in cima ha solo carte opposte all’ultima.

    Il personaggio in cima è il Dominatore. Se è una persona prende 1 punto, anche quando non ha potuto giocare. Se è un automa, nessuno fa punti.

    Il personaggio sul fondo è il Sukkube. Viene girato in cima e inizia la manche seguente, persona o automa che sia. La prima manche la inizia una persona sorteggiata.

rules-8-title = Fine della partita
rules-8-body =
    Chi arriva a 5 punti vince subito. In cima c’è un solo personaggio, quindi non ci sono pareggi. Perché nessuna partita duri per sempre, le nostre finiscono al più tardi dopo 500 manche; allora vince chi ha più punti, e a parità di punti la vittoria è condivisa.

    Da solo giochi con cinque automi e non puoi perdere: conta quante manche ti servono per i tuoi 5 punti. Meno sono, meglio è.

## Figure e tabelle delle regole

figure-dominator = in cima: 1 punto
figure-goal = si vince con 5 punti
figure-series = Rosso, rosso, rosso, blu, blu: raddoppiano la seconda e la quinta carta.
figure-allowed = Dopo un destra: sinistra mai, destra solo se non c’è altro, alto sempre.
figure-end = Chi è in cima quando finisce la manche, e chi è sul fondo.
column-direction = Verso
column-single = Sale in cima
column-doubled = Raddoppiato
column-last = Ultima carta
column-never = Mai dopo
column-reluctantly = Solo se nient’altro è permesso
