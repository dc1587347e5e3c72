## With the real box

real-round = Manche { $round } sur { $rounds } : que possède chacun ?
real-note = Cartes de chaque type, avec et sans icône d’ADN ensemble. Les Vélociraptors se distinguent par les nombres sur la carte. Ces nombres et ceux de certains Œufs sont supposés : si votre boîte en a d’autres, comptez-les à la main.
real-tokens = Jetons ADN restants
real-too-many = { $card } : { $count } ont été saisies, mais la boîte en a { $most }.
real-total = { $count } cartes ont été saisies ; il y en a { $dealt } à la fin d’une manche.
real-too-many-tokens = La boîte contient { $most } jetons ADN.
real-lowest-tied = { $seats } ont marqué le moins à égalité : tirez au sort qui commence.
