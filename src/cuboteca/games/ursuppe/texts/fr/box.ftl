## With the real box

real-beginning = D’où part chaque marqueur ?
real-start = Case de départ
real-start-of = Case de départ, couleur { $part }
real-start-note = Le plus haut jet de deux dés choisit en premier ; chaque marqueur a sa case.
real-start-taken = Deux marqueurs ne peuvent pas partir de la même case.
real-round = Manche { $round }, phase 6 : que possède chacun ?
real-note = Cartes : un gène avancé compte pour deux, Protection contre les rayons pour aucune. Les cases occupées sont sautées d’elles-mêmes.
real-amoebas = Amibes
real-amoebas-of = Amibes, couleur { $part }
real-cards = Cartes Gène
real-cards-of = Cartes Gène, couleur { $part }
real-ascending = Phase 1 : { $who }, dans cet ordre.
real-descending = Phases 2 à 6 : { $who }, dans cet ordre.
real-deck = Cartes Environnement
real-draw = Tirer une carte
real-phase-1 = Par ordre croissant : chaque amibe dérive avec le courant, ou se déplace pour 1 PB et un jet de dé ; puis elle mange, ou prend 1 PD.
real-phase-2 = Révélez une carte Environnement. Dès la manche 2, qui a plus de points de mutation que d’ozone paie la différence en PB ou en gènes, par ordre décroissant.
real-phase-3 = Par ordre décroissant, chacun peut acheter des gènes. Avec les gènes supplémentaires, on en révèle après le premier joueur.
real-phase-4 = Par ordre décroissant, chacun reçoit des PB et peut diviser des amibes.
real-phase-5 = Les amibes à 2 PD meurent ; 2 cubes de chaque couleur prennent la place de chacune. Puis Agression.
real-phase-6 = Saisissez amibes et cartes : les marqueurs avancent d’eux-mêmes.
real-defects = Défauts génétiques : somme des points de mutation
real-debt = { $sum } points de mutation, ozone { $limit } : { $count } à couvrir.
real-no-debt = { $sum } points de mutation, ozone { $limit } : rien à payer.
