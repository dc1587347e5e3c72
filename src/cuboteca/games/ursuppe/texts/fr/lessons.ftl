## La première leçon : se déplacer et manger

lesson-moving-title = Dériver et manger
lesson-moving-goal = Déplacer vos amibes, les nourrir et les garder en vie.

lesson-moving-drift = Vous jouez le bleu. Amibes vivantes et gènes font avancer votre marqueur ; le plus loin gagne. Vos amibes agissent par numéro. Le courant va à l’est : dériver est gratuit, se déplacer coûte 1 point biologique (PB) et un dé décide. Et l’amibe 1 ?
lesson-moving-drift-why = Elle dérive gratuitement, et à l’est il y a à manger. Les PB servent à payer : chaque manche en apporte 10, pour se déplacer, acheter des gènes et faire des amibes. Épargnez-les si possible.
lesson-moving-drift-move = Vous payez 1 PB et le dé peut l’envoyer au mauvais endroit. Le courant la mène gratuitement à la nourriture : dérivez.

lesson-moving-meal = Elle ne mange que d’autres couleurs : un repas fait trois cubes, deux d’une couleur et un de l’autre. Une amibe vermillon est ici et veut du bleu et du vert. Quelle couleur prenez-vous deux fois ? Choisissez dans la barre.
lesson-moving-meal-why = Elle a mangé les deux verts : l’amibe vermillon ne trouve plus de repas. Puis elle a laissé deux cubes bleus, pour les autres, jamais pour vous. C’est pourquoi on bouge sans cesse.
lesson-moving-meal-v = Elle serait nourrie aussi. Mais il reste un cube vert, et avec vos deux bleus c’est juste un repas pour l’amibe vermillon. Mangez les verts.

lesson-moving-stuck = L’amibe 2 est au bord est, et il n’y a que des cubes bleus. Sans repas entier, elle a faim et prend un point de dommage (PD). Que faire ?
lesson-moving-stuck-why = Rester, c’était la faim assurée. Vous avez payé 1 PB et lancé : 1 ouest, 2 nord, 3 est, 4 sud, 5 rester, 6 choisir. C’est un 6 !
lesson-moving-stuck-drift = Le bord l’arrête, comme le ferait l’île au milieu : elle reste parmi ses propres cubes et a faim. En se déplaçant, elle a une chance de manger.

lesson-moving-choose = Vous choisissez la direction. Cherchez un repas entier de vermillon et de vert : deux de l’un, un de l’autre. Attention, c’est tout ou rien.
lesson-moving-choose-why = Deux vermillon, un vert : un repas. Comptez toujours les deux couleurs avant d’y aller.
lesson-moving-choose-n = Quatre cubes vermillon mais aucun vert : pas de repas avec une seule couleur. Elle aurait faim dans l’abondance.
lesson-moving-choose-s = Un vermillon et un vert ne font que deux cubes. Il en faut trois ; avec moins, elle ne mange rien.
lesson-moving-choose-e = Par là, c’est le bord : elle resterait où il n’y a rien à manger.

lesson-moving-risk = L’amibe 3 a déjà un point de dommage. À deux, elle meurt en fin de manche. Le courant ne mène qu’à des cubes bleus. Lisez ce que donnerait le dé : cela vaut-il 1 PB ?
lesson-moving-risk-why = Une nouvelle amibe coûte 6 PB : 1 PB pour une bonne chance de sauver celle-ci, c’est peu. Un 1, ouest, et elle a mangé.
lesson-moving-risk-drift = Là-bas, rien que du bleu : elle aurait faim, arriverait à deux dommages et mourrait. La plupart des lancers mènent à un repas. Payez.

lesson-moving-save = Amibe 4 : le courant la mène à un repas. Il vous reste 4 PB. En dépenser un ?
lesson-moving-save-why = D’abord ce qui est gratuit, toujours. Et voyez : l’amibe vermillon 1, dont vous avez mangé les verts, vient d’avoir faim. C’était votre premier repas.
lesson-moving-save-move = Pourquoi payer un pari si le courant mène à un repas ? Gardez vos points pour grandir.

lesson-moving-still = Deux manches plus tard. Chaque manche a une nouvelle carte. Celle-ci n’a pas de courant : qui dérive reste sur place. Son ozone comptera quand vous aurez des gènes. Reste-t-il un repas sous l’amibe 1 ?
lesson-moving-still-why = Deux vermillon et un vert suffisaient tout juste. Sans courant, dériver c’est se reposer : parfait tant que la table est mise. En partie, « Toutes dérivent et mangent » le fait pour toutes vos amibes.
lesson-moving-still-move = Il y a ici un repas entier, et se reposer est gratuit. Un lancer peut l’éloigner de la nourriture.

lesson-moving-pay = L’amibe 2 a un cube vermillon et un vert : ce n’est pas un repas. Aucun courant. Que faire ?
lesson-moving-pay-why = Il fallait bouger, et le 4 l’a menée au sud, vers un repas entier. La faim coûte cher : les dommages ne guérissent pas seuls.
lesson-moving-pay-drift = Elle se reposerait près de deux cubes, et un repas en compte trois. Elle aurait faim, et le dommage resterait.

lesson-moving-start = Revenons au tout début : la mise en place. Votre lancer est le plus haut : choisissez d’abord d’où part votre marqueur. Le dernier sur la piste place, bouge et mange en premier ; le premier achète et se divise d’abord. D’où partez-vous ?
lesson-moving-start-why = Vous êtes dernier : vous placez votre première amibe et mangez avant les autres. La case 3 vaut deux cases de plus, mais mange en dernier. Les deux se valent ; l’ordre suit la piste à chaque manche.
lesson-moving-start-also = Bien aussi : vous devancez les suivants et achetez avant eux, mais ils mangent d’abord. L’ordre suit la piste à chaque manche. Dans cette leçon, prenons la case 1.

lesson-moving-number = Les amibes ont un numéro, de 1 à 7, pour une raison : à chaque manche les vôtres agissent dans cet ordre, le plus petit d’abord.
lesson-moving-number-why = Pour l’instant, tout numéro convient. Il compte quand deux des vôtres partagent une case : le plus petit mange d’abord. Plus tard, donnez un petit numéro à celle qui doit manger tôt.
lesson-moving-number-also = Tout numéro convient pour l’instant. Il compte quand deux des vôtres partagent une case : le plus petit mange d’abord. Dans cette leçon, prenons le numéro 1.

lesson-moving-place = Placez une amibe maintenant, et une autre quand chacun en a placé une. Le courant va à l’est. Choisissez une case d’où elle pourra dériver sans obstacle.
lesson-moving-place-why = D’ici le courant la mène gratuitement vers de la nourriture dès la première manche. La première amibe d’une partie se place ainsi.
lesson-moving-place-also = Bien : de là elle peut dériver gratuitement. Plus elle commence à l’ouest, plus son chemin est long.
lesson-moving-place-wall = Là, le bord ou l’île l’arrête : à la première manche elle ne partirait pas gratuitement. Cherchez une case avec de l’eau à l’est.

lesson-moving-end = Vous savez bouger et manger. Avec quatre couleurs (à quatre, ou à deux avec deux couleurs chacun), un repas est un cube de chaque autre couleur, et les premières amibes ont déjà un point de dommage. Ensuite : gènes et division.

## La deuxième leçon : les gènes et la division

lesson-growing-title = Gènes et nouvelles amibes
lesson-growing-goal = Bien dépenser ses points : gènes, nouvelles amibes, ozone, et comment on avance.

lesson-growing-gene = Après le repas, chacun achète des gènes, qui aident toutes ses amibes. Chaque gène ajoute des points de mutation : « 0/10 », c’est 0 pour vous et 10 permis par l’ozone. Vous avez 6 PB, 10 autres avant la division. Qu’achetez-vous contre la faim ?
lesson-growing-gene-why = Pour 3 PB, chaque déplacement lance deux dés et vous choisissez : bien moins de faim. Peu cher, utile, à peine de mutation. Un excellent premier gène.
lesson-growing-gene-also = Un bon gène aussi : il aide à bouger, manger, vivre ou grandir. Dans cette leçon, continuons avec Mouvement I, qui laisse des points pour les amibes.
lesson-growing-gene-nothing = On peut économiser, mais un gène qui nourrit les amibes rapporte à chaque manche. Prenez-en un qui aide à bouger.
lesson-growing-gene-intelligence = Intelligence ne fait rien dans la soupe. Elle comptera comme carte plus tard, mais vos amibes ont d’abord besoin de manger.
lesson-growing-gene-defence = Personne ne peut encore vous attaquer, et vous n’avez pas de chasseurs affamés. D’abord ce qui nourrit vos amibes.
lesson-growing-gene-later = Ce sera utile plus tard, avec beaucoup de gènes ou d’amibes. Pour l’instant, bouger et manger comptent le plus.

lesson-growing-enough = Il reste 3 PB. Vous en recevrez 10, et chaque nouvelle amibe en coûte 6. Le nouveau gène agit aussitôt ; son bord en tirets dit qu’aucun gène avancé ne peut le remplacer pendant cette manche. Un autre gène, ou arrêter ?
lesson-growing-enough-why = 3 et 10 font 13 : deux nouvelles amibes. Au début, elles valent plus que des cartes : elles rapportent à chaque manche, si elles vivent.
lesson-growing-enough-more = Vous n’auriez que 11 ou moins : une seule amibe. Gardez les 3 points et ce sera deux.

lesson-growing-divide = Division cellulaire : vous avez reçu 10 PB. Trois amibes vivantes rapportent 1 case, quatre 2, cinq 4, six 5, sept 6. En faites-vous une ?
lesson-growing-divide-why = Une nouvelle amibe coûte 6 PB et compte dès cette manche ; les points gardés ne font pas avancer. Choisissez maintenant où elle apparaît.
lesson-growing-divide-also = Bien ; le numéro décide seulement quand elle agit. Prenons le 3, juste après les deux premières.
lesson-growing-divide-no = Les points gardés ne font pas avancer. Deux amibes rapportent 0 case ; avec quatre, vous avancez à chaque manche.

lesson-growing-where = Elle doit apparaître à côté d’une des vôtres, là où vous n’en avez pas. Elle devra manger, peut-être sans pouvoir partir. Où y a-t-il un repas ?
lesson-growing-where-why = Trois cubes de chaque autre couleur et pas de voisin : elle pourra même y manger deux fois. Placez les petites où la table est mise.
lesson-growing-where-also = Là aussi il y a un repas. Dans cette leçon, prenons la case la plus riche, A4.
lesson-growing-where-poor = Pas de repas pour une amibe bleue ici : elle aurait faim si elle ne peut pas partir. Cherchez vermillon et vert.
lesson-growing-where-fair = Il y a à manger, mais une amibe vermillon s’y nourrit aussi. Une case à elle est plus sûre.

lesson-growing-again = Il reste 7 PB. Encore une ?
lesson-growing-again-why = La quatrième amibe fait passer de 1 à 2 cases par manche. Il reste 1 PB pour bouger.
lesson-growing-again-also = Bien ; n’importe quel numéro convient. Prenons le 4.
lesson-growing-again-no = Trois amibes rapportent 1 case, quatre 2, à chaque manche. Vous en avez les moyens, et il reste un point pour bouger.

lesson-growing-second = Où va la quatrième ? Dispersez-les : elles ne se mangeront pas la nourriture l’une de l’autre.
lesson-growing-second-why = En E4, un repas et personne d’autre. Puis on a compté : quatre amibes font avancer de 2 cases. On saute les cases occupées sans les compter : le vermillon était sur la 7, vous passez donc de 5 à 8.
lesson-growing-second-also = Là aussi il y a un repas. Prenons E4, loin des autres. Quatre amibes rapportent 2 cases, et on saute les cases occupées : le vermillon était sur la 7, vous passez donc de 5 à 8.
lesson-growing-second-poor = Pas de repas pour le bleu ici. Une petite qui a faim deux fois meurt, et 6 PB avec elle.
lesson-growing-second-fair = L’amibe vermillon y mange déjà. Mieux vaut une case à elle, loin de vos autres amibes.

lesson-growing-debt = Trois manches plus tard. Chaque nouvelle carte apporte son ozone. « 13/9 » : vos gènes ont 13 points de mutation, 9 sont permis ; couvrez les 4 autres par des PB ou des gènes. Vous avez 5 PB, personne n’attaque. Que rendre ?
lesson-growing-debt-why = Défense couvre les 4 et ne servait à rien ici. Vos points restent pour la division. Regardez l’ozone avant d’acheter : trop de gènes coûtent cher.
lesson-growing-debt-pay = 4 PB, c’est presque une nouvelle amibe. Un de vos gènes ne fait rien en ce moment : cédez-le.
lesson-growing-debt-tentacle = Cela couvre la dette, mais Tentacule apporte à manger à chaque manche. Un autre gène de 4 points ne travaille pas.
lesson-growing-debt-part = Cela ne couvre pas tout, et vous perdez un gène qui vous fait bouger. Une carte couvre les 4 d’un coup, et elle ne vous sert pas.

lesson-growing-grow = Une manche plus tard, avec Mouvement I et Tentacule. Un gène avancé (bord double) remplace un des vôtres et compte pour deux cartes : Mouvement II remplace Mouvement I ; Endurance, Vitesse. Trois cartes rapportent 1 case par manche, quatre 2. Le mieux ?
lesson-growing-grow-why = Avec Mouvement II vous choisissez la route, et avec Tentacule vous comptez trois cartes : 1 case par manche. La mutation ne dépasse pas 9.
lesson-growing-grow-nothing = Vous avez 9 PB et deux cartes. Avec un gène avancé, vous iriez où vous voulez et compteriez trois cartes.
lesson-growing-grow-else = Cela fait trois cartes aussi, mais un seul gène avancé le fait également, avec un effet bien plus fort. Cherchez celui qui remplace Mouvement I.

lesson-growing-end = Vous connaissez la manche : bouger et manger, ozone, gènes, division, morts, score. La partie finit après la manche où un marqueur atteint 42, ou après la dixième. Touchez les chiffres d’un joueur pour savoir ce qu’ils veulent dire.

## La troisième leçon : la défense et les gènes supplémentaires

lesson-defending-title = Chasseurs et gènes étranges
lesson-defending-goal = Attaquer, se défendre et utiliser les gènes supplémentaires.

lesson-defending-attack = Vous avez Lutte pour la survie : une amibe sans repas peut en attaquer une autre sur sa case pour 1 PB, au lieu d’avoir faim. La vermillon a Défense, la verte non. Que faites-vous ?
lesson-defending-attack-why = La verte ne pouvait pas répondre : elle est mangée, la vôtre est nourrie, et il reste un cube de chaque couleur. Attaquez qui n’a pas de défense.
lesson-defending-attack-v = La vermillon a Défense : pour 1 PB chacun lance, et si elle gagne vous avez faim. La verte ne peut pas répondre.
lesson-defending-attack-starve = Elle prendrait un dommage, alors que vous avez le gène fait pour cela. Attaquez pour 1 PB.

lesson-defending-defend = Une autre partie : c’est maintenant l’amibe vermillon qui chasse, à son tour, et vous avez Défense. Pour 1 PB, chacun lance un dé et le plus haut gagne. Répondez-vous ?
lesson-defending-defend-why = 5 contre 3 : l’attaque a échoué et le chasseur a faim. Un point pour en sauver 6 une fois sur deux, c’est une affaire.
lesson-defending-defend-no = Alors votre amibe meurt à coup sûr, et une nouvelle coûte 6 PB. Avec 1 PB, elle a une chance sur deux.

lesson-defending-escape = La même attaque, mais vous avez Fuite : pour 1 PB votre amibe bouge aussitôt. Si elle finit sur une autre case, elle est sauvée. Alors ?
lesson-defending-escape-why = Elle est partie au sud et s’est sauvée ; le chasseur a faim. Les gènes de mouvement aident la fuite : qui est rapide s’attrape mal.
lesson-defending-escape-no = Elle serait mangée. Quatre lancers sur six, sans obstacle, la mettent à l’abri. Payez le point.

lesson-defending-armour = Plus tard, la vermillon chasse à chaque manche, et se défendre coûte chaque fois. Vous avez Mouvement I et Défense. Deux gènes avancés s’offrent à vous : Mouvement II remplace Mouvement I, Carapace remplace Défense (ou Fuite). Lequel règle la question ?
lesson-defending-armour-why = Carapace remplace Défense : pendant le repas, nul ne peut vous attaquer, et cela ne coûte plus rien. Gène avancé, elle compte pour deux cartes.
lesson-defending-armour-nothing = Vous continueriez à payer et à lancer. Vous avez de quoi acheter un gène qui met fin aux attaques.
lesson-defending-armour-else = Utile peut-être, mais la vermillon continue de vous manger. Un gène avancé remplace Défense et interdit ses attaques.

lesson-defending-aggression = Une autre partie. Vous avez Agression : après les morts, vous pouvez attaquer un adversaire pour 1 PB, même repu. La vermillon est en tête, la verte dernière. Aucune ne peut répondre. Laquelle ?
lesson-defending-aggression-why = On frappe le premier juste avant le décompte : la vermillon marque une amibe de moins. Tout est dans le moment.
lesson-defending-aggression-g = La verte est déjà dernière. Chaque case que le premier ne gagne pas est une case à ne pas rattraper.
lesson-defending-aggression-no = Pour 1 PB, vous ôtez une amibe au premier juste avant le décompte. C’est bien dépensé.

lesson-defending-social = Une autre partie, avec les gènes supplémentaires : par trois, en un exemplaire. Vous êtes dernier, à 8 et 7 cases des autres. Un gène, pour le dernier seulement, paie 1 PB par manche et par adversaire à 6 cases devant. Trouvez-le.
lesson-defending-social-why = Le Gène social vous paie 2 PB par manche tant que vous êtes si loin. Ces gènes récompensent souvent une situation : cherchez la vôtre.
lesson-defending-social-nothing = Un gène qui paie 2 PB par manche vaut bien 4 PB. Cherchez parmi les gènes supplémentaires.
lesson-defending-social-else = Pas mal, mais un gène est fait pour le dernier et vous paie 2 PB à chaque manche.

lesson-defending-explosion = Une autre partie, avec Explosion démographique : renoncez au revenu et à vos PB, et placez gratuitement des amibes jusqu’à en avoir autant que le premier. Vous en avez 2, le premier 5 ; le revenu serait de 10 PB.
lesson-defending-explosion-why = Trois amibes valent 18 PB, et vous en avez cédé 12. Plus on est pauvre, meilleur est ce gène. Il ne reste qu’à les placer.
lesson-defending-explosion-income = 12 PB font deux amibes. L’explosion en fait trois, gratuitement. Comparez avant de prendre les points.

lesson-defending-heal = Une autre partie : vous avez 8 PB et Guérison I, qui pour 3 PB ôte un dommage. L’amibe 2 en a un ; un autre la tuerait. Par quoi commencez-vous ?
lesson-defending-heal-why = 3 PB sauvent ce qui en coûterait 6. Seuls les gènes guérissent ; sans eux, nourrissez bien vos amibes.
lesson-defending-heal-number = Une nouvelle coûte 6, et vous ne pourriez plus guérir. Sauver l’ancienne coûte 3 et compte autant.
lesson-defending-heal-no = Vous pouvez guérir pour 3 et en garder 5. Une amibe avec un dommage est à un mauvais tour de la mort.

lesson-defending-end = C’est tout ce qu’il faut. Touchez une case ou une carte non éclairée pour savoir pourquoi ; le « ? » à côté d’une carte dit tout du gène. Mangez d’abord, grandissez tôt, surveillez l’ozone et les chasseurs.
