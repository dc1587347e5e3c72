mail-head = Courriel
mail-what = Un message par tour, et aucun pendant vos heures de silence. Rien d’autre n’est jamais envoyé, personne d’autre ne voit l’adresse, et chaque message a un lien pour arrêter.
mail-address = Votre adresse
mail-send = M’envoyer un code
mail-sent = Un code est en route vers cette adresse.
mail-waits = Un code a été envoyé à { $address }. Saisissez-le ici dans la demi-heure.
mail-code = Code
mail-confirm = Confirmer
mail-confirmed = C’est confirmé. Vos tours y seront annoncés.
mail-to = Vos tours sont annoncés à { $address }.
mail-forget = Oublier cette adresse
mail-forgotten = L’adresse est oubliée.
mail-wrong-address = Une adresse électronique s’écrit comme nom@example.org.
mail-wrong-code = Ce code est faux ou trop ancien. Demandez-en un nouveau.
mail-many = Assez de codes ont été envoyés pour aujourd’hui. Réessayez demain.
mail-failed = Le message n’a pas pu être envoyé maintenant. Réessayez plus tard.
mail-code-title = Votre code pour Cuboteca
mail-code-text =
    Votre code est { $code }. Il est valable { $minutes } minutes, là où vous l’avez demandé.

    Si vous ne l’avez pas demandé, quelqu’un s’est trompé d’adresse : ne faites rien, il n’en viendra pas d’autre.
mail-turn-text =
    { $text }

    { $url }

    Ne plus recevoir ces messages : { $stop }
mail-stop = Plus aucun courriel
mail-stop-what = Les messages sur vos tours n’arriveront plus à votre adresse, qui sera alors oubliée.
mail-stop-do = Ne plus m’envoyer de courriel
mail-stopped = Plus aucun courriel
mail-stopped-text = L’adresse est oubliée.
