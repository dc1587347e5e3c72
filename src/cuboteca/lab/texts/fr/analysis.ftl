## L'analyse d'une partie finie

analysis-share = { $value } %
analysis-title = Analyse : { $game }
analysis-curve = Résultat espéré de chaque joueur, étape par étape
analysis-curve-note-share = La part de la victoire que chaque joueur peut espérer après chaque étape, si tous continuent selon la règle pratique ; les points numérotés sont les tournants.
analysis-curve-note-points = Les points que l'on peut espérer après chaque étape, si l'on continue selon la règle pratique ; les points numérotés sont les tournants.
analysis-split = Chance et talent
analysis-seat = Joueur
analysis-result = Résultat
analysis-luck = Chance
analysis-skill = Talent
analysis-others = Les autres
analysis-adjusted = Sans la chance
analysis-lost = Perdu
analysis-split-note = Chance : ce que les tirages ont changé. Talent : ce que ses propres décisions ont changé par rapport à la règle pratique ; les autres : ce que les décisions des autres ont changé. Sans la chance : le résultat moins la chance. Perdu : ce que de meilleures décisions auraient ajouté, chacune pour elle-même. Chaque nombre est suivi de la moitié de son intervalle à 95 %.
analysis-turns = Tournants
analysis-no-turns = Aucune étape n'a changé l'attente plus que le hasard des simulations ne l'explique.
analysis-turn-luck = Étape { $step }, un tirage. { $told } { $name } passe de { $before } à { $after }.
analysis-turn-decision = Étape { $step }, { $actor } décide. { $told } { $name } passe de { $before } à { $after }.
analysis-turn-missed = Étape { $step }, { $actor } décide. { $told } { $name } passe de { $before } à { $after }. Mieux valait { $best } : { $gain } de plus pour { $actor }.
analysis-costly = Les décisions les plus chères
analysis-costly-none = Aucune meilleure décision n'a été trouvée.
analysis-step = Étape
analysis-taken = Choisi
analysis-best = Mieux
analysis-cost = Coût
analysis-effort = { $playouts } simulations depuis chaque position selon la règle pratique, graine { $seed }.
