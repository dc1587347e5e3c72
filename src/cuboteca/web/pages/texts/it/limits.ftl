## A table that was closed before its end

closed-title = Questo tavolo è chiuso
closed-idle = Da molto tempo nessuno giocava più, perciò il tavolo è stato chiuso. I punti sono quelli di allora.
closed-rules = Le regole di questo gioco sono state corrette e questa partita non poteva continuare con quelle nuove. I punti sono quelli dell’ultimo passo su cui vecchie e nuove regole concordano.
closed-admin = Chi gestisce questo sito ha chiuso il tavolo. I punti sono quelli di allora.
closed-reason = Il motivo indicato: { $reason }
closed-on = Chiuso il { $date }
message-410-title = Questo tavolo è chiuso
message-410-text = Questo tavolo è stato chiuso prima della fine. Restano il replay e il file della partita.

## Limits

message-429-title = Aspetta un momento
message-429-text = Troppe richieste in poco tempo. Aspetta un minuto e riprova.
message-429-tables = Dalla tua connessione sono appena stati creati molti tavoli. Aspetta { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, poi potrai crearne un altro.
message-429-open = Molti tavoli creati dalla tua connessione sono ancora aperti. Finiscine uno, oppure riprova tra { $minutes } minuti.
message-429-costly = Dalla tua connessione sono appena arrivate molte richieste di suggerimenti, analisi e verifiche. Aspetta { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} e riprova; intanto puoi continuare a giocare.
message-429-codes = Dalla tua connessione sono stati provati molti codici. Aspetta { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
} e riprova.
message-full-title = Tutti i tavoli sono occupati
message-full-text = Il sito sta già facendo tutto il possibile. Riprova tra un minuto; le partite in corso continuano.
message-banned-title = Questo indirizzo è stato bloccato
message-banned-text = Chi gestisce questo sito ha bloccato l’indirizzo da cui ti colleghi. Se pensi che sia un errore, chiedi spiegazioni.
message-banned-you-title = Sei stato escluso
message-banned-you-text = { $until ->
    [none] Chi modera questo sito ti ha escluso. Se pensi che sia un errore, chiedi spiegazioni.
   *[other] Chi modera questo sito ti ha escluso fino al { $until }. Se pensi che sia un errore, chiedi spiegazioni.
  }
