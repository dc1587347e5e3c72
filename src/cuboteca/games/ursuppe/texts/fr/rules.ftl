rules-1-title = But du jeu
rules-1-body =
    La Terre est jeune, et vous êtes une tribu d’amibes dans la soupe primordiale. Vos amibes dérivent, mangent, se divisent et meurent. Les gènes changent ce qu’elles peuvent faire, et donc les règles qui s’appliquent à vous.

    À chaque manche, votre marqueur avance pour vos amibes vivantes et pour vos gènes. La partie se termine quand un marqueur a atteint la zone d’arrivée, ou quand les cartes Environnement sont épuisées. Celui qui est alors le plus avancé l’emporte.

rules-2-title = Soupe, boussole et piste de score
rules-2-body =
    La soupe compte 19 cases autour d’une île, où la boussole est imprimée. Deux cases sont voisines si elles se touchent par un côté, jamais par un coin. Le bord de la soupe et l’île sont des obstacles ; les autres amibes n’en sont jamais. Une case accueille autant d’amibes qu’on veut.

    La boussole traduit le dé en direction : 1 ouest, 2 nord, 3 est, 4 sud. Avec un 5 on reste, avec un 6 vous choisissez la direction.

    Sur l’île se trouve une carte Environnement. Elle montre le courant, qui emporte les amibes à la dérive, et l’ozone, qui indique combien de mutations sont sans danger. Il y a 11 cartes : ouest avec 6, 9, 12 ; est avec 8, 10, 10 ; nord avec 9, 11 ; sud avec 10, 13 ; sans courant avec 14.

    La piste de score compte 51 cases ; les dix dernières, de 42 à 51, sont la zone d’arrivée. Deux marqueurs ne sont jamais sur la même case.

rules-3-title = Mise en place
rules-3-body =
    Vous recevez les amibes de votre couleur, numérotées de 1 à 7, et 4 Points biologiques (PB). Sur chaque case se trouvent 2 cubes de nourriture de chaque couleur en jeu ; sur les 55 cubes d’une couleur, 17 restent dans la réserve. Les cartes Gène prévues pour votre nombre de joueurs sont toutes en vente. On révèle une carte Environnement.

    Chacun lance deux dés, on relance les égalités. Le plus haut total choisit une case de départ sur la piste, de 1 au nombre de joueurs, puis le suivant, et ainsi de suite.

    Ensuite, le marqueur le plus en arrière commence : chacun place une amibe, du numéro de son choix, sur une case vide. Elle débute avec 1 Point de dommage (PD), mais sans aucun à trois joueurs. Dans l’ordre inverse, chacun place une seconde amibe, sans dommage. Pour l’instant, deux amibes ne partagent jamais une case.

rules-4-title = Une manche : six phases
rules-4-body =
    1 Mouvement et nourriture. 2 Environnement et perte de gènes. 3 Nouveaux gènes. 4 Division cellulaire. 5 Morts. 6 Score.

    La phase 1 se joue par ordre croissant : le dernier de la piste commence. Toutes les autres se jouent par ordre décroissant : le premier commence. Vos amibes agissent l’une après l’autre, selon leur numéro ; quand toutes ont agi, c’est au joueur suivant.

    Les marqueurs n’avancent qu’en phase 6 : l’ordre vaut donc pour toute la manche.

rules-5-title = Phase 1 : le mouvement
rules-5-body =
    Pour chaque amibe, vous avez le choix entre deux possibilités.

    Dériver : elle suit le courant d’une case, gratuitement. S’il y a un obstacle ou pas de courant, elle reste.

    Se déplacer : payez 1 PB et lancez le dé. De 1 à 4, elle doit aller dans cette direction ; sur 5 elle reste, sur 6 vous choisissez. Un obstacle l’arrête, et le PB est dépensé.

    Seuls des gènes permettent de rester simplement sur place. Selon notre interprétation, un 6 désigne l’une des quatre directions, mais vous pouvez en choisir une qui est bloquée.

rules-6-title = Phase 1 : la nourriture
rules-6-body =
    Après son mouvement, l’amibe mange, sur sa propre case et seulement des cubes d’autres couleurs.

    Trois couleurs en jeu : 3 cubes, deux d’une couleur et un de l’autre, à votre gré.
    Quatre couleurs : 3 cubes, un de chaque autre couleur.
    Cinq couleurs : 4 cubes, un de chaque autre couleur.
    Six couleurs : 4 cubes de quatre couleurs différentes ; vous choisissez chaque fois celle que vous laissez.

    Les cubes vont à la réserve et l’amibe excrète 2 cubes de sa couleur sur sa case. Si la réserve ne suffit pas, elle excrète ce qu’il y a ; d’autres couleurs ne les remplacent jamais.

    C’est tout ou rien : s’il manque un seul cube, l’amibe ne mange rien, n’excrète rien et reçoit 1 PD. Un tel repas s’appelle simple ; avec Gloutonnerie, le repas simple a un cube de plus, de toute couleur sauf la sienne. S’il y a un repas simple sur sa case, elle doit manger : celui-là, ou un autre que vos gènes permettent. Selon notre interprétation, un repas qui n’est possible que grâce aux gènes n’oblige jamais.

rules-7-title = Phase 1 : une attaque pas à pas
rules-7-body =
    Avec Lutte pour la survie ou Agression, une amibe qui ne trouve pas de repas simple (avec Gloutonnerie, un cube de plus) peut attaquer au lieu de souffrir de la faim, une fois par manche.

    1 Choisissez une autre amibe sur sa case ; l’une des vôtres convient aussi. La Carapace d’un adversaire interdit l’attaque, et Posture menaçante l’interdit à un numéro supérieur.
    2 Payez 1 PB.
    3 Avec Camouflage I, lancez un dé : de 4 à 6, on saute le point 4. Avec Camouflage II, on le saute toujours.
    4 Le propriétaire de la victime peut répondre par la Fuite (1 PB) et par la Défense (1 PB), dans n’importe quel ordre. Si la victime finit sur une autre case, ou gagne le duel, l’attaque a échoué.
    5 Contre une Croûte dure, payez 1 PB de plus. Si vous ne le faites pas ou ne le pouvez pas, votre amibe meurt aussitôt de mort violente, la victime vit et il n’y a pas de second essai ; avec l’édition « Originale », l’attaque a seulement échoué.
    6 Succès, une fois payée l’éventuelle Croûte dure : la victime meurt de mort violente, 1 cube de chaque couleur en jeu apparaît sur la case, et votre amibe est nourrie. Elle n’excrète rien. Avec Plus qu’une bouchée, la victime reçoit seulement 1 PD et il n’y a pas de cubes.
    7 Échec, par le point 4 ou, avec l’édition « Originale », par le point 5 : avec Endurance, vous pouvez réessayer une fois, gratuitement. Sinon, votre amibe souffre de la faim et reçoit 1 PD.

    Là où le livret ne dit rien, l’ordre de ces étapes est notre interprétation.

rules-8-title = Phase 2 : environnement et perte de gènes
rules-8-body =
    Une nouvelle carte Environnement recouvre l’ancienne, y compris à la première manche. Son courant sert pour la prochaine phase 1 ; son ozone compte maintenant. À la première manche, personne ne perd de gènes.

    Chacun additionne les points de mutation de tous ses gènes. Si la somme dépasse l’ozone, vous devez la différence : chaque PB couvre 1, chaque carte cédée couvre ses points de mutation. Vous combinez les deux comme vous voulez ; ce qu’une carte couvre en trop est perdu. Les cartes reviennent aussitôt en vente.

    Protection contre les rayons, cédée, couvre 4, et Vie brève aussi. La dette est calculée une seule fois, quand vient votre tour ; une carte cédée ne la change pas, elle en paie une part.

    Exemple : l’ozone est de 9, vos gènes totalisent 12. Vous devez 3 : payez 3 PB, ou cédez Vitesse, qui couvre 3, ou cédez Mouvement I, qui couvre 2, et payez 1 PB.

rules-9-title = Phase 3 : nouveaux gènes et gènes avancés
rules-9-body =
    Achetez autant de gènes en vente que vous pouvez en payer. Ils agissent aussitôt, pour toutes vos amibes. Vous n’avez jamais deux cartes du même gène, et ce que d’autres ont pris n’est plus là tant qu’ils ne le cèdent pas.

    Pour un gène avancé, vous payez son prix et cédez en plus le gène dont il est issu, que vous devez avoir depuis une manche précédente : Vitesse pour Endurance, Mouvement I pour Mouvement II, Lutte pour la survie pour Agression, Défense ou Fuite pour Carapace. Le gène cédé est de nouveau en vente, mais pas pour vous tant que vous gardez le gène avancé.

    Au score, un gène avancé compte comme deux cartes.

rules-10-title = Phase 4 : division cellulaire
rules-10-body =
    Vous recevez 10 PB. Vous pouvez ensuite placer de nouvelles amibes, sans dommage, pour 6 PB chacune : d’un numéro libre, sur une case où vous n’en avez pas, voisine d’une case où vous en avez une. Celles que vous venez de placer comptent aussi.

    S’il ne vous reste aucune amibe, placez-en d’abord une gratuitement sur n’importe quelle case. Si vous en avez une seule, la suivante peut aller n’importe où, au prix habituel. Selon notre interprétation, « n’importe où » veut toujours dire une case où vous n’avez pas d’amibe.

    Les PB que vous ne dépensez pas vous restent.

rules-11-title = Phase 5 : les morts
rules-11-body =
    Toute amibe avec 2 PD ou plus meurt de mort naturelle : elle revient à son propriétaire, et 2 cubes de chaque couleur en jeu la remplacent, tant que la réserve suffit. Vous pourrez la placer de nouveau.

    Ensuite, ceux qui ont Agression peuvent attaquer, par ordre décroissant : une attaque chacun, contre une amibe adverse de la même case, pour 1 PB. Cela se passe comme en phase 1, avec ces différences : la Carapace ne l’interdit pas mais remplace la mort par 1 PD, et aucune Croûte dure n’est alors due ; Alarme ne donne plus la Fuite ; Plus qu’une bouchée n’aide pas ; une victime laisse 2 cubes de chaque couleur ; un attaquant qui échoue ne souffre pas de la faim.

    Selon notre interprétation, une amibe qui atteint sa limite par une telle attaque, même par ce seul PD, meurt avant le tour du joueur suivant.

rules-12-title = Phase 6 : le score
rules-12-body =
    Votre marqueur avance de la somme des deux tableaux.

    Amibes vivantes, trois ou quatre couleurs en jeu : jusqu’à 2 donnent 0 case, 3 en donnent 1, 4 en donnent 2, 5 en donnent 4, 6 en donnent 5, 7 en donnent 6.
    Amibes vivantes, cinq ou six couleurs : jusqu’à 1 donne 0, 2 en donnent 1, 3 en donnent 2, 4 en donnent 4, 5 en donnent 5, 6 en donnent 6.
    Cartes Gène, toujours : jusqu’à 2 donnent 0, 3 en donnent 1, 4 en donnent 2, 5 en donnent 3, 6 ou plus en donnent 4.

    Les gènes avancés comptent comme deux cartes, Protection contre les rayons comme aucune, tous les autres comme une. On saute les cases occupées sans les compter.

    Exemple : 5 amibes, Mouvement II et un gène simple. À quatre joueurs, cela fait 4 pour les amibes et 1 pour trois cartes : 5 cases.

rules-13-title = Fin de la partie
rules-13-body =
    La partie se termine après une phase 6 où au moins un marqueur est sur la case 42 ou au-delà, ou après la manche où la dernière carte Environnement a été révélée : c’est la manche 10.

    C’est le plus avancé qui gagne, pas le premier arrivé. Il n’y a pas d’égalité, puisque deux marqueurs ne partagent jamais une case. Selon notre interprétation, un marqueur qui dépasserait la case 51 continue simplement.

rules-14-title = À cinq et à six
rules-14-body =
    Les amibes ne sont numérotées que de 1 à 6, les repas comptent 4 cubes, la phase 4 rapporte 11 PB et les amibes ont leur propre tableau de score. Le Tentacule emporte 4 cubes à cinq joueurs, 5 à six. Les cinq ou six premières cases de la piste sont celles de départ, et il y a plus d’exemplaires des gènes.

    Le livret dit que certains gènes ont ici un autre prix, mais ne l’imprime pas : nous laissons les prix tels quels. Il ne dit rien non plus sur le dommage de la première amibe et sur les PB de départ ; selon notre interprétation, ce sont 1 PD et 4 PB.

rules-15-title = Gènes supplémentaires
rules-15-body =
    L’option « Gènes supplémentaires » ajoute 26 autres gènes, en un exemplaire, quel que soit le nombre de joueurs. Deux d’entre eux sont en vente dès le début ; Gène social et Explosion démographique sont conseillés. Les autres sont face cachée.

    À chaque manche, quand le premier joueur a acheté en phase 3, on en révèle 3 de plus au hasard. Le deuxième joueur est donc le premier à pouvoir les acheter. Des options changent lesquels sont là dès le début, et combien on en révèle.

    Cinq gènes supplémentaires sont avancés : Doctorat pour Intelligence, Sens de l’environnement pour Sens du courant, et Camouflage II, Guérison II et Aspiration II, chacun pour sa première version.

rules-16-title = À deux joueurs
rules-16-body =
    Les auteurs donnent des variantes à deux joueurs ; vous avez le choix entre deux d’entre elles.

    Deux couleurs chacun : quatre couleurs jouent comme à quatre joueurs, et chacun de vous en mène deux. Chaque couleur a ses amibes, ses PB, ses gènes et son marqueur, et selon notre interprétation votre seconde couleur est un adversaire comme un autre. À la fin, seul compte le moins bon de vos deux marqueurs : celui dont le moins bon est le plus avancé l’emporte.

    Figurant : trois couleurs jouent comme à trois joueurs, et la troisième joue toute seule. Elle dérive toujours, a Espérance de vie dès le début et reçoit deux nouvelles amibes à chaque manche. Selon notre interprétation, le hasard tranche là où elle aurait le choix, et elle n’achète jamais de gène. L’option « Le figurant marque » dit si son marqueur avance.

rules-17-title = Livret ou original
rules-17-body =
    Nous jouons selon le livret italien. En trois points, l’original de l’éditeur est différent, et l’option « Édition » les change tous ensemble.

    Défense et Fuite : chacune une fois par manche et par amibe dans le livret ; chacune une fois par attaque dans l’original.
    Croûte dure : un attaquant qui ne paie pas meurt dans le livret ; dans l’original, il a seulement échoué et, en phase 1, souffre de la faim. Ici, nous ne connaissons aucun texte de l’original : qu’il le dise ainsi est notre supposition.
    Agrippement : à toute amibe qui part dans le livret ; seulement à celles des adversaires dans l’original.

rules-18-title = Interprétations à connaître
rules-18-body =
    Le livret laisse beaucoup de questions ouvertes. Nous les jouons ainsi, et chaque carte Gène indique les siennes.

    La Défense ne vaut que contre des adversaires. Fuite, Croûte dure et Camouflage valent aussi contre une attaque de votre part.

    Un attaquant qui s’agrippe à sa victime en fuite a fini son attaque. En phase 1, il mange ensuite là où il est, ou souffre de la faim.

    Ce qui se produit tout seul n’est jamais demandé : Excrétions toxiques, Départ explosif et Gloutonnerie agissent toujours.

    Quelques valeurs du tableau des gènes sont déplacées dans notre exemplaire. Celles de Grande adaptabilité et de Plus qu’une bouchée sont supposées, ainsi que les points de mutation du Gène social. Explosion démographique, telle qu’imprimée, se comprend mal ; une option offre l’autre lecture.

    Les cartes Environnement viennent d’une description trouvée sur le Web, car le livret n’en donne pas la liste.

    Quand il n’y a qu’une possibilité, elle est appliquée sans demander.

rules-19-title = Les mots du jeu
rules-19-body =
    Points biologiques (PB) : ils servent à payer et restent d’une manche à l’autre.
    Points de dommage (PD) : faim et blessures d’une amibe. À 2, elle meurt en phase 5.
    Points de mutation : ce qu’un gène compte face à l’ozone.
    Réserve : les cubes qui ne sont pas dans la soupe. Ce qui y manque n’est pas remplacé.
    En vente : les gènes que personne n’a et qui sont visibles.
    Croissant : du marqueur le plus en arrière au plus avancé. Décroissant : l’inverse.
    Dériver : suivre le courant. Déplacement actif : se déplacer soi-même.
    Repas simple : ce que mangerait une amibe sans gènes ; avec Gloutonnerie, un cube de plus.
    Mort violente : par une attaque en phase 1 et, avec l’édition « Livret », celle d’un attaquant qui ne paie pas une Croûte dure, en phase 5 aussi ; 1 cube de chaque couleur. Mort naturelle : en phase 5, aussi par Agression, et celle d’une amibe qui reçoit un dommage de Guérison II en phase 4 ; 2 cubes de chaque couleur.
    Gène avancé : en exige un autre et compte pour deux. Gène supplémentaire : l’un des 26 de l’extension.

option-extra_genes = Gènes supplémentaires
option-extra_genes-help = Jouer aussi avec les 26 gènes de l’extension.
option-starting_extra_1 = Premier gène supplémentaire
option-starting_extra_1-help = Avec les gènes supplémentaires : un gène en vente dès le début.
option-starting_extra_2 = Second gène supplémentaire
option-starting_extra_2-help = Avec les gènes supplémentaires : un autre gène en vente dès le début.
option-extra_reveal = Gènes supplémentaires par manche
option-extra_reveal-help = Avec les gènes supplémentaires : combien on en révèle à chaque manche ; le livret dit 3.
option-edition = Édition
option-edition-help = Selon le livret, ou selon l’original de l’éditeur là où ils diffèrent : Défense et Fuite, Croûte dure, Agrippement.
option-edition-rulebook = Livret
option-edition-original = Originale
option-finish = Zone d’arrivée
option-finish-help = La première case de la zone d’arrivée. Le plateau dit 42 ; un nombre plus petit fait une partie plus courte.
option-two_players = À deux
option-two_players-help = Seulement à deux joueurs : deux couleurs chacun, dont la moins bonne compte, ou une troisième couleur qui joue toute seule.
option-two_players-two_colours = Deux couleurs chacun
option-two_players-dummy = Figurant
option-dummy_scores = Le figurant marque
option-dummy_scores-help = Seulement avec le figurant : son marqueur avance aussi.
option-explosion = Explosion démographique
option-explosion-help = Avec les gènes supplémentaires : placez des amibes jusqu’à en avoir autant que le premier, ou autant en plus qu’il en a, tant qu’il y a des amibes et de la place.
option-explosion-up_to = Jusqu’au nombre du premier
option-explosion-as_many_more = Autant en plus

assumed-environment = Cartes Environnement : courant et ozone
assumed-extra-genes = Prix et points de mutation de ces gènes supplémentaires
assumed-prices = Prix des gènes de base à cinq et six joueurs
assumed-substitution = Repas de Substitution à cinq et six joueurs
assumed-first-damage = Dommage de la première amibe à cinq et six joueurs
assumed-start-points = Points biologiques de départ à cinq et six joueurs

gene-source = p. { $page }, { $kind ->
    [advanced] « Les cartes gène avancées »
   *[plain] « Les cartes gène »
  }{ $also ->
    [extra] {" "}; p. 10-11, « Les nouveaux gènes »
    [note] {" "}; p. 17, « Remarque »
    [scoring] {" "}; p. 6, « Phase 6 : décompte »
   *[nothing] {""}
  }
gene-none = aucun
gene-more-than-a-mouthful = { gene-mouthful }
gene-go-out-with-a-bang = { gene-bang }

gene-intelligence = Intelligence
    .card = Vos amibes sont malignes, et c’est tout : dans la soupe, cela ne sert à rien. Mais le gène compte comme une carte au score.
    .effect = Aucun effet dans la soupe ; compte comme carte au score.
    .ruling = Le livret ne laisse ici aucun doute.
gene-movement-1 = Mouvement I
    .card = Quand votre amibe se déplace d’elle-même, lancez deux dés et choisissez l’un des résultats. Le déplacement coûte toujours 1 PB.
    .effect = Deux dés pour se déplacer, vous en choisissez un.
    .ruling = Notre interprétation : vous choisissez parmi tout ce que les deux dés permettent ; un 5 vous laisse donc aussi sur place et un 6 ouvre les quatre directions. On lance toujours les deux dés, même en fuite et pour le second pas.
gene-spores = Spores
    .card = Vos nouvelles amibes peuvent naître sur n’importe quelle case où vous n’en avez pas, proche ou lointaine.
    .effect = Vos nouvelles amibes naissent où vous n’en avez pas.
    .ruling = Cela vaut pour chaque amibe que vous placez en phase 4. La case doit seulement être libre de vos propres amibes ; celles des autres ne comptent pas.
gene-speed = Vitesse
    .card = Après un déplacement actif, votre amibe peut en faire un second, gratuit et dans une nouvelle direction. Elle mange une seule fois, à la fin.
    .effect = Un second déplacement actif, gratuit.
    .ruling = Vous décidez du second pas après avoir vu le premier. Notre interprétation : vous y avez droit même si le premier vous a laissée sur place, et en fuite aussi ; jamais après le courant ou l’Agrippement.
gene-defence = Défense
    .card = Si un adversaire attaque votre amibe, payez 1 PB et battez-vous : chacun lance un dé, le plus haut l’emporte, on relance les égalités. Si vous gagnez, vous survivez et, en phase 1, l’attaquant souffre de la faim.
    .effect = Payez 1 PB : l’attaque devient un duel.
    .ruling = Comme le dit le livret, elle sert une fois par manche et par amibe, phases 1 et 5 ensemble ; avec l’édition « Originale », une fois par attaque. Nos interprétations : elle est utilisée dès que vous la choisissez, et ne vaut que contre des adversaires, pas contre vos propres amibes. Un attaquant qui perd en phase 5 ne souffre pas de la faim.
gene-escape = Fuite
    .card = Si votre amibe est attaquée, payez 1 PB et déplacez-la aussitôt, avec tous vos gènes de déplacement. Si elle finit sur une autre case, l’attaque échoue.
    .effect = Payez 1 PB et fuyez une attaque.
    .ruling = Comme le dit le livret, elle sert une fois par manche et par amibe, phases 1 et 5 ensemble ; avec l’édition « Originale », une fois par attaque. Nos interprétations : seule compte la case où s’achève toute la fuite ; elle vaut aussi contre vos propres amibes ; elle ne remplace pas le tour de l’amibe.
gene-substitution = Substitution
    .card = Votre amibe peut se passer d’une couleur si elle mange un cube de plus. Trois couleurs : 4 cubes de la même. Quatre couleurs : 2 et 2, ou 3 et 1. Elle excrète toujours 2 cubes.
    .effect = Une couleur de moins, mais un cube de plus.
    .ruling = Le livret ne donne pas ces repas pour cinq et six couleurs. Les nôtres sont supposés : 5 cubes de trois couleurs, 3+1+1 ou 2+2+1.
gene-ray-protection = Protection contre les rayons
    .card = Elle vaut −2 points de mutation et fait donc de la place à d’autres gènes. Cédée en phase 2, elle couvre 4 points. Elle ne compte pas comme gène au score.
    .effect = Compte −2 en mutation ; cédée, couvre 4 points.
    .ruling = Votre dette est calculée une seule fois, quand vient votre tour en phase 2 ; céder cette carte ne la fait pas recalculer.
gene-streamline = Forme hydrodynamique
    .card = Tous les déplacements actifs de vos amibes sont gratuits, avec ou sans autres gènes, en fuite aussi.
    .effect = Déplacements actifs et fuites gratuits.
    .ruling = Notre interprétation : elle s’applique toujours, car payer sans y être obligé n’est jamais mieux.
gene-tentacle = Tentacule
    .card = Chaque fois qu’elle quitte une case, votre amibe peut emporter des cubes, de toutes couleurs : jusqu’à 2 avec trois couleurs en jeu, 3 avec quatre, 4 avec cinq, 5 avec six.
    .effect = Emportez des cubes en quittant une case.
    .ruling = Nos interprétations : il sert pour le courant, le déplacement, la fuite, le rebond et quand on se laisse emmener, une fois pour chaque case quittée. Les cubes de votre couleur peuvent venir aussi. Si l’amibe reste sur place, rien ne bouge.
gene-holding = Agrippement
    .card = En phase 1, votre amibe peut rester où elle est. Et quand une autre amibe quitte sa case, la vôtre peut s’y agripper et partir avec elle. Les deux sont gratuits.
    .effect = Restez sur place, ou agrippez-vous à qui part.
    .ruling = D’après le livret, vous pouvez vous agripper à toute amibe, même l’une des vôtres ; avec l’édition « Originale », seulement à celles des adversaires. Vous décidez une fois connus la direction et les cubes du Tentacule. Nos interprétations : s’agripper ne remplace pas le tour de celle qui s’agrippe, et l’attaquant qui suit sa victime en fuite a fini son attaque.
gene-life-expectancy = Espérance de vie
    .card = En phase 5, vos amibes ne meurent qu’avec 3 PD ou plus.
    .effect = Vos amibes meurent à 3 PD au lieu de 2.
    .ruling = Avec Vie brève, elles meurent à 2 PD : c’est le livret qui le dit.
gene-frugality = Frugalité
    .card = Chaque repas peut compter un cube de moins ; vous choisissez à chaque fois la couleur qui manque. Votre amibe excrète toujours 2 cubes.
    .effect = Chaque repas peut compter un cube de moins.
    .ruling = Elle se combine avec Substitution et Parasitisme, et vous n’êtes jamais obligé d’utiliser un gène pour manger. Avec trois couleurs en jeu, cette carte n’existe pas.
gene-struggle = Lutte pour la survie
    .card = Si votre amibe va souffrir de la faim, elle peut en attaquer une autre sur sa case, même l’une des vôtres, pour 1 PB. En cas de succès, la victime est mangée, 1 cube de chaque couleur prend sa place et votre amibe est nourrie.
    .effect = Affamée, l’amibe attaque pour 1 PB et mange sa proie.
    .ruling = Seul un repas simple sur sa propre case interdit l’attaque, avec Gloutonnerie un repas d’un cube de plus ; un repas qui n’est possible que grâce à d’autres gènes, non. Chaque amibe a un essai par manche. Une attaquante nourrie n’excrète rien.
gene-parasitism = Parasitisme
    .card = Quand votre amibe mange là où se trouve une amibe adverse, son repas peut compter un cube de moins, et cet adversaire paie 1 PB à la banque. Il n’y a pas de défense.
    .effect = Un cube de moins ; un adversaire sur place paie 1 PB.
    .ruling = Nos interprétations : l’adversaire doit avoir 1 PB à ce moment ; un seul paie, pour un cube par repas ; une case d’où l’on ne fait qu’aspirer ne compte pas. Avec trois couleurs en jeu, cette carte n’existe pas.
gene-division-rate = Taux de division
    .card = Une nouvelle amibe vous coûte 4 PB au lieu de 6.
    .effect = Les nouvelles amibes coûtent 4 PB au lieu de 6.
    .ruling = Notre interprétation : avec Vie brève, le prix reste de 4 PB.
gene-persistence = Endurance
    .card = Comme Vitesse. De plus, si Lutte pour la survie, Défense ou Agression échoue, vous pouvez réessayer une fois, gratuitement.
    .effect = Vitesse, et un second essai dans les combats.
    .ruling = Nos interprétations : la seconde attaque peut viser une autre cible. Un succès ne se répète pas, et le PD donné à une Carapace ou à Plus qu’une bouchée en est un. Pas de second essai si l’attaquante s’est agrippée à la victime ou si elle est morte.
gene-movement-2 = Mouvement II
    .card = Quand votre amibe se déplace, choisissez sa direction sans dé, ou laissez-la sur place. Cela coûte 1 PB comme d’habitude.
    .effect = Choisissez la direction, ou restez sur place.
    .ruling = Cela vaut aussi en fuite et pour chaque second pas. Notre interprétation : on ne peut pas lancer le dé à la place.
gene-aggression = Agression
    .card = Comme Lutte pour la survie. De plus, une fois par manche, après les morts de la phase 5, une de vos amibes peut en attaquer une adverse sur sa case pour 1 PB. La victime est remplacée par 2 cubes de chaque couleur.
    .effect = La Lutte, plus une attaque mortelle en phase 5.
    .ruling = Une attaque par manche et par joueur, pas par amibe. Nos interprétations : on choisit par ordre décroissant après les morts naturelles, et celui qui renonce n’a pas de seconde occasion. Les amibes qui atteignent ainsi leur limite meurent aussitôt, avant le joueur suivant.
gene-armour = Carapace
    .card = En phase 1, les adversaires ne peuvent pas attaquer vos amibes. En phase 5, une attaque ne leur donne que 1 PD au lieu de les tuer.
    .effect = Pas d’attaque en phase 1, 1 PD seulement en phase 5.
    .ruling = Nos interprétations : si ce PD est de trop, l’amibe meurt dans la même phase 5. Fuite et Défense passent avant la Carapace. Elle ne protège pas de vos propres amibes. Seul le gène cédé pour l’obtenir vous est interdit.
gene-doris-and-frank = Gène de Doris & Frank
    .card = Dans la soupe, il ne fait rien. Celui qui le possède à la fin choisit le prochain jeu auquel vous jouerez.
    .effect = Aucun effet ; son propriétaire choisit le jeu suivant.
    .ruling = Le livret ne laisse aucun doute : il compte comme une carte au score, et le prochain jeu se choisit chez vous.
gene-glutton = Gloutonnerie
    .card = Chaque repas de vos amibes demande un cube de plus. En échange, elle vaut −2 points de mutation.
    .effect = Un cube de plus par repas ; mutation −2.
    .ruling = Nos interprétations : le cube de plus peut être de toute couleur sauf la vôtre. On ne peut pas céder la carte en phase 2, car elle ne couvrirait rien. Elle compte comme une carte au score.
gene-alarm = Alarme
    .card = Quand une de vos amibes est mangée en phase 1, toutes les autres gagnent la Fuite.
    .effect = L’une est mangée : les autres gagnent la Fuite.
    .ruling = Nos interprétations : elle dure de la fin de cette attaque à la fin de cette phase 1, contre toute attaque, au prix de la Fuite. Une amibe mangée par l’une des vôtres la déclenche aussi. Fuite et Alarme ensemble ne font qu’une fuite.
gene-cleanliness = Propreté
    .card = Les cubes que votre amibe excrète peuvent aller sur une case voisine, tous sur la même.
    .effect = Excrétez sur une case voisine.
    .ruling = Nos interprétations : cela vaut pour les 2 cubes de votre couleur et, avec eux, pour le PD des Excrétions toxiques, pas pour les cubes d’une victime. Si la réserve est vide, il n’y a rien à placer.
gene-hard-crust = Croûte dure
    .card = Si votre amibe est attaquée et ne s’en tire pas, l’attaquant doit payer 1 PB de plus pour continuer. S’il ne paie pas, votre amibe survit.
    .effect = L’attaquant paie 1 PB de plus, ou échoue.
    .ruling = Le livret dit que l’attaquant qui ne paie pas meurt. Notre interprétation : une mort violente dans les deux phases, 1 cube de chaque couleur, pas de second essai ; avec 0 PB, cela se fait sans rien demander. Avec l’édition « Originale », selon notre supposition, l’attaque échoue seulement et, en phase 1, l’attaquant souffre de la faim.
gene-migration-sensing = Sens du courant
    .card = Au début de la phase 1, vous voyez en secret la prochaine carte Environnement.
    .effect = Voyez la prochaine carte Environnement en phase 1.
    .ruling = C’est la carte de la phase 2 de cette manche. Notre interprétation : vous regardez sans qu’on vous le demande, et vous continuez de connaître la carte même si vous perdez le gène.
gene-fast-food = Fast-food
    .card = Chacune de vos amibes peut manger d’abord et se déplacer ensuite, ou se déplacer d’abord comme d’habitude.
    .effect = Mangez d’abord et bougez ensuite, si vous voulez.
    .ruling = Nos interprétations : vous choisissez pour chaque amibe. Manger d’abord, c’est toute l’étape, attaque et faim comprises ; ensuite elle dérive, se déplace ou reste, et ne mange plus.
gene-highly-adaptable = Grande adaptabilité
    .card = En phase 3, vous pouvez échanger vos gènes, celui-ci compris, contre des gènes en vente. Si le nouveau est plus cher, payez la différence ; s’il l’est moins, vous ne recevez rien.
    .effect = Échangez vos gènes en phase 3.
    .ruling = Les valeurs, 3 PB et 4 points de mutation, sont supposées. Nos interprétations : autant d’échanges que vous voulez, de cartes que vous aviez au début de votre tour, contre tout gène en vente qui n’est pas avancé, que vous n’avez pas et qui ne vous est pas interdit ; le Gène social seulement si vous êtes dernier. Les prix imprimés comptent, sans Souplesse. Une carte tout juste échangée reste pour ce tour.
gene-mouthful = Plus qu’une bouchée
    .card = Si la Lutte pour la survie d’un ennemi réussit contre votre amibe, elle reçoit 1 PD et vit. L’attaquant est nourri et aucun cube n’apparaît.
    .effect = Être mangée coûte 1 PD, pas la vie.
    .ruling = Les valeurs, 3 PB et 4 points de mutation, sont supposées. C’est notre lecture d’une ligne confuse : 1 PD au lieu de la mort. Cela vaut contre toute attaque ennemie en phase 1, même d’un propriétaire d’Agression, mais pas en phase 5.
gene-social = Gène social
    .card = En phase 6, vous recevez 1 PB pour chaque adversaire qui a 6 cases d’avance ou plus sur vous. Seul le dernier peut l’acheter : pour 4 PB, ou pour 2 PB à un adversaire qui le possède.
    .effect = 1 PB par adversaire avec 6 cases d’avance.
    .ruling = Ses 3 points de mutation sont supposés. Nos interprétations : il rapporte quand tous les marqueurs ont avancé ; un échange compte comme un achat, et lui aussi est réservé au dernier ; l’adversaire qui le possède ne peut pas refuser de vendre et encaisse vos PB.
gene-camouflage-1 = Camouflage I
    .card = Quand votre amibe attaque, lancez un dé. De 4 à 6, la victime ne peut utiliser ni Fuite, ni Défense, ni Alarme. La Carapace fonctionne toujours.
    .effect = De 4 à 6, votre victime ne peut se défendre.
    .ruling = Nos interprétations : on lance le dé une fois par attaque, seconds essais compris, dans les deux phases et même si la victime n’a aucune défense. Croûte dure, Posture menaçante et Plus qu’une bouchée fonctionnent quand même.
gene-suction-1 = Aspiration I
    .card = Votre amibe peut prendre 1 cube de son repas sur une case voisine.
    .effect = 1 cube du repas peut venir d’à côté.
    .ruling = Nos interprétations : vous le pouvez même si votre case suffirait ; le repas n’en est pas plus grand ; et un repas qui a besoin de l’Aspiration n’oblige jamais à manger.
gene-threat-display = Posture menaçante
    .card = Les amibes ennemies ne peuvent attaquer les vôtres que si leur numéro est égal ou inférieur.
    .effect = Seul un numéro égal ou inférieur vous attaque.
    .ruling = Notre interprétation : cela vaut en phase 1 et en phase 5, et pour un second essai aussi. Vos propres amibes ne se laissent pas impressionner.
gene-flexible = Souplesse
    .card = Désormais, chaque gène que vous achetez coûte 1 PB de moins.
    .effect = Les gènes vous coûtent 1 PB de moins.
    .ruling = Nos interprétations : les gènes avancés et le Gène social aussi, mais pas Souplesse elle-même ; jamais moins de 0. Elle sert dès la carte suivante du même tour. Les échanges ne coûtent pas moins.
gene-healing-1 = Guérison I
    .card = En phase 4, payez 3 PB pour retirer 1 PD à l’une de vos amibes.
    .effect = Payez 3 PB pour retirer 1 PD.
    .ruling = Le livret imprime BP là où seul DP a un sens ; nous lisons DP, donc PD. Notre interprétation : aussi souvent que vous pouvez payer, avant, entre ou après les divisions.
gene-rebound = Rebond
    .card = Si votre amibe heurte le bord ou l’île, elle peut rebondir sur la case du côté opposé.
    .effect = Rebondissez sur un obstacle, de l’autre côté.
    .ruling = Nos interprétations : il vaut pour le courant, le déplacement et la fuite, à chaque pas ; vous pouvez choisir exprès une direction bloquée. Si le côté opposé est bloqué aussi, l’amibe reste. Une amibe emmenée par une autre ne rebondit pas.
gene-bang = Départ explosif
    .card = Quand une de vos amibes meurt, toute autre amibe sur sa case reçoit 1 PD. Une explosion peut en déclencher une autre.
    .effect = Celle qui meurt donne 1 PD à toutes les autres.
    .ruling = Nos interprétations : cela se fait tout seul à chaque mort, dans toute phase, et touche aussi vos amibes et l’attaquant. En phase 5, on continue jusqu’à ce qu’aucune ne soit plus à sa limite. Celles qu’une explosion amène à leur limite en phase 1, ou en phase 4 après Guérison II, meurent en phase 5, sauf si on les guérit avant.
gene-short-life-span = Vie brève
    .card = Vos amibes meurent à 1 PD, mais les nouvelles ne coûtent que 4 PB. Vous ne pouvez pas l’ignorer et, cédée pour l’ozone, elle ne couvre que 4 points.
    .effect = Les amibes coûtent 4 PB mais meurent à 1 PD.
    .ruling = Avec Espérance de vie, la limite est 2 : c’est le livret qui le dit. Elle compte 5 points de mutation, même si elle en couvre 4. Notre interprétation : avec Taux de division, le prix reste de 4 PB.
gene-toxic-excretions = Excrétions toxiques
    .card = Chaque fois que votre amibe excrète, 1 PD va aussi sur sa case. La prochaine amibe qui entre prend tous les PD qui s’y trouvent.
    .effect = Laissez 1 PD avec les cubes excrétés.
    .ruling = Nos interprétations : toute amibe qui entre est touchée, même l’une des vôtres, par quelque mouvement que ce soit ; pas celles qu’on vient de placer. Celle qui se déplace arrive avant celles qui s’y agrippent. Sans cube à excréter, il n’y a pas de PD.
gene-population-explosion = Explosion démographique
    .card = En phase 4, vous pouvez renoncer à votre revenu et à tous vos PB et placer à la place, gratuitement, des amibes jusqu’à en avoir autant que le joueur en tête.
    .effect = Aucun PB, mais autant d’amibes que le premier.
    .ruling = Le texte du livret n’est pas clair, et ceci est notre lecture ; une option en fait autant d’amibes de plus. On ne vous le demande que si vous avez moins d’amibes que le premier à ce moment ; avec l’option « Autant en plus », chaque fois qu’il vous reste une amibe à placer. Vous placez selon les règles habituelles, jusqu’à ce nombre ou tant qu’il reste amibes et cases, puis votre phase 4 est finie.
gene-energy-conservation = Économie d’énergie
    .card = Chacune de vos amibes qui dérive vous rapporte 1 PB.
    .effect = 1 PB pour chaque amibe qui dérive.
    .ruling = Nos interprétations : vous le recevez dès que vous choisissez de dériver, même s’il n’y a pas de courant ou qu’un obstacle vous arrête. Rester par Agrippement ou se laisser emmener ne rapporte rien.
gene-phd = Doctorat
    .card = Lui non plus ne sert à rien dans la soupe, mais comme gène avancé il compte comme deux cartes au score.
    .effect = Aucun effet dans la soupe ; compte comme deux cartes.
    .ruling = La description du livret parle d’une carte ; nous suivons sa règle générale : les gènes avancés en valent deux.
gene-environmental-sensing = Sens de l’environnement
    .card = En phase 2, juste après la révélation de la nouvelle carte Environnement, vous voyez en secret la suivante.
    .effect = Voyez la carte suivante avant d’acheter et de diviser.
    .ruling = Notre interprétation : vous regardez sans qu’on vous le demande, avant la perte de gènes. À la dernière manche, il ne reste plus de carte à voir.
gene-camouflage-2 = Camouflage II
    .card = On ne peut répondre à vos attaques ni par Fuite, ni par Défense, ni par Alarme. La Carapace fonctionne toujours.
    .effect = Vos victimes ne peuvent pas se défendre.
    .ruling = Notre interprétation : Croûte dure, Posture menaçante et Plus qu’une bouchée fonctionnent aussi. On ne lance aucun dé.
gene-healing-2 = Guérison II
    .card = Payez 4 PB pour faire passer 1 PD d’une de vos amibes à une autre amibe de sa case, qui peut en mourir aussitôt.
    .effect = Payez 4 PB pour passer 1 PD à une voisine.
    .ruling = Nos interprétations : en phase 4, aussi souvent que vous pouvez payer, vers vos amibes ou celles des autres. Si celle qui reçoit est alors à sa limite, 2 cubes de chaque couleur la remplacent. Le pouvoir de Guérison I disparaît.
gene-suction-2 = Aspiration II
    .card = Votre amibe peut prendre jusqu’à 2 cubes de son repas sur une case voisine.
    .effect = 2 cubes du repas peuvent venir d’à côté.
    .ruling = Nos interprétations : les deux cubes viennent de la même case ; vous pouvez en prendre 0, 1 ou 2 ; le repas n’en est pas plus grand ; et un repas qui a besoin de l’Aspiration n’oblige jamais à manger.

## Figures et tableaux des règles
figure-bp = PB
figure-damage = point de dommage
figure-fight = combat
figure-asked = Ce qui ne peut se passer que d’une façon se fait sans question.
figure-ozone = Ozone
figure-finish = un marqueur a atteint la zone d’arrivée
figure-die = La boussole : 1, 2, 3 et 4 sont des directions, 5 fait rester, et avec 6 vous choisissez.
figure-start = Ce que vous avez au début : les amibes de votre couleur et des Points biologiques.
figure-order = Vos amibes agissent l’une après l’autre, dans l’ordre de leurs numéros.
figure-move = Dériver est gratuit ; se déplacer seule coûte 1 PB.
figure-meal-three = Un repas de la première couleur quand il y en a trois en jeu : deux cubes d’une autre couleur et un de la troisième.
figure-meal-four = À quatre couleurs : un cube de chaque autre couleur.
figure-excrete = Après le repas, 2 cubes de sa propre couleur vont sur sa case.
figure-hunger = Sans repas complet : 1 point de dommage.
figure-defect = Plus de points de mutation que d’ozone : payez la différence ou cédez des gènes.
figure-division = Chaque manche rapporte des PB ; 6 d’entre eux paient une nouvelle amibe.
figure-death = À 2 points de dommage, une amibe meurt, et 2 cubes de chaque couleur prennent sa place.
gene-price = { $price } PB
column-gene = Gène
column-mutation = Mutation
column-current = Courant
column-ozone = Ozone
column-amoebas = Amibes
column-cards = Cartes Gène
column-spaces = Cases
column-few-colours = Trois ou quatre couleurs
column-many-colours = Cinq ou six
column-colours = Couleurs en jeu
column-income = PB en phase 4
column-tentacle = Cubes par Tentacule
