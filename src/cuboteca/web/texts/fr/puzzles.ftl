## Problèmes

puzzles = Problèmes
puzzles-lead = Des positions de vraies parties où une seule action est nettement la meilleure. À vous de la trouver ; chaque jour, il y en a une nouvelle pour chaque jeu.
puzzles-of = Problèmes : { $game }
puzzles-all = Tous les jeux
puzzle-of-day = Problème du jour
puzzle-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }
puzzle-state-solved = Vous l’avez résolu
puzzle-state-failed = Vous avez essayé
puzzle-rating = Votre cote aux problèmes : { $rating } ± { $margin }
puzzle-made = Chacun vient d’une partie entre bots. Une recherche a trouvé la meilleure action, et une autre, dix fois plus grande, a confirmé qu’elle est nettement meilleure que la suivante. Les recherches n’en savent pas plus que vous.
puzzle-made-exact = Chacun vient d’une partie entre bots. Le solveur a examiné toutes les suites possibles : les réponses sont exactes.
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-hardness = cote { $rating }
puzzle-solved-of = résolus : { $solved } sur { $count }
puzzle-next = Problème suivant
puzzle-next-unsolved = Le plus facile que vous n’avez pas encore essayé
puzzle-all-of = Tous les { $count }
puzzle-line-open = Problème { $number }, cote { $rating }
puzzle-line-solved = Problème { $number }, cote { $rating }, résolu
puzzle-line-failed = Problème { $number }, cote { $rating }, essayé
puzzle-title = Problème { $number }
puzzle-seat = Joueur { $number }
puzzle-asked = Quelle est la meilleure action ? Seule la première réponse compte.
puzzle-all-actions = Les { $count } actions en toutes lettres
puzzle-illegal = Ce n’est pas possible dans cette position. Choisissez l’une des actions proposées.
puzzle-right = Juste
puzzle-wrong = Ce n’est pas la meilleure
puzzle-best-exact = La meilleure : { $action }. C’est la seule avec laquelle vous marquez dans cette manche, si tout le monde joue bien.
puzzle-best-margin = La meilleure : { $action }, de { $margin } ± { $spread } sur 100.
puzzle-not-compared = { $action } était déjà moins bonne dans la recherche ; elle n’a donc pas été examinée plus loin.
puzzle-is-best = la meilleure
puzzle-is-yours = votre réponse
puzzle-brings = vous marquez
puzzle-brings-not = vous ne marquez pas
puzzle-how = 100 est la première place à la fin, 0 la dernière. Les valeurs viennent de recherches de { $simulations } simulations ; ± donne des intervalles à 95 %. Rien n’est montré des tirages suivants : ils ont été refaits à chaque fois.
puzzle-how-exact = Le solveur a examiné toutes les suites possibles jusqu’à la fin de la manche.
puzzle-again = Le revoir
