## Accanto al tabellone

board-turn = Turno { $turn }
board-action = { $name }: azione { $number } di 2
board-cockpit = Che cosa si può fare, e i posti
board-seats = Posti, in senso orario
board-ask = Scegli uno dei tuoi Cubi luminosi: vedi dove può andare, che cosa può attivare, chi può colpire.
board-first = primo giocatore
board-to-play = gioca
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
board-key-entrance = è dove appaiono i tuoi Cubi. Lì nessuno li attacca, e nessuno vi torna.
board-key-cube = attivato: un altro Cubo sul tuo Ingresso.
board-key-wound = attivato: un secondo cubo sotto al tuo.
board-key-armoury = attivato: prima un triangolo, poi un quadrato.
board-key-half-moon = a turno, i punti del suo numero da soli; la metà, per difetto, a testa se condivisa.
board-key-full-moon = a turno, i punti del suo numero da soli; la metà, per difetto, a testa se condivisa.
board-key-blank = non può attaccare.
board-key-triangle = colpisce sul proprio pianeta.
board-key-square = colpisce sui pianeti vicini.
board-key-stacked = Alto due: resiste a un colpo.
board-key-move = Linea continua: dove può andare.
board-key-activate = Anello pulsante: il suo pianeta si può attivare.
board-key-attack = Linea tratteggiata: chi può colpire.
