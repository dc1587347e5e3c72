## Che cosa fanno i bot forti e dove perdono di più i principianti; i numeri li misura scripts/habits.py

strategy-1-title = Dal Pianeta Ferita al Pianeta Cubo
strategy-1-body =
    Nello studio sui primi turni nulla batte la via dall’Ingresso al Pianeta Cubo passando dal Pianeta Ferita; armarsi subito, o correre a una Mezza Luna, costa alla fine più di venti punti. Un secondo Cubo subito al lavoro vale più di ogni punto dei primi turni.
strategy-2-title = Sempre più Cubi
strategy-2-body =
    Dove un Cubo su un Pianeta Cubo può farne entrare un altro, la ricerca lo fa nel { $new_cube } % dei casi; prende o cambia un’arma nel { $armed } % dei casi in cui può, e raddoppia un Cubo nel { $doubled } %. Ogni Cubo in più è una luna in più, turno dopo turno, e costa una sola azione.
strategy-3-title = Poche armi, ma usate
strategy-3-body =
    Dove può attaccare, la ricerca attacca nel { $attacked } % dei casi. Un colpo toglie un Cubo da una luna che poi tieni da solo: conta il doppio. Dove un Cubo può andare sulla Luna Piena, ci va nel { $moon } % dei casi: 4 punti sono tanti, ma ci arrivano tutti.
habit-no-new-cube-title = Lasciare il Pianeta Cubo senza un nuovo Cubo
habit-no-new-cube-body = Un Cubo arriva su un Pianeta Cubo e riparte subito per una luna. Prima attiva: hai due azioni, e il nuovo Cubo porta punti fino alla fine della partita.
habit-past-moon-title = Passare accanto a una luna
habit-past-moon-body = Un Cubo va dove non ci sono punti, mentre un’altra mossa ne porterebbe uno su una luna, o sulla Luna Piena invece che su una mezza. A fine turno contano solo le lune: prima dell’ultima azione cerca quella che ti dà ancora qualcosa.
habit-past-cube-planet-title = Passare accanto al Pianeta Cubo
habit-past-cube-planet-body = All’inizio si va all’Armamentario, o lungo il bordo, mentre il Pianeta Cubo è lì accanto. Prima si cresce, poi si combatte.
habit-wrong-way-title = La via più lunga
habit-wrong-way-body = Un Cubo parte in una direzione da cui dovrà tornare. Di’ dove deve essere fra due turni, su una luna o su un Pianeta Cubo, e conta i passi lungo le orbite prima di fare il primo.
habit-unarmed-title = Lasciare l’Armamentario senza un’arma
habit-unarmed-body = Un Cubo sta sull’Armamentario e prosegue disarmato. Ora che le lune sono contese, un’arma al posto giusto vale più di un passo: prendila prima di partire.
