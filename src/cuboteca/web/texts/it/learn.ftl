## Lezioni, e che cosa si è imparato

learn-title = Lezioni
learn-lead = Impara ogni gioco giocando: una plancia vera, un’idea alla volta e una ragione per tutto.
learn-first = Impara
learn-minutes = circa { $minutes } minuti
learn-at = riprendi dal passo { $at } di { $of }
learn-done = finita
learn-step = Passo { $at } di { $of }
learn-right = Giusto.
learn-wrong = Non stavolta.
learn-on = Avanti
learn-show = Mostrami
learn-back = Un passo indietro
learn-ended = { $title }: finita!
learn-next = Prossima lezione: { $title }
learn-play = Ora gioca contro bot facili
learn-again = Ancora una volta
progress-title = I miei progressi
progress-unknown = Su questo dispositivo non c’è ancora nulla: quello che fai da ora viene ricordato qui.
