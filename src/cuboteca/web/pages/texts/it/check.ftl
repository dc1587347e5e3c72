## Provable chance

chance = Estrazioni controllabili
chance-promised = Queste cifre vincolano il tavolo a tutto ciò che decide le sue estrazioni. Annotale adesso: dopo la partita potrai controllare che niente sia stato scambiato.
chance-head = Impronta della cronaca dopo { $count ->
    [one] 1 voce
   *[other] { $count } voci
  }
chance-how = Come funziona
check-play = Controlla le estrazioni
check-title = Le estrazioni di { $game }
check-how-title = Come nascono le estrazioni
check-how-promise = Prima della prima estrazione il tavolo ha scelto a caso un lungo segreto e lo ha messo sotto chiave. Ha mostrato solo l’impegno: un’impronta del segreto, del tavolo, del gioco e delle sue opzioni. Chi ne scambia anche uno solo ottiene un’altra impronta.
check-how-draw = Ogni estrazione si calcola dal segreto, da quello che le persone hanno aggiunto e dal numero del passo. Il risultato è un numero, per esempio 18 su 55, e tutti sono ugualmente probabili; le regole dicono quali numeri corrispondono a quale esito. Perciò, una volta mostrato l’impegno, nessuno può scegliere un’estrazione; e finché il segreto è sotto chiave, nessuno può conoscerla.
contribution-none = non ha aggiunto niente.
contribution-committed = ha preso un impegno.
contribution-awaited = non ha ancora preso un impegno.
check-how-people = Poi ogni persona al tavolo ha aggiunto qualcosa: il browser ha creato a caso un lungo testo e ne ha mandato solo l’impronta; quando c’erano le impronte di tutti, i testi sono stati mostrati. Così nessuno conosceva i testi degli altri quando sceglieva il proprio, e il tavolo aveva scelto il suo segreto prima di conoscerne uno. Un bot non aggiunge niente.
check-how-nobody = A questo tavolo non è stato chiesto a nessuno di aggiungere qualcosa.
check-how-key = Quando la partita è finita, il sito firma la registrazione, così nessuno può scriverne dopo un’altra che torni lo stesso. La chiave con cui chiunque può controllare la firma è qui e all’indirizzo
check-how-chain = Ogni voce della cronaca riceve un’impronta, che comprende anche la precedente. Se qualcosa nella cronaca venisse cambiato più tardi, cambierebbero tutte le impronte successive.
check-note-it = Un’impronta dimostra qualcosa solo a chi l’ha vista in tempo. Quando inizia una partita, scrivi almeno le prime sedici cifre dell’impegno, oppure fai una foto.
check-later = Quando la partita sarà finita, qui comparirà il segreto e ogni estrazione sarà ricalcolata.
check-yourself-title = Controlla tu
check-yourself = Non devi credere a questa pagina. Scarica la partita e falla controllare da un programma tuo, sul tuo computer:
check-yourself-why = Il primo programma fa parte di Cuboteca e conosce le regole; il secondo è un breve testo in semplice Python, che puoi leggere per intero: docs/verify_play.py.
check-draws-title = Tutte le estrazioni
check-draws-text = Il passo nel replay, l’esito come lo scrivono le registrazioni, il numero estratto e i numeri che corrispondono a questo esito.
check-draw-step = Passo
check-draw-number = Estratto
check-draw-means = Corrisponde a
check-draw-outcome = Esito
check-mark-passed = Giusto:
check-mark-failed = Sbagliato:
check-mark-open = Non controllato:

## Prima della prima estrazione

contribute-title = Prima della prima estrazione
contribute-why = Ogni persona aggiunge qualcosa alle estrazioni, così nessuno può sceglierle, nemmeno questo sito. Un browser con gli script lo fa da solo.
contribute-how = Scrivi una parola qualsiasi, più strana è meglio è, o lascia vuoto il campo.
contribute-word = Una parola per le estrazioni
contribute-word-of = Una parola per le estrazioni, da { $name }
contribute-go = Aggiungi e continua
contribute-start = Comincia senza aspettare
contribute-again = Guarda di nuovo
contribute-later = Chi arriva più tardi può ancora prendere il posto libero; intanto lì può giocare un bot.
contribute-ask = Chiedimi una parola prima della prima estrazione
contribute-waits = La partita sta per cominciare.
contribute-waits-commit = In attesa di { $names }.
contribute-waits-reveal = Ancora qualche secondo di attesa per il dispositivo di { $names }.
