## Playing with the real box: the pages

box-title = Avec votre boîte
box-lead = Jouez à votre table avec le vrai jeu : cette page compte, mélange et lance les dés.
box-of = { $game } : avec votre boîte
box-note = Posez le téléphone au milieu de la table : il reste allumé, et recharger la page ne fait rien perdre. Les noms et les nombres restent sur cet appareil ; le site ne fait que les compter.
box-has-sheet = feuille de score
box-has-deck = pioche
box-has-phases = phases
box-has-die = dé
box-has-solver = solveur exact
box-link = Avec votre boîte

## The sheet

box-begin = Une nouvelle feuille
box-player = Joueur { $number }
box-name = Nom du joueur { $number }
box-start = Commencer
box-standing = Points
box-track = Piste de score
box-space = Case { $number } : { $names }
box-nobody = personne
box-add = Compter
box-undo = Annuler la dernière ligne
box-again = Nouvelle feuille
box-rounds = Compté jusqu’ici
box-not-a-number = { $name }, { $field } : il faut un nombre entier de { $least } à { $most }.
box-offline = Le site est injoignable. Ce que vous avez saisi reste sur cet appareil ; réessayez plus tard.
box-kept = Le site est injoignable. Voici la feuille telle qu’elle a été comptée la dernière fois.

## What works on the device alone

box-put-back = Remettre la dernière
box-shuffle = Tout mélanger
box-left = Cartes restantes : { $count }
box-cards = Cartes
box-all-cards = Toutes les cartes
box-phases = La manche
box-next-round = Manche suivante
box-dice = Dé
box-chance = Hasard
box-roll = Lancer
box-roll-two = Lancer deux dés
box-who = Qui commence ?
box-begins = { $name } commence.
box-clear = Tout effacer
box-no-script = Les dés, la pioche et les cases mémorisées ont besoin d’un script, que votre navigateur n’exécute pas ici. Les feuilles fonctionnent sans.

## The solver

box-solver = Demander au solveur
box-solver-what = Saisissez les cartes telles qu’elles sont posées, et apprenez laquelle est la meilleure.
box-solver-of = { $game } : solveur
box-solver-lead = Saisissez ce qui est visible sur votre table. Le solveur examine tout ce qui peut arriver jusqu’à la fin de la manche.
box-back = Retour à la feuille de score
box-solve = Trouver la meilleure carte
box-best = Le mieux pour { $name }
box-exact = La réponse est exacte pour cette manche si chacun joue pour soi. À valeur égale, elle choisit la carte à laquelle le joueur suivant risque de mal répondre.
box-thinking = Le solveur examine la manche…
box-take = Retirer { $card }
box-too-large = Cette position est trop grande pour être examinée jusqu’au bout. Demandez de nouveau après quelques cartes.
box-solver-late = Le solveur a mis trop de temps et a été arrêté. Demandez de nouveau après quelques cartes.
box-solver-unready = Le solveur se prépare encore pour sa première utilisation ici. Réessayez dans une minute.
