app-description = Jeux de société modernes, contre des bots ou entre amis.
offline-title = Le site est injoignable
offline-text = Vous êtes peut-être hors ligne, ou le site redémarre. Rien de ce que vous avez joué n’est perdu.
offline-again = Réessayer
offline-waits = Cette page réessaie d’elle-même toutes les quelques secondes.
