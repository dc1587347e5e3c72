fair-title = Jeu loyal : { $name }
fair-lead = Les décisions des parties classées terminées, à côté de ce que la recherche aurait choisi. Ces chiffres sont pour vous seul : le site n’en tire aucune conclusion et ne fait rien de lui-même.
fair-ask = Comparer avec la recherche
fair-plays = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
  }
fair-compare = Comparer
fair-compare-game = Comparer { $game }
fair-look = Voir les chiffres
fair-look-game = Voir les chiffres : { $game }
fair-none = Il n’y a pas de partie classée terminée.
fair-wrong-game = Il n’y a pas de partie classée terminée de ce jeu selon ses règles actuelles.
fair-busy = D’autres comparaisons sont en cours. Réessayez plus tard.
fair-progress = Parties comparées : { $done } sur { $total } ; les vingt dernières comptent.
fair-again = Regarder à nouveau
fair-failed = { $count ->
    [one] Une partie n’a pas pu être comparée ; le journal du site dit pourquoi.
   *[other] { $count } parties n’ont pas pu être comparées ; le journal du site dit pourquoi.
  }
fair-rests-on = { $decisions ->
    [one] Une décision avec un choix
   *[other] { $decisions } décisions avec un choix
  } en { $plays ->
    [one] une partie.
   *[other] { $plays } parties.
  }
fair-no-proof = Ce n’est pas une preuve. Des personnes loyales montrent aussi de tels chiffres, et la fréquence en est estimée ci-dessous ; qui regarde beaucoup de monde en trouvera par hasard. Regardez les parties elles-mêmes, et demandez, avant de faire quoi que ce soit.
fair-percent = { $percent } %
fair-between = entre { $low } et { $high }
fair-seconds = { $seconds } s
fair-agreement = Part des décisions qui étaient le premier choix de la recherche
fair-loss = Perte moyenne par décision
fair-loss-what = 1 est l’écart entre la première place et la dernière. Le bruit de la recherche peut la rendre négative.
fair-time = Temps par décision, médiane
fair-time-spread = La moitié centrale a pris entre { $low } et { $high } secondes.
fair-doubt = Rapport du temps à la difficulté
fair-doubt-what = 1 : plus c’est difficile, plus c’est long ; 0 : sans rapport. La difficulté est l’indécision de la recherche (corrélation des rangs).
fair-reference = Les mêmes chiffres chez d’autres
fair-reference-what = Des bots de chaque niveau, et d’autres personnes là où il y en a assez, mesurés de la même façon. « Par hasard » dit combien de fois autant de leurs parties ensemble concordent au moins autant, ou perdent au plus autant : la part de fausses alertes si ce chiffre était pris pour un signe.
fair-who = Qui
fair-agreement-short = Accord
fair-loss-short = Perte par décision
fair-as-agreeing = Concordent autant par hasard
fair-as-cheap = Perdent aussi peu par hasard
fair-near = le plus proche au classement
fair-seats = de { $count } places de parties
fair-people = D’autres personnes
fair-often = { $count } sur 1 000
fair-hardly = moins de 1 sur 1 000
fair-no-people = Les autres personnes ne sont pas encore une référence : il faut les comparaisons de 30 places de parties de 8 personnes.
fair-time-no-reference = Le temps n’a pas de référence : les bots prennent le temps de la machine, et les habitudes des gens diffèrent.
fair-no-reference = Aucun bot n’a été mesuré à ce jeu : rien ne peut être dit des fausses alertes.
fair-person = Comparer les parties classées avec la recherche
audit-compare = Parties comparées avec la recherche : { $name }
audit-look = Comparaison avec la recherche consultée : { $name }
