## Playing with the real box: the pages

box-title = Con la vostra scatola
box-lead = Giocate al vostro tavolo con il gioco vero: questa pagina conta, mescola e tira i dadi.
box-of = { $game }: con la vostra scatola
box-note = Mettete il telefono al centro del tavolo: resta acceso e ricaricare non fa perdere nulla. Nomi e numeri restano su questo dispositivo; il sito li conta soltanto.
box-has-sheet = foglio segnapunti
box-has-deck = mazzo
box-has-phases = fasi
box-has-die = dado
box-has-solver = risolutore esatto
box-link = Con la vostra scatola

## The sheet

box-begin = Un nuovo foglio
box-player = Giocatore { $number }
box-name = Nome del giocatore { $number }
box-start = Comincia
box-standing = Punti
box-track = Percorso del Punteggio
box-space = Casella { $number }: { $names }
box-nobody = nessuno
box-add = Conta
box-undo = Annulla l’ultima riga
box-again = Nuovo foglio
box-rounds = Contato finora
box-not-a-number = { $name }, { $field }: serve un numero intero da { $least } a { $most }.
box-offline = Il sito non è raggiungibile. Quello che avete scritto resta su questo dispositivo; riprovate più tardi.
box-kept = Il sito non è raggiungibile. Questo è il foglio come è stato contato l’ultima volta.

## What works on the device alone

box-put-back = Rimetti l’ultima
box-shuffle = Mescola tutto
box-left = Carte rimaste: { $count }
box-cards = Carte
box-all-cards = Tutte le carte
box-phases = Il round
box-next-round = Prossimo round
box-dice = Dado
box-chance = Sorte
box-roll = Tira
box-roll-two = Tira due dadi
box-who = Chi comincia?
box-begins = Comincia { $name }.
box-clear = Togli tutto
box-no-script = Dadi, mazzo e caselle che restano segnate hanno bisogno di uno script, che il vostro browser qui non esegue. I fogli funzionano senza.

## The solver

box-solver = Chiedi al risolutore
box-solver-what = Scrivete le carte come sono sul tavolo e saprete qual è la migliore.
box-solver-of = { $game }: risolutore
box-solver-lead = Scrivete ciò che è scoperto sul vostro tavolo. Il risolutore esamina tutto ciò che può succedere fino alla fine della manche.
box-back = Torna al foglio segnapunti
box-solve = Trova la carta migliore
box-best = Il meglio per { $name }
box-exact = La risposta è esatta per questa manche se ognuno gioca per sé. Tra carte uguali prende quella a cui il giocatore seguente può rispondere male.
box-thinking = Il risolutore esamina la manche…
box-take = Togli { $card }
box-too-large = Questa posizione è troppo grande per essere esaminata fino in fondo. Chiedete di nuovo dopo qualche altra carta.
box-solver-late = Il risolutore ha impiegato troppo ed è stato fermato. Chiedete di nuovo dopo qualche altra carta.
box-solver-unready = Il risolutore si sta ancora preparando per il suo primo uso qui. Riprovate fra un minuto.
