mail-head = E-mail
mail-what = Un messaggio per turno, e nessuno nelle tue ore di silenzio. Non si manda mai altro, nessun altro vede l’indirizzo e ogni messaggio ha un link per smettere.
mail-address = Il tuo indirizzo
mail-send = Mandami un codice
mail-sent = Un codice è in viaggio verso quell’indirizzo.
mail-waits = Un codice è stato mandato a { $address }. Scrivilo qui entro mezz’ora.
mail-code = Codice
mail-confirm = Conferma
mail-confirmed = Confermato. Gli avvisi dei tuoi turni arriveranno lì.
mail-to = Gli avvisi dei tuoi turni arrivano a { $address }.
mail-forget = Elimina questo indirizzo
mail-forgotten = L’indirizzo è stato eliminato.
mail-wrong-address = Un indirizzo e-mail si scrive come nome@example.org.
mail-wrong-code = Quel codice è sbagliato o troppo vecchio. Chiedine uno nuovo.
mail-many = Per oggi sono stati mandati abbastanza codici. Riprova domani.
mail-failed = Il messaggio non si può mandare ora. Riprova più tardi.
mail-code-title = Il tuo codice per Cuboteca
mail-code-text =
    Il tuo codice è { $code }. Vale { $minutes } minuti, là dove l’hai chiesto.

    Se non l’hai chiesto, qualcuno ha sbagliato a scrivere un indirizzo: non fare nulla, e non ne arriveranno altri.
mail-turn-text =
    { $text }

    { $url }

    Basta messaggi: { $stop }
mail-stop = Basta e-mail
mail-stop-what = I messaggi sui tuoi turni non arriveranno più al tuo indirizzo, che poi viene eliminato.
mail-stop-do = Non mandatemi più e-mail
mail-stopped = Basta e-mail
mail-stopped-text = L’indirizzo è stato eliminato.
