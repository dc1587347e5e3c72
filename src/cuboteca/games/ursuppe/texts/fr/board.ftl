## Les choses du jeu

colour-0 = bleu
colour-1 = vermillon
colour-2 = vert
colour-3 = rose
colour-4 = ambre
colour-5 = bleu ciel
cube-0 = cube bleu
cube-1 = cube vermillon
cube-2 = cube vert
cube-3 = cube rose
cube-4 = cube ambre
cube-5 = cube bleu ciel
amoeba-0 = amibe bleue
amoeba-1 = amibe vermillon
amoeba-2 = amibe verte
amoeba-3 = amibe rose
amoeba-4 = amibe ambre
amoeba-5 = amibe bleu ciel
marker-0 = marqueur bleu
marker-1 = marqueur vermillon
marker-2 = marqueur vert
marker-3 = marqueur rose
marker-4 = marqueur ambre
marker-5 = marqueur bleu ciel
current-west = ouest
current-north = nord
current-east = est
current-south = sud
current-still = aucun courant
current-west-card = ouest, ozone
current-north-card = nord, ozone
current-east-card = est, ozone
current-south-card = sud, ozone
current-still-card = aucun courant, ozone
damage = point de dommage
toxic = point de dommage toxique
bp = point biologique

## Les phases

phase-1 = Mouvement et nourriture
phase-2 = Environnement
phase-3 = Nouveaux gènes
phase-4 = Division cellulaire
phase-5 = Morts
phase-6 = Score
phase-0 = Mise en place

## La soupe

board-soup = La soupe
board-phases = Phases de la manche
board-turns = Ordre dans cette phase
board-nothing = rien
board-dummy = Figurant
board-owner = { $name } ({ $colour })
board-amoeba = { $name } #{ $number }
board-damaged = { $amoeba } ({ $count ->
    [one] 1 point de dommage
   *[other] { $count } points de dommage
  })
board-space = Case { $space } : { $contents }
board-toxic = { $count ->
    [one] 1 point de dommage toxique
   *[other] { $count } points de dommage toxiques
  }
board-current = Courant
board-ozone-name = Ozone
board-ozone = ozone { $count }
board-next-card = Prochaine carte
board-cards-left = { $count ->
    [one] il reste 1 carte Environnement
   *[other] il reste { $count } cartes Environnement
  }
board-unseen = Cartes Environnement pas encore retournées
board-track = Piste
board-marker = { $name } sur la case { $space }

## À côté de la soupe

board-people = Joueurs
board-you = vous
board-to-play = à jouer
board-decides = décide
board-points = case { $count } de la piste
board-bp = { $count ->
    [one] { $count } point biologique
   *[other] { $count } points biologiques
  }
board-supply = { $count ->
    [one] { $count } cube en réserve
   *[other] { $count } cubes en réserve
  }
board-alive = { $count } amibes vivantes sur { $all }
board-reserve = hors de la soupe : { $numbers }
board-cards = { $count ->
    [one] compte comme { $count } carte Gène
   *[other] comptent comme { $count } cartes Gène
  }
board-gauge = Points de mutation { $mutation }, ozone { $ozone } : rien à payer
board-gauge-over = Points de mutation { $mutation }, ozone { $ozone } : { $debt } à payer
board-genes-of = Gènes de { $name }
board-alarmed = en alarme
board-looked = connaît la prochaine carte
board-dice = dés { $count }
board-winner = gagne

## Les cartes Gène

board-market = Cartes Gène
board-price = { $count } BP
board-mutation = { $count ->
    [one] { $count } point de mutation
   *[other] { $count } points de mutation
  }
board-copies = { $count ->
    [0] épuisé
   *[other] { $count } sur { $all } en vente
  }
board-needs = contre { $genes }
board-or = {" "}ou{" "}
board-pays = rendu, il couvre { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
board-held-by = à { $names }
board-barred = pas pour { $names }, qui l’a rendu contre un gène supérieur
board-gene = { $gene }, { $price } BP, { $mutation ->
    [one] { $mutation } point de mutation
   *[other] { $mutation } points de mutation
  }, { $copies ->
    [0] épuisé
    [one] il en reste { $copies }
   *[other] il en reste { $copies }
  }
board-about = Voir { $gene }
board-about-fresh = Voir { $gene }, obtenu dans cette manche
board-gene-card = Ce que dit la carte
board-gene-effect = Comment il marche
board-gene-ruling = Là où les règles laissent un doute
board-face-down = { $count ->
    [one] { $count } gène supplémentaire est encore caché.
   *[other] { $count } gènes supplémentaires sont encore cachés.
  }
board-close = Fermer
board-advanced = supérieur

## Ce qui se passe

lens-meal = { $amoeba } mange
lens-carry = { $amoeba } emporte des cubes
lens-suck = { $amoeba } aspire des cubes
lens-attack = Attaque
lens-aggression = Agression
lens-move = { $amoeba } se déplace seule
lens-drift = { $amoeba } dérive
lens-escape-move = { $amoeba } s’échappe
lens-chosen = Choisis
lens-empty = encore rien
lens-escape = Fuite
lens-defend = Défense
lens-no-answer = Aucune réponse possible.
lens-camouflaged = Camouflée : aucune réponse possible.
lens-answering = { $name } peut répondre :
lens-against = attaque
lens-targets = Quelle amibe ?

## En mots, pour terminaux et lecteurs d’écran

describe-head = Manche { $round } sur { $rounds }, phase { $phase } : { $name }
describe-set-up = Mise en place
describe-card = Courant : { $current } ; ozone { $ozone } ; cartes Environnement restantes : { $left }
describe-next = Prochaine carte : { $card }
describe-colour = { $name } : case { $marker }, { $bp } BP, réserve { $supply }, mutation { $mutation }
describe-genes = gènes : { $genes }
describe-for-sale = En vente : { $genes }
describe-gene = { $gene } ({ $price }/{ $mutation }) ×{ $copies }
describe-attack = { $attacker } attaque { $target }
describe-chosen = { $title } : { $cubes }
