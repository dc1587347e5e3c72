## Ce que font les bots forts, et ce qui coûte le plus aux débutants ; les chiffres sont mesurés par scripts/habits.py

strategy-1-title = Pensez à celui qui finira dessus
strategy-1-body =
    Toutes les mains sont visibles et les automates ne choisissent pas : vous pouvez suivre chacune de vos cartes jusqu’à la prochaine personne qui décide. Quand une carte donne le point tout de suite et une autre non, la recherche prend le point dans { $scored } % des cas ; quand une carte finirait la manche sans point et qu’une autre la laisserait continuer, elle ne la finit que dans { $ended } % des cas.
strategy-2-title = Doubler est un moyen, pas une habitude
strategy-2-body =
    Quand on a le choix, la recherche double dans { $doubled } % des cas. Une carte doublée, sauf un retournement, amène toujours dessus la face opposée : elle aide ou gêne exactement un personnage. Regardez donc d’abord le dessous du Kube.

    Un retournement doublé vous laisse dessus, avec une carte de moins. Quand il est possible et qu’une autre carte l’est aussi, la recherche le joue dans { $stayed } % des cas.
habit-wrong-character-title = Amener dessus le mauvais personnage
habit-wrong-character-body = Celui qui passe dessus décide de la suite. Avant de jouer, dites pour chaque carte qui sera dessus, ce que peut faire cette main et si elle peut finir la manche ; les automates jouent exactement la prochaine carte de leur rangée.
habit-not-doubled-title = Ne pas doubler quand cela aiderait
habit-not-doubled-body = On néglige une carte de la couleur qui vient d’être jouée, alors que le double tour amène dessus quelqu’un qui vous aide davantage, ou vous y laisse. Cherchez d’abord dans votre main la couleur de la dernière carte.
habit-wrong-card-title = Le bon personnage par la mauvaise carte
habit-wrong-card-body = Deux de vos cartes amènent dessus le même personnage, et l’on joue celle qui manquera ensuite. La couleur décide si la carte suivante est doublée, la direction ce que celle-ci ne pourra pas être.
habit-doubled-title = Doubler quand un simple tour vaut mieux
habit-doubled-body = Un double tour paraît fort, mais il amène dessus la face opposée, quelle qu’elle soit. Souvent le voisin vaut mieux pour vous.
habit-stayed-title = Rester dessus pour rester dessus
habit-stayed-body = Après un retournement doublé vous rejouez, et une de vos cinq cartes est partie. Cela n’en vaut la peine que si la carte suivante fait quelque chose ; une main vide finit la manche pour celui qui est dessus à ce moment.
