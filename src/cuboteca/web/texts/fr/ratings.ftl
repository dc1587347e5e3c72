## Cotes et classements

ratings-title = Classements
ratings-game = Jeu
ratings-seats = Joueurs
ratings-pace = Cadence
ratings-season = Saison
ratings-pace-live = en direct
ratings-pace-turns = tour par tour
ratings-season-of = { $year }, { $quarter ->
    [1] janvier à mars
    [2] avril à juin
    [3] juillet à septembre
   *[other] octobre à décembre
  }
ratings-show = Afficher
ratings-board = { $game }, { $seats } joueurs, { $pace }
ratings-nobody = Aucune cote n’est encore assez sûre. Jouez quelques parties classées et vous serez le premier.
ratings-rank = Rang
ratings-name = Joueur
ratings-rating = Cote
ratings-plays = Parties
ratings-own = Cotes de cette saison
ratings-pages = Autres lignes
ratings-earlier = Rangs précédents
ratings-later = Rangs suivants
ratings-bot = Bot, { $level }
ratings-how-title = Comment se calculent les cotes
ratings-how-scale = Tout le monde commence à 1500. Qui a 400 points de plus qu’un autre gagne dix fois plus souvent. Le nombre après ± dit à quel point c’est sûr : la vraie valeur s’y trouve 95 fois sur 100. Vous apparaissez ici quand il est de { $margin } ou moins.
ratings-how-rated = Les parties classées demandent un compte, une pendule, les options habituelles et des tirages vérifiables ; sans conseils. Tout le monde à la table compte, pas seulement le vainqueur : battre un joueur fort rapporte plus.
ratings-how-season = Chaque jeu, nombre de joueurs et cadence a ses propres cotes. Une saison dure trois mois ; la suivante commence avec votre dernière cote, alors moins sûre.
ratings-how-bots = Les bots ont la cote mesurée en milliers de parties entre eux. Elle ne change pas, et « moyen » vaut 1500.
rated = Classée
rated-help = Demande un compte pour chacun, une pendule et les options habituelles ; sans conseils.
rated-needs-account = Une table classée demande un compte : créez-en un, ou décochez « Classée ».
rated-needs-seat-account = Cette table est classée : créez d’abord un compte, puis rouvrez le lien.
rated-needs-moving = Les places d’une table classée ne se déplacent pas par un code : connectez-vous à votre compte sur l’autre appareil.
rated-needs-clock = Une table classée demande une pendule : choisissez une cadence.
rated-needs-usual-options = Une table classée demande les options habituelles.
rated-needs-no-hints = Une table classée n’a pas de conseils.
rated-needs-measured-bots = Aucune cote n’a été mesurée pour un bot de niveau « { $level } ».
rated-needs-others = Une table classée demande au moins deux joueurs.
rated-needs-one-each = À une table classée, chaque personne a une seule place.
rated-change = Cote { $before } → { $after } (±{ $margin })
