## Tournois

tournaments = Tournois
tournaments-open = Inscriptions ouvertes
tournaments-none = Aucun tournoi n’est ouvert en ce moment. Créez-en un : choisissez un jeu ci-dessous.
tournaments-running = En cours
tournaments-over = Terminés
tournaments-new = Nouveau tournoi
tournaments-new-help = À quel jeu ?
tournament-create = Créer le tournoi
tournament-who = Qui joue
tournament-mine = vous participez
tournament-decimal-mark = ,
tournament-percent = { $share } %

tournament-title = Nom
tournament-title-help = Tel que tout le monde le verra.
tournament-kind = Formule
tournament-kind-help = Suisse : on rencontre qui a à peu près autant de points, et personne n’est éliminé. Toutes rondes : tout le monde rencontre tout le monde, ou à peu près aussi souvent aux tables plus grandes. Arène : pendant une heure environ, qui est prêt joue tout de suite.
tournament-kind-swiss = Suisse
tournament-kind-round-robin = Toutes rondes
tournament-kind-arena = Arène
tournament-kind-rounds = { $kind }, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
  }
tournament-arena-of = Arène de { $minutes } minutes
tournament-seats = Joueurs par table
tournament-seats-help = Si le compte ne tombe pas juste, certaines tables sont plus petites, ou quelqu’un est exempt.
tournament-rounds = Rondes
tournament-rounds-help = De { $low } à { $high }. Une arène n’en a pas, et un toutes rondes à tables de deux en a autant qu’il faut.
tournament-arena-minutes = Minutes d’une arène
tournament-arena-minutes-help = De { $low } à { $high }. Ensuite, aucune nouvelle table ne commence.
tournament-round-minutes = Minutes d’une ronde
tournament-round-minutes-help = Ensuite, ses tables s’arrêtent avec les points du moment. 0 : une ronde finit avec sa dernière table, ce qui demande une pendule.
tournament-places = Places
tournament-places-help = Pour des personnes, de { $low } à { $high }. Un toutes rondes à tables de deux en a 16 au plus.
tournament-bots = Bots
tournament-bots-help = De ce niveau, ils complètent les tables quand le tournoi commence.
tournament-no-bots = aucun
tournament-fill = Compléter jusqu’à
tournament-fill-help = Avec des bots, au moins autant participent. 0 : seulement jusqu’à ce que les tables soient pleines.
tournament-start = Début
tournament-start-help = Il commence de lui-même, ou quand vous appuyez sur le bouton.
tournament-start-by-host = quand je le lance
tournament-start-minutes = dans { $count } minutes
tournament-start-hours = { $count ->
    [one] dans 1 heure
   *[other] dans { $count } heures
  }
tournament-start-days = { $count ->
    [one] dans 1 jour
   *[other] dans { $count } jours
  }
tournament-rated = Classé
tournament-rated-help = Ses parties changent les cotes : il faut un compte à tout le monde, une pendule et les options habituelles aux tables.

tournament-people = { $count ->
    [one] 1 participant
   *[other] { $count } participants
  }, { $places } places
tournament-begins = commence
tournament-begins-now = commence maintenant
tournament-begins-by-host = commence quand son organisateur le lance
tournament-runs = en cours
tournament-round-ends = la ronde finit
tournament-arena-ends = finit
tournament-ended-over = terminé
tournament-ended-closed = fermé
tournament-tables-of = tables de { $seats }
tournament-round-of = rondes de { $minutes } minutes au plus
tournament-bots-fill = les bots complètent ({ $level })
tournament-bots-to = des bots jusqu’à { $count } participants ({ $level })
tournament-host = organisé par { $name }
tournament-arena-runs = { $count ->
    [0] Aucune table ne joue.
    [one] 1 table joue.
   *[other] { $count } tables jouent.
  }
tournament-round-runs = Ronde { $round } sur { $rounds }
tournament-won-by = { $count ->
    [one] { $name } a gagné
   *[other] { $name } ont gagné ensemble
  }
tournament-no-winner = Fermé avant la fin

tournament-ready = Votre table est prête
tournament-share = Inviter d’autres personnes
tournament-link = Lien vers ce tournoi
tournament-go = À la table
tournament-against = Avec { $names }
tournament-prepares = La table se prépare
tournament-plays = en jeu
tournament-bye-now = Vous êtes exempt de cette ronde
tournament-rests = Votre table a fini
tournament-rests-help = La ronde suivante commence quand toutes les tables ont fini. Cette page montre votre table d’elle-même.
tournament-arena-asks = Prêt pour la prochaine table ?
tournament-arena-asks-help = Appuyez sur « Je suis prêt », et vous êtes placé avec qui attend.
tournament-arena-waits = On attend les autres
tournament-arena-waits-help = Gardez cette page ouverte : qui la quitte n’est pas placé. Sous peu, vous jouez à une table plus petite, ou avec des bots.
tournament-arena-last = C’est l’heure : les dernières tables finissent
tournament-do-ready = Je suis prêt
tournament-do-pause = Pause
tournament-do-sign-up = Participer
tournament-do-start = Commencer maintenant
tournament-do-withdraw = Se retirer
tournament-do-close = Fermer le tournoi

tournament-standings = Classement
tournament-entrants = Qui participe
tournament-nobody = Personne encore. Soyez le premier.
tournament-column-points = Points
tournament-column-opponents = Adversaires
tournament-column-direct = Directs
tournament-column-share = Part
tournament-column-plays = Parties
tournament-has-left = parti
tournament-won = premier
tournament-round = Ronde { $round }
tournament-latest-tables = Dernières tables
tournament-table = Table { $number }
tournament-bye = Exempt
tournament-back = Au tournoi
tournament-how = Comment se comptent points et égalités
tournament-how-points = À une table, les points sont la part des autres qu’on a laissés derrière soi : le premier de quatre a 1, le deuxième 0,67, le troisième 0,33. Une égalité compte pour moitié, et être exempt vaut une victoire. Qui laisse décider un bot, en partant ou faute de temps, est classé derrière tous les autres de la table.
tournament-how-swiss = Les égalités sont départagées par la moyenne des points des adversaires rencontrés, puis par les points entre ceux qui sont encore à égalité, puis par la part moyenne des points des parties.
tournament-how-round-robin = Les égalités sont départagées par les points entre ceux qui sont à égalité, puis par la moyenne des points des adversaires rencontrés, puis par la part moyenne des points des parties.
tournament-how-arena = Toutes les parties comptent : jouez-en autant que vous voulez. Les égalités sont départagées par les points entre ceux qui sont à égalité, puis par la part moyenne des points des parties.

tournament-unknown = Ce tournoi n’existe pas.
tournament-not-in = Seul un participant peut faire cela.
tournament-not-host = Seul l’organisateur d’un tournoi peut faire cela.
tournament-begun = Ce tournoi a commencé : on ne peut plus s’inscrire.
tournament-empty = Personne ne s’est encore inscrit. Participez vous-même ou attendez les autres.
tournament-few = Il faut au moins deux inscrits pour qu’un tournoi commence.
tournament-full = Les { $places } places sont toutes prises.
tournament-no-arena = On ne se dit prêt que dans une arène en cours.
tournament-plays-already = Vous avez déjà une table : finissez d’abord sa partie.
tournament-many-hosted = Vous organisez déjà { $most } tournois qui ne sont pas terminés. Fermez-en un d’abord.
tournament-many-open = Tant de tournois sont ouverts qu’il n’y a pas de place pour un autre. Réessayez plus tard.
tournament-needs-act = Un bouton de la page dit ce qu’il faut faire.
tournament-needs-name = Un tournoi a besoin d’un nom.
tournament-needs-kind = Un tournoi est suisse, toutes rondes ou une arène.
tournament-needs-seats = Dans un tournoi, une table de ce jeu a de { $low } à { $high } joueurs.
tournament-needs-rounds = Un tournoi a de { $low } à { $high } rondes.
tournament-needs-places = Un tournoi a de { $low } à { $high } places.
tournament-needs-places-for-pairs = Un toutes rondes à tables de deux a de { $low } à { $high } places.
tournament-needs-fill = Les bots peuvent compléter jusqu’à { $high } au plus, le nombre de places.
tournament-needs-minutes = Une ronde a de { $low } à { $high } minutes, ou 0 pour aucune limite.
tournament-needs-arena-minutes = Une arène a de { $low } à { $high } minutes.
tournament-needs-level = Il n’y a pas de bots de ce niveau.
tournament-needs-start = Un tournoi commence d’ici 60 jours.
tournament-needs-end = Une table doit finir un jour : choisissez une pendule à la fin de laquelle un bot joue à sa place ou la place abandonne, ou bien les minutes d’une ronde.
closed-round = Le temps de cette ronde du tournoi était écoulé. Les points sont ceux du moment.
audit-tournament = Tournoi { $name } fermé
messages-begun-title = { $game } : votre ronde a commencé
messages-begun-text = Votre table du tournoi est prête.
