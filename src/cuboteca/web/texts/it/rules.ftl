## The page of rules, and the drawer with rules at a table

rules-search = Cerca nelle regole
rules-search-go = Cerca
rules-all = Mostra tutto
rules-found = Sezioni trovate: { $count }
rules-close = Chiudi le regole
rules-now = Chiesto adesso
rules-failed = Ora non si possono mostrare le regole.
rules-read = Leggi la regola
log-rule = Regola: { $title }
