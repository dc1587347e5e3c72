## The moment of the play

where = Manche { $manche } · { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
  } pour gagner
where-over = Après { $count ->
    [one] 1 manche
   *[other] { $count } manches
  }

## Cards: direction, colour and the shape that goes with the colour

card-red-right = droite, rond rouge
card-red-left = gauche, rond rouge
card-red-down = bas, rond rouge
card-red-up = haut, rond rouge
card-red-flip = retourner, rond rouge
card-blue-right = droite, carré bleu
card-blue-left = gauche, carré bleu
card-blue-down = bas, carré bleu
card-blue-up = haut, carré bleu
card-blue-flip = retourner, carré bleu
card-yellow-right = droite, triangle jaune
card-yellow-left = gauche, triangle jaune
card-yellow-down = bas, triangle jaune
card-yellow-up = haut, triangle jaune
card-yellow-flip = retourner, triangle jaune
colour-red = rouge (rond)
colour-blue = bleue (carré)
colour-yellow = jaune (triangle)
direction-right = droite
direction-left = gauche
direction-down = bas
direction-up = haut
direction-flip = retourner

## Characters and places of the Kube

character-strongman = Hercule
character-tamer = Dompteur
character-presenter = Présentateur
character-lion = Lion
character-clown = Clown
character-ballerina = Ballerine
place-top = dessus
place-far = côté éloigné
place-right = côté droit
place-near = côté proche
place-left = côté gauche
place-bottom = dessous

## The board

board-kube = Le Kube
board-last = Dernière carte :
board-automaton = automate
board-automaton-help = Personne ne joue ce personnage. C’est un automate (la règle dit « Bot ») : il joue ses cartes dans l’ordre où il les a reçues et ne marque jamais.
board-you = vous
board-points = { $count } sur { $goal }
board-points-read = Points : { $count } sur { $goal }
board-why = { $card } ne peut pas être jouée maintenant. Touchez pour savoir pourquoi.

## What the bar says

prompt-first = À vous. Vous ouvrez la manche : jouez n’importe quelle carte.
prompt-play = À vous. Jouez une carte. La dernière était : { $last }.
prompt-one = À vous. Après { $last }, vous ne pouvez jouer qu’une seule sorte de carte.
prompt-dealing = Les cartes sont distribuées.

## What can be done

choice-play = Jouer { $card } : { $character } passe dessus
choice-play-again = Jouer { $card } : vous restez dessus
choice-play-doubled = Jouer { $card }, doublée : { $character } passe dessus
choice-play-doubled-again = Jouer { $card }, doublée : vous restez dessus

## Why something cannot be done

why-dealing = Les cartes sont distribuées ; un instant.
why-not-your-turn = Ce n’est pas à vous : on attend { $seat }, dont le personnage est dessus.
why-not-owned = Vous n’avez pas la carte { $card }.
why-opposite = Vous ne pouvez pas jouer { $card } : c’est l’opposé de la carte qui vient d’être jouée ({ $last }), ce qui n’est jamais permis.
why-repeated = Vous ne pouvez pas jouer { $card } maintenant : elle répète la direction de la carte qui vient d’être jouée ({ $last }), et vous avez une carte d’une autre direction.

## What happened

tell-manche = Manche { $manche }
tell-character = Personnage pour { $seat } : { $character }.
tell-automaton = { $character } est un automate : personne ne le joue, ses cartes sont jouées dans l’ordre.
tell-deal = { $seat } reçoit { $cards }.
tell-deal-automaton = L’automate { $character } reçoit, dans cet ordre : { $cards }.
tell-starter = Le sort désigne { $seat } pour commencer.
tell-play = { $player } joue { $card }. Dessus : { $character }.
tell-play-again = { $player } joue { $card } et reste dessus.
tell-play-doubled = { $player } joue { $card }, même couleur : doublée. Dessus : { $character }.
tell-play-doubled-again = { $player } joue { $card }, même couleur : doublée, et reste dessus.
tell-play-automaton = L’automate { $player } joue { $card }. Dessus : { $character }.
tell-play-automaton-again = L’automate { $player } joue { $card } et reste dessus.
tell-play-automaton-doubled = L’automate { $player } joue { $card }, même couleur : doublée. Dessus : { $character }.
tell-play-automaton-doubled-again = L’automate { $player } joue { $card }, même couleur : doublée, et reste dessus.
tell-stuck = { $seat } n’a que des cartes opposées à la dernière : la manche est finie.
tell-emptied = { $seat } a joué sa dernière carte : la manche est finie.
tell-emptied-automaton = L’automate { $character } a joué sa dernière carte : la manche est finie.
tell-dominator = { $seat } ({ $character }) est dessus : c’est le Dominateur, qui gagne 1 point.
tell-dominator-automaton = L’automate { $character } est dessus : personne ne marque.
tell-sukkube = { $seat } ({ $character }) est dessous : c’est le Sukkube, qui commence la manche suivante.
tell-sukkube-automaton = L’automate { $character } est dessous : c’est le Sukkube, qui commence la manche suivante.
tell-solo-points = { $seat } a atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
  } après { $manches ->
    [one] 1 manche
   *[other] { $manches } manches
  }. Moins il y en a, mieux c’est.
tell-solo-manche-cap = { $manches ->
    [one] L’unique manche est jouée
   *[other] Les { $manches } manches sont jouées
  } ; { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sur { $goal }.

## How a manche was counted

sheet-title = Manche { $manche }
sheet-point = Manche { $manche }, le point à { $seat } ({ $character })
sheet-point-automaton = Manche { $manche }, aucun point : l’automate { $character } était dessus
line-dominator = Dominateur : { $character } dessus

## How the play ended

end-points = { $seat } a atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la manche { $manche }.
end-manche-cap = { $manches ->
    [one] L’unique manche est jouée
   *[other] Les { $manches } manches sont jouées
  } et personne n’a atteint { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
  }.

## Options

tagline = Un cirque dans un cube : tournez-le pour que votre personnage soit dessus quand la musique s’arrête.
option-points_to_win = Points pour gagner
option-points_to_win-help = La règle dit 5 ; chaque manche donne un point au plus.
option-manche_cap = Nombre maximal de manches
option-manche_cap-help = La partie se termine après ce nombre de manches même si personne n’a gagné ; la règle ne prévoit pas cette fin.
option-layout = Faces du Kube
option-layout-help = Qui est à côté de qui et où pointent les flèches : une disposition fournie, ou un fichier avec les faces de votre boîte.
option-layout-cross = En croix
option-layout-even = Équilibrée
option-deck = Cartes
option-deck-help = Quelles 30 cartes sont distribuées : un paquet fourni, ou un fichier avec les cartes de votre boîte.
option-deck-two-of-each = Deux de chaque carte

## Assumed figures

assumed-deck = Cartes de chaque direction dans chaque couleur
assumed-colours = Noms et formes des couleurs : rond rouge, carré bleu, triangle jaune
assumed-layout = Quelles faces sont voisines et où pointent leurs flèches

## The table in words

describe-head = Manche { $manche } · { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
  } pour gagner
describe-kube = Kube : { $top } dessus, { $far } côté éloigné, { $right } à droite, { $near } côté proche, { $left } à gauche, { $bottom } dessous
describe-last = Dernière carte : { $card }
describe-doubles = la prochaine carte { $colour } est doublée
describe-seat = { $name } ({ $character }), { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $cards }
describe-automaton = Automate { $character }, dans cet ordre : { $cards }
describe-nothing = aucune carte
describe-nobody = personne encore

## Études

study-end-points = Quelqu’un a atteint les points
study-end-manche_cap = Après la dernière manche
strategy-first = Joue d’abord, si possible : { $direction }
strategy-last = Garde pour la fin : { $direction }
