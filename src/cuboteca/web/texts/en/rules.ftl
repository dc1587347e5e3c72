## The page of rules, and the drawer with rules at a table

rules-search = Find in the rules
rules-search-go = Find
rules-all = Show everything
rules-found = Sections found: { $count }
rules-close = Close the rules
rules-now = Asked now
rules-failed = The rules cannot be shown just now.
rules-read = Read the rule
log-rule = Rule: { $title }
