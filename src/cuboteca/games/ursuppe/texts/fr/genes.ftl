## Les gènes : nom, carte, infobulle, comment se règlent les cas douteux et où ils sont dans le livret

gene-intelligence = Intelligence
gene-intelligence-card = Vos amibes sont malignes, et c'est tout : dans la soupe, cela ne sert à rien. Mais le gène compte comme une carte au score.
gene-intelligence-effect = Aucun effet dans la soupe ; compte comme carte au score.
gene-intelligence-ruling = Le livret ne laisse ici aucun doute.
gene-intelligence-source = p. 13, « Le carte Gene normale »

gene-movement-1 = Mouvement I
gene-movement-1-card = Quand votre amibe se déplace d'elle-même, lancez deux dés et choisissez l'un des résultats. Le déplacement coûte toujours 1 PB.
gene-movement-1-effect = Deux dés pour se déplacer, vous en choisissez un.
gene-movement-1-ruling = Notre décision : vous choisissez parmi tout ce que les deux dés permettent ; un 5 vous laisse donc aussi sur place et un 6 ouvre les quatre directions. On lance toujours les deux dés, même en fuite et pour le second pas.
gene-movement-1-source = p. 13, « Le carte Gene normale »

gene-spores = Spores
gene-spores-card = Vos nouvelles amibes peuvent naître sur n'importe quelle case où vous n'en avez pas, proche ou lointaine.
gene-spores-effect = Vos nouvelles amibes naissent où vous n'en avez pas.
gene-spores-ruling = Cela vaut pour chaque amibe que vous placez en phase 4. La case doit seulement être libre de vos propres amibes ; celles des autres ne comptent pas.
gene-spores-source = p. 13, « Le carte Gene normale »

gene-speed = Vitesse
gene-speed-card = Après un déplacement actif, votre amibe peut en faire un second, gratuit et dans une nouvelle direction. Elle mange une seule fois, à la fin.
gene-speed-effect = Un second déplacement actif, gratuit.
gene-speed-ruling = Vous décidez du second pas après avoir vu le premier. Notre décision : vous y avez droit même si le premier vous a laissée sur place, et en fuite aussi ; jamais après le courant ou l'Agrippement.
gene-speed-source = p. 14, « Le carte Gene normale »

gene-defence = Défense
gene-defence-card = Si un adversaire attaque votre amibe, payez 1 PB et battez-vous : chacun lance un dé, le plus haut l'emporte, on relance les égalités. Si vous gagnez, vous survivez et, en phase 1, l'attaquant souffre de la faim.
gene-defence-effect = Payez 1 PB : l'attaque devient un duel.
gene-defence-ruling = Comme le dit le livret, elle sert une fois par manche et par amibe, phases 1 et 5 ensemble ; avec l'édition « originale », une fois par attaque. Nos décisions : elle est utilisée dès que vous la choisissez, et ne vaut que contre des adversaires, pas contre vos propres amibes. Un attaquant qui perd en phase 5 ne souffre pas de la faim.
gene-defence-source = p. 14, « Le carte Gene normale » ; p. 17, « Nota »

gene-escape = Fuite
gene-escape-card = Si votre amibe est attaquée, payez 1 PB et déplacez-la aussitôt, avec tous vos gènes de déplacement. Si elle finit sur une autre case, l'attaque échoue.
gene-escape-effect = Payez 1 PB et fuyez une attaque.
gene-escape-ruling = Comme le dit le livret, elle sert une fois par manche et par amibe, phases 1 et 5 ensemble ; avec l'édition « originale », une fois par attaque. Nos décisions : seule compte la case où s'achève toute la fuite ; elle vaut aussi contre vos propres amibes ; elle ne remplace pas le tour de l'amibe.
gene-escape-source = p. 14, « Le carte Gene normale » ; p. 17, « Nota »

gene-substitution = Substitution
gene-substitution-card = Votre amibe peut se passer d'une couleur si elle mange un cube de plus. Trois couleurs : 4 cubes de la même. Quatre couleurs : 2 et 2, ou 3 et 1. Elle excrète toujours 2 cubes.
gene-substitution-effect = Une couleur de moins, mais un cube de plus.
gene-substitution-ruling = Le livret ne donne pas ces repas pour cinq et six couleurs. Les nôtres sont supposés : 5 cubes de trois couleurs, 3+1+1 ou 2+2+1.
gene-substitution-source = p. 14, « Le carte Gene normale » ; p. 17, « Nota »

gene-ray-protection = Protection contre les rayons
gene-ray-protection-card = Elle vaut −2 points de mutation et fait donc de la place à d'autres gènes. Cédée en phase 2, elle couvre 4 points. Elle ne compte pas comme gène au score.
gene-ray-protection-effect = Compte −2 en mutation ; cédée, couvre 4 points.
gene-ray-protection-ruling = Votre dette est calculée une seule fois, quand vient votre tour en phase 2 ; céder cette carte ne la fait pas recalculer.
gene-ray-protection-source = p. 15, « Le carte Gene normale » ; p. 6, « Fase 6: Punteggio »

gene-streamline = Forme hydrodynamique
gene-streamline-card = Tous les déplacements actifs de vos amibes sont gratuits, avec ou sans autres gènes, en fuite aussi.
gene-streamline-effect = Déplacements actifs et fuites gratuits.
gene-streamline-ruling = Notre décision : elle s'applique toujours, car payer sans y être obligé n'est jamais mieux.
gene-streamline-source = p. 15, « Le carte Gene normale »

gene-tentacle = Tentacule
gene-tentacle-card = Chaque fois qu'elle quitte une case, votre amibe peut emporter des cubes, de toutes couleurs : jusqu'à 2 avec trois couleurs en jeu, 3 avec quatre, 4 avec cinq, 5 avec six.
gene-tentacle-effect = Emportez des cubes en quittant une case.
gene-tentacle-ruling = Nos décisions : il sert pour le courant, le déplacement, la fuite, le rebond et quand on se laisse emmener, une fois pour chaque case quittée. Les cubes de votre couleur peuvent venir aussi. Si l'amibe reste sur place, rien ne bouge.
gene-tentacle-source = p. 15, « Le carte Gene normale »

gene-holding = Agrippement
gene-holding-card = En phase 1, votre amibe peut rester où elle est. Et quand une autre amibe quitte sa case, la vôtre peut s'y agripper et partir avec elle. Les deux sont gratuits.
gene-holding-effect = Restez sur place, ou agrippez-vous à qui part.
gene-holding-ruling = D'après le livret, vous pouvez vous agripper à toute amibe, même l'une des vôtres ; avec l'édition « originale », seulement à celles des adversaires. Vous décidez une fois connus la direction et les cubes du Tentacule. Nos décisions : s'agripper ne remplace pas le tour de celle qui s'agrippe, et l'attaquant qui suit sa victime en fuite a fini son attaque.
gene-holding-source = p. 15, « Le carte Gene normale »

gene-life-expectancy = Espérance de vie
gene-life-expectancy-card = En phase 5, vos amibes ne meurent qu'avec 3 PD ou plus.
gene-life-expectancy-effect = Vos amibes meurent à 3 PD au lieu de 2.
gene-life-expectancy-ruling = Avec Vie brève, elles meurent à 2 PD : c'est le livret qui le dit.
gene-life-expectancy-source = p. 15, « Le carte Gene normale »

gene-frugality = Frugalité
gene-frugality-card = Chaque repas peut compter un cube de moins ; vous choisissez à chaque fois la couleur qui manque. Votre amibe excrète toujours 2 cubes.
gene-frugality-effect = Chaque repas peut compter un cube de moins.
gene-frugality-ruling = Elle se combine avec Substitution et Parasitisme, et aucun gène pour manger n'est jamais obligatoire. Avec trois couleurs en jeu, cette carte n'existe pas.
gene-frugality-source = p. 16, « Le carte Gene normale » ; p. 17, « Nota »

gene-struggle = Lutte pour la survie
gene-struggle-card = Si votre amibe va souffrir de la faim, elle peut en attaquer une autre sur sa case, même l'une des vôtres, pour 1 PB. En cas de succès, la victime est mangée, 1 cube de chaque couleur prend sa place et votre amibe est nourrie.
gene-struggle-effect = Affamée, l'amibe attaque pour 1 PB et mange sa proie.
gene-struggle-ruling = Seul un repas simple sur sa propre case interdit l'attaque, avec Gloutonnerie un repas d'un cube de plus ; un repas qui n'est possible que grâce à d'autres gènes, non. Chaque amibe a un essai par manche. Une attaquante nourrie n'excrète rien.
gene-struggle-source = p. 16, « Le carte Gene normale »

gene-parasitism = Parasitisme
gene-parasitism-card = Quand votre amibe mange là où se trouve une amibe adverse, son repas peut compter un cube de moins, et cet adversaire paie 1 PB à la banque. Il n'y a pas de défense.
gene-parasitism-effect = Un cube de moins ; un adversaire sur place paie 1 PB.
gene-parasitism-ruling = Nos décisions : l'adversaire doit avoir 1 PB à ce moment ; un seul paie, pour un cube par repas ; une case d'où l'on ne fait qu'aspirer ne compte pas. Avec trois couleurs en jeu, cette carte n'existe pas.
gene-parasitism-source = p. 16, « Le carte Gene normale » ; p. 17, « Nota »

gene-division-rate = Taux de division
gene-division-rate-card = Une nouvelle amibe vous coûte 4 PB au lieu de 6.
gene-division-rate-effect = Les nouvelles amibes coûtent 4 PB au lieu de 6.
gene-division-rate-ruling = Notre décision : avec Vie brève, le prix reste de 4 PB.
gene-division-rate-source = p. 16, « Le carte Gene normale »

gene-persistence = Endurance
gene-persistence-card = Comme Vitesse. De plus, si Lutte pour la survie, Défense ou Agression échoue, vous pouvez réessayer une fois, gratuitement.
gene-persistence-effect = Vitesse, et un second essai dans les combats.
gene-persistence-ruling = Nos décisions : la seconde attaque peut viser une autre cible. Un succès ne se répète pas, et le PD donné à une Carapace ou à Plus qu'une bouchée en est un. Pas de second essai si l'attaquante s'est agrippée à la victime ou si elle est morte.
gene-persistence-source = p. 18, « Le carte Gene superiore »

gene-movement-2 = Mouvement II
gene-movement-2-card = Quand votre amibe se déplace, choisissez sa direction sans dé, ou laissez-la sur place. Cela coûte 1 PB comme d'habitude.
gene-movement-2-effect = Choisissez la direction, ou restez sur place.
gene-movement-2-ruling = Cela vaut aussi en fuite et pour chaque second pas. Notre décision : on ne peut pas lancer le dé à la place.
gene-movement-2-source = p. 18, « Le carte Gene superiore »

gene-aggression = Agression
gene-aggression-card = Comme Lutte pour la survie. De plus, une fois par manche, après les morts de la phase 5, une de vos amibes peut en attaquer une adverse sur sa case pour 1 PB. La victime est remplacée par 2 cubes de chaque couleur.
gene-aggression-effect = La Lutte, plus une attaque mortelle en phase 5.
gene-aggression-ruling = Une attaque par manche et par joueur, pas par amibe. Nos décisions : on choisit par ordre décroissant après les morts naturelles, et qui renonce n'a pas de seconde occasion. Les amibes qui atteignent ainsi leur limite meurent aussitôt, avant le joueur suivant.
gene-aggression-source = p. 18, « Le carte Gene superiore »

gene-armour = Carapace
gene-armour-card = En phase 1, les adversaires ne peuvent pas attaquer vos amibes. En phase 5, une attaque ne leur donne que 1 PD au lieu de les tuer.
gene-armour-effect = Pas d'attaque en phase 1, 1 PD seulement en phase 5.
gene-armour-ruling = Nos décisions : si ce PD est de trop, l'amibe meurt dans la même phase 5. Fuite et Défense passent avant la Carapace. Elle ne protège pas de vos propres amibes. Seul le gène cédé pour l'obtenir vous est interdit.
gene-armour-source = p. 18, « Le carte Gene superiore »

gene-doris-and-frank = Gène de Doris & Frank
gene-doris-and-frank-card = Dans la soupe, il ne fait rien. Qui le possède à la fin choisit le prochain jeu auquel vous jouerez.
gene-doris-and-frank-effect = Aucun effet ; son propriétaire choisit le jeu suivant.
gene-doris-and-frank-ruling = Le livret ne laisse aucun doute : il compte comme une carte au score, et le prochain jeu se choisit chez vous.
gene-doris-and-frank-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-glutton = Gloutonnerie
gene-glutton-card = Chaque repas de vos amibes demande un cube de plus. En échange, elle vaut −2 points de mutation.
gene-glutton-effect = Un cube de plus par repas ; mutation −2.
gene-glutton-ruling = Nos décisions : le cube de plus peut être de toute couleur sauf la vôtre. On ne peut pas céder la carte en phase 2, car elle ne couvrirait rien. Elle compte comme une carte au score.
gene-glutton-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-alarm = Alarme
gene-alarm-card = Quand une de vos amibes est mangée en phase 1, toutes les autres gagnent la Fuite.
gene-alarm-effect = L'une est mangée : les autres gagnent la Fuite.
gene-alarm-ruling = Nos décisions : elle dure de la fin de cette attaque à la fin de cette phase 1, contre toute attaque, au prix de la Fuite. Une amibe mangée par l'une des vôtres la déclenche aussi. Fuite et Alarme ensemble ne font qu'une fuite.
gene-alarm-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-cleanliness = Propreté
gene-cleanliness-card = Les cubes que votre amibe excrète peuvent aller sur une case voisine, tous sur la même.
gene-cleanliness-effect = Excrétez sur une case voisine.
gene-cleanliness-ruling = Nos décisions : cela vaut pour les 2 cubes de votre couleur et, avec eux, pour le PD des Excrétions toxiques, pas pour les cubes d'une victime. Si la réserve est vide, il n'y a rien à placer.
gene-cleanliness-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-hard-crust = Croûte dure
gene-hard-crust-card = Si votre amibe est attaquée et ne s'en tire pas, l'attaquant doit payer 1 PB de plus pour continuer. S'il ne paie pas, votre amibe survit.
gene-hard-crust-effect = L'attaquant paie 1 PB de plus, ou échoue.
gene-hard-crust-ruling = Le livret dit que l'attaquant qui ne paie pas meurt. Notre décision : une mort violente dans les deux phases, 1 cube de chaque couleur, pas de second essai ; avec 0 PB, cela se fait sans question. Avec l'édition « originale », par notre supposition, l'attaque échoue seulement et, en phase 1, l'attaquant souffre de la faim.
gene-hard-crust-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-migration-sensing = Sens du courant
gene-migration-sensing-card = Au début de la phase 1, vous voyez en secret la prochaine carte Environnement.
gene-migration-sensing-effect = Voyez la prochaine carte Environnement en phase 1.
gene-migration-sensing-ruling = C'est la carte de la phase 2 de cette manche. Notre décision : vous regardez sans qu'on vous le demande, et vous continuez de connaître la carte même si vous perdez le gène.
gene-migration-sensing-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-fast-food = Fast-food
gene-fast-food-card = Chacune de vos amibes peut manger d'abord et se déplacer ensuite, ou se déplacer d'abord comme d'habitude.
gene-fast-food-effect = Mangez d'abord et bougez ensuite, si vous voulez.
gene-fast-food-ruling = Nos décisions : vous choisissez pour chaque amibe. Manger d'abord, c'est toute l'étape, attaque et faim comprises ; ensuite elle dérive, se déplace ou reste, et ne mange plus.
gene-fast-food-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-highly-adaptable = Grande adaptabilité
gene-highly-adaptable-card = En phase 3, vous pouvez échanger vos gènes, celui-ci compris, contre des gènes en vente. Si le nouveau est plus cher, payez la différence ; s'il l'est moins, vous ne recevez rien.
gene-highly-adaptable-effect = Échangez vos gènes en phase 3.
gene-highly-adaptable-ruling = Les valeurs, 3 PB et 4 points de mutation, sont supposées. Nos décisions : autant d'échanges que vous voulez, de cartes que vous aviez au début de votre tour, contre tout gène en vente qui n'est pas avancé, que vous n'avez pas et qui ne vous est pas interdit ; le Gène social seulement si vous êtes dernier. Les prix imprimés comptent, sans Souplesse. Une carte tout juste échangée reste pour ce tour.
gene-highly-adaptable-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-mouthful = Plus qu'une bouchée
gene-mouthful-card = Si la Lutte pour la survie d'un ennemi réussit contre votre amibe, elle reçoit 1 PD et vit. L'attaquant est nourri et aucun cube n'apparaît.
gene-mouthful-effect = Être mangée coûte 1 PD et non la vie.
gene-mouthful-ruling = Les valeurs, 3 PB et 4 points de mutation, sont supposées. C'est notre lecture d'une ligne confuse : 1 PD au lieu de la mort. Cela vaut contre toute attaque ennemie en phase 1, même d'un propriétaire d'Agression, mais pas en phase 5.
gene-mouthful-source = p. 13, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-social = Gène social
gene-social-card = En phase 6, vous recevez 1 PB pour chaque adversaire qui a 6 cases d'avance ou plus sur vous. Seul le dernier peut l'acheter : pour 4 PB, ou pour 2 PB à un adversaire qui le possède.
gene-social-effect = 1 PB par adversaire avec 6 cases d'avance.
gene-social-ruling = Ses 3 points de mutation sont supposés. Nos décisions : il rapporte quand tous les marqueurs ont avancé ; un échange compte comme un achat, et lui aussi est réservé au dernier ; l'adversaire qui le possède ne peut pas refuser de vendre et encaisse vos PB.
gene-social-source = p. 14, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-camouflage-1 = Camouflage I
gene-camouflage-1-card = Quand votre amibe attaque, lancez un dé. De 4 à 6, la victime ne peut utiliser ni Fuite, ni Défense, ni Alarme. La Carapace fonctionne toujours.
gene-camouflage-1-effect = De 4 à 6, votre victime ne peut se défendre.
gene-camouflage-1-ruling = Nos décisions : on lance le dé une fois par attaque, seconds essais compris, dans les deux phases et même si la victime n'a aucune défense. Croûte dure, Posture menaçante et Plus qu'une bouchée fonctionnent quand même.
gene-camouflage-1-source = p. 14, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-suction-1 = Aspiration I
gene-suction-1-card = Votre amibe peut prendre 1 cube de son repas sur une case voisine.
gene-suction-1-effect = 1 cube du repas peut venir d'à côté.
gene-suction-1-ruling = Nos décisions : vous le pouvez même si votre case suffirait ; le repas n'en est pas plus grand ; et un repas qui a besoin de l'Aspiration n'oblige jamais à manger.
gene-suction-1-source = p. 14, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-threat-display = Posture menaçante
gene-threat-display-card = Les amibes ennemies ne peuvent attaquer les vôtres que si leur numéro est égal ou inférieur.
gene-threat-display-effect = Seul un numéro égal ou inférieur vous attaque.
gene-threat-display-ruling = Notre décision : cela vaut en phase 1 et en phase 5, et pour un second essai aussi. Vos propres amibes ne se laissent pas impressionner.
gene-threat-display-source = p. 15, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-flexible = Souplesse
gene-flexible-card = Désormais, chaque gène que vous achetez coûte 1 PB de moins.
gene-flexible-effect = Les gènes vous coûtent 1 PB de moins.
gene-flexible-ruling = Nos décisions : les gènes avancés et le Gène social aussi, mais pas Souplesse elle-même ; jamais moins de 0. Elle sert dès la carte suivante du même tour. Les échanges ne coûtent pas moins.
gene-flexible-source = p. 15, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-healing-1 = Guérison I
gene-healing-1-card = En phase 4, payez 3 PB pour retirer 1 PD à l'une de vos amibes.
gene-healing-1-effect = Payez 3 PB pour retirer 1 PD.
gene-healing-1-ruling = Le livret imprime BP là où seul DP a un sens ; nous lisons DP, donc PD. Notre décision : aussi souvent que vous pouvez payer, avant, entre ou après les divisions.
gene-healing-1-source = p. 15, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-rebound = Rebond
gene-rebound-card = Si votre amibe heurte le bord ou l'île, elle peut rebondir sur la case du côté opposé.
gene-rebound-effect = Rebondissez sur un obstacle, de l'autre côté.
gene-rebound-ruling = Nos décisions : il vaut pour le courant, le déplacement et la fuite, à chaque pas ; vous pouvez choisir exprès une direction bloquée. Si le côté opposé est bloqué aussi, l'amibe reste. Une amibe emmenée par une autre ne rebondit pas.
gene-rebound-source = p. 15, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-bang = Départ explosif
gene-bang-card = Quand une de vos amibes meurt, toute autre amibe sur sa case reçoit 1 PD. Une explosion peut en déclencher une autre.
gene-bang-effect = Celle qui meurt donne 1 PD à toutes les autres.
gene-bang-ruling = Nos décisions : cela se fait tout seul à chaque mort, dans toute phase, et touche aussi vos amibes et l'attaquant. En phase 5, on continue jusqu'à ce qu'aucune ne soit plus à sa limite. Celles qu'une explosion amène à leur limite en phase 1, ou en phase 4 après Guérison II, meurent en phase 5, sauf si on les guérit avant.
gene-bang-source = p. 15, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-short-life-span = Vie brève
gene-short-life-span-card = Vos amibes meurent à 1 PD, mais les nouvelles ne coûtent que 4 PB. Vous ne pouvez pas l'ignorer et, cédée pour l'ozone, elle ne couvre que 4 points.
gene-short-life-span-effect = Les amibes coûtent 4 PB mais meurent à 1 PD.
gene-short-life-span-ruling = Avec Espérance de vie, la limite est 2 : c'est le livret qui le dit. Elle pèse 5 en mutation, même si elle couvre 4. Notre décision : avec Taux de division, le prix reste de 4 PB.
gene-short-life-span-source = p. 15, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-toxic-excretions = Excrétions toxiques
gene-toxic-excretions-card = Chaque fois que votre amibe excrète, 1 PD va aussi sur sa case. La prochaine amibe qui entre prend tous les PD qui s'y trouvent.
gene-toxic-excretions-effect = Laissez 1 PD avec les cubes excrétés.
gene-toxic-excretions-ruling = Nos décisions : toute amibe qui entre est touchée, même l'une des vôtres, par quelque mouvement que ce soit ; pas celles qu'on vient de placer. Celle qui se déplace arrive avant celles qui s'y agrippent. Sans cube à excréter, il n'y a pas de PD.
gene-toxic-excretions-source = p. 16, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-population-explosion = Explosion démographique
gene-population-explosion-card = En phase 4, vous pouvez renoncer à votre revenu et à tous vos PB et placer à la place des amibes, gratuitement, jusqu'à en avoir autant que le joueur en tête.
gene-population-explosion-effect = Aucun PB, mais autant d'amibes que le premier.
gene-population-explosion-ruling = Le texte du livret n'est pas clair, et ceci est notre lecture ; une option en fait autant d'amibes de plus. On ne vous le demande que si vous avez moins d'amibes que le premier à ce moment ; avec l'option « Autant en plus », chaque fois qu'il vous reste une amibe à placer. Vous placez selon les règles habituelles, jusqu'à ce nombre ou tant qu'il reste amibes et cases, puis votre phase 4 est finie.
gene-population-explosion-source = p. 16, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-energy-conservation = Économie d'énergie
gene-energy-conservation-card = Chacune de vos amibes qui dérive vous rapporte 1 PB.
gene-energy-conservation-effect = 1 PB pour chaque amibe qui dérive.
gene-energy-conservation-ruling = Nos décisions : vous le recevez dès que vous choisissez de dériver, même s'il n'y a pas de courant ou qu'un obstacle vous arrête. Rester par Agrippement ou se laisser emmener ne rapporte rien.
gene-energy-conservation-source = p. 17, « Le carte Gene normale » ; p. 10-11, « I Nuovi Geni »

gene-phd = Doctorat
gene-phd-card = Lui non plus ne sert à rien dans la soupe, mais comme gène avancé il compte comme deux cartes au score.
gene-phd-effect = Aucun effet dans la soupe ; compte comme deux cartes.
gene-phd-ruling = La description du livret parle d'une carte ; nous suivons sa règle générale : les gènes avancés en valent deux.
gene-phd-source = p. 18, « Le carte Gene superiore » ; p. 10-11, « I Nuovi Geni »

gene-environmental-sensing = Sens de l'environnement
gene-environmental-sensing-card = En phase 2, juste après la révélation de la nouvelle carte Environnement, vous voyez en secret la suivante.
gene-environmental-sensing-effect = Voyez la carte suivante avant d'acheter et diviser.
gene-environmental-sensing-ruling = Notre décision : vous regardez sans qu'on vous le demande, avant la perte de gènes. À la dernière manche, il ne reste plus de carte à voir.
gene-environmental-sensing-source = p. 18, « Le carte Gene superiore » ; p. 10-11, « I Nuovi Geni »

gene-camouflage-2 = Camouflage II
gene-camouflage-2-card = On ne peut répondre à vos attaques ni par Fuite, ni par Défense, ni par Alarme. La Carapace fonctionne toujours.
gene-camouflage-2-effect = Vos victimes ne peuvent pas se défendre.
gene-camouflage-2-ruling = Notre décision : Croûte dure, Posture menaçante et Plus qu'une bouchée fonctionnent aussi. On ne lance aucun dé.
gene-camouflage-2-source = p. 18, « Le carte Gene superiore » ; p. 10-11, « I Nuovi Geni »

gene-healing-2 = Guérison II
gene-healing-2-card = Payez 4 PB pour faire passer 1 PD d'une de vos amibes à une autre amibe de sa case, qui peut en mourir aussitôt.
gene-healing-2-effect = Payez 4 PB pour passer 1 PD à une voisine.
gene-healing-2-ruling = Nos décisions : en phase 4, aussi souvent que vous pouvez payer, vers vos amibes ou celles des autres. Si celle qui reçoit est alors à sa limite, 2 cubes de chaque couleur la remplacent. Le pouvoir de Guérison I disparaît.
gene-healing-2-source = p. 18, « Le carte Gene superiore » ; p. 10-11, « I Nuovi Geni »

gene-suction-2 = Aspiration II
gene-suction-2-card = Votre amibe peut prendre jusqu'à 2 cubes de son repas sur une case voisine.
gene-suction-2-effect = 2 cubes du repas peuvent venir d'à côté.
gene-suction-2-ruling = Nos décisions : les deux cubes viennent de la même case ; vous pouvez en prendre 0, 1 ou 2 ; le repas n'en est pas plus grand ; et un repas qui a besoin de l'Aspiration n'oblige jamais à manger.
gene-suction-2-source = p. 18, « Le carte Gene superiore » ; p. 10-11, « I Nuovi Geni »
