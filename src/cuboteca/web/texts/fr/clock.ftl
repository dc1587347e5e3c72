clock = Temps restant :
clocks = Pendules
clock-day = j
clock-minute = Il vous reste une minute.
clock-seconds = Il vous reste dix secondes.
note-resigned = a abandonné
note-replaced = absent ; bot, { $level }
note-free = libre ; bot, { $level }
log-resign = { $player } abandonne.
log-hand-over = { $player } laisse jouer un bot.
log-come-back = { $player } est de retour.
log-flag = { $player } n’a plus de temps.
log-sit = { $player } a pris place.
log-agree-end = { $player } propose d’arrêter la partie en l’état.
log-agree-pace = { $player } propose une autre cadence.
log-agree-skip = { $player } propose qu’un bot joue pour { $other }.
log-decline-end = { $player } veut continuer.
log-decline-pace = { $player } veut garder la cadence.
log-decline-skip = { $player } veut attendre { $other }.
log-decide-end = Tout le monde est d’accord : la partie s’arrête en l’état.
log-decide-pace = Tout le monde est d’accord sur une autre cadence.
log-decide-skip = Un bot joue pour { $other } pour l’instant.
closed-agreed = Toutes les personnes à la table ont décidé d’arrêter la partie. Les points sont ceux de ce moment-là.
closed-resigned = La partie s’est arrêtée sur un abandon. Les points sont ceux de ce moment-là.
closed-unbegun = La table a été fermée avant le premier tirage, alors que personne d’autre n’était venu.

## Créer une table

time-label = Temps
time-help = Ce qui arrive à la fin du temps se choisit plus bas.
time-none = Sans pendules
time-live = En direct : des minutes pour toute la partie
time-turns = Tour par tour : des heures ou des jours par tour
time-bank-label = Minutes au départ
time-bank-help = Chaque personne dispose de ce temps de réflexion pour toute la partie.
time-increment-label = Secondes gagnées à chaque tour
time-increment-help = Ajoutées à la fin du tour, quel que soit le nombre de décisions.
time-cap-label = Au plus, en minutes
time-cap-help = Aucune pendule ne dépasse cette durée.
time-turn-label = Heures par tour
time-turn-help = 24 font un jour, 168 une semaine.
time-from-label = Les pendules tournent à partir de (heure)
time-from-help = Avant cette heure, c’est la nuit, et elles s’arrêtent.
time-to-label = jusqu’à (heure)
time-to-help = Ensuite, c’est de nouveau la nuit ; 24, c’est minuit.
time-weekends-label = Les week-ends comptent
time-weekends-help = Sinon, les pendules s’arrêtent le samedi et le dimanche.
time-off-label = Jours de repos
time-off-help = Par exemple 2026-12-25 2026-12-26 ; les pendules s’arrêtent.
time-zone-label = Fuseau horaire
time-zone-help = Celui de ces heures et de ces jours.
time-problem = Un des nombres sur le temps est hors limites, un jour de repos n’est pas une date comme 2026-12-25, ou le fuseau horaire est inconnu.
time-problem-number = « { $label } » demande un nombre entier de { $low } à { $high }.
time-problem-day = « { $day } » n’est pas une date comme 2026-12-25.
time-problem-hours = L’heure à partir de laquelle le temps compte doit précéder celle jusqu’à laquelle il compte.
time-problem-zone = Un fuseau horaire s’écrit comme Europe/Rome, ou UTC.
leaving = Quand quelqu’un s’en va
at-flag-label = Quand le temps est écoulé
at-flag-help = Qui revient peut reprendre sa place, sauf après un abandon.
at-flag-bot = un bot continue
at-flag-resign = la place abandonne
at-flag-wait = la table attend
leave-level-label = Bot qui continue
leave-level-help = Aussi à la place de qui abandonne.
away-label = Minutes avant qu’une personne soit absente
away-help = Ensuite, les autres peuvent voter pour qu’un bot joue.

## Quitter une table

leave-title = Quitter ou terminer
leave-seat = Place
leave-level = Bot
leave-hand-over = Laisser jouer un bot
leave-hand-over-what = Il joue à votre place jusqu’à ce que vous la repreniez, ce que vous pouvez faire à tout moment.
leave-end = Terminer en l’état
leave-end-what = Si toutes les personnes à la table sont d’accord, la partie se termine et les points restent tels quels.
leave-end-offer = Proposer de terminer
leave-end-alone = La partie se termine aussitôt et les points restent tels quels.
leave-end-now = Terminer la partie
leave-away = { $name } : absence
leave-away-what = Si les autres sont d’accord, un bot joue à cette place jusqu’au retour de la personne.
leave-skip = Faire jouer un bot
leave-close = Fermer la table
leave-close-what = Personne d’autre n’est encore venu. Si vous fermez la table, ses liens n’ouvrent plus aucune place.
leave-close-wait = La partie n’a pas commencé et d’autres personnes sont là. À la table, vous pouvez commencer sans attendre les absents ; vous pourrez ensuite quitter comme n’importe quelle partie.
leave-free = { $name } est encore libre
leave-free-what = Un bot peut y jouer jusqu’à ce que quelqu’un vienne prendre la place. Si vous êtes plusieurs, tout le monde doit être d’accord.
leave-free-bot = Y faire jouer un bot
leave-refused-unbegun = La partie n’a pas commencé et d’autres personnes sont là. Commencez sans attendre les absents, ou patientez.
leave-refused-resigned = Vous avez abandonné : un bot continue à votre place.
leave-refused-replaced = Un bot joue à votre place. Reprenez-la d’abord.
leave-refused-present = Les autres peuvent faire jouer un bot quand quelqu’un réfléchit depuis { $count ->
    [one] une minute
   *[other] { $count } minutes
  }.
leave-refused-same = La table a déjà cette cadence.
leave-refused-often = Vous l’avez déjà fait { $count } fois dans cette partie : c’est le maximum.
leave-refused-deal = Chacun joue sa donne sans aide : aucun bot ne peut prendre la place.
leave-control = Une autre cadence
leave-control-help = Si toutes les personnes à la table sont d’accord, les pendules repartent de zéro.
leave-control-new = Nouvelle cadence
leave-control-offer = La proposer
leave-resign = Abandonner
leave-resign-ends = La partie se termine alors, et vous finissez dernier.
leave-resign-goes-on = Un bot continue à votre place, et vous finirez dernier. Vous ne pourrez pas revenir.
leave-sure = J’en suis sûr
leave-agree = D’accord
leave-decline = Refuser
leave-withdraw = Retirer
leave-come-back = Reprendre la place
affair-flag = { $name } n’avait plus de temps, et un bot continue.
affair-handed = Un bot joue pour { $name }.
affair-vote = { $name } ne jouait plus, et un bot joue.
affair-flagged = { $name } n’a plus de temps.
affair-free = { $name } est encore libre, et c’est à cette place de jouer.
affair-end = Pour terminer en l’état : { $names }.
affair-pace = Pour une autre cadence ({ $control }) : { $names }.
affair-skip = Pour qu’un bot remplace { $other } : { $names }.
time-said-live = { $bank } et { $seconds } s de plus par tour, au plus { $cap }
time-said-turns = { $time } par tour
time-said-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  } par tour
time-said-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
  } par tour
policy-counts-all = Le temps compte de { $start } h à { $end } h ({ $zone }){ $off ->
    [0] .
    [one] , sauf un jour de repos.
   *[other] , sauf { $off } jours de repos.
  }
policy-counts-week = Le temps compte du lundi au vendredi, de { $start } h à { $end } h ({ $zone }){ $off ->
    [0] .
    [one] , sauf un jour de repos.
   *[other] , sauf { $off } jours de repos.
  }
policy-time = Temps : { $control }.
policy-flag-bot = Quand le temps est écoulé, un bot ({ $level }) continue.
policy-flag-resign = Quand le temps est écoulé, la place abandonne.
policy-flag-wait = Quand le temps est écoulé, la table attend, et les autres peuvent faire jouer un bot.
policy-leave = Après un abandon, un bot ({ $level }) continue. Après { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } de réflexion, les autres peuvent voter pour qu’un bot joue.
rematch-join = Jouer la revanche
closed-ended = La partie est terminée
policy = Temps et départs
