## À côté du plateau

board-turn = Tour { $turn }
board-action = { $name } : action { $number } sur 2
board-cockpit = Actions et places
board-seats = Places, dans le sens horaire
board-ask = Choisissez un de vos Cubes en surbrillance pour voir où il peut aller, ce qu’il peut activer et qui il peut attaquer.
board-own = Vos Cubes qui peuvent agir
board-spot = { $planet } : voir ce qui s’y trouve et choisir
board-choose = Choisir { $cube }
board-order = numéro { $number } dans l’ordre du jeu
board-to-play = joue
board-you = vous
board-now = { $points } si le tour finissait maintenant
board-gain = { $name } +{ $points } à la fin du tour
board-effect = { $points } à la fin du tour
board-supply-short = { $count } en réserve
board-unit = { $cube } ({ $name }) sur { $planet }
board-own-unit = { $cube } sur { $planet }

## Ce qu'un Cube choisi peut faire

board-choice-move = Vers { $planet }
board-choice-activate-cube = Nouveau Cube sur votre Entrée
board-choice-activate-wound = Second cube dessous
board-choice-activate-short = Arme à courte portée
board-choice-activate-long = Arme à longue portée
board-choice-attack = Retirer { $cube } à { $name } sur { $planet }
board-choice-attack-stack = Cube du dessous ({ $name }) sur { $planet } : { $cube }
board-why = { $what } : impossible à choisir pour l’instant. Touchez pour savoir pourquoi.

## Ce que veulent dire les dessins

board-key = Ce que veulent dire les dessins
board-ways = Quelles planètes sont reliées
board-key-entrance = est l’endroit où vos Cubes entrent en jeu. Personne ne peut les y attaquer, et aucun Cube n’y retourne.
board-key-cube = activée : un Cube de plus sur votre Entrée.
board-key-wound = activée : un second cube sous le vôtre.
board-key-armoury = activé : d’abord un triangle, puis un carré.
board-key-half-moon = rapporte son nombre de points à chaque tour à l’équipe qui y est seule ; partagée, la moitié à chacune, arrondie à l’inférieur.
board-key-full-moon = rapporte son nombre de points à chaque tour à l’équipe qui y est seule ; partagée, la moitié à chacune, arrondie à l’inférieur.
board-key-blank = ne peut pas attaquer.
board-key-triangle = touche les Cubes de sa propre planète.
board-key-square = touche les Cubes des planètes reliées.
board-key-stacked = Double, haut de deux cubes : il survit à un coup.
board-key-gain = à côté d’une lune : les points que vous recevez à la fin du tour. Sur un bouton : combien cette action en ajoute.
board-key-move = Ligne continue : où il peut aller.
board-key-activate = Anneau clignotant : sa planète peut être activée.
board-key-attack = Ligne en tirets : qui il peut attaquer.
