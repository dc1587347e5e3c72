messages-link = Avvisami quando tocca a me
messages-title = Quando tocca a te
messages-lead = Puoi ricevere un avviso quando tocca a te e non hai il tavolo aperto: una volta per turno, e mai mentre lo stai guardando.
messages-unknown = Non hai ancora giocato in questo browser. Crea un tavolo o prendi un posto, poi torna qui.
messages-devices = Notifiche sui tuoi dispositivi
messages-subscribe = Avvisami su questo dispositivo
messages-no-push = Questo browser non può mostrare notifiche del sito. Su iPhone o iPad aggiungi prima il sito alla schermata Home; altrove l’indirizzo del sito deve iniziare con https.
messages-no-key = Chi gestisce questo sito non ha attivato le notifiche.
messages-denied = Il browser non lo permette. Puoi cambiare le impostazioni del sito accanto all’indirizzo.
messages-failed = Non ha funzionato. Riprova più tardi.
messages-device = Un dispositivo
messages-since = dal { $date }
messages-remove = Rimuovi { $name }
messages-remove-short = Rimuovi
messages-when = Quando
messages-wait = A un tavolo dal vivo, dall’inizio del tuo turno aspetta
messages-wait-one = { $seconds ->
    [0] niente
    [30] 30 secondi
   *[other] { $minutes } minuti
  }
messages-quiet = Ore di silenzio
messages-from = dalle
messages-to = alle
messages-zone = Fuso orario
messages-quiet-what = Ciò che arriverebbe in queste ore arriva quando finiscono. Lascia vuoto per non averne.
messages-keep = Salva
messages-kept = Salvato.
messages-feed = Un feed
messages-feed-what = Un lettore di feed mostra i tavoli che ti aspettano. L’indirizzo è segreto: chi lo ha vede dove tocca a te. Viene mostrato una sola volta.
messages-feed-here = Indirizzo del tuo feed
messages-feed-new = Crea un indirizzo
messages-feed-renew = Crea un nuovo indirizzo
messages-feed-end = Chiudi il feed
messages-feed-title = Cuboteca: tocca a te
messages-hook = Un webhook
messages-hook-what = Per chi programma: ogni turno viene inviato come JSON a un indirizzo https su Internet, firmato con HMAC-SHA256 nell’intestazione X-Cuboteca-Signature.
messages-hook-where = Indirizzo, vuoto per nessuno
messages-hook-secret = Chiave delle firme, mostrata una sola volta
messages-wrong-hook = Un webhook richiede un indirizzo come https://example.org/path che non sia in una rete privata.
messages-wrong-wait = Scegli uno dei tempi di attesa.
messages-wrong-zone = Un fuso orario si scrive come Europe/Rome, oppure UTC.
messages-wrong-time = Le ore di silenzio richiedono due orari, per esempio 22:30 e 7:00.
messages-turn-title = { $game }: tocca a te
messages-turn-text = Il tavolo ti aspetta.
