## L'analyse d'une partie finie

analysis-share = { $value } %
analysis-title = Analyse : { $game }
analysis-curve = Résultat espéré de chaque joueur, étape par étape
analysis-curve-note-share = La part de la victoire que chaque joueur peut espérer après chaque étape, si tous continuent selon l’heuristique du jeu. Les points numérotés sont les tournants. Chaque ligne est lissée dans sa bande d’intervalles à 95 %, que l’on voit derrière.
analysis-curve-note-points = Les points que l’on peut espérer après chaque étape, si l’on continue selon l’heuristique du jeu. Les points numérotés sont les tournants. Chaque ligne est lissée dans sa bande d’intervalles à 95 %, que l’on voit derrière.
analysis-luck-and-skill = Chance et talent
analysis-seat = Joueur
analysis-result = Résultat
analysis-luck = Chance
analysis-skill = Talent
analysis-others = Les autres
analysis-adjusted = Sans la chance
analysis-lost = Perdu par décision
analysis-luck-and-skill-note = Chance : ce que les tirages ont changé. Talent : ce que ses propres décisions ont changé par rapport à l’heuristique du jeu. Les autres : ce que les décisions des autres ont changé. Sans la chance : le résultat moins la chance. Perdu : ce que les décisions ont coûté en moyenne, chacune prise à part.
analysis-luck-and-skill-note-share = pp : points de pourcentage de la victoire. Ils additionnent beaucoup de changements, et ce qui est gagné, perdu puis regagné compte chaque fois : ils peuvent donc dépasser 100. Les parts de la victoire (%) ne le peuvent pas : sans la chance, elles sont bornées à 0 et 100 %.
analysis-luck-and-skill-note-doubt = Sous un nombre se trouve son intervalle à 95 % ; le résultat est certain et n’en a pas. Si l’intervalle de la chance, du talent, des autres ou de la perte contient zéro, le nombre n’est pas donné, car il peut être positif ou négatif ; si la chance n’est pas donnée, le résultat sans elle ne l’est pas non plus.
analysis-more = { $playouts } simulations ne suffisent pas à tout éclaircir. Quatre fois plus réduisent les intervalles de moitié. Pour en savoir plus à partir du fichier de la partie :
analysis-more-command = cuboteca analyse FICHIER --budget { $wanted }
analysis-quoted = « { $text } »
analysis-unclear = pas clair
analysis-little = presque rien
analysis-nothing = rien
analysis-interval = { $low } … { $high }
analysis-change-share = { $value } pp
analysis-change-points = { $value }
analysis-swings = Tournants
analysis-no-swings = Aucune étape n’a changé à coup sûr le résultat espéré : chaque changement peut être un hasard des simulations.
analysis-swing-luck = Étape { $step }, un tirage. { $event } { $name } passe de { $before } à { $after }.
analysis-swing-decision = Étape { $step }, { $actor } décide. { $event } { $name } passe de { $before } à { $after }.
analysis-swing-missed = Étape { $step }, { $actor } décide. { $event } { $name } passe de { $before } à { $after }. { $best } valait mieux ; cela a coûté { $cost }.
analysis-costly = Les décisions les plus coûteuses
analysis-costly-none = Aucune décision n’a coûté à coup sûr.
analysis-step = Étape
analysis-taken = Choisi
analysis-best = Mieux
analysis-cost = Coût
analysis-budget = { $playouts } simulations depuis chaque position selon l’heuristique du jeu ; pour chaque coût 16 recherches de { $simulations } simulations ; graine { $seed }.
analysis-moment-best = La meilleure : rien de mieux n’a été trouvé.
analysis-moment-good = Bonne : rien n’était clairement meilleur.
analysis-moment-good-cost = Bonne : { $best } n’était meilleur que de { $cost }.
analysis-moment-doubtful = Douteuse.
analysis-moment-doubtful-cost = Douteuse : elle a coûté { $cost }. Mieux : { $best }.
analysis-moment-mistake = Une erreur.
analysis-moment-mistake-cost = Une erreur : elle a coûté { $cost }. Mieux : { $best }.
analysis-grades = Décisions
analysis-grades-note = Meilleure : rien de mieux n’a été trouvé. Bonne : elle a coûté moins de { $doubtful } sur 100, ou rien n’était clairement meilleur. Douteuse : elle a coûté de { $doubtful } à { $mistake }. Erreur : elle a coûté { $mistake } ou plus.
analysis-grades-best = { $count ->
    [one] { $count } meilleure
   *[other] { $count } meilleures
}
analysis-grades-good = { $count ->
    [one] { $count } bonne
   *[other] { $count } bonnes
}
analysis-grades-doubtful = { $count ->
    [one] { $count } douteuse
   *[other] { $count } douteuses
}
analysis-grades-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
analysis-grade-step = Étape { $step } : { $grade }
analysis-grade-best = meilleure
analysis-grade-good = bonne
analysis-grade-doubtful = douteuse
analysis-grade-mistake = erreur
analysis-moment-luck = Le hasard : { $name } passe de { $before } à { $after }.
analysis-cost-value = { $value } sur 100
analysis-cost-note = Les coûts sont trouvés par une recherche et comptés sur 100, comme les conseils : 100 est la première place à la fin, 0 la dernière.
