## La fine di una partita

over-place = Sei { $rank ->
    [2] in seconda posizione
    [3] in terza posizione
    [4] in quarta posizione
    [5] in quinta posizione
   *[other] in sesta posizione
  }.
over-step = passo { $step }
over-turn = { $name } era in testa nei punti dal { $step } alla fine.
over-turn-you = Eri in testa nei punti dal { $step } alla fine.
over-told = Tutto è cominciato così:
over-led = { $name } era in testa fin dai primi punti, al { $step }.
over-led-you = Eri in testa fin dai primi punti, al { $step }.
over-points = Da dove vengono i punti
over-round = Punti fatti in
over-total = Totale
over-share = Condividi il replay
over-board = Guarda il tavolo
over-scene = Mostra il risultato

## Rivedere

side-label = Visto da
side-everybody = Quello che vedono tutti
side-look = Guarda
side-hidden = Finché la partita dura, ognuno la vede solo dal proprio lato. Quando è finita, tutti la vedono da ogni lato.
side-unknown = A questo tavolo non c’è questo posto.
replay-mine-back = Alla decisione precedente di questo lato
replay-mine-on = Alla prossima decisione di questo lato
moment = Questo momento
moment-link = Link a questo momento
moment-code = Codice QR di questo momento
moment-embed = Immagine di questo momento, da inserire in una pagina
moment-picture = Apri l’immagine
moment-animation = Questo turno come animazione

## La pagina iniziale

window-title = In diretta: bot contro bot
window-alt = Una partita tra bot, com’è adesso
window-watch = Guarda il tavolo
