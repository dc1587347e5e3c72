## Études : une question sur un jeu, à laquelle répondent de nombreuses parties de bots

study-seats-title = { $game }, { $seats } joueurs : vaut-il mieux décider en premier ?
study-length-title = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 } : combien dure une partie, et comment finit-elle ?
study-options-title = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 } : que change chaque option ?
study-cards-title = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 } : combien vaut chaque chose ?
study-seats-points = Points au-dessus de la moyenne de la table
study-seats-wins = Parties gagnées, au-dessus ou au-dessous d’une part égale
study-length-decisions = Décisions dans une partie
study-length-margin = Points entre le premier et le deuxième
study-length-ties = Parties à victoire partagée
study-length-share = Comment les parties finissent
study-options-decisions = Décisions dans une partie : en plus ou en moins
study-options-best = Points du vainqueur : en plus ou en moins
study-options-margin = Points entre le premier et le deuxième : en plus ou en moins
study-cards-points = Points : avance sur les autres, ou moyenne de la table
study-cards-wins = Parties gagnées
study-cards-decisions = Décisions dans une partie
study-answer-both = Le mieux, en points : { $best }, { $gain } ({ $gains }). Le pire : { $worst }, { $loss } ({ $losses }).
study-answer-good = Le mieux, en points : { $best }, { $gain } ({ $gains }). Rien n’est nettement mauvais.
study-answer-bad = Rien n’est nettement bon. Le pire, en points : { $worst }, { $loss } ({ $losses }).
study-answer-none = Rien ne fait nettement la différence : d’après les intervalles, aucun effet, en points, ne dépasse { $most }.
study-answer-pairs-both = S’aident le plus, en points : { $best }, { $gain } ({ $gains }). Font le plus double emploi : { $worst }, { $loss } ({ $losses }).
study-answer-pairs-good = S’aident le plus, en points : { $best }, { $gain } ({ $gains }). Aucune paire ne fait nettement double emploi.
study-answer-pairs-bad = Aucune paire ne s’aide nettement. Font le plus double emploi, en points : { $worst }, { $loss } ({ $losses }).
study-answer-prices = Vaut le plus : { $best }, dont le prix équitable serait de { $gain } ({ $gains }). Vaut le moins : { $worst }, { $loss } ({ $losses }).
study-what = Quoi
study-effect = Effet
study-value = Valeur
study-interval = Intervalle à 95 %
study-adjusted = p
study-clear = net
study-unclear = pas net
study-percent = { $value } %
study-percent-points = { $value } pp
study-between = { $low } à { $high }
study-nothing-yet = trop peu de parties
study-place = { $place ->
    [1] Décide en premier
    [2] Une place après
    [3] Deux places après
    [4] Trois places après
    [5] Quatre places après
    [6] Cinq places après
   *[other] Place { $place }
 }
study-play = Toutes les parties
study-end = Par « { $reason } »
study-setting = { $option } : { $value }
study-yes = oui
study-no = non
study-lengths = La moitié des parties ont au plus { $middle } décisions ; neuf sur dix en ont de { $low } à { $high } ; la plus courte en avait { $least }, la plus longue { $most }.
study-how = Comment nous le savons
study-how-plays = { $plays } parties par variante, jouées par des bots de niveau { $bots }, graine { $seed }.
study-how-mixed = { $plays } parties par variante, jouées par des bots, place par place : { $bots } ; d’une partie à l’autre, ils avancent d’une place. Graine { $seed }.
study-how-seats = Un tirage désigne qui décide en premier. Chaque partie est jugée à part : les points d’un joueur moins la moyenne de la table.
study-how-seats-mixed = Un tirage désigne qui décide en premier. Avec les mêmes tirages, chaque bot occupe une fois chaque place, et ces parties comptent pour une seule.
study-how-length = Une décision est une action qu’un joueur choisit ; les tirages n’en sont pas.
study-how-options = Chaque variante est jouée avec les mêmes graines que l’habituelle et n’en diffère que par une option.
study-how-cards = Chacun est essayé par expérience à chaque place, à tour de rôle : la même partie avec et sans, avec les mêmes graines. Qui l’aurait choisi ne compte pas.
study-how-interval = Les intervalles valent à tout moment à la fois (séquences de confiance à 95 %) : on peut donc observer l’étude, l’arrêter et la continuer à volonté.
study-how-many = p dit combien souvent on verrait un effet aussi grand s’il n’y en avait aucun, corrigé pour le nombre de comparaisons de son tableau (Benjamini et Hochberg). Un effet est dit net jusqu’à 0,05 : parmi tous ceux qui le sont, un sur vingt au plus devrait être nul.
study-how-bots = C’est ainsi que jouent ces bots ; des joueurs plus forts trouveraient peut-être d’autres valeurs.
study-how-version = Cuboteca { $version }, version { $rules } des règles. Options : { $options }.
study-how-again = Pour la refaire :

study-variants-title = { $game }, { $seats } joueurs : que changent d’autres règles ?
study-variants-first-change = Victoires de qui décide en premier : en plus ou en moins qu’avec les règles habituelles
study-variants-decisions-change = Décisions dans une partie : en plus ou en moins qu’avec les règles habituelles
study-variants-lead-change = Avance du premier sur le deuxième, en part de ses points : plus grande ou plus petite
study-variants-decisive-change = Parties à un seul vainqueur : en plus ou en moins
study-usual = Les règles habituelles
study-figure = { $option }, { $figure } : { $value }
study-left-out = Laissée de côté, car on ne peut pas la jouer : { $variant } ({ $why }).
study-front = Quelles variantes sont équilibrées
study-aim-seats = Plus grand effet d’une place sur les victoires
study-aim-length = Décisions de plus ou de moins que { $length }
study-aim-close = Avance du premier
study-aim-decisive = Victoires partagées
study-standing = Position
study-standing-front = sur le front
study-standing-open = ouverte
study-standing-behind = derrière
study-how-variants = Chaque variante est jouée avec les mêmes graines que les règles habituelles et comparée partie par partie. L’avance est une part des points du premier.
study-how-front = Pour chaque critère, moins vaut mieux. Sur le front se trouve une variante qu’aucune autre n’égale ni ne dépasse selon tous les critères ; derrière, une qu’une autre dépasse selon tous, au-delà du doute des intervalles ; ouverte, une que d’autres parties pourraient amener sur le front. L’effet d’une place est celui de la place qui en a le plus, et ressort donc trop grand avec peu de parties.

study-pairs-title = { $game }, { $seats } joueurs : qu’est-ce qui vaut plus ensemble ?
study-pairs-alone = Points par lui-même : avance avec lui moins avance sans lui, chacun des autres étant là une fois sur deux
study-pairs-together = Points ensemble : combien l’un vaut de plus si l’autre est là aussi
study-pair = { $first } et { $second }
study-clearest = { $title } (les { $shown } plus nets sur { $all })
study-how-pairs = Dans chaque partie, chaque gène est refusé ou non à une place, une fois sur deux et indépendamment des autres ; puis les mêmes parties sont jouées en lui refusant exactement les autres gènes. Ainsi chaque partie dit quelque chose de chaque paire. Un nombre positif veut dire que les deux s’aident, un négatif que l’un fait le travail de l’autre.

study-prices-title = { $game }, { $seats } joueurs : quel est le juste prix, et quand ?
study-prices-price = Juste prix : celui auquel acheter ne change rien
study-prices-points = Points, si c’est gratuit : avance sur les autres
study-prices-coin = Points que vaut l’argent : avance sur les autres
study-good-at = { $good }, { $time }
study-how-prices = Une partie normale continue du même état de plusieurs façons avec les mêmes tirages : telle quelle ; avec un bien donné gratuitement à une place qui ne l’a pas, qu’il en reste une carte ou non ; avec de l’argent donné à une place. Qui aurait acheté quoi ne compte pas. Le juste prix est ce que vaut le bien divisé par ce que vaut une pièce au même moment, comme si beaucoup de pièces valaient autant de fois plus ; entre parenthèses, ce qu’il coûte.

study-strategies-title = { $game }, { $seats } joueurs : que vaut une stratégie ?
study-strategies-points = Points : avance sur les autres
study-strategies-wins = Parties gagnées
study-how-strategies = Une place suit la stratégie et toutes les autres jouent comme d’habitude, chaque place à son tour ; les mêmes parties sans elle ont les mêmes graines, événement par événement. Là où la stratégie laisse un choix, la place décide comme le fait son niveau.
study-all-title = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 } : toutes les études
study-unasked = Pas demandé : { $why }.
study-tables = Tableaux
study-files = En données :
study-how-searches = Les bots qui cherchent n’ont pas ici de limite de temps, mais un nombre de simulations par décision : { $bots }.
study-how-luck = Les résultats sont corrigés de la chance : après chaque tirage, une valeur apprise dit de combien il a été meilleur que la moyenne, et on en retire une part, mesurée dans d’autres parties. Cela ne change aucune moyenne, quoi que pense la valeur, et resserre les intervalles.
