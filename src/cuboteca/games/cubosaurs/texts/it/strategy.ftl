## Che cosa fanno i bot forti e dove perdono di più i principianti; i numeri li misura scripts/habits.py

strategy-1-title = Tieni più di quanto pensi
strategy-1-body =
    La ricerca che valuta le decisioni tiene il { $kept_one } % delle mani di una carta, il { $kept_two } % di quelle di due, il { $kept_three } % di quelle di tre, il { $kept_four } % di quelle di quattro e il { $kept_more } % delle più grandi.

    Rifiutare non è mai gratis: cedi una carta che per te conta e passi al giocatore successivo una mano più grande. Più una mano è grande, più carte buone ci sono tra quelle cattive, e più ne riceve il giocatore successivo.
strategy-2-title = I punti di adesso non sono tutto
strategy-2-body =
    Delle mani che in questo momento ti farebbero perdere punti, la ricerca ne tiene comunque il { $kept_losing } %. Un Brontosauro o un Pentaceratopo da solo costa punti e rende dal secondo o dal terzo in poi, e un Velociraptor aspetta il suo compagno; conta anche la carta che dovresti cedere.
habit-refused-few-title = Rifiutare due o tre carte da tenere
habit-refused-few-body = Si cede una carta propria per liberarsi di due o tre altre. Prima di rifiutare conta tutte e due le parti: che cosa fa la mano ai tuoi punti, e quanto vale la carta che cedi, per te e per chi la riceve.
habit-refused-many-title = Rifiutare una mano grande
habit-refused-many-body = Una mano di quattro carte o più spaventa, ma di ogni tipo ha una carta sola. Confrontala tutta con la tua collezione: spesso una carta cattiva arriva con tre buone.
habit-refused-one-title = Rifiutare la carta appena pescata
habit-refused-one-body = Una carta costa poco, e anche rifiutarla costa una carta, della collezione. Se quella pescata ti toglie uno o due punti, tienila, a meno che tu abbia una carta da perdere volentieri.
habit-wrong-card-title = Rifiutare con la carta sbagliata
habit-wrong-card-body = Rifiutare era giusto, ma doveva andarsene un’altra carta: una di troppo della sua specie, o quella che aiuta meno il giocatore successivo. Un Velociraptor che ha un compagno lo è di rado.
habit-kept-one-title = Tenere una carta che andava passata
habit-kept-one-body = Si tiene la carta appena pescata anche se toglie punti, come un quarto T-Rex o un secondo Stegosauro. Prima di tenerla cerca tra le tue una carta di cui puoi fare a meno: possono andarsene tutte e due.
habit-kept-few-title = Tenere due o tre carte per averne una
habit-kept-few-body = Una carta della mano è buona, e le altre arrivano con lei. Contale tutte: le altre possono costare più di quanto quella porti.
habit-kept-many-title = Tenere una mano grande che andava passata
habit-kept-many-body = Si tengono quattro carte o più, e insieme costano più di quanto portino. Anche il giocatore successivo dovrà contarle.
