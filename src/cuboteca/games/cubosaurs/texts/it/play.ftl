## Il momento della partita

where = Round { $round } di { $rounds }

## Che cosa si può fare

choice-keep = Tieni la mano: { $cards }
choice-refuse = Rifiuta: aggiungi { $card } e passa la mano a { $next }
choice-buy = Acquista { $tile } per { $cost ->
    [one] 1 segnalino DNA
   *[other] { $cost } segnalini DNA
  }
choice-opponent = Scegli { $seat }
choice-take-token = Prendi un segnalino DNA da { $seat }
choice-theirs-7 = Distruggi { $card } di { $seat }
choice-theirs-8 = Prendi { $card } da { $seat }
choice-theirs-10 = Chiedi { $card } a { $seat }
choice-own-5 = Rifiuta: aggiungi { $card } e passa la mano
choice-own-6 = Distruggi { $card } della tua collezione
choice-own-9 = Dai { $card }
choice-own-10 = Dai in cambio { $card }

## Perché qualcosa non si può fare

why-drawing = Si sta pescando una carta o una tessera; un attimo di pazienza.
why-token-first = Prima { $seat } sceglie da chi prendere un segnalino DNA.
why-not-now = In questo momento del turno non si può fare.
why-not-owned = Nella tua collezione non c’è { $card }.
why-type-in-hand = La mano contiene già una carta di questo tipo ({ $card }). Per rifiutarla devi aggiungere una carta di un tipo che non contiene ancora.
why-type-in-hand-dna = La mano contiene già una carta di questo tipo ({ $card }). Per rifiutarla devi aggiungere una carta di un tipo che non contiene ancora; fanno eccezione solo le tessere Via libera e Doppione.
why-no-icons = Il gioco base non distingue le carte con il simbolo DNA: scegli { $card } senza simbolo.
why-only-with-icon = Qui si può scegliere { $card } solo con il simbolo DNA; senza non ce n’è.
why-no-dna = Le tessere Evoluzione DNA fanno parte delle regole avanzate, che a questo tavolo non si usano.
why-bought = In questo turno hai già acquistato una tessera; il limite è una per turno.
why-not-open = { $tile } non è tra le tessere scoperte.
why-not-in-play = { $tile } non è in questa partita: è stata tolta con le altre tessere di interazione diretta.
why-sold = { $seat } ha acquistato { $tile } in questo round.
why-cost = { $tile } costa { $cost ->
    [one] 1 segnalino DNA
   *[other] { $cost } segnalini DNA
  } e tu ne hai { $tokens }.
why-no-effect-3 = { $tile } fa pescare una carta, ma il mazzo è vuoto. Una tessera non si acquista senza usarne l’abilità.
why-no-effect-5 = { $tile } richiede una tua carta di un tipo già presente nella mano. Una tessera non si acquista senza usarne l’abilità.
why-no-effect-6 = { $tile } richiede una tua carta e non ne hai.
why-no-effect-7 = { $tile } richiede un avversario che abbia una carta.
why-no-effect-8 = { $tile } richiede un avversario che abbia una carta.
why-no-effect-9 = { $tile } richiede una tua carta e non ne hai.
why-no-effect-10 = { $tile } richiede una tua carta e una di un avversario.
why-victim-first = La riserva è vuota: scegli prima l’avversario da cui prendere il segnalino DNA.
why-not-yourself = Scegli un avversario, non te stesso.
why-no-token = { $seat } non ha segnalini DNA.
why-no-card = { $seat } non ha carte.
why-tile-first = Prima completa ciò che chiede { $tile }.
why-not-theirs = { $seat } non ha { $card }.
why-type-not-in-hand = { $card } è di un tipo che non è nella mano; questa tessera ne richiede uno che c’è.

## Che cosa è successo

tell-round = Round { $round }
tell-starter = Viene sorteggiato chi inizia: { $seat }.
tell-starter-lowest = { $seat } ha il punteggio più basso e inizia.
tell-clockwise = Si gioca in senso orario.
tell-counter-clockwise = Si gioca in senso antiorario.
tell-starter-tie = Parità sul punteggio più basso; inizia, a sorte, { $seat }.
tell-tile-up = Si scopre { $tile }.
tell-deal = { $seat } inizia con { $cards }.
tell-draw = { $seat } pesca { $card }.
tell-extra-draw = { $seat } aggiunge alla mano una carta pescata: { $card }.
tell-keep = { $seat } tiene { $cards }.
tell-refuse = { $seat } aggiunge { $card } e passa la mano.
tell-buy = { $seat } acquista { $tile } per { $cost ->
    [one] 1 segnalino DNA
   *[other] { $cost } segnalini DNA
  }.
tell-buy-pass = { $seat } acquista { $tile } per { $cost } segnalini DNA e passa la mano così com’è.
tell-tokens = { $seat } riceve { $count ->
    [one] 1 segnalino DNA
   *[other] { $count } segnalini DNA
  }.
tell-tokens-lost = La riserva è vuota e nessun altro ha segnalini DNA: { $seat } non ne riceve per { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }.
tell-take-token = La riserva è vuota: { $seat } prende un segnalino DNA da { $victim }.
tell-effect-5 = { $seat } aggiunge { $card } e passa la mano.
tell-effect-6 = { $seat } distrugge { $card } della propria collezione.
tell-effect-7 = { $seat } distrugge { $card } di { $other }.
tell-effect-8 = { $seat } prende { $card } da { $other }.
tell-effect-9 = { $seat } dà { $card } a { $other }.
tell-effect-10 = { $seat } dà { $card } a { $other } e riceve { $theirs }.
tell-round-points = { $seat } ottiene { $points } in questo round.
tell-token-points = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per { $count } segnalini DNA.

## Il conteggio di un round

sheet-title = Round { $round }
line-set = { $cards }
line-pairs = { $pairs ->
    [one] 1 coppia di Velociraptor
   *[other] { $pairs } coppie di Velociraptor
  }
line-alone = { $count ->
    [one] 1 Velociraptor solitario
   *[other] { $count } Velociraptor solitari
  }
line-egg-most = { $egg }: nessuno ne ha di più ({ $count })
line-egg-none = { $egg }: non hai nessun dinosauro di quel tipo ({ $count })
line-egg = { $egg }: qualcuno ne ha più di { $count }
line-tile = { $tile }
line-tokens = { $count ->
    [one] 1 segnalino DNA rimasto
   *[other] { $count } segnalini DNA rimasti
  }

## La fine della partita

end-points = Dopo { $rounds ->
    [one] l’unico round
   *[other] l’ultimo dei { $rounds } round
  } { $seat } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, { $lead } in più di { $others }.
end-last-round = { $seats } hanno { $points ->
    [one] { $points } punto a testa
   *[other] { $points } punti a testa
  }; nell’ultimo round il miglior risultato è di { $first }, con { $last }.
end-shared = { $seats } hanno { $points ->
    [one] { $points } punto a testa
   *[other] { $points } punti a testa
  }, e { $last } a testa nell’ultimo round.

## Opzioni

tagline = Fai crescere il branco, ma non troppo: tieni la mano oppure passala con una tua carta.
option-rounds = Round
option-rounds-help = Il regolamento consiglia 3 round in due, altrimenti 2.
option-dna = Evoluzione DNA
option-dna-help = Le regole avanzate: alcune carte danno segnalini DNA, con cui si acquistano tessere con abilità speciali.
option-direct_interaction = Interazione diretta
option-direct_interaction-help = Con il DNA: usa le quattro tessere che toccano la collezione di un avversario.
option-egg_needs_one = Uova con genitore
option-egg_needs_one-help = Regola della casa: un Uovo fa guadagnare solo se hai almeno un dinosauro del suo tipo.

## Valori supposti

assumed-raptors = Guadagno e perdita sui Velociraptor, per ogni colore
assumed-eggs = Guadagno e perdita su queste Uova (T-Rex, Brontosauro, Pterodattilo, Velociraptor)
assumed-icons = Carte con il simbolo DNA tra le 7 di ogni dinosauro
assumed-egg-icons = Uova con il simbolo DNA
assumed-costs = Prezzi delle tessere Evoluzione DNA

## Il tavolo a parole

describe-head = Round { $round } di { $rounds } · { $direction } · { $pile ->
    [one] 1 carta nel mazzo
   *[other] { $pile } carte nel mazzo
  }
describe-hand = Mano di { $name }: { $cards }
describe-market = Tessere: { $tiles } · { $reserve } segnalini nella riserva
describe-tile = { $number } { $name } ({ $cost })
describe-seat = { $name }: totale { $total }, questo round { $now }
describe-nothing = niente

## Studi

treatment-card = Prima carta: { $card }
treatment-tile = Nel primo mercato: { $tile }
study-end-points = Ai punti
study-end-last_round = Per l’ultimo round, a parità di punti
study-end-shared = Con una vittoria condivisa
strategy-never-refuse = Non rifiuta mai
strategy-always-refuse = Rifiuta appena può
strategy-hold = Non rifiuta mai con { $card }
strategy-always-buy = Acquista una tessera appena può
strategy-never-buy = Non acquista mai una tessera
strategy-buy-tile = Acquista appena può: { $tile }
