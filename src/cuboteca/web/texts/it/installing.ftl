app-description = Giochi da tavolo moderni, contro i bot o con gli amici.
offline-title = Il sito non è raggiungibile
offline-text = Forse sei offline, oppure il sito si sta riavviando. Nulla di ciò che hai giocato va perso.
offline-again = Riprova
offline-waits = Questa pagina riprova da sola ogni pochi secondi.
