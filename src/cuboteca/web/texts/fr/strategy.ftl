## The pages on strategy

strategy = Stratégie
strategy-of = Stratégie pour { $game }
strategy-lead = Ce que fait une recherche forte, et les cinq habitudes qui coûtent le plus aux débutants, trouvées dans { $plays } parties des niveaux facile et moyen à { $seats } places ({ $decisions } décisions avec un choix).
strategy-habits = Cinq habitudes coûteuses
strategy-cost = Coûte { $cost } ± { $half } par partie
strategy-how = 100 est l’écart entre la première place et la dernière. Chaque décision a été évaluée comme le fait l’analyse d’une partie ; la moitié des parties a choisi les habitudes, et les chiffres sont ceux des { $measured } autres, avec leurs intervalles à 95 %.
strategy-position = Une position à essayer
strategy-answer = Que feriez-vous ? Réponse
strategy-answered = Le bot a fait ceci : { $taken }. La recherche aurait fait cela : { $best }.
strategy-decides = { $name } décide
strategy-try = L’essayer : et si… ?
