## La première leçon

lesson-first-title = Votre premier troupeau
lesson-first-goal = Conserver ou refuser, ce que vaut chaque dinosaure, les Œufs, et comment passer les ennuis au voisin.

lesson-first-keep = Le plus de points après deux manches l’emporte. Le nombre de dinosaures d’une espèce fixe sa valeur : voyez l’échelle dessous, case pleine maintenant, en tirets avec un de plus. Vous piochez un T-Rex et n’en avez aucun. Conserver ou refuser ?
lesson-first-keep-why = Un T-Rex vaut 4 points, et un seul suffit. Ce que vous conservez reste devant vous jusqu’à la fin de la manche ; on ne compte qu’alors.
lesson-first-keep-c = Vous seriez débarrassé d’un mauvais Pentaceratops, mais Ada pourrait aussi prendre le T-Rex. Gardez d’abord le bon ; il y aura un meilleur moment pour faire le ménage.
lesson-first-keep-else = Vous casseriez ce qui vous sert et laisseriez à Ada un T-Rex qui vaut 4. Rien dans cette Main ne vous nuit : conservez-la.

lesson-first-second = Encore un T-Rex. Deux valent 1 au lieu de 4 : le conserver vous coûte 3. Pour refuser, ajoutez une de vos cartes à la Main ; les deux vont à Ada. Quelle carte perdriez-vous volontiers ?
lesson-first-second-why = Un Pentaceratops seul coûte 3 : vous perdez à la fois votre pire carte et le T-Rex. Refuser permet de faire le ménage. Ada, sans bon choix, a tout conservé.
lesson-first-second-keep = Deux T-Rex ne valent que 1 ensemble : vous tomberiez de 4 à 1. Regardez l’échelle sous votre T-Rex, puis refusez.
lesson-first-second-b = Deux Brontosaures donnent +2, un seul −3 : en ajouter un vous coûte 5. La carte à glisser dans la Main, c’est le Pentaceratops solitaire.
lesson-first-second-s = Votre unique Stégosaure rapporte 2, votre unique Pentaceratops coûte 3 : c’est de lui qu’il faut se défaire.

lesson-first-hand = Ben a refusé : sa Main de deux cartes vous arrive, et vous ne piochez pas. Tout ou rien : conservez les deux, ou refusez avec une carte d’un autre type. Qu’est-ce qui coûte le moins ?
lesson-first-hand-why = Conserver aurait coûté 4, le Stégosaure 2 : la plus petite perte l’emporte. À chaque refus la Main grossit, jusqu’à ce que quelqu’un cède ; cette fois Ada a tout pris.
lesson-first-hand-keep = Un deuxième T-Rex coûte 3 et le Ptérodactyle 1 : quatre points. Le Stégosaure ne vous coûterait que 2.
lesson-first-hand-b = Casser votre paire de Brontosaures coûte 5, plus que conserver la Main. Il y a une carte moins chère.

lesson-first-sum = Une Main vaut la somme de ses cartes. Voici un troisième Brontosaure et un Ptérodactyle. Le petit nombre près de « Conserver la Main » dit de combien vos points changeraient. Alors ?
lesson-first-sum-why = Trois Brontosaures valent 5, contre 2 avant. Le Ptérodactyle coûte toujours 1, quel que soit leur nombre. En tout : +2.
lesson-first-sum-t = Votre T-Rex vaut 4, et vous le donneriez pour refuser une Main qui en rapporte 2. Conservez-la.

lesson-first-four = Un quatrième Brontosaure ! Avant de le saisir, regardez le bout de son échelle.
lesson-first-four-why = Quatre Brontosaures valent −5 : la gourmandise coûte 10 points. Et le Ptérodactyle est la meilleure carte pour refuser : le perdre vous fait même gagner un point.
lesson-first-four-keep = À quatre, le troupeau tombe de +5 à −5 : dix points perdus avec une carte. Refusez-la.
lesson-first-four-t = Refuser est juste, mais le T-Rex rapporte 4. Vous avez une carte qui ne fait que coûter : prenez celle-là.

lesson-first-raptors = Quelques tours plus tard. Les Vélociraptors comptent par paires, un Gris et un Noir : chacun rapporte son bonus. Sans partenaire, il coûte son malus. Vous avez un Gris ; voici un Noir.
lesson-first-raptors-why = Ensemble ils rapportent 3 + 2, et le Gris ne coûte plus 2 : sept points de mieux. Deux de la même couleur ne font pas une paire.
lesson-first-raptors-g = C’est l’inverse : ces deux-là vont ensemble. Seuls, ils vous coûtent des points ; un Gris et un Noir rapportent 5.
lesson-first-raptors-else = Vous passeriez justement le partenaire que votre Vélociraptor Gris attend. Ensemble ils rapportent 5.

lesson-first-egg = Un Œuf est un pari : si personne n’a plus que vous de son dinosaure en fin de manche, vous avez son bonus ; sinon, son malus. Voici l’Œuf de Brontosaure. Comptez ceux des autres ; une couronne marque qui en a le plus.
lesson-first-egg-why = Vous en avez trois, Ada un, Ben aucun : l’Œuf rapporte 4. Être à égalité avec le premier suffirait aussi.
lesson-first-egg-b = Avec ce Brontosaure vous perdez 3 points et l’avance dont l’Œuf a besoin. Personne n’en a plus que vos trois : conservez l’Œuf.
lesson-first-egg-else = Personne n’a plus de Brontosaures que vous : cet Œuf vous vaut 4. Conservez-le.

lesson-first-eggs = Maintenant un Stégosaure et l’Œuf de Pentaceratops. Vous n’avez aucun Pentaceratops ; regardez Ben. Impossible d’ajouter votre Œuf : tous les Œufs ne font qu’un type. Alors ?
lesson-first-eggs-why = Ben a trois Pentaceratops : cet Œuf vous aurait coûté 3. Le Ptérodactyle sert encore une fois. Regardez toujours les autres avant de conserver un Œuf.
lesson-first-eggs-keep = Ben a plus de Pentaceratops que vous : l’Œuf coûte 3 et le Stégosaure ne rapporte que 2. Vous pouvez faire mieux.
lesson-first-eggs-else = Refuser est juste, mais cette carte vous rapporte beaucoup. L’une des vôtres ne fait que coûter : séparez-vous d’elle.

lesson-first-last = La pioche est vide : voici la dernière carte. Dès que quelqu’un doit piocher sans le pouvoir, la manche finit. Un Ptérodactyle coûte 1. Un refus serait-il moins cher ?
lesson-first-last-why = Tout refus aurait coûté au moins 3 : parfois, mieux vaut garder le moindre mal. Ensuite Ada n’a pas pu piocher, et on a tout compté. Voyez la feuille de score.
lesson-first-last-else = Cette carte rapporte au moins trois points, le Ptérodactyle n’en coûte qu’un. Conservez-le et laissez finir la manche.

lesson-first-numbers = Deuxième manche : on remélange tout et on tourne dans l’autre sens ; vos refus vont donc à Ben. Certaines espèces ne paient qu’en nombre. Regardez l’échelle des Stégosaures.
lesson-first-numbers-why = Trois Stégosaures coûtent 2, quatre rapportent 8 : dix points d’une seule carte. En réunir trois était un pari, et il a payé.
lesson-first-numbers-t = Vous perdez le T-Rex et le quatrième Stégosaure, qui rapporterait 8. L’échelle bondit à quatre : conservez la Main.
lesson-first-numbers-b = Perdre le Brontosaure vous fait gagner 3, conserver la Main 9. Le quatrième Stégosaure vaut bien un Ptérodactyle.

lesson-first-poison = Un T-Rex dont vous ne voulez pas. Ce que vous ajoutez va à Ben : regardez sa collection. Quelle carte vous aide et lui ferait du tort ?
lesson-first-poison-why = Vous perdez votre −3, et un quatrième Brontosaure aurait coûté 10 à Ben. Il a dû refuser aussi, et Ada s’est retrouvée avec trois cartes. Vous savez tout.
lesson-first-poison-keep = Un deuxième T-Rex vous coûte 3. Vous avez des cartes dont vous aimeriez vous défaire : envoyez-en une.
lesson-first-poison-p = Vous gagnez 1. Mais votre Brontosaure vous coûte 3, et Ben en a déjà trois : un quatrième lui coûterait cher.
lesson-first-poison-s = Ne cassez jamais quatre Stégosaures : vous perdriez 10 points. Cherchez une carte qui vous coûte quelque chose.

lesson-first-end = Vous pouvez jouer : conservez ce qui convient, refusez avec votre pire carte, surveillez les troupeaux des autres, sans gourmandise. La version avancée avec l’ADN attendra votre deuxième partie.
