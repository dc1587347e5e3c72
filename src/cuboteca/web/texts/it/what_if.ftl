## Riprovare, e «e se…»

what-if-title = E se…: { $game }
what-if = E se…?
what-if-table = Al tavolo
what-if-so-far = E se…
what-if-note = Questo tabellone è solo tuo: muovi per tutti, e niente qui cambia la partita. Le estrazioni vengono rifatte.
what-if-hides = Anche ciò che non puoi sapere è estratto di nuovo: nella partita può essere diverso.
what-if-redraw = Ricomincia con altre estrazioni
what-if-whose = Scegli tu per { $name }.
what-if-others = Fai muovere gli altri ai bot
what-if-start = Torna all’inizio
what-if-leave = Esci
try-again = Riprova da qui
try-again-note = Comincia un nuovo tavolo prima di questa decisione, contro i bot; non conta per la classifica.
begins-at = Questa partita è cominciata da una posizione e non dall’inizio del gioco; perciò non conta per la classifica.
