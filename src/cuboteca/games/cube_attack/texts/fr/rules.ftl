## Notre résumé des règles, avec nos propres mots ; voir docs/games/cube_attack.md

rules-1-title = But du jeu
rules-1-body =
    Vous menez une équipe de Cubes dans une petite galaxie. À la fin de chaque tour, les lunes donnent des points aux équipes qui s’y trouvent. Celui qui est seul en tête avec au moins 64 points à la fin d’un tour gagne.

    Rien n’est caché, et une fois le premier joueur tiré au sort, la chance ne joue plus.

rules-2-title = Les Cubes
rules-2-body =
    Chaque joueur a 20 cubes en bois d’une couleur. La face du dessus indique ce que le Cube peut faire : vide, il est désarmé ; avec un triangle, il a une arme à courte portée ; avec un carré, une arme à longue portée.

    Un second cube en bois peut se trouver sous un Cube. Les deux ne font qu’un Cube, mais il faut deux coups pour le retirer. Nous disons alors que le Cube est double.

    Les cubes hors du plateau sont votre réserve.

rules-3-title = Le plateau
rules-3-body =
    Les planètes sont reliées par des lignes, les orbites. Deux planètes sont dites reliées si une ligne mène de l’une à l’autre sans passer par une troisième.

    Entrée : c’est là que les Cubes d’une équipe entrent en jeu. Aucun déplacement ne mène dans une Entrée, et personne ne peut y être attaqué.
    Planète Cube : fait entrer en jeu un de vos Cubes.
    Planète Blessure : rend un Cube double.
    Arsenal : arme un Cube.
    Demi-Lune : 2 points à la fin d’un tour. Pleine Lune : 4 points.

    Une planète peut accueillir autant de Cubes que l’on veut, de n’importe quelle équipe.

rules-4-title = Mise en place
rules-4-body =
    Chacun pose un Cube désarmé sur l’Entrée de sa couleur. Le sort désigne le premier joueur, qui le reste pendant toute la partie.

    Les Entrées utilisées dépendent du nombre de joueurs, pour que tous aient à peu près la même place.

rules-5-title = Un tour
rules-5-body =
    À partir du premier joueur, dans le sens horaire, chacun fait 2 actions. Quand tous les ont faites, le tour est fini et les lunes donnent leurs points.

    Une action est l’une de ces trois choses : se déplacer, activer, attaquer. Les deux actions peuvent se faire avec le même Cube ou avec deux, et l’on peut se déplacer deux fois ; mais pendant un tour, un même Cube ne peut ni activer deux fois ni attaquer deux fois.

    Les deux actions sont obligatoires tant que l’on peut en faire une.

rules-6-title = Action : se déplacer
rules-6-body =
    Déplacez un de vos Cubes le long d’une orbite jusqu’à une planète reliée, mais jamais dans une Entrée. Les Cubes adverses ne vous arrêtent pas, ni à l’arrivée ni au départ.

rules-7-title = Action : activer
rules-7-body =
    Un de vos Cubes active la planète sur laquelle il se trouve. Aucun Cube adverse ne doit y être, et l’activation doit avoir un effet.

    Planète Cube : posez un Cube de votre réserve, désarmé, sur votre Entrée. Il peut bouger tout de suite.
    Planète Blessure : glissez un cube de votre réserve sous le Cube, s’il n’est pas déjà double.
    Arsenal : un Cube désarmé reçoit une arme à courte portée ; un Cube à courte portée l’échange contre une longue portée.

    Avec une réserve vide, seul l’Arsenal fonctionne.

rules-8-title = Action : attaquer
rules-8-body =
    Un de vos Cubes armés attaque un Cube adverse. La courte portée touche sur la même planète, la longue sur toute planète reliée ; un Cube à longue portée ne touche pas sur sa propre planète.

    Une attaque réussit toujours. Un Cube double perd le cube du dessous et garde son arme ; un Cube simple est retiré. Selon notre interprétation et avec les options habituelles, le cube en bois retourne à la réserve de son propriétaire.

    Exemple : votre Cube à courte portée est sur une Demi-Lune avec un Cube adverse double. Le premier coup lui ôte le cube du dessous. Pendant ce tour, votre Cube ne peut plus attaquer, mais un autre le pourrait.

rules-9-title = Les points
rules-9-body =
    À la fin d’un tour, chaque lune donne ses points. Si une seule équipe y a des Cubes, elle les prend tous : 2 pour une Demi-Lune, 4 pour la Pleine Lune. S’il y en a plusieurs, chacune en prend la moitié, 1 ou 2, quel que soit leur nombre. Plusieurs Cubes d’une équipe comptent pour un.

    On ne marque de points à aucun autre moment : ce qui compte, c’est la position des Cubes après le dernier joueur.

rules-10-title = Fin de la partie
rules-10-body =
    Si à la fin d’un tour un joueur a seul le total le plus haut, et que ce total est d’au moins 64, il gagne. Si plusieurs ont le total le plus haut, tous jouent un tour de plus, et ainsi de suite jusqu’à ce qu’un seul soit en tête ; chacun peut encore rattraper les autres.

    Selon notre interprétation, une partie qui ne finirait jamais s’arrête à la limite de tours, d’ordinaire 400 ; en cas d’égalité, la victoire est alors partagée.

rules-11-title = Précisions utiles
rules-11-body =
    Le livret laisse quelques questions ouvertes. Nous les jouons ainsi.

    Un joueur sans Cube saute son tour et garde ses points ; s’ils suffisent, il peut encore gagner. Les nouveaux Cubes ne viennent que des Planètes Cube, donc personne ne revient.

    Un Cube adverse n’empêche l’activation qu’à ce moment-là : retirez-le avec votre première action, et vous pourrez activer avec la seconde.

    Une arme peut servir dès le tour où on la reçoit.

    Les coups comptent tout de suite. Un Cube retiré avant que ce soit à vous ne peut plus agir.

    Un Cube seul sur une lune doit bouger s’il n’y a rien d’autre à faire ; avec deux actions, il peut partir et revenir.

    La première de vos deux actions peut être annulée tant que la seconde n’est pas faite.

    Nous avons créé les plateaux nous-mêmes : celui du jeu figurait dans une image que nous n’avons pas. Si vous possédez le jeu, vous pouvez le saisir ; un guide explique comment.

## Figures et tableaux des règles

figure-supply = Ce que chaque joueur a au début.
figure-move = se déplacer
figure-activate = activer
figure-attack = attaquer
figure-first = premier joueur
figure-move-example = Un Cube se déplace le long d’une orbite, vers une planète reliée à la sienne.
figure-armoury = Un Arsenal donne un triangle et, la fois suivante, un carré.
figure-wound = Une Planète Blessure met un second cube dessous.
figure-attack-example = Un Cube à courte portée touche sur sa propre planète ; un Cube double perd son cube du dessous.
figure-goal = 64 points, sans personne à égalité avec vous, à la fin d’un tour.
figure-rulings = Le premier joueur reste le même pendant toute la partie.
column-alone = Une équipe seule
column-shared = Chacune de plusieurs équipes
