## Studi: una domanda su un gioco, a cui rispondono molte partite di bot

study-seats-title = { $game }, { $seats } giocatori: conviene decidere per primi?
study-length-title = { $game }, { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
 }: quanto dura una partita e come finisce?
study-options-title = { $game }, { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
 }: che cosa cambia ogni opzione?
study-cards-title = { $game }, { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
 }: quanto vale ogni cosa?
study-seats-points = Punti sopra la media del tavolo
study-seats-wins = Partite vinte, sopra o sotto una quota uguale
study-length-decisions = Decisioni in una partita
study-length-margin = Punti fra il primo e il secondo
study-length-ties = Partite con vittoria condivisa
study-length-share = Come finiscono le partite
study-options-decisions = Decisioni in una partita: in più o in meno
study-options-best = Punti di chi vince: in più o in meno
study-options-margin = Punti fra il primo e il secondo: in più o in meno
study-cards-points = Punti: vantaggio sugli altri, o media del tavolo
study-cards-wins = Partite vinte
study-cards-decisions = Decisioni in una partita
study-answer-both = Il meglio: { $best }, { $gain } punti ({ $gains }). Il peggio: { $worst }, { $loss } ({ $losses }).
study-answer-good = Il meglio: { $best }, { $gain } punti ({ $gains }). Niente è chiaramente svantaggioso.
study-answer-bad = Niente è chiaramente vantaggioso. Il peggio: { $worst }, { $loss } punti ({ $losses }).
study-answer-none = Niente fa chiaramente la differenza: secondo gli intervalli, nessun effetto supera { $most } punti.
study-answer-pairs-both = Si aiutano di più: { $best }, { $gain } punti ({ $gains }). Si sovrappongono di più: { $worst }, { $loss } ({ $losses }).
study-answer-pairs-good = Si aiutano di più: { $best }, { $gain } punti ({ $gains }). Nessuna coppia si sovrappone chiaramente.
study-answer-pairs-bad = Nessuna coppia si aiuta chiaramente. Si sovrappongono di più: { $worst }, { $loss } punti ({ $losses }).
study-answer-prices = Vale di più: { $best }, per cui { $gain } ({ $gains }) sarebbe un prezzo equo. Vale di meno: { $worst }, { $loss } ({ $losses }).
study-what = Che cosa
study-effect = Effetto
study-value = Valore
study-interval = Intervallo al 95 %
study-adjusted = p
study-clear = chiaro
study-unclear = non chiaro
study-percent = { $value } %
study-percent-points = { $value } pp
study-between = da { $low } a { $high }
study-nothing-yet = troppo poche partite
study-place = { $place ->
    [1] Decide per primo
    [2] Un posto dopo
    [3] Due posti dopo
    [4] Tre posti dopo
    [5] Quattro posti dopo
    [6] Cinque posti dopo
   *[other] Posto { $place }
 }
study-play = Tutte le partite
study-end = Per «{ $reason }»
study-setting = { $option }: { $value }
study-yes = sì
study-no = no
study-lengths = Metà delle partite ha al massimo { $middle } decisioni; nove su dieci ne hanno da { $low } a { $high }; la più breve ne aveva { $least }, la più lunga { $most }.
study-how = Come lo sappiamo
study-how-plays = { $plays } partite per ogni variante, giocate da bot di livello { $bots }, seme { $seed }.
study-how-mixed = { $plays } partite per ogni variante, giocate da bot, posto per posto: { $bots }; di partita in partita avanzano di un posto. Seme { $seed }.
study-how-seats = Chi decide per primo è sorteggiato. Ogni partita è giudicata per sé: i punti di un giocatore meno la media del tavolo.
study-how-seats-mixed = Chi decide per primo è sorteggiato. Con le stesse estrazioni ogni bot siede una volta in ciascun posto, e queste partite contano come una sola.
study-how-length = Una decisione è un’azione scelta da un giocatore; le estrazioni non contano.
study-how-options = Ogni variante è giocata con gli stessi semi di quella abituale e ne differisce per una sola opzione.
study-how-cards = Ciascuno è provato per esperimento su ogni posto, a turno: la stessa partita con e senza, con gli stessi semi. Chi l’avrebbe scelto non conta.
study-how-interval = Gli intervalli valgono in ogni momento insieme (sequenze di confidenza al 95 %), perciò lo studio si può osservare, fermare e continuare a piacere.
study-how-many = p dice quanto spesso si vedrebbe un effetto così grande se non ce ne fosse alcuno, corretto per il numero di confronti della sua tabella (Benjamini e Hochberg). Un effetto è detto chiaro fino a 0,05: fra tutti quelli chiari, ci si aspetta che al massimo uno su venti sia nullo.
study-how-bots = È così che giocano questi bot; giocatori più forti potrebbero trovare altri valori.
study-how-version = Cuboteca { $version }, versione { $rules } delle regole. Opzioni: { $options }.
study-how-again = Per rifarlo:

study-variants-title = { $game }, { $seats } giocatori: che cosa cambiano altre regole?
study-variants-first-change = Vittorie di chi decide per primo: in più o in meno rispetto alle regole abituali
study-variants-decisions-change = Decisioni in una partita: in più o in meno rispetto alle regole abituali
study-variants-lead-change = Vantaggio del primo sul secondo, come quota dei suoi punti: maggiore o minore
study-variants-decisive-change = Partite con un solo vincitore: in più o in meno
study-usual = Le regole abituali
study-figure = { $option }, { $figure }: { $value }
study-left-out = Tralasciata, perché non si può giocare: { $variant } ({ $why }).
study-front = Quali varianti sono equilibrate
study-aim-seats = Massimo effetto di un posto sulle vittorie
study-aim-length = Decisioni in più o in meno rispetto a { $length }
study-aim-close = Vantaggio del primo
study-aim-decisive = Vittorie condivise
study-standing = Posizione
study-standing-front = sul fronte
study-standing-open = aperta
study-standing-behind = indietro
study-how-variants = Ogni variante è giocata con gli stessi semi delle regole abituali e confrontata partita per partita. Il vantaggio è una quota dei punti del primo.
study-how-front = In ogni obiettivo meno è meglio. Sul fronte sta una variante che nessun’altra eguaglia o supera in tutti gli obiettivi; indietro sta una che un’altra supera in tutti, al di là del dubbio degli intervalli; aperta è una che altre partite potrebbero portare sul fronte. L’effetto di un posto è quello del posto che ne ha di più, perciò con poche partite risulta troppo grande.

study-pairs-title = { $game }, { $seats } giocatori: che cosa vale di più insieme?
study-pairs-alone = Punti da solo: vantaggio con esso meno vantaggio senza, con ognuno degli altri metà delle volte
study-pairs-together = Punti insieme: quanto vale di più uno se c’è anche l’altro
study-pair = { $first } e { $second }
study-clearest = { $title } (i { $shown } più chiari di { $all })
study-how-pairs = In ogni partita ogni Gene è negato o no a un posto, metà delle volte e indipendentemente dagli altri; poi si giocano le stesse partite negandogli esattamente gli altri Geni. Così ogni partita dice qualcosa di ogni coppia. Un numero positivo vuol dire che i due si aiutano, uno negativo che l’uno fa il lavoro dell’altro.

study-prices-title = { $game }, { $seats } giocatori: qual è il prezzo giusto, e quando?
study-prices-price = Prezzo giusto: quello a cui comprare non cambia nulla
study-prices-points = Punti, se è gratis: vantaggio sugli altri
study-prices-coin = Punti che vale il denaro: vantaggio sugli altri
study-good-at = { $good }, { $time }
study-how-prices = Una partita normale prosegue dallo stesso stato in più modi con le stesse estrazioni: così com’è; con un bene dato gratis a un posto che non lo ha, che ne resti una carta o no; con del denaro dato a un posto. Chi avrebbe comprato che cosa non conta. Il prezzo giusto è quanto vale il bene diviso per quanto vale una moneta nello stesso momento, come se molte monete valessero altrettante volte tanto; tra parentesi sta quanto costa.

study-strategies-title = { $game }, { $seats } giocatori: quanto vale una strategia?
study-strategies-points = Punti: vantaggio sugli altri
study-strategies-wins = Partite vinte
study-how-strategies = Un posto segue la strategia e tutti gli altri giocano come al solito, a turno per ogni posto; le stesse partite senza di essa hanno gli stessi semi, evento per evento. Dove la strategia lascia una scelta, il posto decide come fa il suo livello.
study-all-title = { $game }, { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
 }: tutti gli studi
study-unasked = Non chiesto: { $why }.
study-tables = Tabelle
study-files = Come dati:
study-how-searches = I bot che cercano non hanno qui un limite di tempo, ma un numero di simulazioni per decisione: { $bots }.
study-how-luck = I risultati sono corretti per la fortuna: dopo ogni estrazione un valore appreso dice di quanto è stata migliore della media, e se ne toglie una parte, misurata in altre partite. Questo non cambia alcuna media, qualunque cosa pensi il valore, e restringe gli intervalli.
