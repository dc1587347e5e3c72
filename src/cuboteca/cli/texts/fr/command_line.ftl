## Une partie dans le terminal

play-person = Joueur { $number }
play-bot = { $level }-{ $number }
play-begins = { $game }. Graine { $seed }. Tapez le numéro d’un choix, ou ? pour l’aide.
play-goes-on = { $count ->
    [one] { $game } reprend après { $count } événement. Tapez le numéro d’un choix, ou ? pour l’aide.
   *[other] { $game } reprend après { $count } événements. Tapez le numéro d’un choix, ou ? pour l’aide.
  }
play-effect = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
play-help =
    Tapez le numéro d’un choix, ou le choix tel qu’il est écrit en gris.
    undo         annule votre dernière décision, avec les réponses des bots, si depuis rien n’a été pioché et si personne d’autre n’a décidé
    board        montre de nouveau la table
    rules MOT    ce que les règles disent d’un mot ; sans mot, tout le résumé
    save FICHIER enregistre la partie ; « cuboteca replay FICHIER » la montre
    quit         quitte la table
play-hint = Tapez le numéro d’un choix, ou ? pour l’aide.
play-no-number = Il n’y a pas de choix { $line } : choisissez de 1 à { $last }.
play-undone = Décision annulée.
play-no-undo = Il n’y a rien à annuler : depuis votre dernière décision, quelque chose a été pioché ou révélé, ou une autre personne a décidé.
play-stand-in = { $name } n’a pas donné de réponse valable ({ $reason }) ; le hasard décide à sa place.
play-save-where = Dites où : save FICHIER
play-saved = Enregistrée dans { $file }.
play-not-saved = Impossible d’écrire { $file } : { $reason }.
play-offer = Pour reprendre cette partie plus tard, tapez le nom du fichier où l’enregistrer ; une ligne vide quitte la table sans enregistrer.
play-resume = cuboteca play --resume { $file } la reprend.
play-saved-secrets = Le fichier contient ce qui est encore secret à cette table : qui l’ouvre l’apprend.
play-left = { $count ->
    [one] Vous avez quitté la table après { $count } événement.
   *[other] Vous avez quitté la table après { $count } événements.
  }
play-over-hint = La partie est finie. save FICHIER l’enregistre ; une ligne vide quitte la table.

## Scores

sheet-scored = Ce décompte
sheet-total = Total
final-title = Résultat final
final-rank = Rang
final-name = Joueur
final-points = Points

## Enregistrements

replay-title = Partie { $number } : { $game }
replay-open = { $count ->
    [one] L’enregistrement s’arrête après { $count } événement ; la partie n’est pas finie.
   *[other] L’enregistrement s’arrête après { $count } événements ; la partie n’est pas finie.
  }
replay-draws-proven = Les tirages découlent du secret dont l’engagement est { $commitment }. Personne ne les a choisis si la table affichait cet engagement avant la partie.
replay-draws-seeded = Les tirages découlent de la graine { $seed }, choisie par la personne qui a créé la table : elle pouvait tous les connaître d’avance.
replay-draws-seeded-unnamed = Les tirages découlent du secret ; la personne qui a créé la table a choisi la graine et pouvait connaître chaque tirage.
replay-draws-not-proven = Les tirages sont possibles, mais non prouvés : l’enregistrement ne contient pas le secret qui permettrait de les vérifier.
replay-draws-chosen = La personne qui a créé la table a choisi la graine et pouvait connaître d’avance chaque tirage.

## Le résumé des règles

rules-nothing = { $game } : le résumé ne dit rien de « { $word } »
rules-options = Options
rules-assumed = Valeurs supposées
rules-assumed-why = Ces valeurs ne figuraient que sur des images que nous n’avons pas ; elles sont de nous.
