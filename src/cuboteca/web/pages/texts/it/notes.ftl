## Who people are

guest = Ospite
someone-here = Ospite { $number }
seat-waiting = Posto { $number }
note-you = tu
note-here = su questo dispositivo
note-bot = bot, { $level }
note-bot-replaced = bot, { $level }; { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
} di un bot semplice
note-absent = con link, non ancora qui
level-random = spensierato
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
level-champion = campione
level-greedy = scaltro
level-solver = lungimirante

## The window's title and what a screen reader hears

title-yours = Tocca a te · { $game }
title-theirs = Tocca a { $name } · { $game }
title-over = Finita · { $game }
title-open = { $game }

## At the table

take-back = Annulla
take-back-what = Annulla: { $what }
take-back-what-answers = Annulla, con le risposte dei bot: { $what }
log-take-back = { $player } annulla l’ultima azione.
log-take-back-answers = { $player } annulla l’ultima azione, e con essa le risposte dei bot.
log-stand-in-late = { $player } non ha risposto in tempo; questa mossa l’ha fatta un bot semplice.
log-stand-in-unready = { $player } non era pronto in tempo; questa mossa l’ha fatta un bot semplice.
log-stand-in-failed = { $player } ha avuto un guasto; questa mossa l’ha fatta un bot semplice.
log-stand-in-illegal = { $player } ha tentato una mossa vietata dalle regole; questa mossa l’ha fatta un bot semplice.
ask-hint = Suggerimento
hint-exact = La scelta migliore: { $action }. Sono stati esaminati tutti i seguiti possibili.
hint-searched = Sembra la scelta migliore: { $action }. Sono stati provati molti seguiti, non tutti.
hint-clear = Sembra la scelta migliore: { $action }, nettamente davanti alle altre.
hint-close = Sembra la scelta migliore: { $action }, ma altre possono valere altrettanto.
hint-head-exact = La scelta migliore: sono stati esaminati tutti i seguiti possibili.
hint-head-searched = Sembra la scelta migliore: sono stati provati molti seguiti, non tutti.
hint-head-clear = Sembra la scelta migliore, nettamente davanti alle altre:
hint-head-close = Sembra la scelta migliore, ma altre possono valere altrettanto:
hint-rated = { $action } ({ $value }, più o meno { $spread })
hint-certain = { $action } ({ $value })
hint-also = A confronto: { $actions }.
hint-value-win = vince il { $value } %
hint-value-rank = { $value } su 100
hint-value-lead = { $value } su 100
hint-value-share = { $value } %
hint-note-win = Quante partite su 100 si vincono così, da qui.
hint-note-rank = Il piazzamento medio: 100 è il primo posto alla fine, 0 l’ultimo.
hint-note-lead = 100 è il primo posto con grande vantaggio, 0 l’ultimo con grande distacco.
hint-note-share = In quanti seguiti su 100 si ottiene ciò che si vuole.
hint-note-exact = Chi prende il punto, se tutti giocano al meglio.
hint-why-more = Perché: se bot semplici giocano fino alla fine ({ $plays } volte), ti porta { $points } punti in più (± { $spread }) di «{ $other }».
hint-why-more-others = Perché: se bot semplici giocano fino alla fine ({ $plays } volte), ti porta { $points } punti in più (± { $spread }) di «{ $other }», e { $fewer } in meno (± { $doubt }) a { $name }.
hint-why-less-others = Perché: se bot semplici giocano fino alla fine ({ $plays } volte), ti porta { $points } punti in meno (± { $spread }) di «{ $other }», ma { $fewer } in meno (± { $doubt }) a { $name }.
hint-why-others = Perché: se bot semplici giocano fino alla fine ({ $plays } volte), porta a { $name } { $fewer } punti in meno (± { $doubt }) di «{ $other }».
hint-point = punto: { $names }
hint-nobody = nessun punto
hint-more = Che cosa significa
hint-best-actions = Le azioni migliori
hint-close-panel = Chiudi
hint-line = Un seguito possibile: { $line }.
hint-step = { $name }: { $action }
hint-none = Questa volta nessun suggerimento: il calcolo è durato troppo.
hint-busy = Si stanno preparando molti suggerimenti. Chiedi di nuovo tra circa { $seconds } secondi.
hint-preparing = I suggerimenti per questo gioco sono in preparazione, e ci vogliono circa { $seconds } secondi. Poi chiedi di nuovo.
hint-preparing-longer = I suggerimenti per questo gioco sono in preparazione; ci vuole più del solito. Tra un po’ chiedi di nuovo.
hint-coming = I suggerimenti per questo gioco sono in preparazione, e ci vogliono circa { $seconds } secondi. Il tuo comparirà da sé; intanto puoi giocare.
hint-coming-longer = I suggerimenti per questo gioco sono in preparazione; ci vuole più del solito. Il tuo comparirà da sé; intanto puoi giocare.

## The end of a play

over-you = Hai vinto
over-one = Vince { $name }
over-shared = { $names } condividono la vittoria
over-alone = { $name } ha fatto { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
over-alone-you = Hai fatto { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }

## The games

fact-seats = da { $low } a { $high } giocatori
fact-minutes = { $minutes } minuti
table-title = { $game } con { $names }
table-over = Finita

## Creating a table

choice-me = Io
choice-here = Un’altra persona su questo dispositivo
choice-link = Una persona con link
choice-bot = Bot, { $level }
group-bots = Bot
hints = Suggerimenti
hints-help = Chi è di turno può chiedere che cosa conviene fare.
problem-name = Scrivi un nome da 1 a 30 caratteri.
problem-seat = Scegli per ogni posto chi si siede.

## Rules page

rules-intro = { $game } di { $designers }{ $year }. Questo è un nostro riassunto; il regolamento è nella scatola.
rules-none = Il riassunto non è ancora stato scritto.
rules-summary = Regole
rules-options = Opzioni
rules-option = Opzione
rules-default = Predefinito
rules-meaning = Che cosa fa
rules-assumed = Valori ipotizzati
rules-assumed-why = Alcuni valori compaiono solo nelle figure del regolamento. Questi sono una nostra scelta, finché qualcuno non li legge dalla scatola.
rules-figure = Valore di
rules-value = Scelto
rules-version = Versione { $version } delle nostre regole.
yes = sì
no = no

## Replay

replay-start = Prima del primo evento
replay-decision = { $name } decide.
replay-draw = Un’estrazione.

## Messages

message-back-to-replay = Al replay
message-why-title = Non ora
message-why-fine = Ora puoi farlo.
message-403-origin = Questo modulo viene da un altro sito.
message-405-title = Qui non è possibile
message-405-text = Questo indirizzo non accetta quello che è stato inviato.
message-unfit-text = Quello che è stato inviato contiene il carattere { $character }, che non è ammesso. Torna indietro, toglilo e riprova.
message-unfit-field = Il campo «{ $field }» contiene il carattere { $character }, che non è ammesso. Torna indietro, toglilo e riprova.
message-busy-title = Un momento
message-busy-text = Il sito ha molto da calcolare. Riprova tra circa { $seconds } secondi.
message-busy-again = Riprova
message-503-title = Chiuso per un momento
message-503-text = Il registro delle partite non è raggiungibile, tutti i tavoli sono occupati o troppi tabelloni e mazzi attendono di essere controllati. Non si è perso nulla; riprova tra poco.
message-507-title = Spazio esaurito
message-507-text = Il disco di questo sito è quasi pieno, perciò non si salva più nulla di nuovo: né tavoli, né mosse, né posti. Quanto giocato finora è al sicuro. Avvisa chi gestisce il sito e riprendi qui quando ci sarà di nuovo spazio.
message-other-title = Qualcosa è andato storto
message-other-text = La pagina non ha potuto fare quanto richiesto.
