## Where a rule stands: the page of the rulebook, and our own heading

cited = { $game }, p. { $pages }: “{ $title }”
cited-ours = { $game }: “{ $title }”
rules-source = Rulebook: p. { $pages }
rules-source-ours = Our own words on what the rulebook leaves open

## Columns of the tables in the rules

column-name = What
column-count = How many
column-effect = What it does
column-price = Price
column-points = Points
