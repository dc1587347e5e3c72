## Che cosa fanno i bot forti e dove perdono di più i principianti; i numeri li misura scripts/habits.py

strategy-1-title = Prima la corrente; paga se il pasto è altrove
strategy-1-body =
    Dove un’Ameba potrebbe pagare per muoversi, la ricerca la lascia alla corrente nel { $drifted } % dei casi. Il dado va dove vuoi una volta su sei, due contando il 6; con Movimento I scegli fra due dadi. Pagare è giusto dove la corrente vuol dire fame sicura, soprattutto per un’Ameba che ha già un Punto Danno.
strategy-2-title = Un Gene quasi a ogni round
strategy-2-body =
    Dove può permettersi un Gene, la ricerca lo compra nel { $bought } % dei casi: un Gene aiuta in ogni round che segue, e ognuno conta quando si segnano i punti. Se c’è Aspettativa di vita e può pagarla, prende quella nel { $life } % dei casi, qualunque altra cosa ci sia: le Amebe che sopravvivono alla fame non vanno ricomprate.

    Nello studio su quanto valgono i Geni, Aggressione, Frugalità, Lotta per la sopravvivenza e Tasso di divisione rendono di più a chi li ha dall’inizio, e Movimento I è quello che costa di più quando manca.
strategy-3-title = Crescere, ma non fino all’ultimo punto
strategy-3-body =
    Dove può pagare una nuova Ameba, la ricerca la fa nel { $divided } % dei casi; negli altri si ferma e tiene i BP per il prossimo Gene. Una nuova Ameba ha bisogno di un pasto suo già al round dopo, e se soffre la fame sono 6 BP buttati.
habit-divided-title = Dividersi anche se i punti servono
habit-divided-body = Si compra una nuova Ameba solo perché si può. Prima guarda il brodo: c’è un pasto intero per lei e per quelle intorno? Se no, tieni i BP: al prossimo round ci compri un Gene.
habit-wrong-place-title = Mettere la nuova Ameba nella casella sbagliata
habit-wrong-place-body = La casella dev’essere buona dopo la prossima corrente, non adesso. Pensa alla direzione, poi cerca due colori che possa mangiare, pochi rivali che vogliono gli stessi cubetti e nessun ostacolo sulla strada.
habit-moved-title = Pagare per muoversi dove la corrente è meglio
habit-moved-body = Si danno 1 BP e un tiro di dado sperando in qualcosa di meglio, mentre la corrente porta l’Ameba a un pasto per niente, o lei può restare dove mangia. Prima di pagare leggi che cosa porterebbe ogni numero del dado.
habit-wrong-gene-title = Comprare un Gene che adesso non è il migliore
habit-wrong-gene-body = Si compra un Gene per un caso che capita di rado, mentre Aspettativa di vita, Movimento I o Tasso di divisione aiutano ogni Ameba a ogni round. Difesa e Protezione dai raggi possono aspettare finché qualcuno attacca o l’ozono si assottiglia.
habit-wrong-food-title = Mangiare i cubetti sbagliati
habit-wrong-food-body = Si mangia il primo pasto che capita. Spesso ce n’è più d’uno: scegli quello che non lascia un pasto intero agli avversari della casella, e che ne lascia uno alla tua Ameba che arriva dopo.
