## Donnes : le même hasard à plusieurs tables

daily-title = Donnes du jour
daily-lead = Une donne par jour et par jeu : les mêmes tirages pour tout le monde, contre les mêmes bots. Ensuite, on compare qui en a tiré le plus.
daily-left = encore { $hours } h { $minutes } min aujourd’hui
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
  }
daily-today = Aujourd’hui, { $day } (temps universel)
daily-before = Jours précédents
daily-day = Jour
daily-look = Résultats
daily-played = Jouée
daily-nobody = Personne ne l’a jouée
daily-not-played = Pas encore jouée
daily-running = Vous la jouez
daily-not-counted = Jouée, mais pas jusqu’au bout à temps
daily-place = Place { $place } sur { $count }
daily-deal-title = { $game } : donne du jour
daily-opponents = { $count ->
    [one] contre un bot, { $level }
   *[other] contre { $count } bots, { $level }
  }
daily-day-before = Jour d’avant
daily-day-after = Jour d’après
daily-play = Jouer cette donne
daily-go-on = Continuer à jouer
daily-seal-note = Vous avez un seul essai, sans conseil et sans reprise. Vous voyez les résultats des autres quand vous avez fini.
daily-over = Le jour de cette donne est passé.
daily-results = Résultats
daily-col-place = Place
daily-col-name = Joueur
daily-col-rank = Rang
daily-col-points = Points
daily-col-margin = Marge
daily-col-adjusted = Sans la chance
daily-col-replay = Revoir
daily-replay-of = Revoir { $name }
daily-you = vous
daily-rank-of = { $rank } sur { $count }
daily-order = Dans l’ordre du rang à sa propre table, puis de la marge sur le meilleur adversaire, puis des points.
daily-adjusted-what = « Sans la chance » est le résultat de 0 (dernier) à 100 (premier) moins ce que les tirages ont changé, là où quelqu’un a fait analyser la partie.
daily-unfinished = { $count ->
    [one] { $count } partie n’est pas allée au bout, ou pas à temps.
   *[other] { $count } parties ne sont pas allées au bout, ou pas à temps.
  }
daily-nobody-finished = Personne n’a fini cette donne à temps.
daily-line = Bot, { $level }, avec les mêmes tirages
daily-champion = En tête : { $name }
daily-champion-what = La meilleure partie du jour, pas à pas. Chaque ligne mène à son moment.
daily-champion-steps = Montrer tous les pas
daily-sealed = Tant que le jour n’est pas passé, personne ne voit une autre partie et aucun enregistrement ne montre le secret.
deal-fair-title = Le même hasard pour tous
deal-fair = La n-ième carte d’une pioche est la même à chaque table, et de même les dés lancés au même endroit. Dès qu’on décide autrement, on rencontre d’autres tirages : la chance pèse de la même façon, mais elle n’est pas égale.
deal-not-rated = Les donnes ne sont pas classées.
deal-commitment = Empreinte du secret, la même à toutes les tables :
deal-compare = Comparer
deal-policy = Ceci est une donne : d’autres jouent avec les mêmes tirages. Ni conseil, ni reprise, et aucun bot ne prend le relais.
deal-sealed-title = Cette donne est scellée
deal-sealed-text = D’autres jouent avec les mêmes tirages. Tant que tous n’ont pas fini, ou que le jour n’est pas passé, seuls ceux de cette table la voient.
deal-refused-unknown = Cette donne n’existe pas.
deal-refused-over = Le jour de cette donne est passé ; il y en a une nouvelle aujourd’hui.
deal-refused-rules = Les règles de ce jeu viennent de changer ; demain, il y a une nouvelle donne.
deal-refused-one-seat = Dans un match à plusieurs tables, chaque personne a une seule place, et vous en avez déjà une.
deal-refused-not-yours = Seuls ceux qui jouent dans un match le font analyser.
deal-refused-sealed = Un match est analysé quand toutes ses tables ont fini.
rated-needs-deal-moving = Une place dans une donne ne se déplace pas par un code : connectez-vous à votre compte sur l’autre appareil.
match-link = Match à plusieurs tables
match-list-title = Matchs en duplicate
match-lead = Deux tables ou plus jouent avec les mêmes tirages. Chaque équipe est à une autre place à chaque table : ce qui compte, c’est comment une place a été jouée, non ce qu’elle a reçu.
match-own = Vos matchs
match-new = Nouveau match
match-game = Jeu
match-running = en cours
match-over = fini
match-title = { $game }, { $count } tables
match-teams = Tables et équipes
match-tables = Tables
match-tables-help = À chacune, une équipe a une autre place.
match-seats = Équipes
match-seats-help = Autant qu’il y a de places à une table.
match-team = Équipe { $number }
match-team-name = Nom (facultatif)
match-team-name-of = Nom de l’équipe { $number }
match-people = des personnes, par lien
match-teams-help = Une équipe de personnes en a une à chaque table, qui reçoit un lien. Vous jouez dans l’équipe 1 à la première table.
match-create = Créer le match
match-wrong-counts = Choisissez de { $low } à { $high } équipes et de 2 à { $most } tables.
match-sealed = Scellé jusqu’à la fin de toutes les tables : d’ici là, vous ne voyez que la table où vous êtes.
match-standings = Classement
match-col-team = Équipe
match-col-seat = Place
match-col-difference = Différence
match-col-adjusted = Sans la chance
match-difference-what = La différence compare une place à la même place aux autres tables : ses points moins la moyenne là-bas. Le classement d’une équipe est la somme sur ses places.
match-adjusted-what = « Sans la chance » compare les résultats de 0 (dernier) à 100 (premier) moins ce que les tirages ont changé.
match-analyse = Analyser toutes les tables
match-analyses = Tables analysées : { $done } sur { $count } ; revenez dans quelques minutes.
match-table = Table { $number }
match-table-running = en cours
match-table-over = finie
match-table-closed = arrêtée avant la fin, avec les points du moment
match-free = libre
match-invite = Lien pour { $team }
match-seat-title = { $game } : une place dans un match
match-seat-what = Vous êtes invité à la place { $seat }. D’autres tables jouent avec les mêmes tirages ; vous voyez donc le plateau une fois assis.
match-seat-take = Prendre la place
