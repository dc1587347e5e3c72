## Planètes, Cubes et équipes

planet-entrance = Entrée
planet-cube = Planète Cube
planet-wound = Planète Blessure
planet-armoury = Arsenal
planet-half-moon = Demi-Lune
planet-full-moon = Pleine Lune
cube-blank = Cube désarmé
cube-triangle = Cube à courte portée
cube-square = Cube à longue portée
cube-blank-stacked = Cube double désarmé
cube-triangle-stacked = Cube double à courte portée
cube-square-stacked = Cube double à longue portée
unit-activated = { $cube } (a déjà activé)
unit-attacked = { $cube } (a déjà attaqué)
team-red = rouge
team-blue = bleu
team-green = vert
team-yellow = jaune
team-purple = violet
team-white = blanc

## Le plateau

board-title = Le plateau de Cube Attack
board-supply = { $count ->
    [one] { $count } cube en réserve
   *[other] { $count } cubes en réserve
  }

## Ce que dit la barre

prompt-first = Votre première action. Touchez un Cube, puis où il va ou ce qu’il fait.
prompt-second = Votre seconde action. Touchez un Cube, puis où il va ou ce qu’il fait.
prompt-drawing = On tire au sort le premier joueur.

## Le moment de la partie

where = Tour { $turn }, en { $goal } points

## Ce que l'on peut faire

choice-move = { $cube } sur { $planet } : aller vers { $goal }
choice-activate-cube = { $cube } sur { $planet } : amener un nouveau Cube sur votre Entrée
choice-activate-wound = { $cube } sur { $planet } : glisser un second cube dessous
choice-activate-short = { $cube } sur { $planet } : prendre une arme à courte portée
choice-activate-long = { $cube } sur { $planet } : passer à une arme à longue portée
choice-attack = { $cube } sur { $planet } : retirer { $target } à { $seat } sur { $goal }
choice-attack-stack = { $cube } sur { $planet } : retirer le cube du dessous à { $target } ({ $seat }) sur { $goal }

## Pourquoi quelque chose n'est pas possible

why-drawing = On tire au sort le premier joueur ; un instant.
why-no-unit = Vous n’avez pas ce Cube. Les Cubes identiques comptent pour un seul choix.
why-no-way = { $planet } n’est pas sur cette orbite. Un Cube suit une orbite jusqu’à une planète reliée, jamais dans une Entrée.
why-no-function = { $planet } ne s’active pas : seuls les Planètes Cube, les Planètes Blessure et les Arsenaux s’activent.
why-activated = Ce { $cube } a déjà activé une planète pendant ce tour ; chaque Cube ne peut le faire qu’une fois par tour.
why-opponent-there = Un Cube adverse est sur { $planet }. Une planète ne s’active que s’il n’y en a aucun.
why-long-already = Ce Cube a déjà une arme à longue portée ; l’Arsenal ne peut rien de plus pour lui.
why-stacked = Ce Cube a déjà un second cube dessous ; deux, c’est le maximum.
why-no-supply = Vous n’avez plus de cube en réserve.
why-no-opponent = Cet adversaire n’est pas à cette table.
why-no-target = { $seat } n’a pas ce Cube.
why-unarmed = Un Cube désarmé ne peut pas attaquer. Il reçoit une arme à l’Arsenal.
why-attacked = Ce { $cube } a déjà attaqué pendant ce tour ; chaque Cube ne peut le faire qu’une fois par tour.
why-on-entrance = Les Cubes sur { $planet } ne peuvent pas être attaqués.
why-too-far-short = Une arme à courte portée ne touche que sur sa propre planète, { $planet }, et pas sur { $goal }.
why-too-near = Une arme à longue portée ne touche pas sa propre planète, seulement celles reliées à { $planet }.
why-too-far-long = Une arme à longue portée ne touche que les planètes reliées à { $planet }, et { $goal } ne l’est pas.
why-choose-first = Choisissez d’abord un de vos Cubes en surbrillance, puis où il va ou ce qu’il fait.
why-not-yours = Ce { $cube } appartient à { $seat }. Choisissez d’abord un de vos Cubes, puis celui qu’il attaque.
why-into-entrance = Aucun Cube ne peut aller dans une Entrée : { $planet } ne sert qu’à entrer en jeu.
why-not-connected = Aucune orbite directe entre { $planet } et { $goal }. Un Cube suit une seule orbite, jusqu’à une planète reliée.
why-stuck = { $cube } sur { $planet } ne peut rien faire : aucune orbite n’en part, et il n’a rien à activer ni à attaquer.

## Ce qui s'est passé

tell-first = Le sort désigne le premier joueur : { $seat }.
tell-turn = Tour { $turn }
tell-move = { $seat } déplace { $cube } depuis { $planet } vers { $goal }.
tell-activate-cube = { $seat } active { $planet } : un nouveau Cube entre.
tell-activate-wound = { $seat } active { $planet } : { $cube } devient double.
tell-activate-short = { $seat } active { $planet } : { $cube } reçoit une arme à courte portée.
tell-activate-long = { $seat } active { $planet } : { $cube } reçoit une arme à longue portée.
tell-attack = { $seat } attaque avec { $cube } et retire { $target } à { $other } sur { $goal }.
tell-attack-stack = { $seat } attaque avec { $cube } : { $target } ({ $other }) sur { $goal } perd le cube du dessous.
tell-no-cubes = { $seat } n’a plus de Cube sur le plateau.
tell-turn-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Le décompte d'un tour

sheet-title = Tour { $turn }
line-alone = { $moon }, une seule équipe
line-shared = { $moon }, { $teams } équipes

## La fin de la partie

end-points = { $seat } a atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
  } au tour { $turn }.
end-points-more = { $seat } a atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
  } au tour { $turn } ; { $goal ->
    [one] { $goal } suffisait
   *[other] { $goal } suffisaient
  } pour gagner.
end-points-ahead = { $seats } ont { $goal ->
    [one] le point qu’il faut
   *[other] les { $goal } points qu’il faut
  } pour gagner ; après le tour { $turn }, { $seat } mène avec { $points }.
end-turn-cap = Le tour { $turn } était le dernier et personne n’a atteint { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
  }.
end-turn-cap-level = Le tour { $turn } était le dernier ; { $seats } sont en tête à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Options

tagline = Constituez une équipe de Cubes, déployez-la sur les planètes et tenez les lunes, avec deux actions par tour.
option-board = Plateau
option-board-help = Les planètes et les orbites : un plateau fourni, ou votre propre fichier.
option-board-three-fold = Trois secteurs
option-board-six-fold = Six secteurs
option-points_to_win = Points pour gagner
option-points_to_win-help = La partie se termine quand un seul joueur est en tête avec au moins autant de points.
option-turn_cap = Dernier tour
option-turn_cap-help = Règle maison : la partie se termine de toute façon après ce tour.
option-lost_cubes_return = Les cubes perdus reviennent
option-lost_cubes_return-help = Les cubes en bois perdus dans une attaque reviennent à la réserve de leur propriétaire ; sinon ils quittent la partie.

## Valeurs supposées

assumed-board = Les plateaux : planètes et orbites de chacun
assumed-teams = Les couleurs des équipes en dehors du rouge

## La table en mots

describe-head = Tour { $turn } sur { $cap } au plus, en { $goal } points
describe-order = Ordre du jeu : { $names }
describe-seat = { $name } ({ $team }) : { $points } points, { $now } si le tour finissait maintenant, { $supply } en réserve
describe-no-cubes = aucun Cube
describe-moons = Lunes
describe-nobody = personne
describe-activated = a déjà activé
describe-attacked = a déjà attaqué

## Études

treatment-turn = D’abord { $first }, puis { $second }
treatment-move = aller sur { $planet }
treatment-activate = activer { $planet }
study-end-points = Quelqu’un a atteint les points
study-end-turn_cap = Après le dernier tour
strategy-always-move = Se déplace dès que possible
strategy-always-activate = Active dès que possible
strategy-always-attack = Attaque dès que possible
strategy-never-move = Ne se déplace que s’il le faut
strategy-never-activate = N’active que s’il le faut
strategy-never-attack = N’attaque que s’il le faut
