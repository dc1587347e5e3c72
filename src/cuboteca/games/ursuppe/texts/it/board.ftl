## Le cose del gioco

colour-0 = blu
colour-1 = vermiglio
colour-2 = verde
colour-3 = rosa
colour-4 = ambra
colour-5 = celeste
cube-0 = cubetto blu
cube-1 = cubetto vermiglio
cube-2 = cubetto verde
cube-3 = cubetto rosa
cube-4 = cubetto ambra
cube-5 = cubetto celeste
amoeba-0 = Ameba blu
amoeba-1 = Ameba vermiglio
amoeba-2 = Ameba verde
amoeba-3 = Ameba rosa
amoeba-4 = Ameba ambra
amoeba-5 = Ameba celeste
marker-0 = segnapunti blu
marker-1 = segnapunti vermiglio
marker-2 = segnapunti verde
marker-3 = segnapunti rosa
marker-4 = segnapunti ambra
marker-5 = segnapunti celeste
current-west = ovest
current-north = nord
current-east = est
current-south = sud
current-still = nessuna corrente
current-west-card = ovest, ozono
current-north-card = nord, ozono
current-east-card = est, ozono
current-south-card = sud, ozono
current-still-card = nessuna corrente, ozono
damage = Punto Danno
toxic = Punto Danno tossico
bp = Punto Biologico

## Le Fasi

phase-1 = Movimento e alimentazione
phase-2 = Ambiente
phase-3 = Nuovi Geni
phase-4 = Divisione cellulare
phase-5 = Morte
phase-6 = Punteggio
phase-0 = Preparazione

## Il brodo

board-soup = Il brodo
board-phases = Fasi del round
board-turns = Ordine in questa Fase
board-nothing = niente
board-dummy = Fantoccio
board-owner = { $name } ({ $colour })
board-amoeba = { $name } #{ $number }
board-damaged = { $amoeba } ({ $count ->
    [one] 1 Punto Danno
   *[other] { $count } Punti Danno
  })
board-space = Casella { $space }: { $contents }
board-toxic = { $count ->
    [one] 1 Punto Danno tossico
   *[other] { $count } Punti Danno tossici
  }
board-current = Corrente
board-ozone-name = Ozono
board-ozone = ozono { $count }
board-next-card = Prossima carta
board-cards-left = { $count ->
    [one] resta 1 carta Ambiente
   *[other] restano { $count } carte Ambiente
  }
board-unseen = Carte Ambiente non ancora scoperte
board-track = Percorso del Punteggio
board-marker = { $name } alla casella { $space }

## Accanto al brodo

board-people = Giocatori
board-you = tu
board-to-play = di turno
board-decides = decide
board-points = casella { $count } del Percorso
board-bp = { $count ->
    [one] 1 Punto Biologico
   *[other] { $count } Punti Biologici
  }
board-supply = { $count ->
    [one] 1 cubetto nella riserva
   *[other] { $count } cubetti nella riserva
  }
board-alive = { $count } Amebe vive su { $all }
board-reserve = fuori dal brodo: { $numbers }
board-cards = { $count ->
    [one] vale 1 carta Gene
   *[other] valgono { $count } carte Gene
  }
board-gauge = Punti Mutazione { $mutation }, ozono { $ozone }: niente da pagare
board-gauge-over = Punti Mutazione { $mutation }, ozono { $ozone }: { $debt } da pagare
board-genes-of = Geni di { $name }
board-alarmed = in allarme
board-looked = conosce la prossima carta
board-dice = dadi { $count }
board-winner = vince

## Le carte Gene

board-market = Carte Gene
board-price = { $count } BP
board-mutation = { $count ->
    [one] 1 Punto Mutazione
   *[other] { $count } Punti Mutazione
  }
board-copies = { $count ->
    [0] esaurito
   *[other] { $count } di { $all } in vendita
  }
board-needs = in cambio di { $genes }
board-or = {" "}o{" "}
board-pays = se lo dai via copre { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
board-held-by = ce l’ha { $names }
board-barred = non per { $names }: l’ha ceduto per un Gene superiore
board-gene = { $gene }, { $price } BP, { $mutation ->
    [one] 1 Punto Mutazione
   *[other] { $mutation } Punti Mutazione
  }, { $copies ->
    [0] esaurito
    [one] ne resta 1
   *[other] ne restano { $copies }
  }
board-about = Che cos’è { $gene }
board-about-fresh = Che cos’è { $gene }, preso in questo round
board-gene-card = Che cosa dice la carta
board-gene-effect = Come funziona
board-gene-ruling = Dove le regole lasciano dubbi
board-face-down = { $count ->
    [one] 1 Gene extra è ancora coperto.
   *[other] { $count } Geni extra sono ancora coperti.
  }
board-close = Chiudi
board-advanced = superiore

## Che cosa succede

lens-meal = { $amoeba } mangia
lens-carry = { $amoeba } porta con sé cubetti
lens-suck = { $amoeba } risucchia cubetti
lens-attack = Attacco
lens-aggression = Aggressione
lens-move = { $amoeba } si muove da sola
lens-drift = { $amoeba } va alla deriva
lens-escape-move = { $amoeba } fugge
lens-chosen = Scelti
lens-empty = ancora niente
lens-escape = Fuga
lens-defend = Difesa
lens-no-answer = Non si può rispondere.
lens-camouflaged = Mimetizzata: non si può rispondere.
lens-answering = { $name } può rispondere:
lens-against = attacca
lens-targets = Quale Ameba?

## A parole, per terminali e lettori di schermo

describe-head = Round { $round } di { $rounds }, Fase { $phase }: { $name }
describe-set-up = Preparazione
describe-card = Corrente: { $current }; ozono { $ozone }; carte Ambiente rimaste: { $left }
describe-next = Prossima carta: { $card }
describe-colour = { $name }: casella { $marker }, { $bp } BP, riserva { $supply }, mutazione { $mutation }
describe-genes = Geni: { $genes }
describe-for-sale = In vendita: { $genes }
describe-gene = { $gene } ({ $price }/{ $mutation }) ×{ $copies }
describe-attack = { $attacker } attacca { $target }
describe-chosen = { $title }: { $cubes }
