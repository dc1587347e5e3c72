## With the real box

real-manche = Manche { $manche } : à qui est le personnage sur le dessus à la fin ?
real-note = Les automates ne marquent jamais : « personne » si l’un d’eux est sur le dessus.
real-top = Sur le dessus
real-nobody = À six personnes, quelqu’un est toujours sur le dessus.
real-dominated = Dominateur
real-none = aucune
real-table = La table
real-on-top = Sur le dessus
real-last-card = Carte qui vient d’être jouée
real-series = Sa couleur
real-series-new = est la première : la suivante est doublée
real-series-doubled = a déjà été doublée
real-who = Joué par
real-person = une personne
real-automaton = un automate
real-points = Points
real-number = { $number }
real-card = Carte { $place }
real-player = { $character }
real-not-a-choice = { $field } : choisissez l’une des valeurs de la liste.
real-no-person = Au moins un personnage est joué par une personne.
real-too-many = { $card } : il y en a { $count } sur la table, mais { $most } dans le paquet.
real-no-cards = { $character } n’a plus de carte : la manche est finie.
real-automaton-moves = { $character } est un automate et joue de lui-même sa prochaine carte. Tournez le Kube, puis demandez quand c’est à une personne de jouer.
real-stuck = { $character } ne peut jouer aucune carte : la manche est finie, et { $character } domine.
