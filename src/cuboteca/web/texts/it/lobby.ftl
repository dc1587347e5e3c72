lobby = Sala d’attesa
lobby-join = Trova con chi giocare
lobby-open = Tavoli aperti
lobby-none = Nessun tavolo aspetta giocatori in questo momento. Prova una partita veloce, o apri tu un tavolo.
lobby-free = { $free ->
    [one] 1 posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
  }
lobby-since = aperto da
lobby-watch = Guarda
lobby-running = Partite da guardare
lobby-match = Partita veloce
lobby-match-help = Tocca il numero di giocatori. Appena abbastanza persone vogliono la stessa partita, vi sedete allo stesso tavolo.
lobby-match-label = { $game } in { $seats }
lobby-waiting = { $count } in attesa
lobby-queue = { $count } in attesa per { $game } in { $seats }
lobby-fill = Dopo { $seconds } secondi, i bot possono occupare i posti vuoti
lobby-you-wait = Stai aspettando una partita a { $game } in { $seats } ({ $pace }).
lobby-you-fill = Dopo { $seconds } secondi, i bot occupano i posti vuoti.
lobby-stay = Tieni aperta questa pagina: chi la lascia smette di aspettare. Finora:
lobby-leave = Smetti di aspettare
lobby-ready = Il tuo tavolo è pronto
lobby-new = Apri un tavolo
lobby-new-help = Scegli un gioco, lascia un posto libero e fai venire chiunque: il tuo tavolo apparirà qui.
lobby-not-open = Questo tavolo non è aperto a tutti: un posto libero si apre solo con il suo link.
lobby-taken = { $name } ha appena preso il posto { $number }. Questo è ancora libero:
lobby-bot = { $name } (bot, { $level })
lobby-option = { $label }: { $value }
lobby-usual = opzioni consuete
lobby-yes = sì
lobby-no = no
lobby-own = su misura
lobby-pace = Partita veloce con
claim-free = { $seat } è libero
come = Chi può partecipare
come-help = In ogni caso, chi ha l’indirizzo del tavolo può guardare.
come-link = solo chi riceve un link da me
come-lobby = chiunque: il tavolo appare nella sala d’attesa
message-429-seats = Da qui sono stati presi o chiesti molti posti in poco tempo. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }.

## Who is there

presence-here = presente
presence-away = assente
presence-never = non ancora qui
presence-away-for = assente da { $time }
presence-watching = { $count } { $count ->
    [one] spettatore
   *[other] spettatori
  }

## A large screen, and a device that several share

screen = Schermo grande
screen-phones = Posti per telefoni
screen-scan = Inquadra il codice con il telefono per sederti
lobby-sit-here = Prendi un posto libero a questo tavolo
curtain-title = Passa il dispositivo a { $name }
curtain-why = Tocca a { $name }. Finché il dispositivo non è nelle mani di { $name }, si vede solo ciò che tutti possono vedere.
curtain-open = Sono { $name }
