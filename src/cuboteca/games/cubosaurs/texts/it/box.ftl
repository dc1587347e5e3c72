## With the real box

real-round = Round { $round } di { $rounds }: che cosa ha davanti ognuno?
real-note = Carte di ogni tipo, con e senza simbolo DNA insieme. I Velociraptor si distinguono dai numeri sulla carta. I loro numeri e quelli di alcune Uova sono supposti: se la vostra scatola ne ha altri, contateli a mano.
real-tokens = Segnalini DNA rimasti
real-too-many = { $card }: ne sono state scritte { $count }, ma nella scatola ce ne sono { $most }.
real-total = Sono state scritte { $count } carte; alla fine di un round ce ne sono { $dealt }.
real-too-many-tokens = Nella scatola ci sono { $most } segnalini DNA.
real-lowest-tied = { $seats } hanno fatto meno punti a pari merito: sorteggiate chi comincia.
