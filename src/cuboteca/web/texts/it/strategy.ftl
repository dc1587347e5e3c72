## The pages on strategy

strategy = Strategia
strategy-of = Strategia per { $game }
strategy-lead = Che cosa fa una ricerca forte, e le cinque abitudini che costano di più ai principianti, trovate in { $plays } partite dei livelli facile e medio con { $seats } posti ({ $decisions } decisioni con una scelta).
strategy-habits = Cinque abitudini costose
strategy-cost = Costa { $cost } ± { $half } su 100 in una partita
strategy-how = 100 è la distanza dal primo posto all’ultimo. Ogni decisione è stata valutata come nell’analisi di una partita. Le abitudini sono state trovate in metà delle partite; i numeri vengono dalle altre { $measured }, con intervalli al 95 %.
strategy-position = Una posizione da provare
strategy-answer = Che cosa faresti? Risposta
strategy-answered = Il bot ha fatto così: { $taken }. La ricerca avrebbe fatto così: { $best }.
strategy-decides = Decide { $name }
strategy-try = Provala: e se…?
