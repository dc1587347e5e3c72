## Punteggi e classifiche

ratings-title = Classifiche
ratings-game = Gioco
ratings-seats = Giocatori
ratings-pace = Ritmo
ratings-season = Stagione
ratings-pace-live = dal vivo
ratings-pace-turns = a turni
ratings-season-of = { $year }, { $quarter ->
    [1] gennaio–marzo
    [2] aprile–giugno
    [3] luglio–settembre
   *[other] ottobre–dicembre
  }
ratings-show = Mostra
ratings-board = { $game }, { $seats } giocatori, { $pace }
ratings-nobody = Nessun punteggio è ancora abbastanza sicuro. Gioca qualche partita classificata e sarai il primo.
ratings-rank = Posto
ratings-name = Giocatore
ratings-rating = Punteggio
ratings-plays = Partite
ratings-own = Punteggi di questa stagione
ratings-pages = Altre righe
ratings-earlier = Posti precedenti
ratings-later = Posti successivi
ratings-bot = Bot, { $level }
ratings-how-title = Come funzionano i punteggi
ratings-how-scale = Si comincia da 1500. Chi ha 400 punti più di un altro vince dieci volte più spesso. Il numero dopo ± dice quanto è sicuro: il valore vero è compreso lì 95 volte su 100. Compari qui quando è { $margin } o meno.
ratings-how-rated = Le partite classificate richiedono un account, un orologio, le opzioni consuete ed estrazioni controllabili; non ci sono suggerimenti. Contano tutti al tavolo, non solo chi vince: battere un giocatore forte vale di più.
ratings-how-season = Ogni gioco, numero di giocatori e ritmo ha i suoi punteggi. Una stagione dura tre mesi; la successiva comincia dal tuo ultimo punteggio, che allora è meno sicuro.
ratings-how-bots = I bot hanno i punteggi misurati in migliaia di partite tra loro. Non cambiano, e «medio» vale 1500.
rated = Classificata
rated-help = Richiede un account per tutti, un orologio e le opzioni consuete; senza suggerimenti.
rated-needs-account = Un tavolo classificato richiede un account: creane uno, o togli «Classificata».
rated-needs-seat-account = Questo tavolo è classificato: crea prima un account, poi riapri il link.
rated-needs-moving = I posti di un tavolo classificato non si spostano con un codice: accedi al tuo account sull’altro dispositivo.
rated-needs-clock = Un tavolo classificato richiede un orologio: scegli un ritmo.
rated-needs-usual-options = Un tavolo classificato richiede le opzioni consuete.
rated-needs-no-hints = Un tavolo classificato non ha suggerimenti.
rated-needs-measured-bots = Per un bot di livello «{ $level }» non è stato misurato alcun punteggio.
rated-needs-others = Un tavolo classificato richiede almeno due giocatori.
rated-needs-one-each = A un tavolo classificato ogni persona ha un solo posto.
rated-change = Punteggio { $before } → { $after } (±{ $margin })
