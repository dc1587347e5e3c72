## Ce que font les bots forts, et ce qui coûte le plus aux débutants ; les chiffres sont mesurés par scripts/habits.py

strategy-1-title = Par la Planète Blessure vers la Planète Cube
strategy-1-body =
    Dans l’étude des premiers tours, rien ne bat le chemin qui mène de l’Entrée à la Planète Cube par la Planète Blessure ; s’armer d’abord, ou courir vers une Demi-Lune, coûte à la fin plus de vingt points. Un second Cube tôt au travail vaut plus que tous les points des premiers tours.
strategy-2-title = Toujours plus de Cubes
strategy-2-body =
    Là où un Cube sur une Planète Cube peut en faire entrer un autre, la recherche le fait dans { $new_cube } % des cas ; elle prend ou change une arme dans { $armed } % des cas où elle le peut, et double un Cube dans { $doubled } %. Chaque Cube de plus, c’est une lune de plus, tour après tour, pour une seule action.
strategy-3-title = Peu d’armes, mais employées
strategy-3-body =
    Là où elle peut attaquer, la recherche attaque dans { $attacked } % des cas. Un tir retire un Cube d’une lune que vous tenez ensuite seul : il compte double. Là où un Cube peut aller sur la Pleine Lune, elle l’y envoie dans { $moon } % des cas : 4 points, c’est beaucoup, mais tout le monde y arrive.
habit-no-new-cube-title = Quitter la Planète Cube sans nouveau Cube
habit-no-new-cube-body = Un Cube arrive sur une Planète Cube et repart aussitôt vers une lune. Activez d’abord : vous avez deux actions, et le nouveau Cube rapporte des points jusqu’à la fin de la partie.
habit-past-moon-title = Passer à côté d’une lune
habit-past-moon-body = Un Cube va où il n’y a pas de points, alors qu’un autre déplacement en mènerait un sur une lune, ou sur la Pleine Lune plutôt que sur une Demi-Lune. En fin de tour, seules les lunes comptent : avant votre dernière action, cherchez celle qui vous donne encore quelque chose.
habit-past-cube-planet-title = Passer à côté de la Planète Cube
habit-past-cube-planet-body = Au début, on va vers l’Arsenal, ou le long du bord, alors que la Planète Cube est à côté. D’abord grandir, puis se battre.
habit-wrong-way-title = Le chemin le plus long
habit-wrong-way-body = Un Cube part dans une direction d’où il devra revenir. Dites où il doit être dans deux tours, sur une lune ou une Planète Cube, et comptez les pas le long des orbites avant de faire le premier.
habit-unarmed-title = Quitter l’Arsenal sans arme
habit-unarmed-body = Un Cube est sur l’Arsenal et repart désarmé. Maintenant que les lunes sont disputées, une arme bien placée vaut plus qu’un pas : prenez-la avant de partir.
