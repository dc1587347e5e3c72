## Notre résumé des règles, avec nos propres mots ; voir docs/games/ursuppe.md

rules-1-title = But du jeu
rules-1-body =
    La Terre est jeune, et vous êtes une tribu d'amibes dans la soupe primordiale. Vos amibes dérivent, mangent, se divisent et meurent. Les gènes changent ce qu'elles savent faire, et donc les règles qui valent pour vous.

    À chaque manche, votre marqueur avance pour vos amibes vivantes et pour vos gènes. La partie finit quand un marqueur a atteint la zone d'arrivée, ou quand les cartes Environnement sont épuisées. Celui qui est alors le plus avancé l'emporte.
rules-1-citation = p. 2, « Premessa » ; p. 6, « Fine della Partita »

rules-2-title = Soupe, boussole et piste de score
rules-2-body =
    La soupe compte 19 cases autour d'une île, où la boussole est imprimée. Deux cases sont voisines si elles se touchent par un côté, jamais par un coin. Le bord de la soupe et l'île sont des obstacles ; les autres amibes n'en sont jamais. Une case accueille autant d'amibes qu'on veut.

    La boussole change le dé en direction : 1 ouest, 2 nord, 3 est, 4 sud. Avec un 5 on reste, avec un 6 vous choisissez la direction.

    Sur l'île se trouve une carte Environnement. Elle montre le courant, qui emporte les amibes à la dérive, et l'ozone, qui dit combien de mutation est sans danger. Il y a 11 cartes : ouest avec 6, 9, 12 ; est avec 8, 10, 10 ; nord avec 9, 11 ; sud avec 10, 13 ; sans courant avec 14.

    La piste de score compte 51 cases ; les dix dernières, de 42 à 51, sont la zone d'arrivée. Deux marqueurs ne sont jamais sur la même case.
rules-2-citation = p. 7-9, « Bussola », « Carta Ambiente », « La Mappa », « Percorso del Punteggio »

rules-3-title = Mise en place
rules-3-body =
    Vous recevez les amibes de votre couleur, numérotées de 1 à 7, et 4 Points biologiques (PB). Sur chaque case se trouvent 2 cubes de nourriture de chaque couleur en jeu ; sur les 55 cubes d'une couleur, 17 restent dans la réserve. Les cartes Gène prévues pour votre nombre de joueurs sont toutes en vente. On révèle une carte Environnement.

    Chacun lance deux dés, on relance les égalités. Le plus haut total choisit une case de départ sur la piste, de 1 au nombre de joueurs, puis le suivant, et ainsi de suite.

    Ensuite, le marqueur le plus en arrière commence : chacun place une amibe, du numéro de son choix, sur une case vide. Elle débute avec 1 Point de dommage (PD), mais sans aucun à trois joueurs. Dans l'ordre inverse, chacun place une seconde amibe, sans dommage. Pour l'instant, deux amibes ne partagent jamais une case.
rules-3-citation = p. 2-3, « Preparazione », « Determinare il Primo Giocatore », « Posizionamento delle Amebe »

rules-4-title = Une manche : six phases
rules-4-body =
    1 Mouvement et nourriture. 2 Environnement et perte de gènes. 3 Nouveaux gènes. 4 Division cellulaire. 5 Mort. 6 Score.

    La phase 1 se joue par ordre croissant : le dernier de la piste commence. Toutes les autres se jouent par ordre décroissant : le premier commence. Vos amibes agissent l'une après l'autre, selon leur numéro ; quand toutes ont agi, c'est au joueur suivant.

    Les marqueurs n'avancent qu'en phase 6 : l'ordre vaut donc pour toute la manche.
rules-4-citation = p. 3, « Modalità di Gioco » ; p. 7, « Ordine Ascendente / Discendente »

rules-5-title = Phase 1 : le mouvement
rules-5-body =
    Pour chaque amibe, choisissez l'une de deux choses.

    Dériver : elle suit le courant d'une case, gratuitement. S'il y a un obstacle ou pas de courant, elle reste.

    Se déplacer : payez 1 PB et lancez le dé. De 1 à 4, elle doit aller dans cette direction ; sur 5 elle reste, sur 6 vous choisissez. Un obstacle l'arrête, et le PB est dépensé.

    Seuls des gènes permettent de rester simplement sur place. Par notre décision, un 6 désigne l'une des quatre directions, mais vous pouvez en choisir une qui est bloquée.
rules-5-citation = p. 3-4, « Fase 1: Movimento e Alimentazione »

rules-6-title = Phase 1 : la nourriture
rules-6-body =
    Après son mouvement, l'amibe mange, sur sa propre case et seulement des cubes d'autres couleurs.

    Trois couleurs en jeu : 3 cubes, deux d'une couleur et un de l'autre, à votre gré.
    Quatre couleurs : 3 cubes, un de chaque autre couleur.
    Cinq couleurs : 4 cubes, un de chaque autre couleur.
    Six couleurs : 4 cubes de quatre couleurs différentes ; vous choisissez chaque fois celle que vous laissez.

    Les cubes vont à la réserve et l'amibe excrète 2 cubes de sa couleur sur sa case. Si la réserve ne suffit pas, elle excrète ce qu'il y a ; d'autres couleurs ne les remplacent jamais.

    C'est tout ou rien : s'il manque un seul cube, l'amibe ne mange rien, n'excrète rien et reçoit 1 PD. Un tel repas s'appelle simple ; avec Gloutonnerie, le repas simple a un cube de plus, de toute couleur sauf la sienne. S'il y a un repas simple sur sa case, elle doit manger : celui-là, ou un autre que vos gènes permettent. Par notre décision, un repas qui n'est possible que grâce aux gènes n'oblige jamais.
rules-6-citation = p. 4, « Alimentazione », « Digestione », « Carenza di Cibo e soffrire la fame » ; p. 10, « 3.3 Nutrirsi »

rules-7-title = Phase 1 : une attaque pas à pas
rules-7-body =
    Avec Lutte pour la survie ou Agression, une amibe qui ne trouve pas de repas simple (avec Gloutonnerie, un cube de plus) peut attaquer au lieu de souffrir de la faim, une fois par manche.

    1 Choisissez une autre amibe sur sa case ; l'une des vôtres convient aussi. La Carapace d'un adversaire interdit l'attaque, et Posture menaçante l'interdit à un numéro supérieur.
    2 Payez 1 PB.
    3 Avec Camouflage I, lancez un dé : de 4 à 6, on saute le point 4. Avec Camouflage II, on le saute toujours.
    4 Le propriétaire de la victime peut répondre par la Fuite (1 PB) et par la Défense (1 PB), dans n'importe quel ordre. Si la victime finit sur une autre case, ou gagne le duel, l'attaque a échoué.
    5 Contre une Croûte dure, payez 1 PB de plus. Si vous ne le faites pas ou ne le pouvez pas, votre amibe meurt aussitôt de mort violente, la victime vit et il n'y a pas de second essai ; avec l'édition « Originale », l'attaque a seulement échoué.
    6 Succès, une fois payée l'éventuelle Croûte dure : la victime meurt de mort violente, 1 cube de chaque couleur en jeu apparaît sur la case, et votre amibe est nourrie. Elle n'excrète rien. Avec Plus qu'une bouchée, la victime reçoit seulement 1 PD et il n'y a pas de cubes.
    7 Échec, par le point 4 ou, avec l'édition « Originale », par le point 5 : avec Endurance, vous pouvez réessayer une fois, gratuitement. Sinon, votre amibe souffre de la faim et reçoit 1 PD.

    L'ordre de ces étapes est notre décision là où le livret se tait.
rules-7-citation = p. 7, « Morte » ; p. 13-18, « Le carte Gene »

rules-8-title = Phase 2 : environnement et perte de gènes
rules-8-body =
    Une nouvelle carte Environnement recouvre l'ancienne, à la première manche aussi. Son courant sert pour la prochaine phase 1 ; son ozone compte maintenant. À la première manche, personne ne perd de gènes.

    Chacun additionne les points de mutation de tous ses gènes. Si la somme dépasse l'ozone, vous devez la différence : chaque PB couvre 1, chaque carte cédée couvre ses points de mutation. Vous choisissez le mélange ; ce qu'une carte couvre en trop est perdu. Les cartes reviennent aussitôt en vente.

    Protection contre les rayons, cédée, couvre 4, et Vie brève aussi. La dette est calculée une seule fois, quand vient votre tour ; une carte cédée ne la change pas, elle en paie une part.

    Exemple : l'ozone est de 9, vos gènes pèsent 12. Vous devez 3 : payez 3 PB, ou cédez Vitesse, qui pèse 3, ou cédez Mouvement I, qui pèse 2, et payez 1 PB.
rules-8-citation = p. 4-5, « Fase 2: Ambiente e Perdita dei Geni » ; p. 8, « Perdita delle Carte Gene »

rules-9-title = Phase 3 : nouveaux gènes et gènes avancés
rules-9-body =
    Achetez autant de gènes en vente que vous pouvez en payer. Ils agissent aussitôt, pour toutes vos amibes. Vous n'avez jamais deux cartes du même gène, et ce que d'autres ont pris n'est plus là tant qu'ils ne le cèdent pas.

    Pour un gène avancé, vous payez son prix et cédez en plus le gène dont il est issu, que vous devez avoir depuis une manche précédente : Vitesse pour Endurance, Mouvement I pour Mouvement II, Lutte pour la survie pour Agression, Défense ou Fuite pour Carapace. Le gène cédé est de nouveau en vente, mais pas pour vous tant que vous gardez le gène avancé.

    Au score, un gène avancé compte comme deux cartes.
rules-9-citation = p. 5, « Fase 3: Nuovi Geni » ; p. 7, « Carte Gene Superiore »

rules-10-title = Phase 4 : division cellulaire
rules-10-body =
    Vous recevez 10 PB. Vous pouvez ensuite placer de nouvelles amibes, sans dommage, pour 6 PB chacune : d'un numéro libre, sur une case où vous n'en avez pas, voisine d'une case où vous en avez une. Celles que vous venez de placer comptent aussi.

    S'il ne vous reste aucune amibe, placez-en d'abord une gratuitement sur n'importe quelle case. Si vous en avez une seule, la suivante peut aller n'importe où, au prix habituel. Par notre décision, « n'importe où » veut toujours dire une case où vous n'avez pas d'amibe.

    Les PB que vous ne dépensez pas vous restent.
rules-10-citation = p. 5, « Fase 4: Divisione Cellulare »

rules-11-title = Phase 5 : la mort
rules-11-body =
    Toute amibe avec 2 PD ou plus meurt de mort naturelle : elle revient à son propriétaire, et 2 cubes de chaque couleur en jeu la remplacent, tant que la réserve suffit. Vous pourrez la placer de nouveau.

    Ensuite, ceux qui ont Agression peuvent attaquer, par ordre décroissant : une attaque chacun, contre une amibe adverse de la même case, pour 1 PB. Cela se passe comme en phase 1, avec ces différences : la Carapace ne l'interdit pas mais change la mort en 1 PD, et aucune Croûte dure n'est alors due ; Alarme ne donne plus la Fuite ; Plus qu'une bouchée n'aide pas ; une victime laisse 2 cubes de chaque couleur ; un attaquant qui échoue ne souffre pas de la faim.

    Par notre décision, qui atteint sa limite par une telle attaque, même par ce seul PD, meurt avant le tour du joueur suivant.
rules-11-citation = p. 5, « Fase 5: Morte » ; p. 7, « Morte » ; p. 18, « Le carte Gene superiore »

rules-12-title = Phase 6 : le score
rules-12-body =
    Votre marqueur avance de la somme des deux tableaux.

    Amibes vivantes, trois ou quatre couleurs en jeu : jusqu'à 2 donnent 0 case, 3 en donnent 1, 4 en donnent 2, 5 en donnent 4, 6 en donnent 5, 7 en donnent 6.
    Amibes vivantes, cinq ou six couleurs : jusqu'à 1 donne 0, 2 en donnent 1, 3 en donnent 2, 4 en donnent 4, 5 en donnent 5, 6 en donnent 6.
    Cartes Gène, toujours : jusqu'à 2 donnent 0, 3 en donnent 1, 4 en donnent 2, 5 en donnent 3, 6 ou plus en donnent 4.

    Les gènes avancés comptent comme deux cartes, Protection contre les rayons comme aucune, tous les autres comme une. On saute les cases occupées sans les compter.

    Exemple : 5 amibes, Mouvement II et un gène simple. À quatre joueurs, cela fait 4 pour les amibes et 1 pour trois cartes : 5 cases.
rules-12-citation = p. 6, « Fase 6: Punteggio » ; p. 10, « 3.5 Calcolo dei Punti » ; p. 12, « Le fasi di un round »

rules-13-title = Fin de la partie
rules-13-body =
    La partie finit après une phase 6 où au moins un marqueur est sur la case 42 ou au-delà, ou après la manche où la dernière carte Environnement a été révélée : c'est la manche 10.

    C'est le plus avancé qui gagne, non le premier arrivé. Il n'y a pas d'égalité, puisque deux marqueurs ne partagent jamais une case. Par notre décision, un marqueur qui dépasserait la case 51 continue simplement.
rules-13-citation = p. 6, « Fine della Partita » ; p. 8, « Fine della Partita, il Vincitore »

rules-14-title = À cinq et à six
rules-14-body =
    Les amibes ne sont numérotées que de 1 à 6, les repas comptent 4 cubes, la phase 4 rapporte 11 PB et les amibes ont leur propre tableau de score. Le Tentacule emporte 4 cubes à cinq joueurs, 5 à six. Les cinq ou six premières cases de la piste sont celles de départ, et il y a plus d'exemplaires des gènes.

    Le livret dit que certains gènes ont ici un autre prix, mais ne l'imprime pas : nous laissons les prix tels quels. Il se tait aussi sur le dommage de la première amibe et sur les PB de départ ; par notre décision, ce sont 1 PD et 4 PB.
rules-14-citation = p. 10, « Ursuppe con 5 – 6 Giocatori »

rules-15-title = Gènes supplémentaires
rules-15-body =
    L'option « Gènes supplémentaires » ajoute 26 autres gènes, en un exemplaire, quel que soit le nombre de joueurs. Deux d'entre eux sont en vente dès le début ; Gène social et Explosion démographique sont conseillés. Les autres sont face cachée.

    À chaque manche, quand le premier joueur a acheté en phase 3, on en révèle 3 de plus au hasard. Le deuxième joueur est donc le premier à pouvoir les acheter. Des options changent lesquels sont là dès le début, et combien on en révèle.

    Cinq gènes supplémentaires sont avancés : Doctorat pour Intelligence, Sens de l'environnement pour Sens du courant, et Camouflage II, Guérison II et Aspiration II, chacun pour sa première version.
rules-15-citation = p. 10-11, « I Nuovi Geni »

rules-16-title = À deux personnes
rules-16-body =
    Les auteurs donnent des variantes pour deux, et vous avez le choix entre deux d'entre elles.

    Deux couleurs chacun : quatre couleurs jouent comme à quatre joueurs, et chacun de vous en mène deux. Chaque couleur a ses amibes, ses PB, ses gènes et son marqueur, et par notre décision votre seconde couleur est un adversaire comme un autre. À la fin, seul compte le moins bon de vos deux marqueurs : celui dont le moins bon est le plus avancé l'emporte.

    Figurant : trois couleurs jouent comme à trois joueurs, et la troisième joue toute seule. Elle dérive toujours, a Espérance de vie dès le début et reçoit deux nouvelles amibes à chaque manche. Par notre décision, le hasard tranche là où elle aurait le choix, et elle n'achète jamais de gène. L'option « Le figurant marque » dit si son marqueur avance.
rules-16-citation = docs/games/ursuppe.md

rules-17-title = Livret ou original
rules-17-body =
    Nous jouons selon le livret italien. En trois points, l'original de l'éditeur est différent, et l'option « Édition » les change tous ensemble.

    Défense et Fuite : chacune une fois par manche et par amibe dans le livret ; chacune une fois par attaque dans l'original.
    Croûte dure : un attaquant qui ne paie pas meurt dans le livret ; dans l'original, il a seulement échoué et, en phase 1, souffre de la faim. Ici, nous ne connaissons aucun texte de l'original : qu'il le dise ainsi est notre supposition.
    Agrippement : à toute amibe qui part dans le livret ; seulement à celles des adversaires dans l'original.
rules-17-citation = p. 13-17, « Le carte Gene normale »

rules-18-title = Décisions à connaître
rules-18-body =
    Le livret laisse beaucoup de questions ouvertes. Nous les jouons ainsi, et chaque carte Gène raconte les siennes.

    La Défense ne vaut que contre des adversaires. Fuite, Croûte dure et Camouflage valent aussi contre une attaque de votre part.

    Un attaquant qui s'agrippe à sa victime en fuite a fini son attaque. En phase 1, il mange ensuite là où il est, ou souffre de la faim.

    Ce qui fait mal tout seul ne se demande jamais : Excrétions toxiques, Départ explosif et Gloutonnerie agissent toujours.

    Quelques valeurs du tableau des gènes sont déplacées dans notre exemplaire. Celles de Grande adaptabilité et de Plus qu'une bouchée sont supposées, ainsi que les points de mutation du Gène social. Explosion démographique, telle qu'imprimée, se comprend mal ; une option offre l'autre lecture.

    Les cartes Environnement viennent d'une description trouvée sur le Web, car le livret n'en donne pas la liste.

    Ce qui n'a qu'une possibilité se fait sans demander.
rules-18-citation = docs/games/ursuppe.md

rules-19-title = Les mots du jeu
rules-19-body =
    Points biologiques (PB) : ce avec quoi vous payez. Ils restent d'une manche à l'autre.
    Points de dommage (PD) : faim et blessures d'une amibe. À 2, elle meurt en phase 5.
    Points de mutation : ce qu'un gène pèse face à l'ozone.
    Réserve : les cubes qui ne sont pas dans la soupe. Ce qui y manque, manque.
    En vente : les gènes que personne n'a et qui sont visibles.
    Croissant : du marqueur le plus en arrière au plus avancé. Décroissant : l'inverse.
    Dériver : suivre le courant. Déplacement actif : aller par ses propres forces.
    Repas simple : ce que mangerait une amibe sans gènes ; avec Gloutonnerie, un cube de plus.
    Mort violente : par une attaque en phase 1 et, avec l'édition « Livret », celle d'un attaquant qui ne paie pas une Croûte dure, en phase 5 aussi ; 1 cube de chaque couleur. Mort naturelle : en phase 5, aussi par Agression, et celle d'une amibe qui reçoit un dommage de Guérison II en phase 4 ; 2 cubes de chaque couleur.
    Gène avancé : en exige un autre et compte pour deux. Gène supplémentaire : l'un des 26 de l'extension.
rules-19-citation = p. 7-9, « Enciclopedia di Ursuppe »

## Options

option-extra_genes = Gènes supplémentaires
option-extra_genes-help = On joue aussi avec les 26 gènes de l'extension.
option-starting_extra_1 = Premier gène supplémentaire
option-starting_extra_1-help = Avec les gènes supplémentaires : un gène en vente dès le début.
option-starting_extra_1-none = aucun
option-starting_extra_1-doris-and-frank = { gene-doris-and-frank }
option-starting_extra_1-glutton = { gene-glutton }
option-starting_extra_1-alarm = { gene-alarm }
option-starting_extra_1-cleanliness = { gene-cleanliness }
option-starting_extra_1-hard-crust = { gene-hard-crust }
option-starting_extra_1-migration-sensing = { gene-migration-sensing }
option-starting_extra_1-fast-food = { gene-fast-food }
option-starting_extra_1-highly-adaptable = { gene-highly-adaptable }
option-starting_extra_1-more-than-a-mouthful = { gene-mouthful }
option-starting_extra_1-social = { gene-social }
option-starting_extra_1-camouflage-1 = { gene-camouflage-1 }
option-starting_extra_1-suction-1 = { gene-suction-1 }
option-starting_extra_1-threat-display = { gene-threat-display }
option-starting_extra_1-flexible = { gene-flexible }
option-starting_extra_1-healing-1 = { gene-healing-1 }
option-starting_extra_1-rebound = { gene-rebound }
option-starting_extra_1-go-out-with-a-bang = { gene-bang }
option-starting_extra_1-short-life-span = { gene-short-life-span }
option-starting_extra_1-toxic-excretions = { gene-toxic-excretions }
option-starting_extra_1-population-explosion = { gene-population-explosion }
option-starting_extra_1-energy-conservation = { gene-energy-conservation }
option-starting_extra_1-phd = { gene-phd }
option-starting_extra_1-environmental-sensing = { gene-environmental-sensing }
option-starting_extra_1-camouflage-2 = { gene-camouflage-2 }
option-starting_extra_1-healing-2 = { gene-healing-2 }
option-starting_extra_1-suction-2 = { gene-suction-2 }
option-starting_extra_2 = Second gène supplémentaire
option-starting_extra_2-help = Avec les gènes supplémentaires : un autre gène en vente dès le début.
option-starting_extra_2-none = aucun
option-starting_extra_2-doris-and-frank = { gene-doris-and-frank }
option-starting_extra_2-glutton = { gene-glutton }
option-starting_extra_2-alarm = { gene-alarm }
option-starting_extra_2-cleanliness = { gene-cleanliness }
option-starting_extra_2-hard-crust = { gene-hard-crust }
option-starting_extra_2-migration-sensing = { gene-migration-sensing }
option-starting_extra_2-fast-food = { gene-fast-food }
option-starting_extra_2-highly-adaptable = { gene-highly-adaptable }
option-starting_extra_2-more-than-a-mouthful = { gene-mouthful }
option-starting_extra_2-social = { gene-social }
option-starting_extra_2-camouflage-1 = { gene-camouflage-1 }
option-starting_extra_2-suction-1 = { gene-suction-1 }
option-starting_extra_2-threat-display = { gene-threat-display }
option-starting_extra_2-flexible = { gene-flexible }
option-starting_extra_2-healing-1 = { gene-healing-1 }
option-starting_extra_2-rebound = { gene-rebound }
option-starting_extra_2-go-out-with-a-bang = { gene-bang }
option-starting_extra_2-short-life-span = { gene-short-life-span }
option-starting_extra_2-toxic-excretions = { gene-toxic-excretions }
option-starting_extra_2-population-explosion = { gene-population-explosion }
option-starting_extra_2-energy-conservation = { gene-energy-conservation }
option-starting_extra_2-phd = { gene-phd }
option-starting_extra_2-environmental-sensing = { gene-environmental-sensing }
option-starting_extra_2-camouflage-2 = { gene-camouflage-2 }
option-starting_extra_2-healing-2 = { gene-healing-2 }
option-starting_extra_2-suction-2 = { gene-suction-2 }
option-extra_reveal = Gènes supplémentaires par manche
option-extra_reveal-help = Avec les gènes supplémentaires : combien on en révèle à chaque manche ; le livret dit 3.
option-edition = Édition
option-edition-help = Selon le livret, ou selon l'original de l'éditeur là où ils diffèrent : Défense et Fuite, Croûte dure, Agrippement.
option-edition-rulebook = Livret
option-edition-original = Originale
option-finish = Zone d'arrivée
option-finish-help = La première case de la zone d'arrivée. Le plateau dit 42 ; un nombre plus petit fait une partie plus courte.
option-two_players = À deux
option-two_players-help = Seulement pour deux places : deux couleurs chacun, dont la moins bonne compte, ou une troisième couleur qui joue toute seule.
option-two_players-two_colours = Deux couleurs chacun
option-two_players-dummy = Figurant
option-dummy_scores = Le figurant marque
option-dummy_scores-help = Seulement avec le figurant : son marqueur avance aussi.
option-explosion = Explosion démographique
option-explosion-help = Avec les gènes supplémentaires : placez des amibes jusqu'à en avoir autant que le premier, ou autant en plus qu'il en a, tant qu'il y a des amibes et de la place.
option-explosion-up_to = Jusqu'au nombre du premier
option-explosion-as_many_more = Autant en plus

## Valeurs supposées

assumed-environment = Cartes Environnement : courant et ozone
assumed-extra-genes = Prix et points de mutation de ces gènes supplémentaires
assumed-prices = Prix des gènes de base à cinq et six joueurs
assumed-substitution = Repas de Substitution à cinq et six joueurs
assumed-first-damage = Dommage de la première amibe à cinq et six joueurs
assumed-start-points = Points biologiques de départ à cinq et six joueurs
