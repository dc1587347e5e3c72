## With the real box

real-manche = Manche { $manche }: di chi è il personaggio in cima alla fine?
real-note = Gli automi non fanno mai punti: «nessuno» se in cima c’è uno di loro.
real-top = In cima
real-nobody = Con sei persone in cima c’è sempre qualcuno.
real-dominated = Dominatore
real-none = nessuna
real-table = Il tavolo
real-on-top = In cima
real-last-card = Carta appena giocata
real-series = Il suo colore
real-series-new = è la prima: la prossima vale doppio
real-series-doubled = è già stato raddoppiato
real-who = Giocato da
real-person = una persona
real-automaton = un automa
real-points = Punti
real-number = { $number }
real-card = Carta { $place }
real-player = { $character }
real-not-a-choice = { $field }: scegliete uno dei valori dell’elenco.
real-no-person = Almeno un personaggio è giocato da una persona.
real-too-many = { $card }: sul tavolo ce ne sono { $count }, ma nel mazzo solo { $most }.
real-no-cards = { $character } non ha più carte, quindi la manche è finita.
real-automaton-moves = { $character } è un automa e gioca da sé la sua prossima carta. Girate il Kube e chiedete quando tocca a una persona.
real-stuck = { $character } non può giocare nessuna carta: la manche è finita e { $character } domina.
