fair-title = Gioco leale: { $name }
fair-lead = Le decisioni delle partite classificate concluse, accanto a ciò che avrebbe scelto la ricerca. Queste cifre sono solo per te: il sito non ne trae conclusioni e non fa nulla da sé.
fair-ask = Confronta con la ricerca
fair-plays = { $count ->
    [one] { $count } partita classificata
   *[other] { $count } partite classificate
  }
fair-compare = Confronta
fair-compare-game = Confronta { $game }
fair-look = Guarda le cifre
fair-look-game = Guarda le cifre di { $game }
fair-none = Non ci sono partite classificate concluse.
fair-wrong-game = Non ci sono partite classificate concluse di quel gioco con le regole attuali.
fair-busy = Sono in corso altri confronti. Riprova più tardi.
fair-progress = Partite confrontate: { $done } su { $total }; contano le ultime venti.
fair-again = Guarda di nuovo
fair-failed = { $count ->
    [one] Non è stato possibile confrontare una partita; il registro del sito dice perché.
   *[other] Non è stato possibile confrontare { $count } partite; il registro del sito dice perché.
  }
fair-rests-on = { $decisions ->
    [one] Una decisione con una scelta
   *[other] { $decisions } decisioni con una scelta
  } in { $plays ->
    [one] una partita.
   *[other] { $plays } partite.
  }
fair-no-proof = Questa non è una prova. Anche chi gioca lealmente mostra cifre simili, e qui sotto si stima quanto spesso; chi guarda molte persone ne troverà alcune per caso. Guarda le partite stesse, e chiedi, prima di fare qualcosa.
fair-percent = { $percent } %
fair-between = tra { $low } e { $high }
fair-seconds = { $seconds } s
fair-agreement = Decisioni uguali alla prima scelta della ricerca
fair-loss = Perdita media per decisione
fair-loss-what = 1 è il passo dal primo posto all’ultimo. Il rumore della ricerca può renderla negativa.
fair-time = Tempo per decisione, mediana
fair-time-spread = La metà centrale ha richiesto tra { $low } e { $high } secondi.
fair-doubt = Rapporto tra tempo e difficoltà
fair-doubt-what = 1: più è difficile, più tempo serve; 0: nessun rapporto. La difficoltà è quanto la ricerca era indecisa (correlazione dei ranghi).
fair-reference = Le stesse cifre di altri
fair-reference-what = Bot di ogni livello, e altre persone dove ce ne sono abbastanza, misurati allo stesso modo. «Per caso» dice quanto spesso altrettante loro partite insieme concordano almeno altrettanto, o perdono al massimo altrettanto: la quota di falsi allarmi se quella cifra fosse presa come indizio.
fair-who = Chi
fair-agreement-short = Accordo
fair-loss-short = Perdita per decisione
fair-as-agreeing = Concordano altrettanto per caso
fair-as-cheap = Perdono altrettanto poco per caso
fair-near = il più vicino per punteggio
fair-seats = da { $count } posti di partite
fair-people = Altre persone
fair-often = { $count } su 1.000
fair-hardly = meno di 1 su 1.000
fair-no-people = Le altre persone non sono ancora un riferimento: servono confronti di 30 posti di partite di 8 persone.
fair-time-no-reference = Il tempo non ha riferimento: i bot impiegano il tempo della macchina, e le abitudini delle persone sono diverse.
fair-no-reference = In questo gioco non è stato misurato nessun bot, quindi sui falsi allarmi non si può dire nulla.
fair-person = Confronta le partite classificate con la ricerca
audit-compare = Fatte confrontare con la ricerca le partite di { $name }
audit-look = Guardato il confronto di { $name } con la ricerca
