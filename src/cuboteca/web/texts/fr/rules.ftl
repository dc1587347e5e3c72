## The page of rules, and the drawer with rules at a table

rules-search = Chercher dans les règles
rules-search-go = Chercher
rules-all = Tout afficher
rules-found = Sections trouvées : { $count }
rules-close = Fermer les règles
rules-now = Demandé maintenant
rules-failed = Impossible d’afficher les règles pour l’instant.
rules-read = Lire la règle
log-rule = Règle : { $title }
