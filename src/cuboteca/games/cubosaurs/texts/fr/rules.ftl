## Notre résumé des règles, avec nos propres mots ; voir docs/games/cubosaurs.md

rules-1-title = But du jeu
rules-1-body =
    Chacun rassemble des dinosaures, face visible devant soi, dans sa collection. Chaque espèce rapporte ou coûte des points selon le nombre de cartes que vous en avez : certaines valent surtout seules, d’autres seulement en troupeau.

    Une partie dure deux manches (trois à deux joueurs). Celui qui a le plus de points sur l’ensemble des manches l’emporte.

rules-2-title = Les cartes
rules-2-body =
    Il y a 55 cartes de 8 types. Sept types comptent 7 cartes chacun : T-Rex, Stégosaure, Brontosaure, Ptérodactyle, Pentaceratops, Vélociraptor Gris et Vélociraptor Noir. Le huitième type est l’Œuf : 6 cartes, chacune pour un dinosaure différent.

    Deux choses échappent facilement. Tous les Œufs ensemble ne forment qu’un seul type. Le Vélociraptor Gris et le Vélociraptor Noir, eux, sont deux types.

    Certaines cartes portent une icône d’ADN. Elle ne compte que dans la version avancée.

rules-3-title = Mise en place d’une manche
rules-3-body =
    On mélange les 55 cartes et on en prend 10 par joueur, sans les regarder : c’est le paquet de la manche. Les autres sont écartées et ne servent pas dans cette manche ; personne ne sait lesquelles.

    Chaque joueur reçoit 4 cartes du paquet, face visible : les premières de sa collection. Le reste, 6 cartes par joueur, est la pioche. Le sort désigne le premier joueur. Personne n’a encore de Main.

rules-4-title = Votre tour
rules-4-body =
    Voyez d’abord si vous avez une Main. Si le joueur précédent vous en a passé une, c’est votre Main et vous ne piochez pas. Sinon, piochez une carte : cette seule carte est votre Main. La Main est visible de tous.

    Choisissez ensuite. Conserver : toute la Main entre dans votre collection. Ou refuser : vous ajoutez une de vos cartes à la Main et vous la passez tout entière au joueur suivant.

    C’est toujours tout ou rien : on ne garde jamais une carte de la Main en passant les autres. Quand vous avez conservé ou refusé, votre tour est fini. À la première manche, on joue dans le sens horaire.

rules-5-title = Comment refuser
rules-5-body =
    Pour refuser, il faut céder quelque chose : une carte de votre collection, une seule, rejoint la Main, et elle doit être d’un type que la Main ne contient pas encore. Si vous n’en avez pas, vous devez conserver la Main.

    Exemple. Vous avez un T-Rex, un Stégosaure, un Ptérodactyle et un Vélociraptor Noir, et vous piochez un T-Rex. Pour le refuser, vous pouvez ajouter le Stégosaure, le Ptérodactyle ou le Vélociraptor, mais pas votre T-Rex. Vous ajoutez le Ptérodactyle : le joueur suivant reçoit une Main de deux cartes, T-Rex et Ptérodactyle, et ne pioche pas. Il peut la refuser avec n’importe quelle carte qui ne soit ni un T-Rex ni un Ptérodactyle, ou garder les deux.

    Une Main grossit donc à chaque refus, et quelqu’un finit toujours par la prendre.

rules-6-title = Fin d’une manche
rules-6-body =
    La manche s’arrête au moment où quelqu’un doit piocher alors que la pioche est vide. Une Main encore en circulation est d’abord jouée jusqu’au bout.

    On compte alors toutes les collections et on note les points. Une manche peut très bien vous laisser en dessous de zéro.

rules-7-title = Décompte : les cinq dinosaures simples
rules-7-body =
    Ce qui compte, c’est le nombre de cartes d’une espèce ; le chiffre est la valeur de toutes ces cartes ensemble, pas de chacune. Le tableau donne les points pour 1, 2, 3, et 4 cartes ou plus.

    Une espèce que vous n’avez pas vaut 0. Une cinquième, sixième ou septième carte ne change plus rien.

rules-8-title = Décompte : les Vélociraptors
rules-8-body =
    Les Vélociraptors aiment la compagnie. Un Noir et un Gris forment une paire, et chacun des deux rapporte les points imprimés avec un plus. Un Vélociraptor sans partenaire coûte les points imprimés avec un moins. Deux de la même couleur ne font pas une paire.

    Leurs cartes diffèrent : dans chaque couleur, 4 sont +2/−1 et 3 sont +3/−2. Si vous en avez plus d’une couleur que de l’autre, les paires se font de la façon la plus avantageuse pour vous ; le jeu s’en charge.

    Exemple : un Noir +3/−2 et un Gris +2/−1 rapportent 3 + 2 = 5. Le Noir seul en coûterait 2. Avec un deuxième Gris +2/−1, les trois rapportent 5 − 1 = 4.

rules-9-title = Décompte : les Œufs
rules-9-body =
    Un Œuf est un pari sur un dinosaure. Si personne n’a plus de cartes de ce dinosaure que vous, l’Œuf vous rapporte son bonus ; l’égalité suffit. Si quelqu’un en a plus, il vous coûte son malus.

    L’Œuf de Vélociraptor compte les deux couleurs ensemble, en paires ou seuls.

    Exemple : 3 Brontosaures (+5), 1 Pentaceratops (−3), l’Œuf de Pentaceratops alors qu’un adversaire a deux Pentaceratops (−3), 1 Vélociraptor Noir et 2 Gris (+4) font 3 points.

rules-10-title = Manche suivante et fin de la partie
rules-10-body =
    Pour la deuxième manche, on mélange de nouveau les 55 cartes et on installe tout comme la première fois. Deux choses changent : celui qui vient de marquer le moins de points débute, et on joue dans le sens antihoraire. Si plusieurs sont derniers à égalité, le sort choisit parmi eux.

    Après la dernière manche, chacun additionne ses points. Le plus grand total gagne. À égalité, la dernière manche départage ; si elle est égale aussi, la victoire est partagée.

rules-11-title = À deux joueurs
rules-11-body =
    À deux, il est conseillé de jouer trois manches au lieu de deux, et c’est ici le réglage de départ. L’option « Manches » le change, quel que soit le nombre de joueurs. S’il y a plus de deux manches, le sens du jeu change à chaque fois, et chaque manche est ouverte par celui qui a marqué le moins dans celle qui vient de finir.

rules-12-title = Version avancée : les jetons ADN
rules-12-body =
    Trois des sept cartes de chaque dinosaure portent l’icône d’ADN, les Œufs jamais. Chaque fois qu’une carte avec l’icône entre dans votre collection, vous prenez 1 jeton ADN dans la réserve de 40 : y compris pour vos cartes de départ, et même si cette carte a déjà été à vous. Une carte de la Main ne donne rien, et perdre une carte ne coûte pas de jeton.

    Si la réserve est vide, vous prenez le jeton à un adversaire de votre choix qui en a. Si personne n’en a, vous ne recevez rien.

    Vous gardez vos jetons de manche en manche. À la fin de la partie, chaque lot de 2 jetons non dépensés vaut 1 point, qui ne compte pas pour départager.

rules-13-title = Version avancée : les tuiles Évolution d’ADN
rules-13-body =
    À chaque manche, il y a autant de tuiles face visible que de joueurs, plus une. Une fois dans chacun de vos tours, quand vous avez votre Main et avant de la conserver ou de la refuser, vous pouvez en acheter une. Son prix retourne à la réserve, la tuile vient devant vous, et son effet doit être possible. Une tuile vendue n’est pas remplacée pendant la manche. Pour la manche suivante, celles qui restent ne bougent pas, toutes les autres sont mélangées, et on complète la rangée.

    Le Nid compte les Œufs, qu’ils gagnent ou qu’ils perdent. Avec le Libre passage ou le Doublon, votre tour est fini. Les tuiles 6 à 10 touchent aux collections, jamais à la Main ; les cartes détruites sont hors de la manche. Après les tuiles 1 à 3 et 6 à 10, il vous reste à conserver ou à refuser la Main. Si vous n’aimez pas les coups bas, retirez les tuiles 7 à 10 avec l’option « Interaction directe ».

rules-14-title = Cas à connaître
rules-14-body =
    La règle laisse quelques questions ouvertes. Voici comment nous jouons.

    L’Œuf d’un dinosaure que personne ne possède rapporte son bonus, car personne n’en a plus que vous ; l’option « Œufs avec parent » change cela.

    Avec une collection vide, on ne peut refuser qu’avec la tuile 4.

    Quand la pioche est vide et que vous devriez piocher, la manche est finie sur-le-champ : pas le temps d’acheter. La tuile 3 ne s’achète pas non plus si la pioche est vide.

    Les jetons des cartes que vous conservez arrivent après l’achat de votre tour, trop tard pour le payer.

    Après un échange, les deux joueurs reçoivent un jeton si leur nouvelle carte a l’icône, l’acheteur d’abord. La tuile 5 demande une carte d’un type présent dans la Main. Une carte que vous venez de voler peut partir aussitôt dans la Main.

    Quelques valeurs ne figuraient que sur des images que nous n’avons pas : les Vélociraptors, quatre des Œufs, les icônes d’ADN et le prix des tuiles. Celles utilisées ici sont les nôtres.

## Figures et tableaux des règles

figure-set-up = Le paquet d’une manche compte 10 cartes par joueur, dont 4 sont distribuées.
figure-keep = Une Main : on la conserve entière ou on la refuse entière.
figure-collection = Votre collection. Vous piochez un T-Rex et voulez le refuser : le T-Rex ne peut pas être ajouté, les trois autres oui.
figure-passed = Vous avez ajouté le Ptérodactyle. Le joueur suivant reçoit cette Main et ne pioche pas.
figure-round-end = Il n’y a plus de carte à piocher : la manche est finie.
figure-pair = Une paire : chacun des deux rapporte ses points.
figure-winner = le plus de points sur toutes les manches
figure-first-round = première manche
figure-second-round = deuxième manche
figure-direction = La première manche va dans le sens horaire, la deuxième dans le sens antihoraire.
figure-rounds = Trois manches à deux joueurs, sinon deux.
figure-reserve = La réserve.
figure-rulings = Un Œuf d’un dinosaure que personne n’a donne quand même son bonus.
column-icons = Avec icône d’ADN
column-one = 1 carte
column-two = 2
column-three = 3
column-four = 4 ou plus
column-paired = En paire
column-alone = Seul
column-most = Personne n’en a plus
column-fewer = Quelqu’un en a plus
column-when = Quand
