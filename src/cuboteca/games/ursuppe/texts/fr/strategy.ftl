## Ce que font les bots forts, et ce qui coûte le plus aux débutants ; les chiffres sont mesurés par scripts/habits.py

strategy-1-title = D’abord le courant ; payez si le repas est ailleurs
strategy-1-body =
    Là où une amibe pourrait payer pour se déplacer, la recherche la laisse dériver dans { $drifted } % des cas. Le dé va où vous voulez une fois sur six, ou deux en comptant le 6 ; avec Mouvement I, vous choisissez entre deux dés. Payer est juste là où dériver, c’est la faim assurée, surtout pour une amibe qui a déjà un point de dommage.
strategy-2-title = Un gène presque à chaque manche
strategy-2-body =
    Là où elle peut s’offrir un gène, la recherche en achète un dans { $bought } % des cas : un gène aide à chaque manche qui suit, et chacun compte au moment des scores. Si Espérance de vie est en vente et abordable, c’est elle qu’elle prend dans { $life } % des cas, quoi qu’il y ait d’autre : les amibes qui survivent à la faim ne sont pas à racheter.

    Dans l’étude sur la valeur des gènes, Agression, Frugalité, Lutte pour la survie et Taux de division rapportent le plus à qui les a dès le début, et c’est l’absence de Mouvement I qui coûte le plus.
strategy-3-title = Grandir, mais pas jusqu’au dernier point
strategy-3-body =
    Là où elle peut payer une nouvelle amibe, la recherche la fait dans { $divided } % des cas ; sinon elle s’arrête et garde ses PB pour le prochain gène. Une nouvelle amibe a besoin de son propre repas dès la manche suivante ; si elle a faim, 6 PB sont perdus.
habit-divided-title = Se diviser alors que les points sont utiles
habit-divided-body = On achète une nouvelle amibe parce qu’on le peut. Regardez d’abord la soupe : y a-t-il un repas entier pour elle et pour ses voisines ? Sinon, gardez les PB : ils paient un gène à la manche suivante.
habit-wrong-place-title = Placer la nouvelle amibe sur la mauvaise case
habit-wrong-place-body = La case doit être bonne après la prochaine dérive, pas maintenant. Pensez au courant, puis cherchez deux couleurs qu’elle peut manger, peu de rivales pour les mêmes cubes et aucun obstacle en chemin.
habit-moved-title = Payer pour se déplacer là où dériver vaut mieux
habit-moved-body = On donne 1 PB et un lancer dans l’espoir de mieux, alors que le courant mène l’amibe à un repas pour rien, ou qu’elle peut rester où elle mange. Avant de payer, lisez ce qu’apporterait chaque face du dé.
habit-wrong-gene-title = Acheter un gène qui n’est pas le meilleur maintenant
habit-wrong-gene-body = On achète un gène pour un cas rare, alors qu’Espérance de vie, Mouvement I ou Taux de division aident toutes les amibes à chaque manche. Défense et Protection contre les rayons peuvent attendre qu’on vous attaque, ou que l’ozone s’amincisse.
habit-wrong-food-title = Manger les mauvais cubes
habit-wrong-food-body = On mange le premier repas venu. Souvent il y en a plusieurs : prenez celui qui ne laisse pas de repas entier aux adversaires de la case, et qui en laisse un à votre amibe qui arrive ensuite.
