## La table : mots que seul le dessin emploie

board-to-play = joue
board-dominator = Dominateur
board-bottom = dessous
board-bottom-help = Sur la face du bas : si la manche se terminait maintenant, ce serait le Sukkube, qui commencerait la suivante.
board-automaton-name = { $character } (automate)
board-in-order = Dans cet ordre : { $cards }
board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
board-side = { $character } ({ $place }) : { $direction } amène ce personnage dessus
board-trail = Cartes de cette manche
board-link = { $name } : { $card }. Puis dessus : { $character }
board-link-doubled = { $name } : { $card }, doublée. Puis dessus : { $character }
board-streak-first = La première carte est libre et n’est jamais doublée.
board-streak-doubles = Une autre carte { $colour } est doublée.
board-streak-spent = Cette série { $colour } a déjà été doublée.
board-barred-repeated = même direction
board-barred-opposite = direction opposée
board-ends = met fin à la manche
board-foretold = { $sentence }. Puis { $count ->
    [one] 1 automate joue
   *[other] { $count } automates jouent
  } ; à la fin, { $character } est dessus.
board-foretold-ends = { $sentence }. Puis { $count ->
    [one] 1 automate joue
   *[other] { $count } automates jouent
  } ; la manche se termine avec { $character } dessus.
board-foretold-ends-at-once = { $sentence }, et la manche se termine.
