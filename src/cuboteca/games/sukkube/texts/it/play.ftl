## The moment of the play

where = Manche { $manche } · si vince con { $goal ->
    [one] 1 punto
   *[other] { $goal } punti
  }
where-over = Dopo { $count ->
    [one] 1 manche
   *[other] { $count } manche
  }

## Cards: direction, colour and the shape that goes with the colour

card-red-right = destra, cerchio rosso
card-red-left = sinistra, cerchio rosso
card-red-down = basso, cerchio rosso
card-red-up = alto, cerchio rosso
card-red-flip = capovolgi, cerchio rosso
card-blue-right = destra, quadrato blu
card-blue-left = sinistra, quadrato blu
card-blue-down = basso, quadrato blu
card-blue-up = alto, quadrato blu
card-blue-flip = capovolgi, quadrato blu
card-yellow-right = destra, triangolo giallo
card-yellow-left = sinistra, triangolo giallo
card-yellow-down = basso, triangolo giallo
card-yellow-up = alto, triangolo giallo
card-yellow-flip = capovolgi, triangolo giallo
colour-red = rossa (cerchio)
colour-blue = blu (quadrato)
colour-yellow = gialla (triangolo)
direction-right = destra
direction-left = sinistra
direction-down = basso
direction-up = alto
direction-flip = capovolgi

## Characters and places of the Kube

character-strongman = Forzuto
character-tamer = Domatore
character-presenter = Presentatore
character-lion = Leone
character-clown = Clown
character-ballerina = Ballerina
place-top = in cima
place-far = lato lontano
place-right = lato destro
place-near = lato vicino
place-left = lato sinistro
place-bottom = sul fondo

## The board

board-kube = Il Kube
board-last = Ultima carta:
board-automaton = automa
board-automaton-help = Nessuno gioca questo personaggio. È un automa (il regolamento lo chiama Bot): gioca le sue carte nell’ordine in cui le ha ricevute e non fa mai punti.
board-you = tu
board-points = { $count } su { $goal }
board-points-read = Punti: { $count } su { $goal }
board-why = { $card } non si può giocare adesso. Tocca per sapere perché.

## What the bar says

prompt-first = Tocca a te. Apri la manche: gioca una carta qualsiasi.
prompt-play = Tocca a te. Gioca una carta. L’ultima era: { $last }.
prompt-one = Tocca a te. Dopo { $last } puoi giocare un solo tipo di carta.
prompt-dealing = Si distribuiscono le carte.

## What can be done

choice-play = Gioca { $card }: va in cima { $character }
choice-play-again = Gioca { $card }: resti in cima
choice-play-doubled = Gioca { $card }, raddoppiata: va in cima { $character }
choice-play-doubled-again = Gioca { $card }, raddoppiata: resti in cima

## Why something cannot be done

why-dealing = Si distribuiscono le carte; attendi un momento.
why-not-your-turn = Non tocca a te: si aspetta { $seat }, il cui personaggio è in cima.
why-not-owned = Non hai la carta { $card }.
why-opposite = Non puoi giocare { $card }: ha il verso opposto alla carta appena giocata ({ $last }), e questo non è mai permesso.
why-repeated = Ora non puoi giocare { $card }: ripete il verso della carta appena giocata ({ $last }), e hai una carta di verso diverso.

## What happened

tell-manche = Manche { $manche }
tell-character = Il personaggio di { $seat }: { $character }.
tell-automaton = { $character } è un automa: nessuno lo gioca, le sue carte si giocano in ordine.
tell-deal = { $seat } riceve { $cards }.
tell-deal-automaton = L’automa { $character } riceve, in quest’ordine: { $cards }.
tell-starter = Viene sorteggiato chi inizia: { $seat }.
tell-play = { $player } gioca { $card }. In cima: { $character }.
tell-play-again = { $player } gioca { $card } e resta in cima.
tell-play-doubled = { $player } gioca { $card }, stesso colore: raddoppia. In cima: { $character }.
tell-play-doubled-again = { $player } gioca { $card }, stesso colore: raddoppia e resta in cima.
tell-play-automaton = L’automa { $player } gioca { $card }. In cima: { $character }.
tell-play-automaton-again = L’automa { $player } gioca { $card } e resta in cima.
tell-play-automaton-doubled = L’automa { $player } gioca { $card }, stesso colore: raddoppia. In cima: { $character }.
tell-play-automaton-doubled-again = L’automa { $player } gioca { $card }, stesso colore: raddoppia e resta in cima.
tell-stuck = { $seat } ha solo carte opposte all’ultima: la manche finisce.
tell-emptied = { $seat } ha giocato l’ultima carta: la manche finisce.
tell-emptied-automaton = L’automa { $character } ha giocato la sua ultima carta: la manche finisce.
tell-dominator = { $seat } ({ $character }) è in cima: è il Dominatore e prende 1 punto.
tell-dominator-automaton = In cima c’è l’automa { $character }: nessuno prende punti.
tell-sukkube = { $seat } ({ $character }) è sul fondo: è il Sukkube e inizia la prossima manche.
tell-sukkube-automaton = L’automa { $character } è sul fondo: è il Sukkube e inizia la prossima manche.
tell-solo-points = { $seat } ha raggiunto { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } dopo { $manches ->
    [one] 1 manche
   *[other] { $manches } manche
  }. Meno sono, meglio è.
tell-solo-manche-cap = { $manches ->
    [one] L’unica manche è stata giocata
   *[other] Tutte le { $manches } manche sono state giocate
  }; { $seat } ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } su { $goal }.

## How a manche was counted

sheet-title = Manche { $manche }
sheet-point = Manche { $manche }, il punto a { $seat } ({ $character })
sheet-point-automaton = Manche { $manche }, nessun punto: in cima c’era l’automa { $character }
line-dominator = Dominatore: { $character } in cima

## How the play ended

end-points = { $seat } ha raggiunto { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } nella manche { $manche }.
end-manche-cap = { $manches ->
    [one] L’unica manche è stata giocata
   *[other] Tutte le { $manches } manche sono state giocate
  } e nessuno ha raggiunto { $goal ->
    [one] 1 punto
   *[other] { $goal } punti
  }.

## Options

tagline = Un circo in un cubo: giralo in modo che il tuo personaggio sia in cima quando la musica si ferma.
option-points_to_win = Punti per vincere
option-points_to_win-help = Il regolamento dice 5; ogni manche dà al massimo un punto.
option-manche_cap = Numero massimo di manche
option-manche_cap-help = La partita finisce dopo questo numero di manche anche se nessuno ha vinto; il regolamento non prevede questa fine.
option-layout = Facce del Kube
option-layout-help = Chi è accanto a chi e dove puntano le frecce: una disposizione già pronta, o un file con le facce della tua scatola.
option-layout-cross = A croce
option-layout-even = Equilibrata
option-deck = Carte
option-deck-help = Quali 30 carte si distribuiscono: un mazzo già pronto, o un file con le carte della tua scatola.
option-deck-two-of-each = Due di ogni carta

## Assumed figures

assumed-deck = Carte di ogni verso in ogni colore
assumed-colours = Nomi e forme dei colori: cerchio rosso, quadrato blu, triangolo giallo
assumed-layout = Quali facce sono vicine e dove puntano le loro frecce

## The table in words

describe-head = Manche { $manche } · si vince con { $goal ->
    [one] 1 punto
   *[other] { $goal } punti
  }
describe-kube = Kube: { $top } in cima, { $far } lontano, { $right } a destra, { $near } vicino, { $left } a sinistra, { $bottom } sul fondo
describe-last = Ultima carta: { $card }
describe-doubles = la prossima carta { $colour } raddoppia
describe-seat = { $name } ({ $character }), { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }: { $cards }
describe-automaton = Automa { $character }, in quest’ordine: { $cards }
describe-nothing = nessuna carta
describe-nobody = ancora nessuno

## Studi

study-end-points = Qualcuno ha raggiunto i punti
study-end-manche_cap = Dopo l’ultima manche
strategy-first = Gioca per prime, se può: { $direction }
strategy-last = Tiene per ultime: { $direction }
