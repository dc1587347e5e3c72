clock = Tempo rimasto:
clocks = Orologi
clock-day = g
clock-minute = Ti resta un minuto.
clock-seconds = Ti restano dieci secondi.
note-resigned = ha abbandonato
note-replaced = assente; bot, { $level }
note-free = libero; bot, { $level }
log-resign = { $player } abbandona.
log-hand-over = { $player } lascia giocare un bot.
log-come-back = { $player } è di nuovo al tavolo.
log-flag = Il tempo di { $player } è scaduto.
log-sit = { $player } prende posto al tavolo.
log-agree-end = { $player } vorrebbe concludere la partita così com’è.
log-agree-pace = { $player } vorrebbe cambiare la cadenza.
log-agree-skip = { $player } vorrebbe che un bot muovesse per { $other }.
log-decline-end = { $player } vuole continuare a giocare.
log-decline-pace = { $player } vuole mantenere la cadenza.
log-decline-skip = { $player } vuole aspettare { $other }.
log-decide-end = Tutti d’accordo: la partita finisce così com’è.
log-decide-pace = Tutti d’accordo su una nuova cadenza.
log-decide-skip = Per ora un bot gioca per { $other }.
closed-agreed = Tutti al tavolo hanno deciso di concludere la partita. I punti sono quelli di quel momento.
closed-resigned = La partita è finita per abbandono. I punti sono quelli di quel momento.
closed-unbegun = Il tavolo è stato chiuso prima della prima estrazione, quando non era ancora arrivato nessun altro.

## Creare un tavolo

time-label = Tempo
time-help = Che cosa succede alla fine del tempo si sceglie qui sotto.
time-none = Senza orologi
time-live = Dal vivo: minuti per l’intera partita
time-turns = A turni: ore o giorni per turno
time-bank-label = Minuti all’inizio
time-bank-help = Ognuno ha questo tempo per pensare nell’intera partita.
time-increment-label = Secondi guadagnati a ogni turno
time-increment-help = Si aggiungono alla fine del turno, quante che siano le decisioni.
time-cap-label = Al massimo, in minuti
time-cap-help = Nessun orologio va oltre.
time-turn-label = Ore per turno
time-turn-help = 24 sono un giorno, 168 una settimana.
time-from-label = Gli orologi vanno dall’ora
time-from-help = Prima di quell’ora è notte e gli orologi stanno fermi.
time-to-label = fino all’ora
time-to-help = Poi è di nuovo notte; 24 è mezzanotte.
time-weekends-label = I fine settimana contano
time-weekends-help = Altrimenti il sabato e la domenica gli orologi stanno fermi.
time-off-label = Giorni liberi
time-off-help = Per esempio 2026-12-25 2026-12-26; gli orologi stanno fermi.
time-zone-label = Fuso orario
time-zone-help = A cui si riferiscono queste ore e questi giorni.
time-problem = Uno dei numeri sul tempo è fuori dai limiti, un giorno libero non è una data come 2026-12-25, oppure il fuso orario è sconosciuto.
time-problem-number = In «{ $label }» va un numero intero da { $low } a { $high }.
time-problem-day = «{ $day }» non è una data come 2026-12-25.
time-problem-hours = L’ora da cui il tempo conta deve venire prima dell’ora fino a cui conta.
time-problem-zone = Un fuso orario si scrive come Europe/Rome, oppure UTC.
leaving = Quando qualcuno se ne va
at-flag-label = Quando il tempo è scaduto
at-flag-help = Chi torna può riprendere il posto, a meno che non abbia abbandonato.
at-flag-bot = un bot continua
at-flag-resign = il posto abbandona
at-flag-wait = il tavolo aspetta
leave-level-label = Bot che continua
leave-level-help = Anche al posto di chi abbandona.
away-label = Minuti prima che qualcuno risulti assente
away-help = Dopo, gli altri possono votare perché muova un bot.

## Lasciare un tavolo

leave-title = Lasciare o concludere
leave-seat = Posto
leave-level = Bot
leave-hand-over = Far continuare un bot
leave-hand-over-what = Gioca al tuo posto finché non lo riprendi, cosa che puoi fare in qualsiasi momento.
leave-end = Concludere così com’è
leave-end-what = Se tutte le persone al tavolo sono d’accordo, la partita finisce e i punti restano quelli attuali.
leave-end-offer = Proponi di concludere
leave-end-alone = La partita finisce subito e i punti restano quelli attuali.
leave-end-now = Concludi la partita
leave-away = { $name } è assente
leave-away-what = Se gli altri sono d’accordo, un bot muove in quel posto finché la persona non torna.
leave-skip = Fai muovere un bot
leave-close = Chiudi il tavolo
leave-close-what = Non è ancora arrivato nessun altro. Se chiudi il tavolo, i suoi link non aprono più nessun posto.
leave-close-wait = La partita non è ancora cominciata e qualcun altro è già arrivato. Al tavolo puoi cominciare senza chi manca; poi puoi lasciare come in qualsiasi partita.
leave-free = { $name } è ancora libero
leave-free-what = Un bot può giocare lì finché non arriva qualcuno a prendere il posto. Se siete in più persone, dovete essere tutti d’accordo.
leave-free-bot = Fai giocare un bot
leave-refused-unbegun = La partita non è ancora cominciata e qualcun altro è già arrivato. Comincia senza chi manca, oppure aspetta.
leave-refused-resigned = Hai abbandonato, perciò al tuo posto continua un bot.
leave-refused-replaced = Al tuo posto gioca un bot. Prima riprendi il posto.
leave-refused-present = Gli altri possono far muovere un bot quando qualcuno pensa da { $count ->
    [one] un minuto
   *[other] { $count } minuti
  }.
leave-refused-same = Il tavolo ha già questa cadenza.
leave-refused-often = In questa partita lo hai già fatto { $count } volte: di più non si può.
leave-refused-deal = Questa smazzata la gioca ciascuno da sé: nessun bot può prendere il posto.
leave-control = Un’altra cadenza
leave-control-help = Se tutte le persone al tavolo sono d’accordo, gli orologi ripartono da capo.
leave-control-new = Nuova cadenza
leave-control-offer = Proponila
leave-resign = Abbandona
leave-resign-ends = La partita allora finisce e arrivi ultimo.
leave-resign-goes-on = Un bot continua al tuo posto e arrivi ultimo. Non puoi tornare.
leave-sure = Confermo
leave-agree = D’accordo
leave-decline = Rifiuta
leave-withdraw = Ritira
leave-come-back = Riprendi il posto
affair-flag = Il tempo di { $name } è scaduto e un bot continua.
affair-handed = Un bot gioca per { $name }.
affair-vote = { $name } era assente e un bot muove.
affair-flagged = Il tempo di { $name } è scaduto.
affair-free = { $name } è ancora libero, ed è il suo turno.
affair-end = Per concludere così com’è: { $names }.
affair-pace = Per un’altra cadenza ({ $control }): { $names }.
affair-skip = Perché un bot muova per { $other }: { $names }.
time-said-live = { $bank } e { $seconds } s in più a turno, al massimo { $cap }
time-said-turns = { $time } per turno
time-said-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
  } per turno
time-said-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
  } per turno
policy-counts-all = Il tempo conta dalle { $start }:00 alle { $end }:00 ({ $zone }){ $off ->
    [0] .
    [one] , tranne un giorno libero.
   *[other] , tranne { $off } giorni liberi.
  }
policy-counts-week = Il tempo conta dal lunedì al venerdì, dalle { $start }:00 alle { $end }:00 ({ $zone }){ $off ->
    [0] .
    [one] , tranne un giorno libero.
   *[other] , tranne { $off } giorni liberi.
  }
policy-time = Tempo: { $control }.
policy-flag-bot = Quando il tempo è scaduto, continua un bot ({ $level }).
policy-flag-resign = Quando il tempo è scaduto, il posto abbandona.
policy-flag-wait = Quando il tempo è scaduto, il tavolo aspetta e gli altri possono far muovere un bot.
policy-leave = Per chi abbandona continua un bot ({ $level }). Dopo { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  } di riflessione gli altri possono votare perché muova un bot.
rematch-join = Gioca la rivincita
closed-ended = La partita è finita
policy = Tempo e abbandoni
