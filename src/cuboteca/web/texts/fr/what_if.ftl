## Réessayer, et « et si… »

what-if-title = Et si… : { $game }
what-if = Et si… ?
what-if-table = À la table
what-if-so-far = Et si…
what-if-note = Ce plateau n’est qu’à vous : vous jouez pour tout le monde, et rien ici ne change la partie. Les tirages sont refaits.
what-if-hides = Ce que vous ne pouvez pas savoir est aussi retiré au sort : dans la partie, ce peut être autrement.
what-if-redraw = Recommencer avec d’autres tirages
what-if-whose = Vous choisissez pour { $name }.
what-if-others = Laisser les bots jouer pour les autres
what-if-start = Revenir au début
what-if-leave = Quitter
try-again = Réessayer à partir d’ici
try-again-note = Une nouvelle table commence avant cette décision, contre des bots ; elle ne compte pas pour le classement.
begins-at = Cette partie a commencé à une position et non au début du jeu ; elle ne compte donc pas pour le classement.
