## Registrazioni da file

record-open = Apri una registrazione
record-open-what = Una partita scaricata come file, da questo sito o da un altro, oppure salvata dal terminale: rivedila e falla analizzare.
record-open-drop = Trascina il file in un punto qualsiasi di questa pagina, oppure sceglilo.
record-open-file = File con una sola registrazione (JSON o JSONL)
record-open-do = Apri
record-from-file = aperta da un file
record-from-file-title = Aperta da un file
record-from-file-note = Questa partita è stata aperta da un file. Segue le regole; chi ha giocato, quando e dove lo dice soltanto il file.
record-from-file-check = La partita si è svolta altrove e questo sito non ha promesso nulla sulle sue estrazioni. Ciò che il file afferma è stato ricalcolato; se le estrazioni siano state scelte lo sa solo chi ne ha annotato l’impronta prima della prima.
verified-imported = Ciò che questo file afferma è coerente; di più, qui, non si può sapere.
message-record-title = Questo file non si può aprire
record-refused-form = Questa non è la registrazione di una partita. Una registrazione è un file JSON scritto da questo sito, da cuboteca play o da cuboteca simulate; di un file con più partite, scegli una riga.
record-refused-game = La registrazione è di un gioco che questo sito non ha.
record-refused-version = La partita è stata giocata con un’altra versione delle regole rispetto a quella di questo sito.
record-refused-unfinished = La partita di questa registrazione non è finita, o la registrazione è stata scritta prima della fine. Scaricala di nuovo quando la partita è finita.
record-refused-event = Al passo { $step } la registrazione dice qualcosa che le regole non permettono.
record-refused-proof = La prova in questa registrazione non regge: qualcuno ha modificato la registrazione.
record-refused-large = Una registrazione ha al massimo { $most } KiB.
record-refused-slow = Questa registrazione richiede troppo tempo per essere verificata.

## Posizioni da link

position-title = Una posizione di { $game }
position-link = Solo questa posizione
position-play = Continua da qui
position-play-note = Un tavolo comincia da questa posizione, contro i bot; non conta per la classifica.
position-refused = Questo link non contiene una posizione di questo gioco.
