## La première leçon

lesson-first-title = Qui finit dessus ?
lesson-first-goal = Tourner le Kube, compter sur les automates et gagner une manche.

lesson-first-turn = Vous êtes l’Hercule. À la fin d’une manche, qui est dessus gagne un point ; il en faut cinq. Une carte tourne le Kube, et qui arrive dessus joue ensuite. Les visages sous chaque carte disent à qui elle mène. Laquelle vous rend le tour ?
lesson-first-turn-why = Retourner a amené le Lion dessus. C’est un automate, sa clé le dit : il doit jouer sa carte suivante, celle qui est encadrée, un retournement, qui vous a ramené. Les automates sont des horloges : lisez leurs cartes.
lesson-first-turn-red = Bonne direction, mauvaise couleur : la carte suivante du Lion est rouge aussi, et la deuxième d’une couleur tourne deux fois. Il reste alors dessus. Prenez l’autre.
lesson-first-turn-people = Le tour finit alors chez Ada ou Ben, qui choisissent eux-mêmes. Voyez qui chaque carte amène dessus, et ce que celui-ci joue ensuite.

lesson-first-limits = La dernière carte était droite. Donc pas de gauche, son opposé, ni de seconde droite tant que vous avez autre chose. Les deux hauts sont permis. Lequel vous ramène dessus ?
lesson-first-limits-why = Haut a amené le Clown, qui par une droite a passé à la Ballerine, et sa gauche vous a ramené. Deux automates de suite : tout se compte.
lesson-first-limits-red = La dernière carte était rouge : une rouge tourne donc deux fois et amène le Lion, ce qui mène à Ben. L’autre haut ne tourne qu’une fois.

lesson-first-double = La deuxième carte d’une couleur tourne le Kube deux fois (×2), ce qui amène toujours la face opposée. La dernière était jaune. Le Lion est sous vous et jouera retourner. Comment y aller et revenir ?
lesson-first-double-why = Jaune sur jaune : deux fois gauche a fait monter le Lion, et son retournement vous a remis dessus. Une couleur vaut bien une direction.
lesson-first-double-once = Le Kube tourne une fois et amène Ben, qui choisit ensuite. Le Lion est dessous : on y va en tournant deux fois.

lesson-first-third = Seule la deuxième carte d’une série est doublée ; dès la troisième, on tourne une fois. Deux bleues viennent d’être jouées. Avec quelle carte les automates vous ramènent-ils ?
lesson-first-third-why = La troisième bleue a tourné une fois, vers le Clown. L’horlogerie a fait le reste, jusqu’à une bleue doublée à la fin. Les longues chaînes gagnent des manches.
lesson-first-third-else = Suivez cette carte : elle finit chez Ada, qui choisit. Une troisième bleue ne tourne qu’une fois, vers le Clown. Lisez la suite.

lesson-first-again = La dernière carte était bleue. Pensez à un retournement doublé : le Kube fait un tour complet. À quoi bon ?
lesson-first-again-why = Un tour complet et vous êtes encore dessus : vous rejouez, avec une carte de moins. La main raccourcit sans céder le tour.
lesson-first-again-else = Ensuite le tour va à Ada. Un retournement doublé vous garderait dessus, et la dernière carte était bleue.

lesson-first-stuck = L’autre fin : la personne dessus n’a que des cartes opposées à la dernière. Elle ne peut pas jouer, et domine ! Il vous restera deux droites. Quelle carte mène à une gauche, puis à vous ?
lesson-first-stuck-why = La gauche du Lion, doublée, vous a mis dessus. Contre une gauche, pas de droite : rien à jouer, manche finie, point pour vous. Être bloqué est une arme.
lesson-first-stuck-else = Cela donne le tour à Ben. Gardez les deux droites : ce sont elles qui vous bloquent. Retournez vers le Lion et voyez ce qu’il joue.

lesson-first-last = Il ne reste à Ben, le Présentateur, qu’une carte : bas. Il doit la jouer dès qu’il est dessus, et de sa face, bas tourne le Kube vers vous. Quelle carte amène Ben dessus ?
lesson-first-last-why = Droite a amené Ben, et sa dernière carte, bas, a mis l’Hercule dessus : votre point, fait par Ben. Avec peu de cartes, les gens aussi deviennent des horloges.
lesson-first-last-again = Vous resteriez dessus et on continuerait, mais il y a un point à prendre : amenez Ben dessus, et sa seule carte tournera le Kube vers vous.

lesson-first-trap = Ce qui vous sert sert aussi aux autres. Ben n’a qu’une gauche. S’il arrive dessus après une droite, il est bloqué et gagne le point. Que jouez-vous ?
lesson-first-trap-why = Retournement doublé : vous restez dessus, et Ben n’a rien. Avant chaque carte, demandez-vous qui elle amène dessus, et ce qu’il peut jouer.
lesson-first-trap-ben = Droite amène Ben dessus, et il n’a qu’une gauche, l’opposé. Il ne peut pas jouer : il domine donc. Jouez le retournement.

lesson-first-finish = Une manche finit dès qu’une main est vide, après que sa dernière carte a tourné le Kube. Il reste une seule carte à un automate. Pouvez-vous le laisser finir la manche avec vous dessus ?
lesson-first-finish-why = Haut a amené le Clown ; sa dernière carte vous a mis dessus et la manche était finie : vous dominez et gagnez le point. Voilà comment on marque.
lesson-first-finish-else = Cela laisse les autres continuer. Il reste au Clown une carte, un haut. S’il arrive dessus maintenant, où mène-t-elle ?

lesson-first-end = Vous connaissez toutes les règles : direction, couleur, et qui finit dessus. Les automates jouent leurs cartes quelle que soit la direction et ne marquent jamais : avec l’un d’eux dessus à la fin, personne n’a le point. Voyez un automate plus loin que les autres.
