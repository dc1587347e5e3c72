report = Segnala qualcosa
report-lead = Lo vede chi modera questo sito, insieme a ciò che è stato scritto intorno. Nessun altro ne viene a sapere.
report-what = Che cosa non va?
report-line = { $name } ha scritto: { $text }
report-name = Il nome { $name }
report-table = Questo tavolo
report-reason = Perché, se non è evidente
report-send = Segnala
report-thanks = Grazie
report-thanks-text = Chi modera questo sito darà un’occhiata.
moderation = Moderazione
moderation-not-you = Questa pagina è riservata a chi modera il sito.
moderation-your-id = Chi gestisce il sito può renderti moderatore con il tuo identificativo: { $id }
moderation-line = Un messaggio di { $name }
moderation-name = Il nome { $name }
moderation-table = Un tavolo
moderation-look = Guarda il tavolo
moderation-because = Motivo della segnalazione:
moderation-reason = Il tuo motivo, per il registro
moderation-dismiss = Archivia
moderation-close = Chiudi il tavolo
moderation-mute = { $hours ->
    [1] Silenzia per un’ora
    [24] Silenzia per un giorno
   *[other] Silenzia per una settimana
  }
moderation-ban = { $days ->
    [0] Escludi per sempre
    [1] Escludi per un giorno
   *[other] Escludi per { $days } giorni
  }
moderation-unknown = Il sito non sa chi sia, quindi non si può silenziare né escludere nessuno.
moderation-none = Nessuna segnalazione.
moderation-address = Escludi un indirizzo
moderation-network = Indirizzo o rete, per esempio 203.0.113.7
moderation-held = Silenziati ed esclusi
moderation-held-none = Nessuno è silenziato o escluso.
moderation-held-mute = { $until ->
    [none] { $name }: silenziato
   *[other] { $name }: silenziato fino al { $until }
  }
moderation-held-ban = { $until ->
    [none] { $name }: escluso per sempre
   *[other] { $name }: escluso fino al { $until }
  }
moderation-lift-unmute = Fai parlare di nuovo
moderation-lift-unban = Riammetti
moderation-lift-unban-address = Riammetti
moderation-wrong-held = Qui non c’è più nulla da togliere.
moderation-wrong-reason = Indica un motivo: resta nel registro.
moderation-wrong-report = Di questa segnalazione si è già occupato qualcun altro.
moderation-wrong-network = Un indirizzo si scrive come 203.0.113.7 o 2001:db8::7, una rete come 203.0.113.0/24; non può essere troppo grande.
moderation-wrong-act = Scegli uno dei pulsanti.
audit = Che cosa hanno fatto i moderatori
audit-none = Ancora niente.
audit-dismiss = Archiviata una segnalazione sul tavolo { $target }
audit-mute = Silenziato: { $name }
audit-close = Chiuso il tavolo { $target }
audit-ban = Escluso: { $name }
audit-ban-address = Escluso l’indirizzo { $target }
audit-unmute = Non più silenziato: { $name }
audit-unban = Riammesso: { $name }
audit-unban-address = Riammesso l’indirizzo { $target }
audit-add = Aggiunto tra i moderatori: { $name }
audit-remove = Tolto dai moderatori: { $name }
