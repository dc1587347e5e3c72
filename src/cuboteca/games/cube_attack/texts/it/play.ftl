## Pianeti, Cubi e squadre

planet-entrance = Ingresso
planet-cube = Pianeta Cubo
planet-wound = Pianeta Ferita
planet-armoury = Armamentario
planet-half-moon = Mezza Luna
planet-full-moon = Luna Piena
cube-blank = Cubo disarmato
cube-triangle = Cubo a corta gittata
cube-square = Cubo a lunga gittata
cube-blank-stacked = Cubo doppio disarmato
cube-triangle-stacked = Cubo doppio a corta gittata
cube-square-stacked = Cubo doppio a lunga gittata
unit-activated = { $cube } (ha già attivato)
unit-attacked = { $cube } (ha già attaccato)
team-red = rosso
team-blue = blu
team-green = verde
team-yellow = giallo
team-purple = viola
team-white = bianco

## Il tabellone

board-title = Il tabellone di Cube Attack
board-supply = { $count ->
    [one] 1 cubo di riserva
   *[other] { $count } cubi di riserva
  }

## Che cosa dice la barra

prompt-first = La tua prima azione. Tocca un Cubo, poi dove va o che cosa fa.
prompt-second = La tua seconda azione. Tocca un Cubo, poi dove va o che cosa fa.
prompt-drawing = Si sorteggia il primo giocatore.

## Il momento della partita

where = Turno { $turn }, si vince a { $goal } punti

## Che cosa si può fare

choice-move = { $cube } su { $planet }: vai su { $goal }
choice-activate-cube = { $cube } su { $planet }: porta un nuovo Cubo sul tuo Ingresso
choice-activate-wound = { $cube } su { $planet }: metti un secondo cubo sotto
choice-activate-short = { $cube } su { $planet }: prendi un’arma a corta gittata
choice-activate-long = { $cube } su { $planet }: passa a un’arma a lunga gittata
choice-attack = { $cube } su { $planet }: togli { $target } di { $seat } su { $goal }
choice-attack-stack = { $cube } su { $planet }: togli il cubo di sotto a { $target } di { $seat } su { $goal }

## Perché qualcosa non si può fare

why-drawing = Si sta sorteggiando il primo giocatore; un attimo di pazienza.
why-no-unit = Non hai un Cubo così. I Cubi uguali valgono come una sola scelta.
why-no-way = Questa orbita non parte da { $planet }. Un Cubo segue un’orbita fino a un pianeta connesso, mai dentro un Ingresso.
why-no-function = { $planet } non si può attivare: si attivano solo i pianeti Cubo e Ferita e gli Armamentari.
why-activated = Questo { $cube } ha già attivato un pianeta in questo turno; ogni Cubo può farlo una volta sola.
why-opponent-there = Su { $planet } c’è un Cubo avversario. Un pianeta si attiva solo se non ce ne sono.
why-long-already = Questo Cubo ha già un’arma a lunga gittata; l’Armamentario non può dargli altro.
why-stacked = Questo Cubo ha già un secondo cubo sotto; più di due non sono ammessi.
why-no-supply = Non hai più cubi di riserva.
why-no-opponent = Questo avversario non è a questo tavolo.
why-no-target = { $seat } non ha un Cubo così.
why-unarmed = Un Cubo disarmato non può attaccare. L’arma si ottiene in un Armamentario.
why-attacked = Questo { $cube } ha già attaccato in questo turno; ogni Cubo può farlo una volta sola.
why-on-entrance = I Cubi su { $planet } non si possono attaccare.
why-too-far-short = Un’arma a corta gittata colpisce solo sul proprio pianeta, { $planet }, e non su { $goal }.
why-too-near = Un’arma a lunga gittata non colpisce sul proprio pianeta, ma solo su quelli connessi con { $planet }.
why-too-far-long = Un’arma a lunga gittata colpisce solo sui pianeti connessi con { $planet }, e { $goal } non lo è.
why-choose-first = Scegli prima uno dei tuoi Cubi evidenziati, poi dove va o che cosa fa.
why-not-yours = Questo { $cube } è di { $seat }. Scegli prima uno dei tuoi Cubi, poi chi attacca.
why-into-entrance = Un Cubo non può muoversi in un Ingresso: { $planet } serve solo a entrare in gioco.
why-not-connected = Nessuna orbita porta direttamente da { $planet } a { $goal }. Un Cubo segue una sola orbita, fino a un pianeta connesso.
why-stuck = { $cube } su { $planet } ora non può fare nulla: da lì non parte nessuna orbita, e non ha nulla da attivare né da attaccare.

## Che cosa è successo

tell-first = Viene sorteggiato il primo giocatore: { $seat }.
tell-turn = Turno { $turn }
tell-move = { $seat } muove { $cube } da { $planet } a { $goal }.
tell-activate-cube = { $seat } attiva { $planet }: entra un nuovo Cubo.
tell-activate-wound = { $seat } attiva { $planet }: { $cube } diventa doppio.
tell-activate-short = { $seat } attiva { $planet }: { $cube } riceve un’arma a corta gittata.
tell-activate-long = { $seat } attiva { $planet }: { $cube } riceve un’arma a lunga gittata.
tell-attack = { $seat } attacca con { $cube } e toglie { $target } di { $other } su { $goal }.
tell-attack-stack = { $seat } attacca con { $cube }: { $target } di { $other } su { $goal } perde il cubo di sotto.
tell-no-cubes = { $seat } non ha più Cubi sul tabellone.
tell-turn-points = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.

## Il conteggio di un turno

sheet-title = Turno { $turn }
line-alone = { $moon }, da solo
line-shared = { $moon }, in { $teams }

## La fine della partita

end-points = { $seat } ha raggiunto { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } nel turno { $turn }.
end-points-more = { $seat } ha raggiunto { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } nel turno { $turn }; per vincere { $goal ->
    [one] ne bastava 1
   *[other] ne bastavano { $goal }
  }.
end-points-ahead = { $seats } hanno { $goal ->
    [one] il punto che serve
   *[other] i { $goal } punti che servono
  } per vincere; dopo il turno { $turn } è in testa { $seat } con { $points }.
end-turn-cap = Il turno { $turn } era l’ultimo e nessuno ha raggiunto { $goal ->
    [one] 1 punto
   *[other] { $goal } punti
  }.
end-turn-cap-level = Il turno { $turn } era l’ultimo; { $seats } sono in testa a pari merito con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.

## Opzioni

tagline = Crea una squadra di Cubi, distribuiscila sui pianeti e controlla le lune, con due azioni per turno.
option-board = Tabellone
option-board-help = I pianeti e le orbite su cui si gioca: un tabellone incluso o un tuo file.
option-board-three-fold = Tre settori
option-board-six-fold = Sei settori
option-points_to_win = Punti per vincere
option-points_to_win-help = La partita finisce quando un solo posto è in testa con almeno questi punti.
option-turn_cap = Ultimo turno
option-turn_cap-help = Regola della casa: dopo questo turno la partita finisce in ogni caso.
option-lost_cubes_return = I cubi persi tornano
option-lost_cubes_return-help = I cubi di legno persi in un attacco tornano nella riserva del proprietario; altrimenti escono dalla partita.

## Valori supposti

assumed-board = I tabelloni: pianeti e orbite di ciascuno
assumed-teams = I colori delle squadre oltre al rosso

## Il tavolo a parole

describe-head = Turno { $turn } di { $cap } al massimo, si vince a { $goal } punti
describe-order = Ordine di gioco: { $names }
describe-seat = { $name } ({ $team }): { $points } punti, { $now } se il turno finisse ora, { $supply } di riserva
describe-no-cubes = nessun Cubo
describe-moons = Lune
describe-nobody = nessuno
describe-activated = ha già attivato
describe-attacked = ha già attaccato

## Studi

treatment-turn = Prima { $first }, poi { $second }
treatment-move = muovere su { $planet }
treatment-activate = attivare { $planet }
study-end-points = Qualcuno ha raggiunto i punti
study-end-turn_cap = Dopo l’ultimo turno
strategy-always-move = Muove appena può
strategy-always-activate = Attiva appena può
strategy-always-attack = Attacca appena può
strategy-never-move = Muove solo se deve
strategy-never-activate = Attiva solo se deve
strategy-never-attack = Attacca solo se deve
