## Les mots d'une partie
