## Dove sta una regola: la pagina del regolamento e il nostro titolo

cited = { $game }, p. { $pages }: “{ $title }”
cited-ours = { $game }: “{ $title }”
rules-source = Regolamento: p. { $pages }
rules-source-ours = Parole nostre su ciò che il regolamento lascia aperto

## Colonne delle tabelle nelle regole

column-name = Che cosa
column-count = Quanti
column-effect = Che cosa fa
column-price = Costo
column-points = Punti
