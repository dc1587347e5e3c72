## Tornei

tournaments = Tornei
tournaments-open = Iscrizioni aperte
tournaments-none = Nessun torneo è aperto in questo momento. Creane uno: scegli un gioco qui sotto.
tournaments-running = In corso
tournaments-over = Conclusi
tournaments-new = Nuovo torneo
tournaments-new-help = A quale gioco?
tournament-create = Crea il torneo
tournament-who = Chi gioca
tournament-mine = partecipi
tournament-decimal-mark = ,
tournament-percent = { $share } %

tournament-title = Nome
tournament-title-help = Come lo vedranno tutti.
tournament-kind = Formula
tournament-kind-help = Svizzera: si incontra chi ha circa gli stessi punti, e nessuno viene eliminato. Girone: tutti incontrano tutti, o circa altrettanto spesso ai tavoli più grandi. Arena: per circa un’ora, chi è pronto gioca subito.
tournament-kind-swiss = Svizzera
tournament-kind-round-robin = Girone
tournament-kind-arena = Arena
tournament-kind-rounds = { $kind }, { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
  }
tournament-arena-of = Arena di { $minutes } minuti
tournament-seats = Giocatori per tavolo
tournament-seats-help = Se i conti non tornano, alcuni tavoli sono più piccoli, o qualcuno riposa.
tournament-rounds = Turni
tournament-rounds-help = Da { $low } a { $high }. Un’arena non ne ha, e un girone a tavoli da due ne ha quanti ne servono.
tournament-arena-minutes = Minuti di un’arena
tournament-arena-minutes-help = Da { $low } a { $high }. Dopo non cominciano altri tavoli.
tournament-round-minutes = Minuti di un turno
tournament-round-minutes-help = Dopo, i suoi tavoli si chiudono con i punti del momento. 0: un turno finisce con l’ultimo tavolo, e ci vuole un orologio.
tournament-places = Posti
tournament-places-help = Per persone, da { $low } a { $high }. Un girone a tavoli da due ne ha al massimo 16.
tournament-bots = Bot
tournament-bots-help = Di questo livello, completano i tavoli quando comincia il torneo.
tournament-no-bots = nessuno
tournament-fill = Completare fino a
tournament-fill-help = Con i bot, partecipano almeno in tanti. 0: solo finché i tavoli sono pieni.
tournament-start = Inizio
tournament-start-help = Comincia da sé, o quando premi il pulsante.
tournament-start-by-host = quando lo avvio io
tournament-start-minutes = tra { $count } minuti
tournament-start-hours = { $count ->
    [one] tra 1 ora
   *[other] tra { $count } ore
  }
tournament-start-days = { $count ->
    [one] tra 1 giorno
   *[other] tra { $count } giorni
  }
tournament-rated = Classificato
tournament-rated-help = Le sue partite cambiano i punteggi: a tutti serve un account, ai tavoli un orologio e le opzioni consuete.

tournament-people = { $count ->
    [one] 1 partecipante
   *[other] { $count } partecipanti
  }, { $places } posti
tournament-begins = comincia
tournament-begins-now = comincia ora
tournament-begins-by-host = comincia quando lo avvia chi lo organizza
tournament-runs = in corso
tournament-round-ends = il turno finisce
tournament-arena-ends = finisce
tournament-ended-over = concluso
tournament-ended-closed = chiuso
tournament-tables-of = tavoli da { $seats }
tournament-round-of = turni di al massimo { $minutes } minuti
tournament-bots-fill = i bot completano i tavoli ({ $level })
tournament-bots-to = bot fino a { $count } partecipanti ({ $level })
tournament-host = organizzato da { $name }
tournament-arena-runs = { $count ->
    [0] Nessun tavolo sta giocando.
    [one] 1 tavolo sta giocando.
   *[other] { $count } tavoli stanno giocando.
  }
tournament-round-runs = Turno { $round } di { $rounds }
tournament-won-by = { $count ->
    [one] Ha vinto { $name }
   *[other] Hanno vinto insieme { $name }
  }
tournament-no-winner = Chiuso prima della fine

tournament-ready = Il tuo tavolo è pronto
tournament-share = Invita altri
tournament-link = Link a questo torneo
tournament-go = Al tavolo
tournament-against = Con { $names }
tournament-prepares = Il tavolo è in preparazione
tournament-plays = in gioco
tournament-bye-now = In questo turno riposi
tournament-rests = Il tuo tavolo ha finito
tournament-rests-help = Il prossimo turno comincia quando tutti i tavoli hanno finito. Questa pagina mostra il tuo tavolo da sé.
tournament-arena-asks = Pronto per il prossimo tavolo?
tournament-arena-asks-help = Premi «Sono pronto» e ti siedi con chi sta aspettando.
tournament-arena-waits = Si aspettano altri
tournament-arena-waits-help = Tieni aperta questa pagina: chi la lascia non viene fatto sedere. Fra poco giochi a un tavolo più piccolo, o con dei bot.
tournament-arena-last = Tempo scaduto: finiscono gli ultimi tavoli
tournament-do-ready = Sono pronto
tournament-do-pause = Pausa
tournament-do-sign-up = Partecipa
tournament-do-start = Comincia ora
tournament-do-withdraw = Ritirati
tournament-do-close = Chiudi il torneo

tournament-standings = Classifica
tournament-entrants = Chi partecipa
tournament-nobody = Ancora nessuno. Apri tu la lista.
tournament-column-points = Punti
tournament-column-opponents = Avversari
tournament-column-direct = Diretti
tournament-column-share = Quota
tournament-column-plays = Partite
tournament-has-left = ritirato
tournament-won = primo
tournament-round = Turno { $round }
tournament-latest-tables = Ultimi tavoli
tournament-table = Tavolo { $number }
tournament-bye = Riposo
tournament-back = Al torneo
tournament-how = Come si contano punti e parità
tournament-how-points = A un tavolo, i punti sono la quota degli altri che si è lasciati indietro: il primo di quattro ha 1, il secondo 0,67, il terzo 0,33. Le parità contano metà, e un riposo vale una vittoria. Chi lascia decidere un bot, perché se ne va o finisce il tempo, si classifica dietro tutti gli altri al tavolo.
tournament-how-swiss = A parità decide la media dei punti degli avversari incontrati, poi i punti negli scontri diretti fra chi è ancora pari, poi la quota media dei punti delle partite.
tournament-how-round-robin = A parità decidono i punti negli scontri diretti, poi la media dei punti degli avversari incontrati, poi la quota media dei punti delle partite.
tournament-how-arena = Contano tutte le partite: giocane quante vuoi. A parità decidono i punti negli scontri diretti, poi la quota media dei punti delle partite.

tournament-unknown = Questo torneo non esiste.
tournament-not-in = Può farlo solo chi partecipa.
tournament-not-host = Può farlo solo chi organizza il torneo.
tournament-begun = Questo torneo è cominciato: non ci si può più iscrivere.
tournament-empty = Non si è ancora iscritto nessuno. Partecipa tu, oppure aspetta gli altri.
tournament-few = Prima che un torneo cominci devono iscriversi almeno in due.
tournament-full = Tutti i { $places } posti sono occupati.
tournament-no-arena = Ci si dice pronti solo in un’arena in corso.
tournament-plays-already = Hai già un tavolo: finisci prima quella partita.
tournament-many-hosted = Organizzi già { $most } tornei che non sono finiti. Chiudine prima uno.
tournament-many-open = Ci sono così tanti tornei aperti che non c’è posto per un altro. Riprova più tardi.
tournament-needs-act = Un pulsante della pagina dice che cosa fare.
tournament-needs-name = Un torneo ha bisogno di un nome.
tournament-needs-kind = Un torneo è svizzero, un girone o un’arena.
tournament-needs-seats = In un torneo, un tavolo di questo gioco ha da { $low } a { $high } giocatori.
tournament-needs-rounds = Un torneo ha da { $low } a { $high } turni.
tournament-needs-places = Un torneo ha da { $low } a { $high } posti.
tournament-needs-places-for-pairs = Un girone a tavoli da due ha da { $low } a { $high } posti.
tournament-needs-fill = I bot possono completare al massimo fino a { $high }, il numero dei posti.
tournament-needs-minutes = Un turno ha da { $low } a { $high } minuti, o 0 per nessun limite.
tournament-needs-arena-minutes = Un’arena ha da { $low } a { $high } minuti.
tournament-needs-level = Non ci sono bot di questo livello.
tournament-needs-start = Un torneo comincia entro 60 giorni.
tournament-needs-end = Un tavolo prima o poi deve finire: scegli un orologio alla cui fine un bot gioca al posto di chi manca o il posto abbandona, oppure i minuti di un turno.
closed-round = Il tempo di questo turno del torneo era scaduto. I punti sono quelli del momento.
audit-tournament = Chiuso il torneo { $name }
messages-begun-title = { $game }: il tuo turno di torneo è cominciato
messages-begun-text = Il tuo tavolo del torneo è pronto.
