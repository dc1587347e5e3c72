report = Signaler quelque chose
report-lead = Les modérateurs de ce site le voient, avec ce qui a été dit autour. Personne d’autre ne l’apprend.
report-what = Qu’est-ce qui ne va pas ?
report-line = { $name } a écrit : { $text }
report-name = Le nom { $name }
report-table = Cette table
report-reason = Pourquoi, si ce n’est pas évident
report-send = Signaler
report-thanks = Merci
report-thanks-text = Les modérateurs de ce site vont regarder.
moderation = Modération
moderation-not-you = Cette page est réservée aux modérateurs de ce site.
moderation-your-id = Les responsables du site peuvent vous nommer modérateur grâce à votre identifiant : { $id }
moderation-line = Message signé { $name }
moderation-name = Le nom { $name }
moderation-table = Une table
moderation-look = Voir la table
moderation-because = Motif du signalement :
moderation-reason = Votre motif, pour le journal
moderation-dismiss = Classer sans suite
moderation-close = Fermer la table
moderation-mute = { $hours ->
    [1] Masquer pendant une heure
    [24] Masquer pendant un jour
   *[other] Masquer pendant une semaine
  }
moderation-ban = { $days ->
    [0] Exclure pour toujours
    [1] Exclure pour un jour
   *[other] Exclure pour { $days } jours
  }
moderation-unknown = Le site ne sait pas qui c’est : on ne peut masquer ni exclure personne.
moderation-none = Rien n’a été signalé.
moderation-address = Exclure une adresse
moderation-network = Adresse ou réseau, par exemple 203.0.113.7
moderation-held = Masqués et exclus
moderation-held-none = Personne n’est masqué ni exclu.
moderation-held-mute = { $until ->
    [none] { $name } : messages masqués
   *[other] { $name } : messages masqués jusqu’au { $until }
  }
moderation-held-ban = { $until ->
    [none] { $name } : exclusion pour toujours
   *[other] { $name } : exclusion jusqu’au { $until }
  }
moderation-lift-unmute = Ne plus masquer
moderation-lift-unban = Lever l’exclusion
moderation-lift-unban-address = Lever l’exclusion
moderation-wrong-held = Il n’y a plus rien à lever ici.
moderation-wrong-reason = Indiquez un motif : il figure au journal.
moderation-wrong-report = Quelqu’un d’autre s’est déjà occupé de ce signalement.
moderation-wrong-network = Une adresse s’écrit comme 203.0.113.7 ou 2001:db8::7, un réseau comme 203.0.113.0/24 ; il ne peut pas être trop grand.
moderation-wrong-act = Choisissez l’un des boutons.
audit = Ce que les modérateurs ont fait
audit-none = Rien pour l’instant.
audit-dismiss = Signalement classé sans suite, table { $target }
audit-mute = Masqué : { $name }
audit-close = Table { $target } fermée
audit-ban = Exclu : { $name }
audit-ban-address = Adresse { $target } exclue
audit-unmute = N’est plus masqué : { $name }
audit-unban = N’est plus exclu : { $name }
audit-unban-address = Adresse { $target } de nouveau admise
audit-add = Nommé modérateur : { $name }
audit-remove = N’est plus modérateur : { $name }
