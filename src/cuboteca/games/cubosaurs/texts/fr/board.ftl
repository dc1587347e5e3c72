## Cartes

card-trex = T-Rex
card-stegosaurus = Stégosaure
card-brontosaurus = Brontosaure
card-pterodactyl = Ptérodactyle
card-pentaceratops = Pentaceratops
card-grey-raptor = Vélociraptor Gris
card-black-raptor = Vélociraptor Noir
card-egg = Œuf
egg-trex = Œuf de T-Rex
egg-stegosaurus = Œuf de Stégosaure
egg-brontosaurus = Œuf de Brontosaure
egg-pterodactyl = Œuf de Ptérodactyle
egg-pentaceratops = Œuf de Pentaceratops
egg-raptors = Œuf de Vélociraptor
dna = Jeton ADN
card-back = Carte face cachée

## Tuiles Évolution d'ADN

tile-1 = Diversité
tile-1-effect = +1 point par type de carte que vous avez à la fin de la manche.
tile-2 = Nid
tile-2-effect = +2 points pour chacun de vos Œufs à la fin de la manche.
tile-3 = Arrivée
tile-3-effect = Une carte de la pioche rejoint votre Main, même d’un type déjà présent.
tile-4 = Libre passage
tile-4-effect = Refusez la Main sans ajouter de carte.
tile-5 = Doublon
tile-5-effect = Refusez la Main avec une carte d’un type déjà présent.
tile-6 = Extinction
tile-6-effect = Détruisez une de vos cartes.
tile-7 = Météorite
tile-7-effect = Détruisez une carte d’un adversaire.
tile-8 = Migration
tile-8-effect = Prenez une carte d’un adversaire dans votre collection.
tile-9 = Cadeau
tile-9-effect = Mettez une de vos cartes dans la collection d’un adversaire.
tile-10 = Échange
tile-10-effect = Échangez une de vos cartes avec celle d’un adversaire.

## La table

board-you = vous
board-to-play = joue
board-now = en cours
board-now-help = Ce que vaudrait cette collection si la manche se terminait maintenant
board-total = total
board-total-help = Points des manches terminées
board-final = { $rank ->
    [1] 1er
   *[other] { $rank }e
  } · { $points ->
    [one] { $text } point
   *[other] { $text } points
  }
board-tokens = { $count ->
    [one] { $count } jeton ADN
   *[other] { $count } jetons ADN
  }
board-price = { $count ->
    [one] coûte { $count } jeton ADN
   *[other] coûte { $count } jetons ADN
  }
board-stack = { $name } : { $count ->
    [0] aucune carte
    [one] { $count } carte, { $points }
   *[other] { $count } cartes, { $points }
  }
board-closer = Regarder de près les cartes : { $name }
board-raptors = Vélociraptors { $points } :
board-stack-raptors = { $name } : { $count ->
    [0] aucune
    [one] 1 carte
   *[other] { $count } cartes
  }
board-stack-next = , avec une de plus { $points }
board-stack-most = , la majorité que demande un Œuf
board-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  }
board-alone = { $count ->
    [one] { $count } seul
   *[other] { $count } seuls
  }
board-hand-yours = Votre Main
board-hand-of = { $name } a la Main
board-keep = Conserver la Main
choice-keep-short = Conserver la Main
board-onward = Si refusée, elle passe à { $name }
board-legend = Touchez une de vos cartes pour refuser avec elle.
board-numbers = Chiffres : la variation de vos points.
board-choose = Choisir { $name }
board-why = { $card } : impossible de l’ajouter à cette Main. Touchez pour savoir pourquoi.
board-why-tile = { $tile } : achat impossible pour l’instant. Touchez pour savoir pourquoi.
board-pile = { $count ->
    [one] carte à piocher
   *[other] cartes à piocher
  }
board-unseen = Pas encore vues
board-unseen-help = Ces cartes sont dans la pioche ou à l’écart pour cette manche.
board-destroyed = Détruites pendant cette manche
board-clockwise = sens horaire
board-counter = sens antihoraire
board-reserve = dans la réserve
board-market = Tuiles Évolution d’ADN
board-market-empty = Toutes les tuiles ont été vendues. D’autres arrivent à la prochaine manche.
board-pending = En cours d’achat
board-bought = Tuiles achetées pendant cette manche
board-affordable = à votre portée
board-instant = tout de suite
board-at-end = à la fin de la manche

## La barre

prompt-choice = À vous. Conservez la Main, ou refusez-la avec une de vos cartes.
prompt-choice-dna = À vous. Conservez la Main, refusez-la avec une de vos cartes, ou achetez une tuile.
prompt-keep-only = À vous. Aucune de vos cartes ne peut être ajoutée : conservez la Main.
prompt-keep-only-dna = À vous. Aucune de vos cartes ne peut être ajoutée : conservez la Main, ou achetez une tuile.
prompt-opponent = { $tile } : choisissez un adversaire.
prompt-their-card = { $tile } : choisissez une carte chez { $name }.
prompt-own-card = { $tile } : choisissez une de vos cartes.
prompt-own-card-5 = { $tile } : choisissez la carte qui part avec la Main.
prompt-own-card-6 = { $tile } : choisissez la carte à détruire.
prompt-own-card-9 = { $tile } : choisissez la carte à offrir.
prompt-own-card-10 = { $tile } : choisissez la carte que vous donnez en échange.
prompt-victim = La réserve est vide. Choisissez un adversaire à qui prendre un jeton ADN.
prompt-dealing = On distribue les cartes.
