## Carte

card-trex = T-Rex
card-stegosaurus = Stegosauro
card-brontosaurus = Brontosauro
card-pterodactyl = Pterodattilo
card-pentaceratops = Pentaceratopo
card-grey-raptor = Velociraptor Grigio
card-black-raptor = Velociraptor Nero
card-egg = Uovo
egg-trex = Uovo di T-Rex
egg-stegosaurus = Uovo di Stegosauro
egg-brontosaurus = Uovo di Brontosauro
egg-pterodactyl = Uovo di Pterodattilo
egg-pentaceratops = Uovo di Pentaceratopo
egg-raptors = Uovo di Velociraptor
dna = Segnalino DNA
card-back = Carta coperta

## Tessere Evoluzione DNA

tile-1 = Varietà
tile-1-effect = +1 punto per ogni tipo di carta che hai alla fine del round.
tile-2 = Nido
tile-2-effect = +2 punti per ogni tuo Uovo alla fine del round.
tile-3 = Arrivo
tile-3-effect = Una carta dal mazzo si unisce alla tua mano, anche di un tipo già presente.
tile-4 = Via libera
tile-4-effect = Rifiuta la mano senza aggiungere una carta.
tile-5 = Doppione
tile-5-effect = Rifiuta la mano con una carta di un tipo già presente.
tile-6 = Estinzione
tile-6-effect = Distruggi una delle tue carte.
tile-7 = Meteorite
tile-7-effect = Distruggi una carta di un avversario.
tile-8 = Migrazione
tile-8-effect = Prendi una carta di un avversario e mettila nella tua collezione.
tile-9 = Regalo
tile-9-effect = Metti una tua carta nella collezione di un avversario.
tile-10 = Scambio
tile-10-effect = Scambia una tua carta con quella di un avversario.

## Il tavolo

board-you = tu
board-to-play = di turno
board-now = ora
board-now-help = Quanto varrebbe questa collezione se il round finisse adesso
board-total = totale
board-total-help = Punti dei round conclusi
board-final = { $rank }º · { $points ->
    [one] { $text } punto
   *[other] { $text } punti
  }
board-tokens = { $count ->
    [one] 1 segnalino DNA
   *[other] { $count } segnalini DNA
  }
board-price = { $count ->
    [one] costa 1 segnalino DNA
   *[other] costa { $count } segnalini DNA
  }
board-stack = { $name }: { $count ->
    [0] nessuna carta
    [one] 1 carta, { $points }
   *[other] { $count } carte, { $points }
  }
board-closer = Guarda da vicino le carte di { $name }
board-raptors = Velociraptor { $points }:
board-stack-raptors = { $name }: { $count ->
    [0] nessuna
    [one] 1 carta
   *[other] { $count } carte
  }
board-stack-next = , con una in più { $points }
board-stack-most = , la maggioranza richiesta da un Uovo
board-pairs = { $count ->
    [one] 1 coppia
   *[other] { $count } coppie
  }
board-alone = { $count ->
    [one] 1 solo
   *[other] { $count } soli
  }
board-hand-yours = La tua mano
board-hand-of = La mano ce l’ha { $name }
board-keep = Tieni la mano
choice-keep-short = Tieni la mano
board-onward = Se rifiutata, passa a { $name }
board-legend = Tocca una tua carta per rifiutare con quella.
board-numbers = Numeri: come cambiano i tuoi punti.
board-choose = Scegli { $name }
board-why = { $card }: non si può aggiungere a questa mano. Tocca per sapere perché.
board-why-tile = { $tile }: ora non si può acquistare. Tocca per sapere perché.
board-pile = { $count ->
    [one] carta nel mazzo
   *[other] carte nel mazzo
  }
board-unseen = Non ancora viste
board-unseen-help = Queste carte sono nel mazzo oppure sono state messe da parte per questo round.
board-destroyed = Distrutte in questo round
board-clockwise = senso orario
board-counter = senso antiorario
board-reserve = nella riserva
board-market = Tessere Evoluzione DNA
board-market-empty = Tutte le tessere sono state vendute. Altre arrivano con il prossimo round.
board-pending = In acquisto
board-bought = Tessere acquistate in questo round
board-affordable = puoi acquistarla
board-instant = subito
board-at-end = alla fine del round

## La barra

prompt-choice = Tocca a te. Tieni la mano, oppure rifiutala con una delle tue carte.
prompt-choice-dna = Tocca a te. Tieni la mano, rifiutala con una delle tue carte, o acquista una tessera.
prompt-keep-only = Tocca a te. Nessuna tua carta può essere aggiunta: tieni la mano.
prompt-keep-only-dna = Tocca a te. Nessuna tua carta può essere aggiunta: tieni la mano, o acquista una tessera.
prompt-opponent = { $tile }: scegli un avversario.
prompt-their-card = { $tile }: scegli una carta di { $name }.
prompt-own-card = { $tile }: scegli una delle tue carte.
prompt-own-card-5 = { $tile }: scegli la carta che parte con la mano.
prompt-own-card-6 = { $tile }: scegli la carta da distruggere.
prompt-own-card-9 = { $tile }: scegli la carta da regalare.
prompt-own-card-10 = { $tile }: scegli la carta che dai in cambio.
prompt-victim = La riserva è vuota. Scegli un avversario a cui prendere un segnalino DNA.
prompt-dealing = Si distribuiscono le carte.
