## À côté du plateau

board-turn = Tour { $turn }
board-action = { $name } : action { $number } sur 2
board-cockpit = Ce que l'on peut faire, et les places
board-seats = Places, dans le sens horaire
board-ask = Choisissez un de vos Cubes lumineux : vous voyez où il peut aller, ce qu'il peut activer, qui il peut toucher.
board-first = premier joueur
board-to-play = joue
board-you = vous
board-now = { $points } si le tour finissait maintenant
board-gain = { $name } +{ $points } à la fin du tour
board-effect = { $points } à la fin du tour
board-supply-short = { $count } en réserve
board-unit = { $cube } de { $name } sur { $planet }
board-own-unit = { $cube } sur { $planet }

## Ce qu'un Cube choisi peut faire

board-choice-move = Vers { $planet }
board-choice-activate-cube = Nouveau Cube sur votre Entrée
board-choice-activate-wound = Second cube dessous
board-choice-activate-short = Arme à courte portée
board-choice-activate-long = Arme à longue portée
board-choice-attack = Retirer { $cube } de { $name } sur { $planet }
board-choice-attack-stack = Cube du dessous de { $name } sur { $planet } : { $cube }
board-why = { $what } : impossible à choisir pour l'instant. Touchez pour savoir pourquoi.

## Ce que veulent dire les dessins

board-key = Ce que veulent dire les dessins
board-key-entrance = est l'endroit où vos Cubes apparaissent. Personne ne les y attaque, aucun n'y revient.
board-key-cube = activée : un Cube de plus sur votre Entrée.
board-key-wound = activée : un second cube sous le vôtre.
board-key-armoury = activé : d'abord un triangle, puis un carré.
board-key-half-moon = par tour, les points de son nombre seul ; la moitié, arrondie vers le bas, chacun si elle est partagée.
board-key-full-moon = par tour, les points de son nombre seul ; la moitié, arrondie vers le bas, chacun si elle est partagée.
board-key-blank = ne peut pas attaquer.
board-key-triangle = touche sur sa propre planète.
board-key-square = touche sur les planètes voisines.
board-key-stacked = Haut de deux : il survit à un coup.
board-key-move = Ligne continue : où il peut aller.
board-key-activate = Anneau qui bat : sa planète peut être activée.
board-key-attack = Ligne en tirets : qui il peut toucher.
