## With the real box

real-beginning = D’où part chaque pion ?
real-start = Case de départ
real-start-of = Case de départ, couleur { $part }
real-start-note = Le plus haut jet de deux dés choisit en premier ; chaque pion a une case à lui.
real-start-taken = Deux pions ne peuvent pas partir de la même case.
real-round = Tour { $round }, phase 6 : que possède chacun ?
real-note = Cartes : un gène supérieur compte pour deux, Ray Protection pour aucune. Les cases occupées sont sautées d’elles-mêmes.
real-amoebas = Amibes
real-amoebas-of = Amibes, couleur { $part }
real-cards = Cartes gène
real-cards-of = Cartes gène, couleur { $part }
real-ascending = Phase 1 : { $who }, dans cet ordre.
real-descending = Phases 2 à 6 : { $who }, dans cet ordre.
real-deck = Cartes environnement
real-draw = Tirer une carte
real-phase-1 = En ordre ascendant : chaque amibe dérive avec le courant, ou bouge pour 1 BP et un jet ; puis elle mange, ou prend 1 DP.
real-phase-2 = Tirez une carte environnement. Dès le tour 2, qui a plus de points de mutation que d’ozone paie la différence en BP ou en gènes, en ordre descendant.
real-phase-3 = En ordre descendant, chacun peut acheter des gènes. Avec les gènes supplémentaires, on en retourne après le premier joueur.
real-phase-4 = En ordre descendant, chacun reçoit des BP et peut diviser des amibes.
real-phase-5 = Les amibes à 2 DP meurent ; 2 cubes de chaque couleur prennent la place de chacune. Puis Aggression.
real-phase-6 = Saisissez amibes et cartes : les pions avancent d’eux-mêmes.
real-defects = Défauts génétiques : somme des points de mutation
real-debt = { $sum } points de mutation, ozone { $limit } : { $count } à couvrir.
real-no-debt = { $sum } points de mutation, ozone { $limit } : rien à payer.
