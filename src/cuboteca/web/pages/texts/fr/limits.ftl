## A table that was closed before its end

closed-title = Cette table est fermée
closed-idle = Personne n’y jouait plus depuis longtemps : la table a été fermée. Les points sont ceux d’alors.
closed-rules = Les règles de ce jeu ont été corrigées et cette partie ne pouvait pas continuer avec les nouvelles. Les points sont ceux de la dernière étape sur laquelle anciennes et nouvelles règles s’accordent.
closed-admin = Les responsables de ce site ont fermé cette table. Les points sont ceux d’alors.
closed-reason = La raison donnée : { $reason }
closed-on = Fermée le { $date }
message-410-title = Cette table est fermée
message-410-text = Cette table a été fermée avant la fin. Sa rediffusion et son fichier restent disponibles.

## Limits

message-429-title = Un peu de patience
message-429-text = Cela fait trop de demandes en peu de temps. Attendez une minute et réessayez.
message-429-tables = Beaucoup de tables viennent d’être créées depuis votre connexion. Attendez { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} avant d’en créer une autre.
message-429-open = Beaucoup de tables créées depuis votre connexion sont encore ouvertes. Terminez-en une, ou réessayez dans { $minutes } minutes.
message-429-costly = Beaucoup de conseils, d’analyses et de vérifications viennent d’être demandés depuis votre connexion. Attendez { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} et redemandez ; vous pouvez continuer à jouer.
message-429-codes = Beaucoup de codes ont été essayés depuis votre connexion. Attendez { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} et réessayez.
message-full-title = Toutes les tables sont prises
message-full-text = Le site fait déjà tout ce qu’il peut. Réessayez dans une minute ; les parties en cours continuent.
message-banned-title = Cette adresse est bloquée
message-banned-text = Les responsables de ce site ont bloqué l’adresse que vous utilisez. Si vous pensez que c’est une erreur, adressez-vous à eux.
message-banned-you-title = Vous êtes exclu
message-banned-you-text = { $until ->
    [none] Les modérateurs de ce site vous ont exclu. Si vous pensez que c’est une erreur, adressez-vous à eux.
   *[other] Les modérateurs de ce site vous ont exclu jusqu’au { $until }. Si vous pensez que c’est une erreur, adressez-vous à eux.
  }
