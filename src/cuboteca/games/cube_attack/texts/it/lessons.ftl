## La prima lezione

lesson-first-title = Verso le lune
lesson-first-goal = Entrare, crescere, tenere le lune, armarsi e combattere per loro.

lesson-first-enter = Vince chi è in testa da solo con 64 punti, e li danno solo le lune: 2 le mezze, 4 quella piena. Hai due azioni a turno. Il tuo Cubo è all’Ingresso; i nuovi vengono dal Pianeta Cubo segnato. Dove vai?
lesson-first-enter-why = Da qui manca un passo a un Pianeta Cubo, che fa nuovi Cubi. Più ne hai, più lune tieni: prima si cresce, poi si combatte.
lesson-first-enter-armoury = Un’arma ancora non serve: non c’è nessuno vicino. La via del Pianeta Ferita porta a nuovi Cubi: prendila.

lesson-first-inward = Seconda azione; l’anello dorato al tuo Ingresso dice che tocca ancora a te. Puoi raddoppiare qui il Cubo, o proseguire. Ancora nessuno può colpirti. Che cosa è più rapido?
lesson-first-inward-why = Dal Pianeta Cubo al prossimo turno fai entrare un secondo Cubo. Ada ha fatto lo stesso. Ancora niente punti: nessuno è su una luna.
lesson-first-inward-double = Raddoppiato resisterebbe a un colpo, ma vicino nessuno è armato. Usa il tempo per crescere: il Pianeta Cubo è qui accanto.
lesson-first-inward-aside = Così ti allontani dai nuovi Cubi. Il Pianeta Cubo è qui accanto: verso l’interno.

lesson-first-grow = Un’azione può anche attivare il pianeta su cui sta un Cubo, se non c’è un avversario. Che cosa fa per te il Pianeta Cubo?
lesson-first-grow-why = Un secondo Cubo entra al tuo Ingresso. Può muoversi subito: ogni nuovo Cubo è già al lavoro.
lesson-first-grow-moon = Una luna va bene, ma prima attiva: hai due azioni, e il nuovo Cubo ne costa una sola. Poi vai.
lesson-first-grow-back = Sei venuto qui per nuovi Cubi. Attiva il pianeta.

lesson-first-moon = Ti resta un’azione. A fine turno ogni luna dà i suoi punti. Dove dovrebbe stare ora un Cubo?
lesson-first-moon-why = Su una Mezza Luna, da solo: 2 punti. E di nuovo alla fine di ogni turno in cui sei ancora là. Arrivare presto rende a lungo.
lesson-first-moon-also = Va bene lo stesso: tutte e due le Mezze Lune danno 2 punti a turno. In questa lezione prendiamo quella a destra, H0.
lesson-first-moon-new = Il nuovo Cubo non arriva a una luna in un passo, il primo sì. Prendi subito i 2 punti.
lesson-first-moon-back = Verso l’esterno non ci sono punti. Le Mezze Lune sono accanto a te.

lesson-first-full = Nuovo turno. “2 → 4” nel tuo riquadro: hai 2 punti e alla fine ne avresti 4. La Luna Piena al centro dà 4, il doppio di una mezza. Il tuo Cubo sulla luna le è accanto. Che fai?
lesson-first-full-why = 4 invece di 2, se ci resti da solo. Il centro tocca tutte le Mezze Lune: posto forte, ma ci arrivano tutti.
lesson-first-full-new = Buono per dopo, ma prima i punti: la Luna Piena è a un passo, e Ada le è altrettanto vicina.
lesson-first-full-else = Così regali i tuoi 2 punti. La Luna Piena è a un passo e ne dà 4.

lesson-first-weapon = Ada verrà al centro. Con la seconda azione preparati: dove prende un’arma un Cubo?
lesson-first-weapon-why = Ed eccola: con due squadre su una luna ognuna prende metà, 2 e 2. L’altro tuo Cubo è sull’Armamentario, pronto ad armarsi.
lesson-first-weapon-leave = Lasciare il centro costa punti. L’altro Cubo non ha nulla da fare: mandalo all’Armamentario.
lesson-first-weapon-else = Da lì non viene un’arma. Accanto all’Ingresso c’è anche un Armamentario.

lesson-first-arm = Ada divide la tua luna. I Cubi disarmati non combattono. E ora?
lesson-first-arm-why = Un triangolo in cima: arma a corta gittata, che colpisce sul suo pianeta. Una seconda attivazione, in un altro turno, ne farebbe un quadrato: lunga gittata.
lesson-first-arm-leave = Allora Ada ha la Luna Piena da sola, 4 punti. Resta, e arma l’altro Cubo.
lesson-first-arm-else = Prima attiva l’Armamentario, poi muovi: le due azioni servono proprio a questo.

lesson-first-near = Ti resta un’azione. Il Cubo armato deve andare verso il centro, se possibile guadagnando lungo la strada.
lesson-first-near-why = Aspetta su una Mezza Luna, 2 punti in più, a un passo dallo scontro. Anche Ada si è armata, ed è altrettanto vicina.
lesson-first-near-leave = Allora il centro è di Ada. Avvicina il Cubo armato.
lesson-first-near-else = Non è la strada per lo scontro. In mezzo c’è una Mezza Luna, che dà 2 punti.

lesson-first-approach = La corta gittata colpisce solo sul suo pianeta. Hai due azioni. Come le usi contro il Cubo al centro?
lesson-first-approach-why = Entra, poi colpisci: due azioni, un attacco. La prima metà è fatta.
lesson-first-approach-leave = Devi essere dov’è il Cubo di Ada. Lascia là questo e porta quello armato.
lesson-first-approach-else = Un triangolo colpisce sul suo pianeta. Portalo al centro, dov’è il Cubo di Ada.

lesson-first-attack = Ora colpisci. Qui ci sono più Cubi, perciò toccando il pianeta si apre un elenco: scegli il tuo Cubo armato, poi che cosa fa. Non ci sono dadi: un attacco va sempre a segno.
lesson-first-attack-why = Il suo Cubo è tornato nella riserva. Ma guarda la risposta: è entrata e ha colpito il tuo Cubo armato. Uno singolo cade al primo colpo: chi colpisce per ultimo nel turno è in vantaggio.
lesson-first-attack-else = Spostarti frutta qualcosa, ma Ada tiene il Cubo e la sua parte del centro. Sei venuto per colpire.

lesson-first-double = Turno 9. Il tuo Cubo armato è su un Pianeta Ferita, e il cacciatore di Ada è al centro. Un colpo toglie un Cubo singolo. Che cosa rende il tuo più duro?
lesson-first-double-why = Un secondo cubo sotto: ora servono due colpi, e dopo il primo tiene l’arma. Raddoppiato e armato può andare dove si combatte.
lesson-first-double-else = Se parte così, un colpo lo toglie. Sei su un Pianeta Ferita: prima mettigli sotto un secondo cubo.

lesson-first-long = Ultimo turno, ultima azione: 58 a 56 per te. Il tuo quadrato colpisce un pianeta connesso, mai il proprio. Il cacciatore di Ada tiene da solo la Luna Piena. Quale azione vale di più?
lesson-first-long-why = Da lì accanto, al sicuro dal suo triangolo, hai liberato il centro. Tre Mezze Lune ti hanno portato a 64, e Ada non ce l’ha fatta. Hai vinto.
lesson-first-long-else = Così il cacciatore di Ada resta dove fa punti e colpisce. Il tuo quadrato lo raggiunge da qui, senza avvicinarsi.

lesson-first-end = Sai tutto: prima i Cubi, poi le lune, armi in tempo e Cubi raddoppiati davanti. Non c’è fortuna: solo ciò che vedi arrivare.
