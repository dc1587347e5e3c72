## Smazzate: la stessa sorte a più tavoli

daily-title = Smazzate del giorno
daily-lead = Una smazzata al giorno per ogni gioco: le stesse estrazioni per tutti, contro gli stessi bot. Poi si vede chi l’ha giocata meglio.
daily-left = oggi restano { $hours } h { $minutes } min
daily-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
  }
daily-today = Oggi, { $day } (tempo universale)
daily-before = Giorni precedenti
daily-day = Giorno
daily-look = Risultati
daily-played = Giocata
daily-nobody = Nessuno l’ha giocata
daily-not-played = Non ancora giocata
daily-running = La stai giocando
daily-not-counted = Giocata, ma non fino alla fine in tempo
daily-place = { $place }º posto su { $count }
daily-deal-title = { $game }: smazzata del giorno
daily-opponents = { $count ->
    [one] contro un bot, { $level }
   *[other] contro { $count } bot, { $level }
  }
daily-day-before = Giorno prima
daily-day-after = Giorno dopo
daily-play = Gioca questa smazzata
daily-go-on = Continua a giocare
daily-seal-note = Hai un solo tentativo, senza suggerimenti e senza annullare mosse. Vedi i risultati degli altri quando hai finito.
daily-over = Il giorno di questa smazzata è finito.
daily-results = Risultati
daily-col-place = Posto
daily-col-name = Giocatore
daily-col-rank = Al tavolo
daily-col-points = Punti
daily-col-margin = Margine
daily-col-adjusted = Senza fortuna
daily-col-replay = Rivedi
daily-replay-of = Rivedi la partita di { $name }
daily-you = tu
daily-rank-of = { $rank } su { $count }
daily-order = In ordine di piazzamento al proprio tavolo, poi di margine sul miglior avversario, poi di punti.
daily-adjusted-what = «Senza fortuna» è il risultato da 0 (ultimo) a 100 (primo) meno ciò che hanno cambiato le estrazioni, dove qualcuno ha fatto analizzare la partita.
daily-unfinished = { $count ->
    [one] { $count } partita non è finita, o non in tempo.
   *[other] { $count } partite non sono finite, o non in tempo.
  }
daily-nobody-finished = Nessuno ha finito in tempo questa smazzata.
daily-line = Bot, { $level }, con le stesse estrazioni
daily-champion = Chi ha vinto: { $name }
daily-champion-what = La migliore partita del giorno, passo per passo. Ogni riga porta al suo momento.
daily-champion-steps = Mostra tutti i passi
daily-sealed = Finché il giorno non è finito nessuno vede un’altra partita, e nessuna registrazione mostra il segreto.
deal-fair-title = La stessa sorte per tutti
deal-fair = L’ennesima carta di un mazzo è la stessa a ogni tavolo, e così i dadi tirati nello stesso punto. Appena si decide diversamente si incontrano estrazioni diverse: la fortuna pesa allo stesso modo, ma non è uguale.
deal-not-rated = Le smazzate non contano per la classifica.
deal-commitment = Impronta del segreto, la stessa a tutti i tavoli:
deal-compare = Confronta
deal-policy = Questa è una smazzata: altri giocano con le stesse estrazioni. Niente suggerimenti, nessuna mossa si può annullare e nessun bot subentra.
deal-sealed-title = Questa smazzata è sigillata
deal-sealed-text = Altri giocano con le stesse estrazioni. Finché tutti non hanno finito, o il giorno non è passato, la vede solo chi siede a questo tavolo.
deal-refused-unknown = Questa smazzata non esiste.
deal-refused-over = Il giorno di questa smazzata è finito; oggi ce n’è una nuova.
deal-refused-rules = Le regole di questo gioco sono appena cambiate; domani c’è una nuova smazzata.
deal-refused-one-seat = In un incontro a più tavoli ognuno ha un solo posto, e tu ne hai già uno.
deal-refused-not-yours = Solo chi gioca in un incontro lo fa analizzare.
deal-refused-sealed = Un incontro si analizza quando tutti i tavoli hanno finito.
rated-needs-deal-moving = Un posto in una smazzata non si sposta con un codice: accedi al tuo account sull’altro dispositivo.
match-link = Incontro a più tavoli
match-list-title = Incontri in duplicato
match-lead = Due o più tavoli giocano con le stesse estrazioni. Ogni squadra siede a ogni tavolo in un posto diverso: conta come si è giocato un posto, non che cosa gli è toccato.
match-own = I tuoi incontri
match-new = Nuovo incontro
match-game = Gioco
match-running = in corso
match-over = finito
match-title = { $game }, { $count } tavoli
match-teams = Tavoli e squadre
match-tables = Tavoli
match-tables-help = A ciascuno una squadra ha un posto diverso.
match-seats = Squadre
match-seats-help = Quanti sono i posti a un tavolo.
match-team = Squadra { $number }
match-team-name = Nome (facoltativo)
match-team-name-of = Nome della squadra { $number }
match-people = persone, con un link
match-teams-help = Una squadra di persone ne ha una a ogni tavolo, che riceve un link. Tu giochi nella squadra 1 al primo tavolo.
match-create = Crea l’incontro
match-wrong-counts = Scegli da { $low } a { $high } squadre e da 2 a { $most } tavoli.
match-sealed = Sigillato finché tutti i tavoli non hanno finito: fino ad allora vedi solo il tavolo al quale siedi.
match-standings = Classifica
match-col-team = Squadra
match-col-seat = Posto
match-col-difference = Differenza
match-col-adjusted = Senza fortuna
match-difference-what = La differenza confronta un posto con lo stesso posto agli altri tavoli: i suoi punti meno la media di quelli. La classifica di una squadra è la somma sui suoi posti.
match-adjusted-what = «Senza fortuna» confronta i risultati da 0 (ultimo) a 100 (primo) meno ciò che hanno cambiato le estrazioni.
match-analyse = Analizza tutti i tavoli
match-analyses = Tavoli analizzati: { $done } su { $count }; torna tra qualche minuto.
match-table = Tavolo { $number }
match-table-running = in corso
match-table-over = finito
match-table-closed = chiuso prima della fine, con i punti di quel momento
match-free = libero
match-invite = Link per { $team }
match-seat-title = { $game }: un posto in un incontro
match-seat-what = Hai un invito al posto { $seat }. Altri tavoli giocano con le stesse estrazioni, perciò vedi il tavolo quando ti siedi.
match-seat-take = Prendi il posto
