## Our summary of the rules, in our own words; see docs/games/sukkube.md

rules-1-title = But du jeu
rules-1-body =
    Un cube, le Kube, montre six personnages du cirque, un par face. L’un d’eux est le vôtre. Tout le monde tourne le même Kube avec des cartes. Quand une manche se termine, celui qui se trouve dessus marque un point ; la première personne à 5 points gagne.

rules-2-title = Six personnages, personnes et automates
rules-2-body =
    Il y a toujours six personnages à table : Hercule, Dompteur, Présentateur, Lion, Clown et Ballerine. Chaque personne en reçoit un au hasard, pour toute la partie.

    Les personnages que personne ne joue sont des automates. La règle les appelle Bots, mais ce ne sont pas des adversaires de l’ordinateur : un automate n’a aucun choix. Il joue ses cartes dans l’ordre où il les a reçues, ignore les limites de direction et ne marque jamais.

rules-3-title = Les cartes
rules-3-body =
    Il y a 30 cartes. Chacune a une couleur (rond rouge, carré bleu ou triangle jaune) et l’une des cinq directions : droite, gauche, haut, bas, retourner. À chaque manche, on mélange les 30 et chacun, automates compris, en reçoit cinq, faces visibles. Rien n’est donc caché : vous voyez toutes les mains, et celles des automates dans l’ordre où ils les joueront.

rules-4-title = Comment tourne le Kube
rules-4-body =
    Chaque face a une flèche. Quand vous jouez, votre personnage est dessus et sa flèche pointe vers l’avant, loin de vous. Le mot de la carte dit où va la face du dessus : droite fait rouler le Kube à droite, et la face de gauche passe dessus. Avec gauche c’est celle de droite, avec haut (loin de vous) la face proche, avec bas (vers vous) la face éloignée. Avec retourner, la face du dessous.

    Celui qui passe dessus joue ensuite.

rules-5-title = Quelle carte vous pouvez jouer
rules-5-body =
    Vous choisissez une carte de votre main, avec deux limites par rapport à la carte qui vient d’être jouée, quel que soit le joueur.

    Jamais la direction opposée : gauche après droite, haut après bas, et inversement. Retourner n’a pas d’opposé.

    Ne répétez pas la direction si vous avez une autre carte permise.

    La première carte d’une manche est libre.

    Exemple. La dernière carte était droite. Vous avez une gauche, une droite et un haut : seul le haut est permis. Avec une gauche et une droite, seule la droite. Si vous n’avez que des gauches, vous ne pouvez pas jouer.

rules-6-title = Deux fois la même couleur : on double
rules-6-body =
    Si votre carte a la couleur de celle qui vient d’être jouée, le Kube tourne deux fois. Cela ne vaut que pour la deuxième carte d’une série d’une couleur ; à partir de la troisième, il tourne une fois. Quand la couleur change, une autre série commence. Les cartes des automates comptent comme les autres. Dans rouge, rouge, rouge, bleu, bleu, la deuxième et la cinquième sont doublées.

    Les deux tours suivent la flèche de la face de départ. Une droite, une gauche, un haut ou un bas doublés amènent donc toujours dessus la face opposée, et après un retournement doublé vous êtes de nouveau dessus et rejouez, sauf si c’était votre dernière carte.

    On ne peut pas refuser de doubler. Pour le joueur suivant, une carte doublée reste une carte de sa direction.

rules-7-title = Fin d’une manche
rules-7-body =
    Une manche se termine dès que quelqu’un, automate ou personne, a joué la dernière carte de sa main ; on tourne d’abord le Kube avec cette carte. Elle se termine aussi quand la personne du dessus n’a que des cartes opposées à la dernière.

    Le personnage du dessus est le Dominateur. Si c’est une personne, elle gagne 1 point, même si elle n’a pas pu jouer. Si c’est un automate, personne ne marque.

    Le personnage du dessous est le Sukkube. On le tourne vers le dessus et il commence la manche suivante, personne ou automate. La première manche est commencée par une personne tirée au sort.

rules-8-title = Fin de la partie
rules-8-body =
    Le premier à atteindre 5 points gagne aussitôt. Un seul personnage est dessus, il n’y a donc pas d’égalité. Pour qu’aucune partie ne dure sans fin, les nôtres se terminent au plus tard après 500 manches ; celui qui a le plus de points gagne alors, et en cas d’égalité la victoire est partagée.

    En solo, vous jouez avec cinq automates et ne pouvez pas perdre : comptez combien de manches il vous faut pour vos 5 points. Moins il y en a, mieux c’est.

## Figures et tableaux des règles

figure-dominator = dessus : 1 point
figure-goal = 5 points pour gagner
figure-series = Rouge, rouge, rouge, bleu, bleu : la deuxième et la cinquième carte sont doublées.
figure-allowed = Après une carte droite : gauche jamais, droite seulement s’il n’y a rien d’autre, haut toujours.
figure-end = Qui est dessus quand la manche se termine, et qui est dessous.
column-direction = Direction
column-single = Passe dessus
column-doubled = Doublée
column-last = Dernière carte
column-never = Jamais après
column-reluctantly = Seulement si rien d’autre n’est permis
