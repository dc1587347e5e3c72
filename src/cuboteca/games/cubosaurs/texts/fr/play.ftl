## Le moment de la partie

where = Manche { $round } sur { $rounds }

## Ce que l'on peut faire

choice-keep = Conserver la Main : { $cards }
choice-refuse = Refuser : ajouter { $card } et passer la Main à { $next }
choice-buy = Acheter { $tile } pour { $cost ->
    [one] 1 jeton ADN
   *[other] { $cost } jetons ADN
  }
choice-opponent = Choisir { $seat }
choice-take-token = Prendre un jeton ADN à { $seat }
choice-theirs-7 = Détruire { $card } chez { $seat }
choice-theirs-8 = Prendre { $card } à { $seat }
choice-theirs-10 = Demander { $card } à { $seat }
choice-own-5 = Refuser : ajouter { $card } et passer la Main
choice-own-6 = Détruire { $card } de votre collection
choice-own-9 = Donner { $card }
choice-own-10 = Donner { $card } en échange

## Pourquoi quelque chose n'est pas possible

why-drawing = On pioche une carte ou une tuile ; un instant.
why-token-first = D’abord, { $seat } choisit à qui prendre un jeton ADN.
why-not-now = Ce n’est pas possible à ce moment du tour.
why-not-owned = Votre collection ne contient aucune carte { $card }.
why-type-in-hand = La Main contient déjà : { $card }. Pour la refuser, ajoutez une carte d’un type qu’elle ne contient pas encore.
why-type-in-hand-dna = La Main contient déjà : { $card }. Pour la refuser, ajoutez une carte d’un type qu’elle ne contient pas encore ; seules les tuiles Libre passage et Doublon font exception.
why-no-icons = Le jeu de base ne distingue pas les cartes à icône d’ADN : choisissez { $card } sans icône.
why-only-with-icon = On ne peut choisir ici { $card } qu’avec l’icône d’ADN ; il n’y en a pas sans.
why-no-dna = Les tuiles Évolution d’ADN appartiennent à la version avancée, qui n’est pas jouée à cette table.
why-bought = Vous avez déjà acheté une tuile pendant ce tour ; la limite est d’une par tour.
why-not-open = { $tile } n’est pas face visible au marché.
why-not-in-play = { $tile } n’est pas dans cette partie : elle a été retirée avec les autres tuiles d’interaction directe.
why-sold = { $seat } a acheté { $tile } pendant cette manche.
why-cost = { $tile } coûte { $cost ->
    [one] { $cost } jeton ADN
   *[other] { $cost } jetons ADN
  } et vous en avez { $tokens }.
why-no-effect-3 = { $tile } fait piocher une carte, or la pioche est vide. On n’achète pas une tuile sans appliquer son effet.
why-no-effect-5 = { $tile } demande une de vos cartes d’un type présent dans la Main. On n’achète pas une tuile sans appliquer son effet.
why-no-effect-6 = { $tile } demande une de vos cartes et vous n’en avez pas.
why-no-effect-7 = { $tile } demande un adversaire qui possède une carte.
why-no-effect-8 = { $tile } demande un adversaire qui possède une carte.
why-no-effect-9 = { $tile } demande une de vos cartes et vous n’en avez pas.
why-no-effect-10 = { $tile } demande une de vos cartes et une d’un adversaire.
why-victim-first = La réserve est vide : choisissez d’abord à quel adversaire prendre le jeton ADN.
why-not-yourself = Choisissez un adversaire, pas vous-même.
why-no-token = { $seat } n’a pas de jeton ADN.
why-no-card = { $seat } n’a pas de carte.
why-tile-first = Terminez d’abord ce que demande { $tile }.
why-not-theirs = { $seat } ne possède aucune carte { $card }.
why-type-not-in-hand = { $card } est d’un type absent de la Main ; cette tuile en demande un qui s’y trouve.

## Ce qui s'est passé

tell-round = Manche { $round }
tell-starter = Le sort désigne qui débute : { $seat }.
tell-starter-lowest = { $seat } a marqué le moins de points et débute.
tell-clockwise = On joue dans le sens des aiguilles d’une montre.
tell-counter-clockwise = On joue dans le sens inverse des aiguilles d’une montre.
tell-starter-tie = Égalité au plus petit score ; le sort désigne { $seat } pour débuter.
tell-tile-up = Tuile révélée : { $tile }.
tell-deal = { $seat } débute avec { $cards }.
tell-draw = { $seat } pioche { $card }.
tell-extra-draw = { $seat } pioche aussi { $card } dans la Main.
tell-keep = { $seat } conserve { $cards }.
tell-refuse = { $seat } ajoute { $card } et passe la Main.
tell-buy = { $seat } achète { $tile } pour { $cost ->
    [one] 1 jeton ADN
   *[other] { $cost } jetons ADN
  }.
tell-buy-pass = { $seat } achète { $tile } pour { $cost } jetons ADN et passe la Main telle quelle.
tell-tokens = { $seat } gagne { $count ->
    [one] 1 jeton ADN
   *[other] { $count } jetons ADN
  }.
tell-tokens-lost = La réserve est vide et personne d’autre n’a de jeton ADN : { $seat } n’en reçoit pas pour { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
tell-take-token = La réserve est vide : { $seat } prend un jeton ADN à { $victim }.
tell-effect-5 = { $seat } ajoute { $card } et passe la Main.
tell-effect-6 = { $seat } détruit { $card } de sa propre collection.
tell-effect-7 = { $seat } détruit { $card } chez { $other }.
tell-effect-8 = { $seat } prend { $card } à { $other }.
tell-effect-9 = { $seat } donne { $card } à { $other }.
tell-effect-10 = { $seat } donne { $card } à { $other } et reçoit { $theirs }.
tell-round-points = { $seat } marque { $points } pendant cette manche.
tell-token-points = { $seat } marque { $points ->
    [one] 1 point
   *[other] { $points } points
  } pour { $count } jetons ADN.

## Le décompte d'une manche

sheet-title = Manche { $round }
line-set = { $cards }
line-pairs = { $pairs ->
    [one] 1 paire de Vélociraptors
   *[other] { $pairs } paires de Vélociraptors
  }
line-alone = { $count ->
    [one] 1 Vélociraptor seul
   *[other] { $count } Vélociraptors seuls
  }
line-egg-most = { $egg } : personne n’en a plus ({ $count })
line-egg-none = { $egg } : vous n’avez aucun dinosaure de ce type ({ $count })
line-egg = { $egg } : quelqu’un en a plus de { $count }
line-tile = { $tile }
line-tokens = { $count ->
    [one] 1 jeton ADN restant
   *[other] { $count } jetons ADN restants
  }

## La fin de la partie

end-points = Après { $rounds ->
    [one] l’unique manche
   *[other] la dernière des { $rounds } manches
  }, { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $lead } d’avance sur { $others }.
end-last-round = { $seats } ont { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
  } ; à la dernière manche, le meilleur résultat revient à { $first }, avec { $last }.
end-shared = { $seats } ont { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
  }, et { $last } chacun à la dernière manche.

## Options

tagline = Agrandissez votre troupeau, mais pas trop : conservez la Main, ou passez-la avec une de vos cartes.
option-rounds = Manches
option-rounds-help = La règle recommande 3 manches à deux joueurs, sinon 2.
option-dna = Évolution d’ADN
option-dna-help = La version avancée : certaines cartes donnent des jetons ADN, qui achètent des tuiles aux effets spéciaux.
option-direct_interaction = Interaction directe
option-direct_interaction-help = Avec l’ADN : utiliser les quatre tuiles qui touchent la collection d’un adversaire.
option-egg_needs_one = Œufs avec parent
option-egg_needs_one-help = Règle maison : un Œuf ne rapporte que si vous avez au moins un dinosaure de son type.

## Valeurs supposées

assumed-raptors = Gain et perte des Vélociraptors, pour chaque couleur
assumed-eggs = Gain et perte de ces Œufs (T-Rex, Brontosaure, Ptérodactyle, Vélociraptors)
assumed-icons = Cartes portant l’icône d’ADN parmi les 7 de chaque dinosaure
assumed-egg-icons = Œufs portant l’icône d’ADN
assumed-costs = Prix des tuiles Évolution d’ADN

## La table en mots

describe-head = Manche { $round } sur { $rounds } · { $direction } · { $pile ->
    [one] { $pile } carte dans la pioche
   *[other] { $pile } cartes dans la pioche
  }
describe-hand = Main ({ $name }) : { $cards }
describe-market = Tuiles : { $tiles } · { $reserve } jetons dans la réserve
describe-tile = { $number } { $name } ({ $cost })
describe-seat = { $name } : total { $total }, cette manche { $now }
describe-nothing = rien

## Études

treatment-card = Première carte : { $card }
treatment-tile = Au premier marché : { $tile }
study-end-points = Aux points
study-end-last_round = Par la dernière manche, à égalité de points
study-end-shared = Par une victoire partagée
strategy-never-refuse = Ne refuse jamais
strategy-always-refuse = Refuse dès que possible
strategy-hold = Ne refuse jamais avec { $card }
strategy-always-buy = Achète une tuile dès que possible
strategy-never-buy = N’achète jamais de tuile
strategy-buy-tile = Achète dès que possible : { $tile }
