## Una partita nel terminale

play-person = Giocatore { $number }
play-bot = { $level }-{ $number }
play-begins = { $game }. Seme { $seed }. Scrivi il numero di una scelta, o ? per l’aiuto.
play-goes-on = { $count ->
    [one] { $game } riprende dopo 1 evento. Scrivi il numero di una scelta, o ? per l’aiuto.
   *[other] { $game } riprende dopo { $count } eventi. Scrivi il numero di una scelta, o ? per l’aiuto.
  }
play-effect = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
  }
play-help =
    Scrivi il numero di una scelta, oppure la scelta così come è scritta in grigio.
    undo         annulla la tua ultima decisione, con le risposte dei bot, se da allora nulla è stato pescato e nessun’altra persona ha deciso
    board        mostra di nuovo il tavolo
    rules PAROLA cosa dicono le regole di una parola; senza parola, tutto il riassunto
    save FILE    salva la partita; "cuboteca replay FILE" la mostra
    quit         lascia il tavolo
play-hint = Scrivi il numero di una scelta, o ? per l’aiuto.
play-no-number = La scelta { $line } non c’è: scegli da 1 a { $last }.
play-undone = Decisione annullata.
play-no-undo = Non c’è nulla da annullare: dopo la tua ultima decisione qualcosa è stato pescato o rivelato, o un’altra persona ha deciso.
play-stand-in = { $name } non ha dato una risposta valida ({ $reason }); decide il caso.
play-save-where = Scrivi dove: save FILE
play-saved = Salvata in { $file }.
play-not-saved = Impossibile scrivere { $file }: { $reason }.
play-offer = Per riprendere questa partita più tardi, scrivi il nome di un file in cui salvarla; con una riga vuota lasci il tavolo senza salvare.
play-resume = cuboteca play --resume { $file } la riprende.
play-saved-secrets = Il file contiene ciò che a questo tavolo è ancora segreto: chi lo apre lo viene a sapere.
play-left = { $count ->
    [one] Hai lasciato il tavolo dopo 1 evento.
   *[other] Hai lasciato il tavolo dopo { $count } eventi.
  }
play-over-hint = La partita è finita. save FILE la salva; una riga vuota lascia il tavolo.

## Punteggi

sheet-scored = Questo conteggio
sheet-total = Totale
final-title = Risultato finale
final-rank = Posto
final-name = Giocatore
final-points = Punti

## Registrazioni

replay-title = Partita { $number }: { $game }
replay-open = { $count ->
    [one] La registrazione finisce dopo 1 evento; la partita non è finita.
   *[other] La registrazione finisce dopo { $count } eventi; la partita non è finita.
  }
replay-draws-proven = Le estrazioni derivano dal segreto con l’impegno { $commitment }. Nessuno le ha scelte se il tavolo mostrava quell’impegno prima della partita.
replay-draws-seeded = Le estrazioni derivano dal seme { $seed }, scelto da chi ha creato il tavolo: quella persona poteva conoscerle tutte in anticipo.
replay-draws-seeded-unnamed = Le estrazioni derivano dal segreto; chi ha creato il tavolo ha scelto il seme e poteva conoscere ogni estrazione.
replay-draws-not-proven = Le estrazioni sono possibili, ma non dimostrate: la registrazione non contiene il segreto con cui verificarle.
replay-draws-chosen = Chi ha creato il tavolo ha scelto il seme e poteva conoscere in anticipo ogni estrazione.

## Il riassunto delle regole

rules-nothing = Il riassunto di { $game } non dice nulla di "{ $word }"
rules-options = Opzioni
rules-assumed = Valori ipotizzati
rules-assumed-why = Questi valori erano solo in immagini che non abbiamo; li abbiamo scelti noi.
