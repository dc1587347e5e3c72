## Où se trouve une règle : la page du livret et notre propre titre

cited = { $game }, p. { $pages } : « { $title } »
cited-ours = { $game } : « { $title } »
rules-source = Livret : p. { $pages }
rules-source-ours = Nos propres mots sur ce que le livret laisse ouvert

## Colonnes des tableaux dans les règles

column-name = Quoi
column-count = Combien
column-effect = Ce que cela fait
column-price = Prix
column-points = Points
