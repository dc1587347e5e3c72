## La prima lezione

lesson-first-title = Il tuo primo branco
lesson-first-goal = Tenere o rifiutare, quanto vale ogni dinosauro, le Uova e come passare i guai agli altri.

lesson-first-keep = Vince chi ha più punti dopo due round. Quanti dinosauri di una specie possiedi decide quanto vale: guarda la scala sotto ciascuno, piena ora, tratteggiata con uno in più. Hai pescato un T-Rex e non ne hai. Lo tieni o lo rifiuti?
lesson-first-keep-why = Un T-Rex vale 4 punti, e uno solo è proprio ciò che vuoi. Quello che tieni resta davanti a te fino alla fine del round: solo allora si conta.
lesson-first-keep-c = Ti libereresti di un brutto Pentaceratopo, ma Ada potrebbe prendersi anche il T-Rex. Prima tieni ciò che è buono; per fare pulizia verrà un momento migliore.
lesson-first-keep-else = Così rompi qualcosa che ti serve e lasci ad Ada un T-Rex da 4. In questa mano niente ti danneggia: tienila.

lesson-first-second = Un altro T-Rex. Due valgono 1 invece di 4: tenerlo ti costa 3. Per rifiutare aggiungi alla mano una tua carta, ed entrambe vanno ad Ada. Quale carta perderesti volentieri?
lesson-first-second-why = Un Pentaceratopo da solo costa 3: hai perso insieme la carta peggiore e il T-Rex. Rifiutare è un’occasione per fare pulizia. Ada aveva poca scelta e le ha tenute.
lesson-first-second-keep = Due T-Rex insieme valgono solo 1: scenderesti da 4 a 1. Guarda la scala sotto il tuo T-Rex, poi rifiuta.
lesson-first-second-b = Due Brontosauri danno +2, uno solo −3: aggiungerne uno ti costa 5. La carta da buttare dentro è il Pentaceratopo solitario.
lesson-first-second-s = Il tuo unico Stegosauro porta 2, il tuo unico Pentaceratopo ti costa 3: è di lui che devi liberarti.

lesson-first-hand = Ben ha rifiutato: la sua mano di due carte arriva a te e non peschi. O tutto o niente: le tieni entrambe o le rifiuti con una carta di un tipo che non c’è. Che cosa costa meno?
lesson-first-hand-why = Tenere sarebbe costato 4, lo Stegosauro 2: vince la perdita minore. A ogni rifiuto la mano cresce, finché qualcuno cede; stavolta Ada le ha prese tutte e tre.
lesson-first-hand-keep = Un secondo T-Rex costa 3 e lo Pterodattilo 1: quattro punti. Lo Stegosauro ti costerebbe solo 2.
lesson-first-hand-b = Rompere la coppia di Brontosauri costa 5, più che tenere la mano. C’è una carta meno cara.

lesson-first-sum = Una mano vale la somma delle sue carte. Ecco un terzo Brontosauro, con uno Pterodattilo. Il numerino accanto a “Tieni la mano” dice di quanto cambierebbero i tuoi punti. E adesso?
lesson-first-sum-why = Tre Brontosauri valgono 5, prima 2. Lo Pterodattilo costa sempre 1, quanti che ne hai. In tutto: +2.
lesson-first-sum-t = Il T-Rex vale 4, e lo pagheresti per rifiutare una mano che ti porta 2. Tieni la mano.

lesson-first-four = Un quarto Brontosauro! Prima di afferrarlo guarda in fondo alla sua scala.
lesson-first-four-why = Quattro Brontosauri valgono −5: l’avidità costa 10 punti. E lo Pterodattilo è la carta migliore per rifiutare: perderlo ti fa perfino guadagnare un punto.
lesson-first-four-keep = Con quattro il branco precipita da +5 a −5: dieci punti persi con una carta. Rifiutala.
lesson-first-four-t = Rifiutare è giusto, ma il T-Rex ti porta 4. Hai una carta che ti costa soltanto: usa quella.

lesson-first-raptors = Qualche turno dopo. I Velociraptor contano a coppie, un Grigio con un Nero: ognuno dei due porta il suo più. Chi è senza compagno costa il suo meno. Hai un Grigio; ora arriva un Nero.
lesson-first-raptors-why = Insieme portano 3 + 2, e il Grigio non costa più 2: sette punti in più. Due dello stesso colore non sarebbero una coppia.
lesson-first-raptors-g = È il contrario: quei due stanno bene insieme. Da soli ti costano punti; un Grigio e un Nero portano 5.
lesson-first-raptors-else = Passeresti proprio il compagno che il tuo Velociraptor Grigio aspetta. Insieme portano 5.

lesson-first-egg = Un Uovo è una scommessa: se a fine round nessuno ha più di te del suo dinosauro, prendi il suo più; altrimenti il suo meno. Questo è di Brontosauro. Conta quelli degli altri: una corona segna chi ne ha di più.
lesson-first-egg-why = Tu ne hai tre, Ada uno, Ben nessuno: l’Uovo porta 4. Basterebbe anche essere alla pari con il primo.
lesson-first-egg-b = Con quel Brontosauro perdi 3 punti e il primato che serve all’Uovo. Nessuno ne ha più dei tuoi tre: tieni l’Uovo.
lesson-first-egg-else = Nessuno ha più Brontosauri di te, quindi questo Uovo ti vale 4. Tienilo.

lesson-first-eggs = Ora uno Stegosauro e l’Uovo di Pentaceratopo. Tu non hai Pentaceratopi, e guarda Ben. Il tuo Uovo non puoi aggiungerlo: tutte le Uova sono un solo tipo. Dunque?
lesson-first-eggs-why = Ben ha tre Pentaceratopi: quell’Uovo ti sarebbe costato 3. Di nuovo paga lo Pterodattilo. Prima di tenere un Uovo guarda sempre gli altri.
lesson-first-eggs-keep = Ben ha più Pentaceratopi di te: l’Uovo costa 3 e lo Stegosauro porta solo 2. Puoi fare di meglio.
lesson-first-eggs-else = Rifiutare è giusto, ma quella carta ti vale molto. Una delle tue ti costa soltanto: separati da quella.

lesson-first-last = Il mazzo è vuoto: questa è l’ultima carta. Quando qualcuno deve pescare e non può, il round finisce. Uno Pterodattilo costa 1. C’è un rifiuto più economico?
lesson-first-last-why = Ogni rifiuto sarebbe costato almeno 3: a volte conviene tenersi il male minore. Poi Ada non ha potuto pescare e si è contato tutto. Guarda il foglio dei punti.
lesson-first-last-else = Quella carta ti porta almeno tre punti, lo Pterodattilo ne costa solo uno. Tienilo e lascia finire il round.

lesson-first-numbers = Secondo round: si rimescola tutto e si gioca nell’altro senso, così i tuoi rifiuti ora vanno a Ben. Certe specie pagano solo in gruppo. Guarda la scala degli Stegosauri.
lesson-first-numbers-why = Tre Stegosauri costano 2, quattro portano 8: dieci punti da una carta. Raccoglierne tre era un azzardo, ed è andata bene.
lesson-first-numbers-t = Perdi il T-Rex e il quarto Stegosauro, che porterebbe 8. La scala salta a quattro: tieni la mano.
lesson-first-numbers-b = Perdere il Brontosauro ti fa guadagnare 3, tenere la mano 9. Il quarto Stegosauro vale bene uno Pterodattilo.

lesson-first-poison = Un T-Rex che non vuoi. Ciò che aggiungi va a Ben: guarda la sua collezione. Quale carta aiuta te e farebbe male a lui?
lesson-first-poison-why = Tu perdi il tuo −3, e a Ben un quarto Brontosauro sarebbe costato 10. Ha dovuto rifiutare anche lui, e Ada si è ritrovata con tre carte. Ora sai tutto.
lesson-first-poison-keep = Un secondo T-Rex ti costa 3. Hai carte di cui ti libereresti volentieri: spediscine una.
lesson-first-poison-p = Così guadagni 1. Ma il Brontosauro ti costa 3, e Ben ne ha già tre: un quarto gli costerebbe caro.
lesson-first-poison-s = Mai rompere quattro Stegosauri: perderesti 10 punti. Cerca una carta che ti costa qualcosa.

lesson-first-end = Ora puoi giocare: tieni ciò che serve, rifiuta con la carta peggiore, osserva i branchi degli altri e non essere ingordo. La variante avanzata con il DNA può aspettare la seconda partita.
