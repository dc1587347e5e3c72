who-dummy = Fantoccio ({ $colour })

amoeba-count = { $amoebas ->
    [one] 1 Ameba
   *[other] { $amoebas } Amebe
  }
point-count = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
drift-gain = { $gain ->
    [0] {""}
   *[other] . Ricevi { $gain } BP
  }
for-price = { $price ->
    [0] , gratis
   *[other] {" "}per { $price } BP
  }
for-price-and = { $price ->
    [0] , gratis,
   *[other] {" "}per { $price } BP
  }
dice-rolled = { $second_die ->
    [0] { $die }
   *[other] { $die } e { $second_die }
  }

where = Round { $round } di { $rounds } · Fase { $phase }: { $name }
where-over = Dopo il round { $round }

prompt-drawing = Si tirano i dadi o si scoprono carte.
prompt-waiting = Si aspetta { $name }: { $what }.
prompt-colour = Giochi il colore { $colour }. { $prompt }
prompt-start = Scegli la casella del Percorso da cui parte il tuo segnapunti.
prompt-number-set-up = Quale delle tue Amebe piazzi? Agiscono in ordine di numero.
prompt-number-free = Non hai più Amebe. Quale piazzi, gratis?
prompt-number = Esplosione demografica: quale Ameba piazzi adesso? { $count ->
    [one] Ne resta da piazzare 1.
   *[other] Ne restano da piazzare { $count }.
  }
prompt-place-set-up = Dove piazzi l’{ $amoeba }? Va bene qualsiasi casella vuota.
prompt-place = Dove piazzi l’{ $amoeba }?
prompt-turn = L’{ $amoeba }, in { $space }: si lascia trascinare dalla corrente o si muove da sola? Hai { $points } BP.
prompt-turn-fed = L’{ $amoeba }, in { $space }, si è già nutrita: si lascia trascinare dalla corrente o si muove da sola? Hai { $points } BP.
prompt-direction = { $die ->
    [0] L’{ $amoeba }: in che direzione? Scegli una casella.
   *[other] L’{ $amoeba } ha tirato { dice-rolled }. In che direzione? Scegli una casella.
  }
prompt-rebound = L’{ $amoeba } urta un ostacolo ({ $direction }). Scegli una casella: rimbalza o resta?
prompt-carry = Quali cubetti porta con sé l’{ $amoeba } in { $space }?
prompt-cling = L’{ $other } parte per { $space }. Scegli una casella: l’{ $amoeba } si aggrappa e va con lei, o resta?
prompt-again = L’{ $amoeba } fa un secondo passo, gratis?
prompt-feed = L’{ $amoeba } mangia in { $space }. Quale cubetto mangia per primo?
prompt-feed-or = L’{ $amoeba } può mangiare in { $space }, ma non è obbligata. Che cosa fa?
prompt-feed-hungry = L’{ $amoeba } non trova un pasto in { $space }. Scegli chi attacca, o lasciala soffrire la fame. Hai { $points } BP.
prompt-feed-dragged = L’{ $amoeba } si è fatta trascinare in { $space } e non può più attaccare. Che cosa mangia?
prompt-meal = { $count ->
    [0] L’{ $amoeba } mangia un cubetto in meno. Quale cubetto mangia per primo?
   *[other] L’{ $amoeba } mangia { $cubes }. Qual è il prossimo cubetto?
  }
prompt-suction = L’{ $amoeba } mangia { $cubes }. Scegli la casella adiacente da cui ne viene qualcuno, o la sua per nessuno.
prompt-suction-needed = L’{ $amoeba } mangia { $cubes }. Nella sua casella ne manca qualcuno: scegli la casella adiacente da cui viene.
prompt-suck = L’{ $amoeba } mangia { $cubes }. Quali vengono dalla casella adiacente?
prompt-excrete = Dove espelle i cubetti l’{ $amoeba }?
prompt-defence = L’{ $attacker } attacca l’{ $target } in { $space } e vuole mangiarla. Hai { $points } BP: che cosa fai?
prompt-defence-aggression = L’{ $attacker } attacca l’{ $target } in { $space } e vuole ucciderla. Hai { $points } BP: che cosa fai?
prompt-refight = L’{ $target } ha perso il duello contro l’{ $attacker }. Si batte ancora una volta, gratis?
prompt-crust = L’{ $target } ha la Crosta dura. L’{ $attacker } paga per continuare?
prompt-retry = L’attacco dell’{ $attacker } è fallito. Scegli chi attacca ancora una volta, gratis, o rinuncia.
prompt-retry-aggression = L’aggressione dell’{ $attacker } è fallita. Scegli chi attacca ancora una volta, gratis, o rinuncia.
prompt-defect = I tuoi Geni superano l’ozono { $ozone }: { point-count } da coprire. Hai { $points } BP. Cedi Geni o paga.
prompt-genes = Compri un Gene? Hai { $points } BP e { board-mutation }; ozono { $ozone }.
prompt-swap = Con quale Gene scambi { $gene }?
prompt-explosion = Incassi i BP, o fai un’Esplosione demografica con tutti i tuoi { $points } BP? In testa c’è { $leader }, con { amoeba-count }.
prompt-division = { $ways ->
    [heal] Guarisci un’Ameba per { $cost } BP? Scegli quale.
    [hand] Passi un danno per { $cost } BP? Scegli l’Ameba che ce l’ha.
    [new-heal] Una nuova Ameba per { $price } BP, o ne guarisci una per { $cost } BP? Scegli quale.
    [new-hand] Una nuova Ameba per { $price } BP, o passi un danno per { $cost } BP? Scegli quale.
   *[new] Una nuova Ameba per { $price } BP? Scegli quale.
  } Hai { $points } BP.
prompt-aggression = Aggressione: una tua Ameba attacca? Hai { $points } BP.

wait-start = la casella di partenza
wait-number = quale Ameba
wait-place = dove va l’Ameba
wait-turn = corrente o movimento
wait-direction = in che direzione
wait-rebound = se rimbalza
wait-carry = i cubetti da portare
wait-cling = se si aggrappa
wait-again = se fa un secondo passo
wait-feed = il pasto
wait-meal = il pasto
wait-suction = il risucchio
wait-suck = il risucchio
wait-excrete = dove espelle i cubetti
wait-defence = Fuga o Difesa
wait-refight = se si batte ancora
wait-crust = se paga per la Crosta dura
wait-retry = se attacca ancora
wait-defect = i Geni da cedere
wait-genes = i nuovi Geni
wait-swap = uno scambio di Geni
wait-explosion = Esplosione demografica o BP
wait-division = la divisione cellulare
wait-aggression = se c’è un’aggressione

macro-drift-all = Questa Ameba e quelle dopo di lei seguono la corrente; ci si ferma a ogni altra decisione
macro-drift-all-short = Tutte con la corrente
macro-drift-eat = Questa Ameba e quelle dopo di lei seguono la corrente e mangiano il pasto normale più abbondante; ci si ferma a ogni altra decisione
macro-drift-eat-short = Tutte con la corrente, e mangiano

choice-drift = Segui la corrente ({ $direction }) fino a { $space }; lì: { $cubes }{ drift-gain }
choice-drift-short = Corrente: va in { $space }
choice-drift-none = Segui la corrente ({ $direction }) fino a { $space }; lì nessun cubetto{ drift-gain }
choice-drift-none-short = Corrente: va in { $space }
choice-drift-blocked = Segui la corrente ({ $direction }): un ostacolo la ferma in { $space }{ drift-gain }
choice-drift-blocked-short = Corrente: resta in { $space }
choice-drift-rebound = Segui la corrente ({ $direction }): un ostacolo; può rimbalzare in { $space }{ drift-gain }
choice-drift-rebound-short = Corrente e rimbalzo
choice-drift-still = Segui la corrente: non c’è, resta in { $space }{ drift-gain }
choice-drift-still-short = Corrente: resta in { $space }
choice-move-one = Muovi{ for-price-and } e tira il dado: { $ways } · { $stay } resta · 6 scegli
choice-move-one-short = Muovi{ for-price }
choice-move-two = Muovi{ for-price }, tira due dadi e scegli: { $ways } · { $stay } resta · 6 scegli
choice-move-two-short = { choice-move-one-short }
choice-move-free = Muovi{ for-price-and } e scegli la direzione: { $ways }, o resta
choice-move-free-short = { choice-move-one-short }
choice-hold = Presa: resta in { $space }, gratis
choice-hold-short = Presa
choice-eat-first = Prima mangia, in { $space }; poi corrente o movimento
choice-eat-first-short = Prima mangia
choice-go = Vai a { $direction }, in { $space }; lì: { $cubes }
choice-go-none = Vai a { $direction }, in { $space }; lì nessun cubetto
choice-go-blocked = { $direction }: un ostacolo, resta in { $space }
choice-go-rebound = { $direction }: un ostacolo; può rimbalzare in { $space }
choice-stay = Resta in { $space }
choice-rebound = Rimbalza ({ $direction }) in { $space }
choice-no-rebound = Non rimbalzare: resta in { $space }
choice-carry = Porta ancora: { $cube }
choice-carried = Vai in { $space } con { $cubes }
choice-carried-none = Vai in { $space } senza cubetti
choice-cling = Aggrappati e vai con lei in { $space }
choice-let-go = Lascia andare l’{ $other } e resta in { $space }
choice-move-again-one = Secondo passo, gratis, con il dado: { $ways } · { $stay } resta · 6 scegli
choice-move-again-one-short = Secondo passo
choice-move-again-two = Secondo passo, gratis, con due dadi: { $ways } · { $stay } resta · 6 scegli
choice-move-again-two-short = Secondo passo
choice-move-again-free = Secondo passo, gratis: { $ways }, o resta
choice-move-again-free-short = Secondo passo
choice-stop = Fermati qui

choice-starve = Soffri la fame: 1 DP, cioè { $total } dei { $limit } che uccidono
choice-host = Mangia un cubetto in meno: { $who } paga 1 BP
choice-bite = Mangia { $cube }; restano possibili { $count } pasti
choice-bite-last = Mangia { $cube }; il pasto è { $cubes }
choice-eaten = Il pasto è questo: { $cubes }
choice-suck-nothing = Tutti i cubetti vengono da { $space }
choice-suck-from = Risucchia cubetti da { $space }
choice-suck = Risucchia { $cube } da { $space }
choice-sucked = Da { $space } risucchia soltanto { $cubes }
choice-excrete-here = Espelli { $out } qui, in { $space }
choice-excrete = Espelli { $out } in { $space }

choice-attack = Attacca l’{ $target } per { $price } BP; non può rispondere
choice-attack-against = Attacca l’{ $target } per { $price } BP; ha { $genes }
choice-retry = Attacca l’{ $target }, gratis; non può rispondere
choice-retry-against = Attacca l’{ $target }, gratis; ha { $genes }
choice-give-up-attack = Rinuncia: l’attaccante soffre la fame e riceve 1 DP
choice-give-up-aggression = Rinuncia
choice-aggression = L’{ $attacker } attacca l’{ $target } per { $price } BP; non può rispondere
choice-aggression-against = L’{ $attacker } attacca l’{ $target } per { $price } BP; ha { $genes }
choice-no-aggression = In questo round non attaccare
choice-escape = Fuga{ for-price }: l’{ $target } si muove; in un’altra casella è salva
choice-escape-short = { $price ->
    [0] Fuga
   *[other] Fuga per { $price } BP
  }
choice-defend = Difesa per { $price } BP: tirano entrambe, vince il dado più alto
choice-defend-short = Difesa per { $price } BP
choice-no-defence = Nessuna risposta: l’{ $target } muore
choice-no-defence-short = Nessuna risposta: muore
choice-no-defence-armour = Nessuna risposta: la Corazza salva l’{ $target }, che riceve 1 DP
choice-no-defence-armour-death = Nessuna risposta: con la Corazza è 1 DP soltanto, ma anche quello uccide l’{ $target }
choice-no-defence-crust = Nessuna risposta: l’attaccante deve pagare per la Crosta dura dell’{ $target }
choice-no-defence-crust-unpaid = Nessuna risposta: l’attaccante non può pagare per la Crosta dura dell’{ $target } e muore
choice-no-defence-crust-unpaid-original = Nessuna risposta: l’attaccante non può pagare per la Crosta dura dell’{ $target } e fallisce
choice-no-defence-mouthful = Nessuna risposta: l’{ $target } sopravvive con 1 DP in più
choice-fight-again = Battiti ancora, gratis
choice-yield = Accetta la sconfitta
choice-pay-crust = Paga { $price } BP e continua contro l’{ $target }
choice-pay-crust-short = Paga { $price } BP
choice-refuse-crust = Non pagare: l’{ $attacker } muore
choice-refuse-crust-short = Non pagare
choice-refuse-crust-original = Non pagare: l’attacco dell’{ $attacker } fallisce
choice-refuse-crust-original-short = { choice-refuse-crust-short }

choice-start = Parti dalla casella { $track }
choice-number = Piazza l’{ $amoeba }
choice-place = In { $space }; lì: { $cubes }
choice-place-none = In { $space }; lì nessun cubetto
choice-pay-debt = Paga { $points } BP; te ne restano { $left }
choice-give-up = { $debt ->
    [0] Cedi { $gene }: copre { $pays }, cioè tutto
   *[other] Cedi { $gene }: copre { $pays }; da coprire ancora { $debt }
  }
choice-give-up-lost = Cedi { $gene }: copre { $pays }; { $lost } di troppo, persi
choice-buy = { $gene } per { $price } BP; poi mutazione { $mutation }, ozono { $ozone }
choice-buy-advanced = { $gene } per { $price } BP e { $lower }; poi mutazione { $mutation }, ozono { $ozone }
choice-buy-rival = { $gene } da { $other } per { $price } BP; poi mutazione { $mutation }, ozono { $ozone }
choice-swap = Scambia { $gene } con un altro Gene
choice-swap-for = { $price ->
    [0] { $new } in cambio di { $old }, gratis
   *[other] { $new } in cambio di { $old } e { $price } BP
  }
choice-bought = Non comprare altro
choice-buy-nothing = Non comprare nulla
choice-explode = Esplosione demografica: restituisci { $points } BP, piazza { amoeba-count }
choice-explode-short = Esplosione demografica
choice-income = Incassa { $income } BP
choice-divided = Ho finito; conservo { $points } BP
choice-divided-colour = Ho finito con il colore { $colour }; conservo { $points } BP
choice-divide = Nuova { $amoeba } per { $price } BP; te ne restano { $left }
choice-heal = Guarisci l’{ $amoeba } per { $price } BP; { $left ->
    [0] nessun danno le resta
    [one] le resta 1 DP
   *[other] le restano { $left } DP
  }
choice-hand-on = L’{ $amoeba } passa 1 DP all’{ $other } per { $price } BP
choice-hand-on-death = L’{ $amoeba } passa 1 DP all’{ $other } per { $price } BP: quella muore

tell-phase = Round { $round }, Fase { $phase }: { $name }
tell-first-card = La prima carta Ambiente: { $card }.
tell-dice = { $who } tira { $total } con due dadi.
tell-tie = Chi ha lo stesso totale tira di nuovo.
tell-start = { $who } parte dalla casella { $track } del Percorso.
tell-place = { $who } piazza l’{ $amoeba } in { $space }{ $damage ->
    [0] .
   *[other] , con { $damage } DP.
  }

tell-look = { $who } guarda la prossima carta Ambiente.
tell-drift = L’{ $amoeba } segue la corrente ({ $direction }) fino a { $space }.
tell-drift-gain = { $who } riceve { $points } BP per aver seguito la corrente.
tell-no-current = Nessuna corrente: l’{ $amoeba } resta in { $space }.
tell-hold = L’{ $amoeba } fa presa e resta in { $space }.
tell-eat-first = L’{ $amoeba } mangia prima di muoversi.
tell-move = L’{ $amoeba } si muove da sola{ for-price }.
tell-roll-move = L’{ $amoeba } si muove da sola{ for-price-and } e tira { dice-rolled }.
tell-roll = L’{ $amoeba } tira { dice-rolled }.
tell-go = L’{ $amoeba } va a { $direction }, in { $space }.
tell-stay = L’{ $amoeba } resta in { $space }.
tell-blocked = L’{ $amoeba } incontra un ostacolo ({ $direction }) e resta in { $space }.
tell-rebound = L’{ $amoeba } incontra un ostacolo e rimbalza.
tell-carry = L’{ $amoeba } porta con sé { $cubes }.
tell-cling = L’{ $amoeba } si aggrappa all’{ $other } e va con lei in { $space }.
tell-toxic = L’{ $amoeba } riceve { $damage ->
    [one] 1 DP tossico
   *[other] { $damage } DP tossici
  } in { $space }.
tell-again = L’{ $amoeba } fa un secondo passo.

tell-eat = L’{ $amoeba } mangia { $cubes } in { $space }.
tell-eat-excrete = L’{ $amoeba } mangia { $cubes } in { $space } ed espelle { $out }.
tell-eat-nothing-out = L’{ $amoeba } mangia { $cubes } in { $space }; la riserva è vuota e non espelle nulla.
tell-sucked = Risucchiato da { $space }: { $cubes }.
tell-host = { $who } paga 1 BP per il parassita.
tell-excrete = L’{ $amoeba } espelle { $out } in { $space }.
tell-toxic-left = In { $space } resta un DP tossico.
tell-starve = L’{ $amoeba } soffre la fame: 1 DP, in tutto { $total }.

tell-attack = L’{ $attacker } attacca l’{ $target } in { $space } per { $price } BP.
tell-attack-again = Secondo tentativo, gratis: l’{ $attacker } attacca l’{ $target }.
tell-attack-given-up = L’{ $attacker } non ci riprova.
tell-no-aggression = { $who } non attacca.
tell-camouflage = { $gene }: l’{ $target } non può rispondere.
tell-camouflage-hidden = Mimetismo, tirato { $die }: l’{ $target } non può rispondere.
tell-camouflage-seen = Mimetismo, tirato { $die }: l’attaccante si fa vedere.
tell-escape = L’{ $target } tenta la fuga{ for-price }.
tell-defend = L’{ $target } si difende per { $price } BP.
tell-no-defence = L’{ $target } non risponde.
tell-fight-won = L’{ $attacker } tira { $attacking }, l’{ $target } tira { $defending } e vince il duello.
tell-fight-lost = L’{ $attacker } tira { $attacking }, l’{ $target } tira { $defending } e perde il duello.
tell-fight-again = L’{ $target } si batte ancora una volta, gratis.
tell-escaped = L’{ $target } è fuggita.
tell-not-escaped = L’{ $target } è ancora in { $space }: la fuga è fallita.
tell-dragged = L’{ $attacker } si è aggrappata all’{ $target }: l’attacco è finito.
tell-armour = La Corazza salva l’{ $target }: 1 DP, in tutto { $total }.
tell-armour-death = L’{ $target } ha la Corazza: 1 DP soltanto, ma { $total } in tutto sono troppi.
tell-mouthful = L’{ $target } è un boccone troppo grosso e sopravvive: 1 DP, in tutto { $total }.
tell-crust-paid = L’{ $attacker } paga { $price } BP per la Crosta dura.
tell-crust = L’{ $attacker } non paga per la Crosta dura.
tell-crust-failed = L’{ $attacker } non paga per la Crosta dura e ha fallito.
tell-eaten = L’{ $attacker } mangia l’{ $amoeba } in { $space }; al suo posto: { $cubes }.
tell-eaten-none = L’{ $attacker } mangia l’{ $amoeba } in { $space }; non ci sono più cubetti da mettere al suo posto.
tell-killed = L’{ $attacker } uccide l’{ $amoeba } in { $space }; al suo posto: { $cubes }.
tell-killed-none = L’{ $attacker } uccide l’{ $amoeba } in { $space }; non ci sono più cubetti da mettere al suo posto.
tell-alarm = Allarme! In questa Fase le altre Amebe di { $who } possono fuggire.
tell-bang = Esce di scena col botto: 1 DP a testa per { $amoebas }.
tell-failed = L’attacco dell’{ $attacker } fallisce.
tell-failed-starve = L’attacco dell’{ $attacker } è fallito; soffre la fame: 1 DP, in tutto { $total }.

tell-die = L’{ $amoeba } muore in { $space }; al suo posto: { $cubes }.
tell-die-none = L’{ $amoeba } muore in { $space }; non ci sono più cubetti da mettere al suo posto.
tell-no-deaths = Nessuna Ameba muore.

tell-card = Nuova carta Ambiente: { $card }.
tell-defect = { $who } ha { $mutation } punti mutazione, l’ozono è { $ozone }: { point-count } da coprire.
tell-pay-debt = { $who } paga { $points } BP.
tell-give-up = { $debt ->
    [0] { $who } cede { $gene }, che copre { $pays }: il debito è saldato.
   *[other] { $who } cede { $gene }, che copre { $pays }; da coprire ancora { $debt }.
  }
tell-buy = { $who } compra { $gene } per { $price } BP.
tell-buy-advanced = { $who } compra { $gene } per { $price } BP e cede { $lower }.
tell-buy-rival = { $who } compra { $gene } da { $other } per { $price } BP.
tell-buy-nothing = { $who } non compra nulla.
tell-swap = { $price ->
    [0] { $who } scambia { $old } con { $new }.
   *[other] { $who } scambia { $old } con { $new } e paga { $price } BP.
  }
tell-reveal = Gene extra in vendita: { $gene }.

tell-income = { $who } riceve { $points } BP e ne ha { $total }.
tell-explode = Esplosione demografica: { $who } restituisce { $points } BP.
tell-place-free = { $who } non ha più Amebe e piazza l’{ $amoeba } in { $space }, gratis.
tell-place-explosion = { $who } piazza l’{ $amoeba } in { $space }.
tell-place-dummy = { $who }: l’{ $amoeba } va in { $space }.
tell-divide = { $who } fa una divisione per { $price } BP: nuova { $amoeba } in { $space }.
tell-heal = { $who } guarisce l’{ $amoeba } di 1 DP per { $price } BP.
tell-hand-on = { $who } paga { $price } BP: l’{ $amoeba } passa 1 DP all’{ $other }.

tell-advance = { $who }: { amoeba-count }, { line-genes }; dalla casella { $start } alla { $goal }.
tell-no-advance = { $who }: { amoeba-count }, { line-genes }; resta sulla casella { $start }.
tell-social = { $who } riceve { $points } BP dal Gene sociale.
end-track = Nel round { $round } { $count ->
    [one] { $who } ha raggiunto
   *[other] { $who } hanno raggiunto
  } la zona finale, che comincia alla casella { $track }.
end-cards = Il round { $round } era l’ultimo, perché le carte Ambiente sono esaurite; nessuno ha raggiunto la zona finale, che comincia alla casella { $track }.
tell-win = { $seat } vince sulla casella { $track }.
tell-win-worse = Vince { $seat }: conta solo il segnapunti più indietro, che è sulla casella { $track }.

sheet-title = Round { $round }
line-amoebas = { $count ->
    [one] 1 Ameba viva
   *[other] { $count } Amebe vive
  }
line-genes = { $cards ->
    [one] 1 carta Gene
   *[other] { $cards } carte Gene
  }
line-skipped = Caselle occupate saltate
line-of-colour = { $colour }: { $reason }

why-drawing = Si tirano i dadi o si scoprono carte; un momento.
why-not-your-turn = Non tocca a te: si aspetta { $seat } ({ $what }).
why-not-now = Non adesso; si tratta di decidere: { $what }.
why-other-phase = Non adesso: riguarda la Fase { $phase } ({ $name }).
why-gene = Solo con il Gene { $gene }, che non hai.
why-gene-or = Solo con il Gene { $gene } o { $other }, e non hai né l’uno né l’altro.
why-no-escape = Solo con il Gene { $gene }, o con { $other } dopo che una tua Ameba è stata mangiata in questa Fase 1.
why-points = Costa { $price } BP, e ne hai { $points }.
why-colour = { $cube }: questo colore non è in gioco.
why-order = { $cube }: i cubetti si scelgono nell’ordine dei colori, e questo colore è già passato.
why-no-space = Da quella parte non c’è una casella ({ $direction }).
why-not-on-board = L’{ $amoeba } non è nel brodo.
why-not-same-space = L’{ $amoeba } non è nella casella dell’{ $attacker }.
why-no-damage = L’{ $amoeba } non ha danni.

why-eaten-first = Questa Ameba ha già mangiato; ognuna mangia una volta sola.
why-direction = { $second_die ->
    [0] Il dado mostra { $die }, che non porta da quella parte ({ $direction }).
   *[other] I dadi mostrano { $die } e { $second_die }, che non portano da quella parte ({ $direction }).
  }
why-far = { $space } non è accanto all’{ $amoeba }, che fa un solo passo.
why-turn = La corrente porta l’{ $amoeba } a { $direction }; altrove arriva solo muovendosi da sola.
why-turn-still = Non c’è corrente: altrove l’{ $amoeba } arriva solo muovendosi da sola.
why-stay = { $second_die ->
    [0] Il dado mostra { $die }; solo un 5 lascia l’Ameba dov’è.
   *[other] I dadi mostrano { $die } e { $second_die }; solo un 5 lascia l’Ameba dov’è.
  }
why-carry-none = In { $space } non c’è { $cube } da portare.
why-carry-limit = Si possono portare { $limit } cubetti al massimo.

why-must-eat = In questa casella c’è un pasto normale: l’Ameba deve mangiare, e non può né soffrire la fame né attaccare.
why-bite-own = Un’Ameba non mangia mai cubetti del proprio colore ({ $cube }).
why-bite-no-meal = Con { $cube } in { $space } non si può fare un pasto intero.
why-no-whole-meal = I cubetti scelti non sono un pasto intero.
why-host-own = Le tue Amebe non possono ospitare; paga solo un avversario.
why-host-away = { $who } non ha Amebe in questa casella.
why-host-points = { $who } non ha BP per pagare.
why-host-no-meal = Anche con un cubetto in meno qui non si può fare un pasto.
why-suck-first = Da lì deve venire almeno un cubetto.
why-suck-needed = La sua casella non ha tutti i cubetti del pasto.
why-suck-lacks = { $space } non ha i cubetti che mancano al pasto.
why-suck-useless = { $space } non ha cubetti di questo pasto.
why-suck-no-need = Al pasto non serve altro { $cube }.
why-suck-none = In { $space } non c’è altro { $cube }.
why-suck-others = Il Risucchio porta { $limit } al massimo, e al pasto mancano altri cubetti.

why-dragged = Si è aggrappata alla vittima e si è fatta trascinare: non può più attaccare.
why-attack-itself = Un’Ameba non può attaccare sé stessa.
why-attack-own = Nella Fase 5 si attaccano solo Amebe avversarie.
why-threat = L’{ $amoeba } spaventa le Amebe con un numero più alto.
why-armour = L’{ $amoeba } porta la Corazza: nella Fase 1 gli avversari non possono attaccarla.
why-camouflaged = L’attaccante è mimetizzata ({ $gene }): non si può rispondere.
why-used = { $gene }: risorsa già usata. Aiuta ogni Ameba una volta per round.
why-used-original = { $gene }: risorsa già usata. Aiuta una volta per attacco.
why-defence-own = La Difesa serve solo contro gli avversari, non contro le tue Amebe.

why-gene-not-held = Non hai { $gene }.
why-gene-covers-nothing = { $gene } non copre nulla e non si può cedere.
why-held = Hai già { $gene }; nessuno ha due volte lo stesso Gene.
why-barred = Hai ceduto { $gene } per { $higher }; finché hai questo, non puoi riprenderlo.
why-face-down = { $gene }: la carta è ancora coperta.
why-sold-out = { $gene }: non ce ne sono più in vendita.
why-not-in-box = { $gene }: non fa parte di questa partita.
why-not-last = { $gene }: può averlo solo chi è ultimo sul Percorso.
why-lower = { $gene } è un Gene superiore: per averlo devi cedere { $lower }, che non hai.
why-lower-fresh = Hai avuto { $lower } in questo round; potrai cederlo per { $gene } dal prossimo.
why-no-other-way = { $gene }: non si può comprare in questo modo.
why-no-rival = { $gene }: nessun avversario lo ha.
why-swap-fresh = Hai avuto { $gene } in questo round: non si può ancora scambiare.
why-swap-nothing = Non c’è niente con cui tu possa scambiare { $gene }.
why-swap-advanced = { $gene } è un Gene superiore; con uno scambio non si può avere.

why-start-far = I segnapunti partono dalle caselle da 1 a { $last }.
why-start-taken = Sulla casella { $track } c’è già { $who }.
why-number-high = In questa partita le Amebe sono numerate da 1 a { $last }.
why-number-taken = L’{ $amoeba } è già nel brodo, in { $space }.
why-place-taken = In { $space } c’è già un’Ameba; nella preparazione ognuna ha una casella per sé.
why-place-own = In { $space } hai già un’Ameba.
why-place-far = { $space } non è adiacente a nessuna casella con una tua Ameba.
why-healing-gone = Hai ceduto Guarigione I per Guarigione II, che passa il danno ad altri.
why-hand-on-itself = Il danno deve andare a un’altra Ameba.

tagline = Amebe nel brodo primordiale: segui la corrente, mangia, dividiti e supera gli altri con Geni migliori.

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
amoeba-1 = Ameba vermiglia
amoeba-2 = Ameba verde
amoeba-3 = Ameba rosa
amoeba-4 = Ameba ambra
amoeba-5 = Ameba celeste
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
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
bp = Punto Biologico

phase-1 = Movimento e alimentazione
phase-2 = Ambiente
phase-3 = Nuovi Geni
phase-4 = Divisione cellulare
phase-5 = Morte
phase-6 = Punteggio
phase-0 = Preparazione

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

board-people = Giocatori
board-you = tu
board-to-play = di turno
board-decides = decide
board-points = casella { $count } del Percorso
board-bp = { $count ->
    [one] 1 Punto Biologico
   *[other] { $count } Punti Biologici
  }
board-signs = Che cosa significano i segni
board-about-bp = I Punti Biologici (BP) pagano movimenti, Geni e nuove Amebe. Prima di ogni divisione cellulare ne ricevi { $income }.
board-about-gene = Punti mutazione: ogni Gene ne ha. La barra e il primo numero mostrano la somma dei Geni di un giocatore, la tacca e il secondo numero l’ozono. Un Gene con la cornice tratteggiata è stato preso in questo round.
board-about-current-east = Corrente: chi si fa trascinare va di una casella da quella parte, gratis. Un movimento tira un dado: 1 ovest, 2 nord, 3 est, 4 sud, come sulla bussola; 5 resta, 6 sceglie.
board-about-ozone = Ozono: quando si scopre una carta, chi ha Geni con più punti mutazione dell’ozono rinuncia a Geni o paga la differenza in BP.
board-about-finish = Casella del Percorso; vince chi è più avanti. A ogni round le Amebe vive muovono il segnapunti di tante caselle: { $amoebas }, e le carte Gene: { $genes }. Le caselle occupate si saltano e non contano.
board-about-amoeba-0 = Amebe vive, e quante ce ne sono di questo colore.
board-about-damage = Punto Danno (DP): un’Ameba ne prende uno ogni volta che soffre la fame, e con due muore.
board-about-cube-0 = Cubetti nella riserva. Un pasto è di { $colours ->
    [3] 3 cubetti, due di un altro colore e uno dell’altro
    [4] 3 cubetti, uno per ogni altro colore
    [5] 4 cubetti, uno per ogni altro colore
   *[other] 4 cubetti di quattro altri colori
  }; poi l’Ameba ne espelle due del proprio.
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
board-gauge = Punti mutazione { $mutation }, ozono { $ozone }: niente da pagare
board-gauge-over = Punti mutazione { $mutation }, ozono { $ozone }: { $debt } da pagare
board-genes-of = Geni di { $name }
board-alarmed = in allarme
board-looked = conosce la prossima carta
board-dice = dadi { $count }
board-two-colours = Due colori a testa: conta solo il segnapunti più indietro.
board-winner = vince

board-market = Carte Gene
board-price = { $count } BP
board-mutation = { $mutation ->
    [one] 1 punto mutazione
   *[other] { $mutation } punti mutazione
  }
board-copies = { $count ->
    [0] esaurito
   *[other] { $count } di { $all } in vendita
  }
board-needs = in cambio di { $genes }
board-replaces = Sostituisce { $genes }.
board-or = {" "}o{" "}
board-pays = ceduto, copre { point-count }
board-held-by = ce l’ha { $names }
board-barred = non per { $names }: l’ha ceduto per un Gene superiore
board-gene = { $gene }, { $price } BP, { board-mutation }, { $copies ->
    [0] esaurito
    [one] ne resta 1
   *[other] ne restano { $copies }
  }
board-why = { $what }: ora non si può scegliere. Tocca per sapere perché.
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

lens-meal = { $amoeba } mangia
lens-carry = { $amoeba } porta con sé cubetti
lens-suck = { $amoeba } risucchia cubetti
lens-attack = Attacco
lens-aggression = Aggressione
lens-move = { $amoeba } si muove da sola
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

describe-head = Round { $round } di { $rounds }, Fase { $phase }: { $name }
describe-card = Corrente: { $current }; ozono { $ozone }; carte Ambiente rimaste: { $left }
describe-next = Prossima carta: { $card }
describe-colour = { $name }: casella { $marker }, { $bp } BP, riserva { $supply }, mutazione { $mutation }
describe-genes = Geni: { $genes }
describe-for-sale = In vendita: { $genes }
describe-gene = { $gene } ({ $price }/{ $mutation }) ×{ $copies }
describe-attack = { $attacker } attacca { $target }
describe-chosen = { $title }: { $cubes }

## Studi

treatment-with = { $gene } fin dall’inizio
treatment-without = Mai { $gene }
treatment-part = { $gene }
market-gene = { $gene } ({ $price } BP)
market-round = round { $number }
market-bp = 1 BP
study-end-track = Qualcuno ha raggiunto la zona finale
study-end-cards = Sono finite le carte Ambiente
strategy-always-move = Si muove con le proprie forze appena può
strategy-never-move = Si lascia sempre trascinare
strategy-always-divide = Si divide e guarisce ogni volta che può
strategy-never-divide = Non si divide mai
strategy-always-buy = Compra Geni finché può
strategy-never-buy = Non compra mai un Gene
strategy-buy = Compra appena può: { $gene }
