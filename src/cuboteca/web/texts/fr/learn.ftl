## Les leçons, et ce qu’on a appris

learn-title = Leçons
learn-lead = Apprenez chaque jeu en y jouant : un vrai plateau, une idée à la fois et une raison à tout.
learn-first = Apprendre
learn-minutes = environ { $minutes } minutes
learn-at = reprendre à l’étape { $at } sur { $of }
learn-done = terminée
learn-step = Étape { $at } sur { $of }
learn-right = Exact.
learn-wrong = Pas cette fois.
learn-on = Continuer
learn-show = Montrez-moi
learn-back = Une étape en arrière
learn-ended = { $title } : terminée !
learn-next = Leçon suivante : { $title }
learn-play = Jouer maintenant contre des bots faciles
learn-again = Encore une fois
progress-title = Mes progrès
progress-unknown = Cet appareil n’a encore rien appris : ce que vous faites désormais est retenu ici.
