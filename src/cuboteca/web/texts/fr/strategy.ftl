## The pages on strategy

strategy = Stratégie
strategy-of = Stratégie pour { $game }
strategy-lead = Ce que fait une recherche forte, et les cinq habitudes qui coûtent le plus aux débutants, trouvées dans { $plays } parties des niveaux facile et moyen à { $seats } places ({ $decisions } décisions avec un choix).
strategy-habits = Cinq habitudes coûteuses
strategy-cost = Coûte { $cost } ± { $half } sur 100 par partie
strategy-how = 100 est l’écart entre la première place et la dernière. Chaque décision a été évaluée comme dans l’analyse d’une partie. Les habitudes ont été trouvées dans la moitié des parties ; les chiffres viennent des { $measured } autres, avec des intervalles à 95 %.
strategy-position = Une position à essayer
strategy-answer = Que feriez-vous ? Réponse
strategy-answered = Le bot a fait ceci : { $taken }. La recherche aurait fait cela : { $best }.
strategy-decides = { $name } décide
strategy-try = L’essayer : et si… ?
