## Studi di un gioco

studies = Studi
studies-of = Studi su { $game }
studies-lead = Domande a cui risponde l’esperimento: i bot hanno giocato migliaia di partite in cui è cambiata una cosa sola.
studies-all = Tutti gli studi su questo gioco
studies-picture = Come immagine
