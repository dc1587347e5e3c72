who-dummy = Figurant ({ $colour })

amoeba-count = { $amoebas ->
    [one] { $amoebas } amibe
   *[other] { $amoebas } amibes
  }
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
drift-gain = { $gain ->
    [0] {""}
   *[other] . Vous recevez { $gain } PB
  }
for-price = { $price ->
    [0] , gratuitement
   *[other] {" "}pour { $price } PB
  }
for-price-and = { $price ->
    [0] , gratuitement,
   *[other] {" "}pour { $price } PB
  }
dice-rolled = { $second_die ->
    [0] { $die }
   *[other] { $die } et { $second_die }
  }

where = Manche { $round } sur { $rounds } · phase { $phase } : { $name }
where-over = Après la manche { $round }

prompt-drawing = On lance les dés ou on révèle des cartes.
prompt-waiting = On attend { $name } : { $what }.
prompt-colour = Vous jouez la couleur { $colour }. { $prompt }
prompt-start = Choisissez la case de la piste d’où part votre marqueur.
prompt-number-set-up = Laquelle de vos amibes placez-vous ? Elles agissent dans l’ordre de leurs numéros.
prompt-number-free = Il ne vous reste aucune amibe. Laquelle placez-vous, gratuitement ?
prompt-number = Explosion démographique : quelle amibe placez-vous maintenant ? Il en reste { $count } à placer.
prompt-place-set-up = Où placez-vous l’{ $amoeba } ? Toute case vide convient.
prompt-place = Où placez-vous l’{ $amoeba } ?
prompt-turn = L’{ $amoeba }, en { $space } : dériver avec le courant ou se déplacer ? Vous avez { $points } PB.
prompt-turn-fed = L’{ $amoeba }, en { $space }, s’est déjà nourrie : dériver avec le courant ou se déplacer ? Vous avez { $points } PB.
prompt-direction = { $die ->
    [0] L’{ $amoeba } : dans quelle direction ? Choisissez une case.
   *[other] L’{ $amoeba } a fait { dice-rolled }. Dans quelle direction ? Choisissez une case.
  }
prompt-rebound = L’{ $amoeba } heurte un obstacle ({ $direction }). Choisissez une case : rebondit-elle, ou reste-t-elle ?
prompt-carry = Quels cubes l’{ $amoeba } emporte-t-elle en { $space } ?
prompt-cling = L’{ $other } part pour { $space }. Choisissez une case : l’{ $amoeba } s’agrippe-t-elle et la suit-elle, ou reste-t-elle ?
prompt-again = L’{ $amoeba } fait-elle un second pas, gratuit ?
prompt-feed = L’{ $amoeba } mange en { $space }. Quel cube mange-t-elle en premier ?
prompt-feed-or = L’{ $amoeba } peut manger en { $space }, mais n’y est pas obligée. Que fait-elle ?
prompt-feed-hungry = L’{ $amoeba } ne trouve pas de repas en { $space }. Choisissez qui elle attaque, ou laissez-la souffrir de la faim. Vous avez { $points } PB.
prompt-feed-dragged = L’{ $amoeba } a été entraînée en { $space } et ne peut plus attaquer. Que mange-t-elle ?
prompt-meal = { $count ->
    [0] L’{ $amoeba } mange un cube de moins. Quel cube mange-t-elle en premier ?
   *[other] L’{ $amoeba } mange { $cubes }. Quel est le cube suivant ?
  }
prompt-suction = L’{ $amoeba } mange { $cubes }. Choisissez la case voisine d’où vient une partie d’entre eux, ou la sienne si aucun n’en vient.
prompt-suction-needed = L’{ $amoeba } mange { $cubes }. Il en manque dans sa case : choisissez la case voisine d’où ils viennent.
prompt-suck = L’{ $amoeba } mange { $cubes }. Lesquels viennent de la case voisine ?
prompt-excrete = Où l’{ $amoeba } excrète-t-elle ?
prompt-defence = L’{ $attacker } attaque l’{ $target } en { $space } et veut la manger. Vous avez { $points } PB : que faites-vous ?
prompt-defence-aggression = L’{ $attacker } attaque l’{ $target } en { $space } et veut la tuer. Vous avez { $points } PB : que faites-vous ?
prompt-refight = L’{ $target } a perdu le duel contre l’{ $attacker }. Se bat-elle encore une fois, gratuitement ?
prompt-crust = L’{ $target } a une Croûte dure. L’{ $attacker } paie-t-elle pour continuer ?
prompt-retry = L’attaque de l’{ $attacker } a échoué. Choisissez qui elle attaque encore une fois, gratuitement, ou renoncez.
prompt-retry-aggression = L’agression de l’{ $attacker } a échoué. Choisissez qui elle attaque encore une fois, gratuitement, ou renoncez.
prompt-defect = Vos gènes dépassent l’ozone { $ozone } : { point-count } à couvrir. Vous avez { $points } PB. Cédez des gènes ou payez.
prompt-genes = Acheter un gène ? Vous avez { $points } PB et { board-mutation } ; ozone { $ozone }.
prompt-swap = Contre quel gène échangez-vous { $gene } ?
prompt-explosion = Votre revenu en PB, ou une Explosion démographique pour tous vos { $points } PB ? En tête : { $leader }, avec { amoeba-count }.
prompt-division = { $ways ->
    [heal] Guérir une amibe pour { $cost } PB ? Choisissez laquelle.
    [hand] Transmettre un dommage pour { $cost } PB ? Choisissez l’amibe qui l’a.
    [new-heal] Une nouvelle amibe pour { $price } PB, ou en guérir une pour { $cost } PB ? Choisissez laquelle.
    [new-hand] Une nouvelle amibe pour { $price } PB, ou transmettre un dommage pour { $cost } PB ? Choisissez laquelle.
   *[new] Une nouvelle amibe pour { $price } PB ? Choisissez laquelle.
  } Vous avez { $points } PB.
prompt-aggression = Agression : l’une de vos amibes attaque-t-elle ? Vous avez { $points } PB.

wait-start = la case de départ
wait-number = quelle amibe
wait-place = où va l’amibe
wait-turn = courant ou déplacement
wait-direction = dans quelle direction
wait-rebound = rebond ou non
wait-carry = les cubes à emporter
wait-cling = s’agripper ou non
wait-again = un second pas ou non
wait-feed = le repas
wait-meal = le repas
wait-suction = l’aspiration
wait-suck = l’aspiration
wait-excrete = où elle excrète
wait-defence = Fuite ou Défense
wait-refight = se battre encore ou non
wait-crust = payer pour la Croûte dure ou non
wait-retry = attaquer encore ou non
wait-defect = les gènes à céder
wait-genes = les nouveaux gènes
wait-swap = un échange de gènes
wait-explosion = Explosion démographique ou PB
wait-division = la division cellulaire
wait-aggression = une agression ou non

macro-drift-all = Cette amibe et les suivantes dérivent ; arrêt à toute autre décision
macro-drift-all-short = Toutes dérivent
macro-drift-eat = Cette amibe et les suivantes dérivent et mangent le repas simple le plus abondant ; arrêt à toute autre décision
macro-drift-eat-short = Toutes dérivent et mangent

choice-drift = Dériver ({ $direction }) en { $space } ; sur place : { $cubes }{ drift-gain }
choice-drift-short = Dériver en { $space }
choice-drift-none = Dériver ({ $direction }) en { $space } ; aucun cube sur place{ drift-gain }
choice-drift-none-short = Dériver en { $space }
choice-drift-blocked = Dériver ({ $direction }) : un obstacle la retient en { $space }{ drift-gain }
choice-drift-blocked-short = Dériver, rester en { $space }
choice-drift-rebound = Dériver ({ $direction }) : un obstacle ; elle peut rebondir en { $space }{ drift-gain }
choice-drift-rebound-short = Dériver et rebondir
choice-drift-still = Dériver : pas de courant, elle reste en { $space }{ drift-gain }
choice-drift-still-short = Dériver, rester en { $space }
choice-move-one = Se déplacer{ for-price-and } et lancer le dé : { $ways } · { $stay } rester · 6 au choix
choice-move-one-short = { $price ->
    [0] Se déplacer, gratuit
   *[other] Se déplacer pour { $price } PB
  }
choice-move-two = Se déplacer{ for-price }, lancer deux dés et choisir : { $ways } · { $stay } rester · 6 au choix
choice-move-two-short = { choice-move-one-short }
choice-move-free = Se déplacer{ for-price-and } et choisir la direction : { $ways }, ou rester
choice-move-free-short = { choice-move-one-short }
choice-hold = Agrippement : elle reste en { $space }, gratuitement
choice-hold-short = Agrippement
choice-eat-first = Manger d’abord, en { $space } ; ensuite courant ou déplacement
choice-eat-first-short = Manger d’abord
choice-go = Aller en { $space } ({ $direction }) ; sur place : { $cubes }
choice-go-none = Aller en { $space } ({ $direction }) ; aucun cube sur place
choice-go-blocked = { $direction } : un obstacle, elle reste en { $space }
choice-go-rebound = { $direction } : un obstacle ; elle peut rebondir en { $space }
choice-stay = Rester en { $space }
choice-rebound = Rebondir ({ $direction }) en { $space }
choice-no-rebound = Ne pas rebondir : rester en { $space }
choice-carry = Emporter encore : { $cube }
choice-carried = Aller en { $space } avec { $cubes }
choice-carried-none = Aller en { $space } sans cubes
choice-cling = S’agripper et la suivre en { $space }
choice-let-go = Laisser partir l’{ $other } et rester en { $space }
choice-move-again-one = Second pas, gratuit, avec le dé : { $ways } · { $stay } rester · 6 au choix
choice-move-again-one-short = Second pas
choice-move-again-two = Second pas, gratuit, avec deux dés : { $ways } · { $stay } rester · 6 au choix
choice-move-again-two-short = Second pas
choice-move-again-free = Second pas, gratuit : { $ways }, ou rester
choice-move-again-free-short = Second pas
choice-stop = S’arrêter ici

choice-starve = Souffrir de la faim : 1 PD, ce qui fait { $total } sur les { $limit } mortels
choice-host = Manger un cube de moins : { $who } paie 1 PB
choice-bite = Manger { $cube } ; { $count } repas restent possibles
choice-bite-last = Manger { $cube } ; le repas est { $cubes }
choice-eaten = Voilà le repas : { $cubes }
choice-suck-nothing = Tous les cubes viennent de { $space }
choice-suck-from = Aspirer des cubes de { $space }
choice-suck = Aspirer { $cube } de { $space }
choice-sucked = N’aspirer de { $space } que { $cubes }
choice-excrete-here = Excréter { $out } ici, en { $space }
choice-excrete = Excréter { $out } en { $space }

choice-attack = Attaquer l’{ $target } pour { $price } PB ; elle ne peut pas répondre
choice-attack-against = Attaquer l’{ $target } pour { $price } PB ; elle a { $genes }
choice-retry = Attaquer l’{ $target }, gratuitement ; elle ne peut pas répondre
choice-retry-against = Attaquer l’{ $target }, gratuitement ; elle a { $genes }
choice-give-up-attack = Renoncer : l’attaquante souffre de la faim et reçoit 1 PD
choice-give-up-aggression = Renoncer
choice-aggression = L’{ $attacker } attaque l’{ $target } pour { $price } PB ; elle ne peut pas répondre
choice-aggression-against = L’{ $attacker } attaque l’{ $target } pour { $price } PB ; elle a { $genes }
choice-no-aggression = Ne pas attaquer cette manche
choice-escape = { $price ->
    [0] Fuite, gratuite : l’{ $target } se déplace ; sur une autre case, elle est sauvée
   *[other] Fuite pour { $price } PB : l’{ $target } se déplace ; sur une autre case, elle est sauvée
  }
choice-escape-short = { $price ->
    [0] Fuite
   *[other] Fuite pour { $price } PB
  }
choice-defend = Défense pour { $price } PB : les deux lancent le dé, le plus haut gagne
choice-defend-short = Défense pour { $price } PB
choice-no-defence = Pas de réponse : l’{ $target } meurt
choice-no-defence-short = Pas de réponse : elle meurt
choice-no-defence-armour = Pas de réponse : la Carapace sauve l’{ $target }, qui reçoit 1 PD
choice-no-defence-armour-death = Pas de réponse : avec la Carapace, ce n’est que 1 PD, mais même celui-là tue l’{ $target }
choice-no-defence-crust = Pas de réponse : l’attaquante doit payer pour la Croûte dure de l’{ $target }
choice-no-defence-crust-unpaid = Pas de réponse : l’attaquante ne peut pas payer pour la Croûte dure de l’{ $target }, et meurt
choice-no-defence-crust-unpaid-original = Pas de réponse : l’attaquante ne peut pas payer pour la Croûte dure de l’{ $target }, et échoue
choice-no-defence-mouthful = Pas de réponse : l’{ $target } survit avec 1 PD de plus
choice-fight-again = Se battre encore, gratuitement
choice-yield = Accepter la défaite
choice-pay-crust = Payer { $price } PB et continuer contre l’{ $target }
choice-pay-crust-short = Payer { $price } PB
choice-refuse-crust = Ne pas payer : l’{ $attacker } meurt
choice-refuse-crust-short = Ne pas payer
choice-refuse-crust-original = Ne pas payer : l’attaque de l’{ $attacker } échoue
choice-refuse-crust-original-short = { choice-refuse-crust-short }

choice-start = Partir de la case { $track }
choice-number = Placer l’{ $amoeba }
choice-place = En { $space } ; sur place : { $cubes }
choice-place-none = En { $space } ; aucun cube sur place
choice-pay-debt = Payer { $points } PB ; il vous en reste { $left }
choice-give-up = { $debt ->
    [0] Céder { $gene } : couvre { $pays }, c’est-à-dire tout
   *[other] Céder { $gene } : couvre { $pays } ; encore à couvrir : { $debt }
  }
choice-give-up-lost = Céder { $gene } : couvre { $pays } ; { $lost } de trop, perdus
choice-buy = { $gene } pour { $price } PB ; mutation alors { $mutation }, ozone { $ozone }
choice-buy-advanced = { $gene } pour { $price } PB et { $lower } ; mutation alors { $mutation }, ozone { $ozone }
choice-buy-rival = { $gene }, à { $other }, pour { $price } PB ; mutation alors { $mutation }, ozone { $ozone }
choice-swap = Échanger { $gene } contre un autre gène
choice-swap-for = { $price ->
    [0] { $new } contre { $old }, gratuitement
   *[other] { $new } contre { $old } et { $price } PB
  }
choice-bought = Ne plus rien acheter
choice-buy-nothing = Ne rien acheter
choice-explode = Explosion démographique : rendre { $points } PB, placer { amoeba-count }
choice-explode-short = Explosion démographique
choice-income = Revenu : { $income } PB
choice-divided = Terminé ; vous gardez { $points } PB
choice-divided-colour = Terminé avec la couleur { $colour } ; vous gardez { $points } PB
choice-divide = Nouvelle { $amoeba } pour { $price } PB ; il vous en reste { $left }
choice-heal = Guérir l’{ $amoeba } pour { $price } PB ; { $left ->
    [0] il ne lui reste aucun dommage
   *[other] il lui reste { $left } PD
  }
choice-hand-on = L’{ $amoeba } transmet 1 PD à l’{ $other } pour { $price } PB
choice-hand-on-death = L’{ $amoeba } transmet 1 PD à l’{ $other } pour { $price } PB : celle-ci meurt

tell-phase = Manche { $round }, phase { $phase } : { $name }
tell-first-card = La première carte Environnement : { $card }.
tell-dice = { $who } fait { $total } avec deux dés.
tell-tie = Ceux qui ont le même total relancent.
tell-start = { $who } part de la case { $track } de la piste.
tell-place = { $who } place l’{ $amoeba } en { $space }{ $damage ->
    [0] .
   *[other] , avec { $damage } PD.
  }

tell-look = { $who } regarde la prochaine carte Environnement.
tell-drift = L’{ $amoeba } dérive ({ $direction }) en { $space }.
tell-drift-gain = { $who } reçoit { $points } PB pour la dérive.
tell-no-current = Pas de courant : l’{ $amoeba } reste en { $space }.
tell-hold = L’{ $amoeba } s’agrippe et reste en { $space }.
tell-eat-first = L’{ $amoeba } mange avant de bouger.
tell-move = L’{ $amoeba } se déplace{ for-price }.
tell-roll-move = L’{ $amoeba } se déplace{ for-price-and } et fait { dice-rolled }.
tell-roll = L’{ $amoeba } fait { dice-rolled }.
tell-go = L’{ $amoeba } va en { $space } ({ $direction }).
tell-stay = L’{ $amoeba } reste en { $space }.
tell-blocked = L’{ $amoeba } rencontre un obstacle ({ $direction }) et reste en { $space }.
tell-rebound = L’{ $amoeba } rencontre un obstacle et rebondit.
tell-carry = L’{ $amoeba } emporte { $cubes }.
tell-cling = L’{ $amoeba } s’agrippe à l’{ $other } et la suit en { $space }.
tell-toxic = L’{ $amoeba } reçoit { $damage ->
    [one] { $damage } PD toxique
   *[other] { $damage } PD toxiques
  } en { $space }.
tell-again = L’{ $amoeba } fait un second pas.

tell-eat = L’{ $amoeba } mange { $cubes } en { $space }.
tell-eat-excrete = L’{ $amoeba } mange { $cubes } en { $space } et excrète { $out }.
tell-eat-nothing-out = L’{ $amoeba } mange { $cubes } en { $space } ; la réserve est vide, elle n’excrète rien.
tell-sucked = Aspiré de { $space } : { $cubes }.
tell-host = { $who } paie 1 PB pour le parasite.
tell-excrete = L’{ $amoeba } excrète { $out } en { $space }.
tell-toxic-left = Un PD toxique reste en { $space }.
tell-starve = L’{ $amoeba } souffre de la faim : 1 PD, { $total } en tout.

tell-attack = L’{ $attacker } attaque l’{ $target } en { $space } pour { $price } PB.
tell-attack-again = Second essai, gratuit : l’{ $attacker } attaque l’{ $target }.
tell-attack-given-up = L’{ $attacker } ne réessaie pas.
tell-no-aggression = { $who } n’attaque pas.
tell-camouflage = { $gene } : l’{ $target } ne peut pas répondre.
tell-camouflage-hidden = Camouflage, un { $die } : l’{ $target } ne peut pas répondre.
tell-camouflage-seen = Camouflage, un { $die } : l’attaquante est vue.
tell-escape = L’{ $target } tente de fuir{ for-price }.
tell-defend = L’{ $target } se défend pour { $price } PB.
tell-no-defence = L’{ $target } ne répond pas.
tell-fight-won = L’{ $attacker } fait { $attacking }, l’{ $target } fait { $defending } et gagne le duel.
tell-fight-lost = L’{ $attacker } fait { $attacking }, l’{ $target } fait { $defending } et perd le duel.
tell-fight-again = L’{ $target } se bat encore une fois, gratuitement.
tell-escaped = L’{ $target } s’est enfuie.
tell-not-escaped = L’{ $target } est encore en { $space } : la fuite a échoué.
tell-dragged = L’{ $attacker } s’est agrippée à l’{ $target } : l’attaque est finie.
tell-armour = La Carapace sauve l’{ $target } : 1 PD, { $total } en tout.
tell-armour-death = L’{ $target } a sa Carapace : 1 PD seulement, mais { $total } en tout, c’est trop.
tell-mouthful = L’{ $target } est plus qu’une bouchée et survit : 1 PD, { $total } en tout.
tell-crust-paid = L’{ $attacker } paie { $price } PB pour la Croûte dure.
tell-crust = L’{ $attacker } ne paie pas pour la Croûte dure.
tell-crust-failed = L’{ $attacker } ne paie pas pour la Croûte dure et a échoué.
tell-eaten = L’{ $attacker } mange l’{ $amoeba } en { $space } ; à sa place : { $cubes }.
tell-eaten-none = L’{ $attacker } mange l’{ $amoeba } en { $space } ; il n’y a plus de cubes pour la remplacer.
tell-killed = L’{ $attacker } tue l’{ $amoeba } en { $space } ; à sa place : { $cubes }.
tell-killed-none = L’{ $attacker } tue l’{ $amoeba } en { $space } ; il n’y a plus de cubes pour la remplacer.
tell-alarm = Alarme ! Pendant cette phase, { $who } peut fuir avec ses autres amibes.
tell-bang = Départ explosif : 1 PD chacune pour { $amoebas }.
tell-failed = L’attaque de l’{ $attacker } échoue.
tell-failed-starve = L’attaque de l’{ $attacker } a échoué ; elle souffre de la faim : 1 PD, { $total } en tout.

tell-die = L’{ $amoeba } meurt en { $space } ; à sa place : { $cubes }.
tell-die-none = L’{ $amoeba } meurt en { $space } ; il n’y a plus de cubes pour la remplacer.
tell-no-deaths = Aucune amibe ne meurt.

tell-card = Nouvelle carte Environnement : { $card }.
tell-defect = { $who } a { $mutation } points de mutation, l’ozone est de { $ozone } : { point-count } à couvrir.
tell-pay-debt = { $who } paie { $points } PB.
tell-give-up = { $debt ->
    [0] { $who } cède { $gene }, qui couvre { $pays } : la dette est réglée.
   *[other] { $who } cède { $gene }, qui couvre { $pays } ; encore à couvrir : { $debt }.
  }
tell-buy = { $who } achète { $gene } pour { $price } PB.
tell-buy-advanced = { $who } achète { $gene } pour { $price } PB et cède { $lower }.
tell-buy-rival = { $who } achète { $gene } à { $other } pour { $price } PB.
tell-buy-nothing = { $who } n’achète rien.
tell-swap = { $price ->
    [0] { $who } échange { $old } contre { $new }.
   *[other] { $who } échange { $old } contre { $new } et paie { $price } PB.
  }
tell-reveal = Gène supplémentaire en vente : { $gene }.

tell-income = { $who } reçoit { $points } PB et en a { $total }.
tell-explode = Explosion démographique : { $who } rend { $points } PB.
tell-place-free = { $who } n’a plus d’amibe et place l’{ $amoeba } en { $space }, gratuitement.
tell-place-explosion = { $who } place l’{ $amoeba } en { $space }.
tell-place-dummy = { $who } : l’{ $amoeba } va en { $space }.
tell-divide = { $who } fait une division pour { $price } PB : nouvelle { $amoeba } en { $space }.
tell-heal = { $who } guérit l’{ $amoeba } de 1 PD pour { $price } PB.
tell-hand-on = { $who } paie { $price } PB : l’{ $amoeba } transmet 1 PD à l’{ $other }.

tell-advance = { $who } : { amoeba-count }, { line-genes } ; de la case { $start } à la case { $goal }.
tell-no-advance = { $who } : { amoeba-count }, { line-genes } ; reste sur la case { $start }.
tell-social = { $who } reçoit { $points } PB du Gène social.
end-track = À la manche { $round }, { $count ->
    [one] { $who } a atteint
   *[other] { $who } ont atteint
  } la zone d’arrivée, qui commence à la case { $track }.
end-cards = La manche { $round } était la dernière, car les cartes Environnement sont épuisées ; personne n’a atteint la zone d’arrivée, qui commence à la case { $track }.
tell-win = { $seat } gagne sur la case { $track }.
tell-win-worse = { $seat } gagne : seul compte le marqueur le plus en arrière, qui est sur la case { $track }.

sheet-title = Manche { $round }
line-amoebas = { $count ->
    [one] { $count } amibe vivante
   *[other] { $count } amibes vivantes
  }
line-genes = { $cards ->
    [one] { $cards } carte Gène
   *[other] { $cards } cartes Gène
  }
line-skipped = Cases occupées sautées
line-of-colour = { $colour } : { $reason }

why-drawing = On lance les dés ou on révèle des cartes ; un instant.
why-not-your-turn = Ce n’est pas à vous : on attend { $seat } ({ $what }).
why-not-now = Pas maintenant ; il s’agit de décider : { $what }.
why-other-phase = Pas maintenant : cela relève de la phase { $phase } ({ $name }).
why-gene = Seulement avec le gène { $gene }, que vous n’avez pas.
why-gene-or = Seulement avec le gène { $gene } ou { $other }, et vous n’avez ni l’un ni l’autre.
why-no-escape = Seulement avec le gène { $gene }, ou avec { $other } après qu’une de vos amibes a été mangée dans cette phase 1.
why-points = Cela coûte { $price } PB, et vous en avez { $points }.
why-colour = { $cube } : cette couleur n’est pas en jeu.
why-order = { $cube } : on choisit les cubes dans l’ordre des couleurs, et celle-ci est passée.
why-no-space = Il n’y a pas de case de ce côté ({ $direction }).
why-not-on-board = L’{ $amoeba } n’est pas dans la soupe.
why-not-same-space = L’{ $amoeba } n’est pas sur la case de l’{ $attacker }.
why-no-damage = L’{ $amoeba } n’a aucun dommage.

why-eaten-first = Cette amibe s’est déjà nourrie ; chacune ne mange qu’une fois.
why-direction = { $second_die ->
    [0] Le dé montre { $die }, qui ne mène pas de ce côté ({ $direction }).
   *[other] Les dés montrent { $die } et { $second_die }, qui ne mènent pas de ce côté ({ $direction }).
  }
why-far = { $space } n’est pas à côté de l’{ $amoeba }, qui n’avance que d’une case.
why-turn = Le courant emporte l’{ $amoeba } ({ $direction }) ; ailleurs, elle ne va qu’en se déplaçant elle-même.
why-turn-still = Il n’y a pas de courant : ailleurs, l’{ $amoeba } ne va qu’en se déplaçant elle-même.
why-stay = { $second_die ->
    [0] Le dé montre { $die } ; seul un 5 laisse l’amibe sur place.
   *[other] Les dés montrent { $die } et { $second_die } ; seul un 5 laisse l’amibe sur place.
  }
why-carry-none = En { $space }, il n’y a pas de { $cube } à emporter.
why-carry-limit = On peut emporter { $limit } cubes au plus.

why-must-eat = Il y a un repas simple sur cette case : l’amibe doit manger ; elle ne peut ni souffrir de la faim ni attaquer.
why-bite-own = Une amibe ne mange jamais de cubes de sa couleur ({ $cube }).
why-bite-no-meal = Avec { $cube }, aucun repas complet n’est possible en { $space }.
why-no-whole-meal = Les cubes choisis ne forment pas un repas complet.
why-host-own = Vos propres amibes ne peuvent pas être des hôtes ; seul un adversaire paie.
why-host-away = { $who } n’a pas d’amibe sur cette case.
why-host-points = { $who } n’a pas de PB pour payer.
why-host-no-meal = Même avec un cube de moins, aucun repas n’est possible ici.
why-suck-first = Au moins un cube doit venir de là.
why-suck-needed = Sa propre case n’a pas tous les cubes du repas.
why-suck-lacks = { $space } n’a pas les cubes qui manquent au repas.
why-suck-useless = { $space } n’a aucun cube de ce repas.
why-suck-no-need = Il ne faut plus de { $cube } pour ce repas.
why-suck-none = Il n’y a plus de { $cube } en { $space }.
why-suck-others = L’Aspiration apporte { $limit } au plus, et d’autres cubes manquent au repas.

why-dragged = Elle s’est agrippée à sa victime et a été entraînée : elle ne peut plus attaquer.
why-attack-itself = Une amibe ne peut pas s’attaquer elle-même.
why-attack-own = En phase 5, on n’attaque que des amibes adverses.
why-threat = L’{ $amoeba } effraie les amibes d’un numéro supérieur.
why-armour = L’{ $amoeba } porte une Carapace : en phase 1, les adversaires ne peuvent pas l’attaquer.
why-camouflaged = L’attaquante est camouflée ({ $gene }) : aucune réponse n’est possible.
why-used = { $gene } : déjà utilisée. Elle n’aide chaque amibe qu’une fois par manche.
why-used-original = { $gene } : déjà utilisée. Elle n’aide qu’une fois par attaque.
why-defence-own = La Défense ne sert que contre les adversaires, pas contre vos propres amibes.

why-gene-not-held = Vous n’avez pas { $gene }.
why-gene-covers-nothing = { $gene } ne couvre rien et ne peut pas être cédé.
why-held = Vous avez déjà { $gene } ; personne n’a deux fois le même gène.
why-barred = Vous avez cédé { $gene } pour { $higher } ; tant que vous gardez celui-ci, vous ne pouvez pas le reprendre.
why-face-down = { $gene } : la carte est encore face cachée.
why-sold-out = { $gene } : il n’y en a plus en vente.
why-not-in-box = { $gene } : ce gène n’est pas dans cette partie.
why-not-last = { $gene } : seul le dernier de la piste peut l’avoir.
why-lower = { $gene } est un gène avancé : il faut céder { $lower }, que vous n’avez pas.
why-lower-fresh = Vous avez obtenu { $lower } pendant cette manche ; vous pourrez le céder pour { $gene } dès la prochaine.
why-no-other-way = { $gene } : il ne s’achète pas de cette façon.
why-no-rival = { $gene } : aucun adversaire ne l’a.
why-swap-fresh = Vous avez obtenu { $gene } pendant cette manche : impossible de l’échanger tout de suite.
why-swap-nothing = Il n’y a rien contre quoi vous pourriez échanger { $gene }.
why-swap-advanced = { $gene } est un gène avancé ; un échange n’en donne pas.

why-start-far = Les marqueurs partent des cases 1 à { $last }.
why-start-taken = Sur la case { $track }, il y a déjà { $who }.
why-number-high = Dans cette partie, les amibes sont numérotées de 1 à { $last }.
why-number-taken = L’{ $amoeba } est déjà dans la soupe, en { $space }.
why-place-taken = Il y a déjà une amibe en { $space } ; à la mise en place, chacune a sa case.
why-place-own = Vous avez déjà une amibe en { $space }.
why-place-far = { $space } n’est voisine d’aucune case où vous avez une amibe.
why-healing-gone = Vous avez cédé Guérison I pour Guérison II, qui transmet le dommage.
why-hand-on-itself = Le dommage doit aller à une autre amibe.

tagline = Des amibes dans la soupe primordiale : dérivez, mangez, divisez-vous, et dépassez les autres grâce à de meilleurs gènes.

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
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
bp = point biologique

phase-1 = Mouvement et nourriture
phase-2 = Environnement
phase-3 = Nouveaux gènes
phase-4 = Division cellulaire
phase-5 = Morts
phase-6 = Score
phase-0 = Mise en place

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
board-space = Case { $space } : { $contents }
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

board-people = Joueurs
board-you = vous
board-to-play = joue
board-decides = décide
board-points = case { $count } de la piste
board-bp = { $count ->
    [one] { $count } point biologique
   *[other] { $count } points biologiques
  }
board-signs = Ce que veulent dire les signes
board-about-bp = Les points biologiques (PB) paient les déplacements, les gènes et les nouvelles amibes. Avant chaque division cellulaire, vous en recevez { $income }.
board-about-gene = Points de mutation : chaque gène en a. La barre et le premier nombre montrent la somme des gènes d’un joueur, le repère et le second nombre l’ozone. Un gène au cadre en tirets a été obtenu pendant cette manche.
board-about-current-east = Courant : qui dérive va d’une case de ce côté, gratuitement. Un déplacement lance un dé : 1 ouest, 2 nord, 3 est, 4 sud, comme sur la boussole ; 5 rester, 6 au choix.
board-about-ozone = Ozone : quand une carte est retournée, qui a des gènes avec plus de points de mutation que l’ozone cède des gènes ou paie la différence en PB.
board-about-finish = Case de la piste ; le plus loin gagne. À chaque manche, les amibes vivantes font avancer le marqueur d’autant de cases : { $amoebas }, et les cartes Gène : { $genes }. Les cases occupées sont sautées et ne comptent pas.
board-about-amoeba-0 = Amibes vivantes, et combien il y en a de cette couleur.
board-about-damage = Point de dommage (PD) : une amibe en prend un chaque fois qu’elle a faim, et à deux elle meurt.
board-about-cube-0 = Cubes dans la réserve. Un repas est de { $colours ->
    [3] 3 cubes, deux d’une autre couleur et un de la troisième
    [4] 3 cubes, un de chaque autre couleur
    [5] 4 cubes, un de chaque autre couleur
   *[other] 4 cubes de quatre autres couleurs
  } ; puis l’amibe en excrète deux de la sienne.
board-supply = { $count ->
    [one] { $count } cube en réserve
   *[other] { $count } cubes en réserve
  }
board-alive = amibes vivantes : { $count } sur { $all }
board-reserve = hors de la soupe : { $numbers }
board-cards = { $count ->
    [one] compte comme { $count } carte Gène
   *[other] comptent comme { $count } cartes Gène
  }
board-gauge = Points de mutation { $mutation }, ozone { $ozone } : rien à payer
board-gauge-over = Points de mutation { $mutation }, ozone { $ozone } : { $debt } à payer
board-genes-of = Gènes ({ $name })
board-alarmed = en alarme
board-looked = connaît la prochaine carte
board-dice = dés { $count }
board-two-colours = Deux couleurs chacun : seul compte le marqueur le plus en arrière.
board-winner = gagne

board-market = Cartes Gène
board-price = { $count } PB
board-mutation = { $mutation ->
    [one] { $mutation } point de mutation
   *[other] { $mutation } points de mutation
  }
board-copies = { $count ->
    [0] épuisé
   *[other] { $count } sur { $all } en vente
  }
board-needs = contre { $genes }
board-replaces = Remplace { $genes }.
board-or = {" "}ou{" "}
board-pays = cédé, il couvre { point-count }
board-held-by = à { $names }
board-barred = pas pour { $names } : cédé pour un gène avancé
board-gene = { $gene }, { $price } PB, { board-mutation }, { $copies ->
    [0] épuisé
    [one] il en reste { $copies }
   *[other] il en reste { $copies }
  }
board-why = { $what } : impossible à choisir pour l’instant. Touchez pour savoir pourquoi.
board-about = Voir { $gene }
board-about-fresh = Voir { $gene }, obtenu pendant cette manche
board-gene-card = Ce que dit la carte
board-gene-effect = Comment ça marche
board-gene-ruling = Là où les règles laissent un doute
board-face-down = { $count ->
    [one] { $count } gène supplémentaire est encore caché.
   *[other] { $count } gènes supplémentaires sont encore cachés.
  }
board-close = Fermer
board-advanced = avancé

lens-meal = { $amoeba } mange
lens-carry = { $amoeba } emporte des cubes
lens-suck = { $amoeba } aspire des cubes
lens-attack = Attaque
lens-aggression = Agression
lens-move = { $amoeba } se déplace seule
lens-escape-move = { $amoeba } s’échappe
lens-chosen = Choisis
lens-empty = encore rien
lens-escape = Fuite
lens-defend = Défense
lens-no-answer = Aucune réponse possible.
lens-camouflaged = Camouflée : aucune réponse possible.
lens-answering = { $name } peut répondre :
lens-against = attaque
lens-targets = Quelle amibe ?

describe-head = Manche { $round } sur { $rounds }, phase { $phase } : { $name }
describe-card = Courant : { $current } ; ozone { $ozone } ; cartes Environnement restantes : { $left }
describe-next = Prochaine carte : { $card }
describe-colour = { $name } : case { $marker }, { $bp } PB, réserve { $supply }, mutation { $mutation }
describe-genes = gènes : { $genes }
describe-for-sale = En vente : { $genes }
describe-gene = { $gene } ({ $price }/{ $mutation }) ×{ $copies }
describe-attack = { $attacker } attaque { $target }
describe-chosen = { $title } : { $cubes }

## Études

treatment-with = { $gene } dès le début
treatment-without = Jamais { $gene }
treatment-part = { $gene }
market-gene = { $gene } ({ $price } PB)
market-round = manche { $number }
market-bp = 1 PB
study-end-track = Quelqu’un a atteint la zone d’arrivée
study-end-cards = Il n’y a plus de cartes Environnement
strategy-always-move = Se déplace par ses propres forces dès que possible
strategy-never-move = Se laisse toujours dériver
strategy-always-divide = Se divise et guérit aussi souvent que possible
strategy-never-divide = Ne se divise jamais
strategy-always-buy = Achète des gènes tant que possible
strategy-never-buy = N’achète jamais de gène
strategy-buy = Achète dès que possible : { $gene }
