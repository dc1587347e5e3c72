## Who people are

guest = Invité
someone-here = Invité { $number }
seat-waiting = Place { $number }
note-you = vous
note-here = sur cet appareil
note-bot = bot, { $level }
note-bot-replaced = bot, { $level } ; { $count ->
    [one] { $count } coup joué
   *[other] { $count } coups joués
} par un bot simple
note-absent = par lien, pas encore là
level-random = insouciant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-champion = champion
level-greedy = malin
level-solver = clairvoyant

## The window's title and what a screen reader hears

title-yours = À vous de jouer · { $game }
title-theirs = À { $name } de jouer · { $game }
title-over = Terminée · { $game }
title-open = { $game }

## At the table

take-back = Annuler
take-back-what = Annule : { $what }
take-back-what-answers = Annule, avec les réponses des bots : { $what }
log-take-back = { $player } annule sa dernière action.
log-take-back-answers = { $player } annule sa dernière action, et avec elle les réponses des bots.
log-stand-in-late = { $player } n’a pas répondu à temps ; un bot simple a joué ce coup à sa place.
log-stand-in-unready = { $player } n’était pas prêt à temps ; un bot simple a joué ce coup à sa place.
log-stand-in-failed = { $player } a eu une panne ; un bot simple a joué ce coup à sa place.
log-stand-in-illegal = { $player } a tenté un coup interdit par les règles ; un bot simple a joué ce coup à sa place.
ask-hint = Conseil
hint-exact = Le mieux : { $action }. Toutes les suites ont été examinées.
hint-searched = Sans doute le mieux : { $action }. Beaucoup de suites ont été essayées, pas toutes.
hint-clear = Sans doute le mieux : { $action }, nettement devant le reste.
hint-close = Sans doute le mieux : { $action }, mais d’autres actions peuvent valoir autant.
hint-head-exact = Le mieux : toutes les suites ont été examinées.
hint-head-searched = Sans doute le mieux : beaucoup de suites ont été essayées, pas toutes.
hint-head-clear = Sans doute le mieux, nettement devant le reste :
hint-head-close = Sans doute le mieux, mais d’autres actions peuvent valoir autant :
hint-rated = { $action } ({ $value }, à { $spread } près)
hint-certain = { $action } ({ $value })
hint-also = En comparaison : { $actions }.
hint-value-win = gagne { $value } %
hint-value-rank = { $value } sur 100
hint-value-lead = { $value } sur 100
hint-value-share = { $value } %
hint-note-win = Combien de parties sur 100 on gagne ainsi à partir d’ici.
hint-note-rank = Le rang moyen : 100 est la première place à la fin, 0 la dernière.
hint-note-lead = 100 est la première place, loin devant ; 0 la dernière, loin derrière.
hint-note-share = Dans combien de suites sur 100 on obtient ce que l’on veut.
hint-note-exact = Qui marque le point, si tous jouent au mieux.
hint-why-more = Pourquoi : quand de simples bots jouent jusqu’à la fin ({ $plays } fois), cela vous rapporte { $points } points de plus (± { $spread }) que « { $other } ».
hint-why-more-others = Pourquoi : quand de simples bots jouent jusqu’à la fin ({ $plays } fois), cela vous rapporte { $points } points de plus (± { $spread }) que « { $other } », et { $fewer } de moins (± { $doubt }) à { $name }.
hint-why-less-others = Pourquoi : quand de simples bots jouent jusqu’à la fin ({ $plays } fois), cela vous rapporte { $points } points de moins (± { $spread }) que « { $other } », mais { $fewer } de moins (± { $doubt }) à { $name }.
hint-why-others = Pourquoi : quand de simples bots jouent jusqu’à la fin ({ $plays } fois), cela rapporte à { $name } { $fewer } points de moins (± { $doubt }) que « { $other } ».
hint-point = point : { $names }
hint-nobody = aucun point
hint-more = Ce que cela veut dire
hint-best-actions = Les meilleures actions
hint-close-panel = Fermer
hint-line = Une suite possible : { $line }.
hint-step = { $name } : { $action }
hint-none = Pas de conseil cette fois : la réflexion a duré trop longtemps.
hint-busy = Beaucoup de conseils sont en préparation. Redemandez dans environ { $seconds } secondes.
hint-preparing = Les conseils pour ce jeu se préparent, ce qui prend environ { $seconds } secondes. Redemandez ensuite.
hint-preparing-longer = Les conseils pour ce jeu se préparent ; c’est plus long que d’habitude. Redemandez dans un moment.
hint-coming = Les conseils pour ce jeu se préparent, ce qui prend environ { $seconds } secondes. Le vôtre s’affichera tout seul ; vous pouvez jouer en attendant.
hint-coming-longer = Les conseils pour ce jeu se préparent ; c’est plus long que d’habitude. Le vôtre s’affichera tout seul ; vous pouvez jouer en attendant.

## The end of a play

over-you = Vous gagnez
over-one = { $name } gagne
over-shared = { $names } partagent la victoire
over-alone = { $name } a marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
over-alone-you = Vous avez marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## The games

fact-seats = { $low } à { $high } joueurs
fact-minutes = { $minutes } minutes
table-title = { $game } avec { $names }
table-over = Terminée

## Creating a table

choice-me = Moi
choice-here = Une autre personne sur cet appareil
choice-link = Une personne par lien
choice-bot = Bot, { $level }
group-bots = Bots
hints = Conseils
hints-help = La personne à qui c’est le tour peut demander ce qui vaut le mieux.
problem-name = Donnez un nom de 1 à 30 caractères.
problem-seat = Choisissez qui s’assoit à chaque place.

## Rules page

rules-intro = { $game } de { $designers }{ $year }. Ceci est notre propre résumé ; la règle est dans la boîte.
rules-none = Le résumé n’est pas encore écrit.
rules-summary = Règles
rules-options = Options
rules-option = Option
rules-default = Par défaut
rules-meaning = Ce qu’elle fait
rules-assumed = Valeurs supposées
rules-assumed-why = Certaines valeurs ne figurent que dans des images de la règle. Celles-ci sont notre choix, tant que personne ne les a lues dans la boîte.
rules-figure = Valeur de
rules-value = Choisie
rules-version = Version { $version } de nos règles.
yes = oui
no = non

## Replay

replay-start = Avant le premier événement
replay-decision = { $name } décide.
replay-draw = Un tirage.

## Messages

message-back-to-replay = Revenir à la partie
message-why-title = Pas maintenant
message-why-fine = Vous pouvez le faire maintenant.
message-403-origin = Ce formulaire vient d’un autre site.
message-405-title = Impossible ici
message-405-text = Cette adresse n’accepte pas ce qui a été envoyé.
message-unfit-text = Ce qui a été envoyé contient le caractère { $character }, qui n’est pas autorisé. Revenez en arrière, supprimez-le et réessayez.
message-unfit-field = Le champ « { $field } » contient le caractère { $character }, qui n’est pas autorisé. Revenez en arrière, supprimez-le et réessayez.
message-busy-title = Un instant
message-busy-text = Le site a beaucoup à calculer. Réessayez dans environ { $seconds } secondes.
message-busy-again = Réessayer
message-503-title = Fermé un instant
message-503-text = Le journal des parties est inaccessible, toutes les tables sont prises, ou trop de plateaux et de paquets attendent d’être vérifiés. Rien n’est perdu ; réessayez dans un moment.
message-507-title = Plus de place
message-507-text = Le disque de ce site est presque plein, donc plus rien de nouveau n’est enregistré : ni table, ni coup, ni place. Tout ce qui a été joué jusqu’ici est en sécurité. Prévenez la personne qui gère le site et reprenez ici quand il y aura de nouveau de la place.
message-other-title = Quelque chose ne va pas
message-other-text = La page n’a pas pu faire ce qui était demandé.
