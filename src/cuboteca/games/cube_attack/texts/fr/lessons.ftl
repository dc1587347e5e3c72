## La première leçon

lesson-first-title = Vers les lunes
lesson-first-goal = Entrer, grandir, tenir les lunes, s’armer et se battre pour elles.

lesson-first-enter = Qui est seul en tête avec 64 points gagne, et seules les lunes en donnent : 2 les demies, 4 la pleine. Vous avez deux actions par tour. Votre Cube est à l’Entrée ; de nouveaux viennent de la Planète Cube marquée. Où aller ?
lesson-first-enter-why = D’ici, un pas mène à une Planète Cube, qui fait de nouveaux Cubes. Plus vous en avez, plus vous tenez de lunes : d’abord grandir, puis se battre.
lesson-first-enter-armoury = Une arme ne sert pas encore : personne n’est près. Par la Planète Blessure, on arrive à de nouveaux Cubes : allez-y.

lesson-first-inward = Deuxième action ; l’anneau doré à votre Entrée dit que c’est encore à vous. Vous pouvez doubler le Cube ici, ou continuer. Personne ne peut encore vous toucher. Qu’est-ce qui va plus vite ?
lesson-first-inward-why = Sur la Planète Cube, vous ferez entrer un second Cube au prochain tour. Ada a fait de même. Pas encore de points : personne n’est sur une lune.
lesson-first-inward-double = Doublé, il survivrait à un coup, mais personne d’armé n’est près. Employez votre temps à grandir : la Planète Cube est à côté.
lesson-first-inward-aside = Cela éloigne des nouveaux Cubes. La Planète Cube est à côté : vers l’intérieur.

lesson-first-grow = Une action peut aussi activer la planète où se trouve un Cube, sauf si un adversaire y est. Que fait pour vous la Planète Cube ?
lesson-first-grow-why = Un second Cube entre par votre Entrée. Il peut bouger aussitôt : chaque nouveau Cube est tout de suite au travail.
lesson-first-grow-moon = Une lune, c’est bien, mais activez d’abord : vous avez deux actions, et le nouveau Cube n’en coûte qu’une. Puis allez-y.
lesson-first-grow-back = Vous êtes venu ici pour de nouveaux Cubes. Activez la planète.

lesson-first-moon = Il reste une action. À la fin du tour, chaque lune donne ses points. Où un Cube devrait-il être ?
lesson-first-moon-why = Seul sur une Demi-Lune : 2 points. Et encore à la fin de chaque tour où vous y êtes. Y être tôt rapporte longtemps.
lesson-first-moon-also = Tout aussi bien : les deux Demi-Lunes rapportent 2 points par tour. Dans cette leçon, prenons celle de droite, H0.
lesson-first-moon-new = Le nouveau Cube n’atteint pas de lune en un pas, mais le premier, oui. Prenez les 2 points maintenant.
lesson-first-moon-back = Vers l’extérieur, pas de points. Les Demi-Lunes sont à côté de vous.

lesson-first-full = Nouveau tour. « 2 → 4 » dans votre cadre : vous avez 2 points et en auriez 4 à la fin. La Pleine Lune au centre donne 4, le double d’une demie. Votre Cube est à côté. Que faites-vous ?
lesson-first-full-why = 4 au lieu de 2, si vous y restez seul. Le centre touche toutes les Demi-Lunes : une place forte, mais tous y viennent.
lesson-first-full-new = Bon pour plus tard, mais les points d’abord : la Pleine Lune est à un pas, et Ada en est aussi près.
lesson-first-full-else = C’est abandonner vos 2 points. La Pleine Lune est à un pas et en rapporte 4.

lesson-first-weapon = Ada viendra au centre. Avec la deuxième action, préparez-vous : où un Cube prend-il une arme ?
lesson-first-weapon-why = Et la voilà : à deux équipes sur une lune, chacune a la moitié, 2 et 2. Votre autre Cube est sur l’Arsenal, prêt à s’armer.
lesson-first-weapon-leave = Quitter le centre coûte des points. Votre autre Cube n’a rien à faire : envoyez-le à l’Arsenal.
lesson-first-weapon-else = De là, pas d’arme. À côté de l’Entrée, il y a aussi un Arsenal.

lesson-first-arm = Ada partage votre lune. Sans arme, on ne se bat pas. Et maintenant ?
lesson-first-arm-why = Un triangle dessus : arme à courte portée, qui frappe sur sa planète. Une seconde activation, à un autre tour, en ferait un carré : longue portée.
lesson-first-arm-leave = Alors Ada a seule la Pleine Lune, 4 points. Restez, et armez votre autre Cube.
lesson-first-arm-else = Activez d’abord l’Arsenal, puis bougez : vos deux actions sont faites pour cela.

lesson-first-near = Il reste une action. Le Cube armé doit aller vers le centre, et si possible gagner quelque chose en chemin.
lesson-first-near-why = Il attend sur une Demi-Lune, 2 points de plus, à un pas du combat. Ada s’est armée aussi, et elle est aussi près.
lesson-first-near-leave = Alors le centre est à Ada. Rapprochez le Cube armé.
lesson-first-near-else = Ce n’est pas le chemin du combat. Entre les deux, il y a une Demi-Lune, qui rapporte 2 points.

lesson-first-approach = La courte portée ne frappe que sur sa planète. Vous avez deux actions. Comment les employer contre le Cube du centre ?
lesson-first-approach-why = Entrer, puis frapper : deux actions, une attaque. La première moitié est faite.
lesson-first-approach-leave = Il faut être là où est le Cube d’Ada. Laissez celui-ci là-bas et amenez celui qui est armé.
lesson-first-approach-else = Un triangle frappe sur sa planète. Amenez-le au centre, où est le Cube d’Ada.

lesson-first-attack = Frappez. Plusieurs Cubes sont ici : toucher la planète ouvre une liste. Choisissez votre Cube armé, puis ce qu’il fait. Il n’y a pas de dés : une attaque touche toujours.
lesson-first-attack-why = Son Cube est revenu à sa réserve. Mais voyez sa réponse : elle est entrée et a frappé votre Cube armé. Un Cube simple tombe au premier coup : frapper en dernier dans le tour est un avantage.
lesson-first-attack-else = Partir rapporte un peu, mais Ada garde son Cube et sa part du centre. Vous êtes venu frapper.

lesson-first-double = Tour 9. Votre Cube armé est sur une Planète Blessure, et le chasseur d’Ada au centre. Un coup retire un Cube simple. Qu’est-ce qui rend le vôtre plus solide ?
lesson-first-double-why = Un second cube dessous : il faut deux coups, et il garde son arme après le premier. Doublé et armé, il peut aller au combat.
lesson-first-double-else = Parti ainsi, un coup le retire. Vous êtes sur une Planète Blessure : mettez d’abord un second cube dessous.

lesson-first-long = Dernier tour, dernière action : 58 à 56 pour vous. Votre carré frappe une planète reliée, jamais la sienne. Le chasseur d’Ada tient seul la Pleine Lune. Quelle action vaut le plus ?
lesson-first-long-why = De la planète voisine, à l’abri de son triangle : le centre était libre. Trois Demi-Lunes vous ont mené à 64, et Ada n’a pas suivi. Vous avez gagné.
lesson-first-long-else = Le chasseur d’Ada reste alors où il marque et frappe. Votre carré peut l’atteindre d’ici, sans s’approcher.

lesson-first-end = Vous savez tout : d’abord des Cubes, puis des lunes, des armes à temps, et les Cubes doublés devant. Pas de hasard : seulement ce que vous voyez venir.
