messages-link = Me prévenir quand c’est à moi
messages-title = Quand c’est à vous de jouer
messages-lead = Vous pouvez être prévenu que c’est à vous même quand la table n’est pas ouverte : une fois par tour, et jamais pendant que vous la regardez.
messages-unknown = Vous n’avez pas encore joué dans ce navigateur. Créez une table ou prenez une place, puis revenez.
messages-devices = Notifications sur vos appareils
messages-subscribe = Me prévenir sur cet appareil
messages-no-push = Ce navigateur ne peut pas afficher de notifications de ce site. Sur iPhone ou iPad, ajoutez d’abord le site à l’écran d’accueil ; ailleurs, l’adresse du site doit commencer par https.
messages-no-key = Les responsables de ce site n’ont pas mis en place les notifications.
messages-denied = Le navigateur ne le permet pas. Ses réglages pour ce site se changent à côté de l’adresse.
messages-failed = Cela n’a pas marché. Réessayez plus tard.
messages-device = Un appareil
messages-since = depuis le { $date }
messages-remove = Retirer { $name }
messages-remove-short = Retirer
messages-when = Quand
messages-wait = À une table en direct, après le début de votre tour, attendre
messages-wait-one = { $seconds ->
    [0] rien du tout
    [30] 30 secondes
   *[other] { $minutes } minutes
  }
messages-quiet = Heures de silence
messages-from = de
messages-to = à
messages-zone = Fuseau horaire
messages-quiet-what = Ce qui arriverait pendant ces heures est envoyé à leur fin. Laissez vide pour n’en avoir aucune.
messages-keep = Enregistrer
messages-kept = C’est enregistré.
messages-feed = Un flux
messages-feed-what = Un lecteur de flux montre les tables qui vous attendent. L’adresse est secrète : qui la connaît voit où c’est à vous. Elle n’est montrée qu’une fois.
messages-feed-here = Adresse de votre flux
messages-feed-new = Créer une adresse
messages-feed-renew = Créer une nouvelle adresse
messages-feed-end = Arrêter le flux
messages-feed-title = Cuboteca : à vous de jouer
messages-hook = Un webhook
messages-hook-what = Pour qui programme : chaque tour est envoyé en JSON à une adresse https sur Internet, signé par HMAC-SHA256 dans l’en-tête X-Cuboteca-Signature.
messages-hook-where = Adresse, vide pour aucune
messages-hook-secret = Clé des signatures, montrée une seule fois
messages-wrong-hook = Un webhook demande une adresse comme https://example.org/path qui ne soit pas dans un réseau privé.
messages-wrong-wait = Choisissez l’un des temps d’attente.
messages-wrong-zone = Un fuseau horaire s’écrit comme Europe/Rome, ou bien UTC.
messages-wrong-time = Les heures de silence demandent deux heures de la journée, par exemple 22:30 et 7:00.
messages-turn-title = { $game } : c’est à vous
messages-turn-text = La table vous attend.
