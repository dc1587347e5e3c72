## Accanto al tabellone

board-turn = Turno { $turn }
board-action = { $name }: azione { $number } di 2
board-cockpit = Azioni e posti
board-seats = Posti, in senso orario
board-ask = Scegli uno dei tuoi Cubi evidenziati: vedi dove può andare, che cosa può attivare, chi può attaccare.
board-own = I tuoi Cubi che possono agire
board-spot = { $planet }: guarda che cosa c’è e scegli
board-choose = Scegli { $cube }
board-order = numero { $number } nell’ordine di gioco
board-to-play = di turno
board-you = tu
board-now = { $points } se il turno finisse ora
board-gain = { $name } +{ $points } a fine turno
board-effect = { $points } a fine turno
board-supply-short = { $count } di riserva
board-unit = { $cube } di { $name } su { $planet }
board-own-unit = { $cube } su { $planet }

## Che cosa può fare un Cubo scelto

board-choice-move = Verso { $planet }
board-choice-activate-cube = Nuovo Cubo sul tuo Ingresso
board-choice-activate-wound = Secondo cubo sotto
board-choice-activate-short = Arma a corta gittata
board-choice-activate-long = Arma a lunga gittata
board-choice-attack = Togli { $cube } di { $name } su { $planet }
board-choice-attack-stack = Cubo di sotto di { $name } su { $planet }: { $cube }
board-why = { $what }: ora non si può scegliere. Tocca per sapere perché.

## Che cosa vogliono dire i disegni

board-key = Che cosa vogliono dire i disegni
board-ways = Quali pianeti sono connessi
board-key-entrance = è dove entrano in gioco i tuoi Cubi. Lì nessuno può attaccarli e nessun Cubo può rientrarvi.
board-key-cube = attivato: un altro Cubo sul tuo Ingresso.
board-key-wound = attivato: un secondo cubo sotto al tuo.
board-key-armoury = attivato: prima un triangolo, poi un quadrato.
board-key-half-moon = a ogni turno dà il suo numero in punti a chi è da solo; se condivisa, la metà a testa, arrotondata per difetto.
board-key-full-moon = a ogni turno dà il suo numero in punti a chi è da solo; se condivisa, la metà a testa, arrotondata per difetto.
board-key-blank = non può attaccare.
board-key-triangle = colpisce i Cubi sul proprio pianeta.
board-key-square = colpisce i Cubi sui pianeti connessi.
board-key-stacked = Doppio, alto due cubi: resiste a un colpo.
board-key-gain = accanto a una luna: i punti che ricevi a fine turno. Su un pulsante: di quanto aumentano con quell’azione.
board-key-move = Linea continua: dove può andare.
board-key-activate = Anello pulsante: il suo pianeta si può attivare.
board-key-attack = Linea tratteggiata: chi può attaccare.
