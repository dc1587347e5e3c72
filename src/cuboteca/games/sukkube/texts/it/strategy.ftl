## Che cosa fanno i bot forti e dove perdono di più i principianti; i numeri li misura scripts/habits.py

strategy-1-title = Pensa a chi finirà in cima
strategy-1-body =
    Tutte le mani sono scoperte e gli automi non scelgono, quindi puoi seguire ogni tua carta fino alla prossima persona che decide. Se una carta dà subito il punto e un’altra no, la ricerca prende il punto nel { $scored } % dei casi; se una carta finirebbe la manche senza punto e un’altra la lascerebbe continuare, la finisce solo nel { $ended } %.
strategy-2-title = Raddoppiare è un mezzo, non un’abitudine
strategy-2-body =
    Quando si può scegliere, la ricerca raddoppia nel { $doubled } % dei casi. Una carta raddoppiata, se non è un capovolgi, porta sempre in cima la faccia opposta: aiuta o danneggia esattamente un personaggio, quindi guarda prima il fondo del Kube.

    Un capovolgi raddoppiato ti lascia in cima, con una carta in meno. Quando è possibile, e lo è anche un’altra carta, la ricerca lo gioca nel { $stayed } % dei casi.
habit-wrong-character-title = Portare in cima il personaggio sbagliato
habit-wrong-character-body = Chi arriva in cima decide il seguito. Prima di giocare di’ per ogni carta chi sarà in cima, che cosa può fare quella mano e se può finire la manche; gli automi giocano proprio la prossima carta della loro fila.
habit-not-doubled-title = Non raddoppiare quando servirebbe
habit-not-doubled-body = Si trascura una carta del colore appena giocato, anche se il doppio giro porta in cima chi ti aiuta di più o lascia in cima te. Cerca prima di tutto nella tua mano il colore dell’ultima carta.
habit-wrong-card-title = Il personaggio giusto con la carta sbagliata
habit-wrong-card-body = Due tue carte portano in cima lo stesso personaggio, e si gioca quella che mancherà dopo. Il colore decide se la carta seguente raddoppia, il verso che cosa non potrà essere.
habit-doubled-title = Raddoppiare quando è meglio un giro solo
habit-doubled-body = Un doppio giro sembra forte, ma porta in cima la faccia opposta, chiunque sia. Spesso per te è meglio il vicino.
habit-stayed-title = Restare in cima e basta
habit-stayed-body = Dopo un capovolgi raddoppiato giochi ancora, e una delle tue cinque carte è andata. Ne vale la pena solo se la carta dopo fa qualcosa; una mano vuota finisce la manche per chi in quel momento è in cima.
