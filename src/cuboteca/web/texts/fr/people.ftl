## People: accounts, one's own plays, profiles, friends

my-plays = Mes parties
former-player = un ancien joueur

account-title = Compte
account-nobody = Personne n’est connecté sur cet appareil. Vous pouvez jouer sans compte ; dès que vous créez une table ou prenez une place, cet appareil retient vos parties.
account-guest = Sur cet appareil, vous jouez comme invité, sous le nom { $name }. Avec une clé d’accès, vous retrouvez vos parties sur vos autres appareils aussi.
account-is = Vous êtes connecté sous le nom { $name }.
account-rename = Enregistrer
account-remove = Retirer
account-profile = Ce que les autres voient de vous
account-passkeys = Clés d’accès
account-passkey-what = Une clé d’accès vous connecte par votre empreinte, votre visage ou le code de votre appareil. Il n’y a pas de mot de passe, et aucune adresse électronique n’est nécessaire.
account-insecure = Les clés d’accès ne fonctionnent que si le site est ouvert par son nom en https, ou à l’adresse http://localhost sur cet ordinateur. Les codes de secours et les codes de place fonctionnent ici.
account-no-script = Les clés d’accès demandent JavaScript. Les codes de secours et les codes de place fonctionnent sans.
account-no-passkeys = Ce navigateur n’a pas de clés d’accès. Les codes de secours et les codes de place fonctionnent ici.
account-passkey-failed = Cela n’a pas fonctionné, ou a été annulé. Rien n’a changé.
account-passkey-name = Nom de la clé d’accès
account-passkey-named = Clé d’accès { $number }
account-passkey-made = Créée le { $day }.
account-passkey-used = Utilisée pour la dernière fois le { $day }.
account-make = Créer une clé d’accès
account-make-more = Créer une autre clé d’accès
account-sign-in = Se connecter avec une clé d’accès
account-codes = Codes de secours
account-codes-what = Si vous perdez vos clés d’accès, chacun des dix codes de secours vous connecte une fois.
account-codes-left = { $count ->
    [0] Vous n’en avez pas pour l’instant.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
  }
account-codes-make = Créer de nouveaux codes de secours
account-codes-new = Vos nouveaux codes de secours
account-codes-once = Notez-les maintenant : ils ne sont affichés que cette fois. Les codes précédents ne valent plus rien.
account-codes-first = Créez d’abord une clé d’accès : les codes de secours sont pour les comptes.
account-codes-missing = Vous n’avez pas encore de codes de secours
account-codes-missing-what = Si vous perdez vos clés d’accès, plus rien ne vous permettra de vous connecter. Créez dix codes maintenant et gardez-les sur papier ; chacun sert une fois.
account-name-empty = Un nom doit contenir au moins une lettre.
account-keys = Clés pour programmes
account-keys-what = Avec une clé, un de vos programmes joue à votre place par l’API : il voit vos tables et agit à vos places, mais pas aux tables classées, aux donnes ni aux tournois.
account-keys-docs = L’API
account-keys-first = Créez d’abord une clé d’accès : les clés pour programmes sont pour les comptes.
account-key-name = Nom du programme
account-key-make = Créer une clé
account-key-made = Créée le { $day }.
account-key-used = Utilisée pour la dernière fois le { $day }.
account-key-unused = Jamais utilisée.
account-key-revoke = Révoquer
account-key-revoke-name = Révoquer la clé { $name }
account-key-new = Votre nouvelle clé
account-key-once = Copiez-la maintenant : elle n’est affichée que cette fois. Qui la possède joue à votre place tant que vous ne la révoquez pas.
account-devices = Appareils
account-devices-count = { $count ->
    [one] Vous n’êtes connecté que sur cet appareil.
   *[other] Vous êtes connecté sur { $count } appareils.
  }
account-sign-out = Se déconnecter ici
account-sign-out-others = Se déconnecter partout ailleurs
account-guest-stays = Un invité ne peut pas se déconnecter : personne ne retrouverait ses parties. Créez d’abord une clé d’accès, ou supprimez l’invité.
account-recover = Se connecter avec un code de secours
account-recover-what = Chaque code sert une fois. Les places que vous jouez sur cet appareil passent alors à votre compte.
account-code = Code de secours
account-recover-do = Se connecter
account-move = Continuer une seule partie avec un code de place
account-data = Vos données
account-export-what = Tout ce que le site sait de vous : profil, réglages et enregistrements de vos parties, en JSON.
account-export = Tout télécharger
account-delete = Tout supprimer
account-delete-what = Votre nom, vos clés d’accès, vos amis et vos réglages sont supprimés. Vos parties terminées restent aux autres ; vos places y appartiennent à « un ancien joueur ». C’est définitif.
account-delete-running = { $count ->
    [one] Vous êtes à une partie qui n’est pas terminée. Plus personne ne pourra y jouer vos places, et les autres ne pourront pas la finir.
   *[other] Vous êtes à { $count } parties qui ne sont pas terminées. Plus personne ne pourra y jouer vos places, et les autres ne pourront pas les finir.
  }
account-delete-sure = Oui, tout supprimer
account-delete-now = Supprimer
account-delete-confirm = Rien n’a été supprimé : cochez d’abord la case.
account-deleted-title = Supprimé
account-deleted-text = Le site ne vous connaît plus. Vous pouvez rejouer comme invité à tout moment.

plays-unknown = Vous n’êtes pas connecté ; voici les tables que ce navigateur a retenues.
plays-next = Suivante : à vous
plays-next-table = Partie suivante
plays-running = En cours
plays-none-running = Aucune partie en cours.
plays-finished = Terminées
plays-none-finished = Aucune partie terminée.
plays-game = Jeu
plays-all-games = Tous les jeux
plays-with = Avec
plays-search = Chercher
plays-earlier = Parties précédentes
plays-later = Parties suivantes
plays-records = Télécharger les enregistrements (JSONL)
plays-alone = vous seul
plays-nobody-yet = encore personne
plays-closed = fermée avant la fin
plays-rank = { $rank ->
    [1] Vous avez gagné.
   *[other] Place { $rank } sur { $count }.
  }

person-since = Ici depuis le { $day }.
person-friend = Vous êtes amis.
person-finished = Parties terminées
person-none = Aucune pour l’instant.
person-count = Parties
person-wins = Gagnées

friends-title = Amis
friends-none = Pas encore d’amis.
friend-link-make = Créer un lien pour vos amis
friend-link = Lien à donner
friend-link-what = Quiconque l’ouvre et accepte devient votre ami. Il est valable 14 jours, tant que vous n’en créez pas un autre.
friend-title = { $name } aimerait être votre ami
friend-means = Chaque ami voit la liste d’amis de l’autre et trouve son profil.
friend-accept = Devenir amis
friend-own = C’est votre propre lien : donnez-le à quelqu’un d’autre.
friend-remove = Retirer { $name } de vos amis
blocked-title = Bloqués
block-name = Bloquer { $name }
unblock = Débloquer
unblock-name = Débloquer { $name }
block-what = Qui est bloqué ne peut ni devenir votre ami ni rejoindre les tables que vous ouvrez à tous, et n’en est pas informé.

people-refused = Ce n’est pas possible.
people-unknown-sign-in = Cette clé d’accès ou ce code n’est pas bon, ou a déjà été utilisé ou retiré. Réessayez, ou prenez-en un autre.
people-many-passkeys = Un compte a au plus dix clés d’accès, chacune une seule fois.
people-many-keys = Vous avez dix clés, et il n’est pas possible d’en avoir plus. Révoquez-en d’abord une.
people-unknown-key = Cette clé est fausse ou a été révoquée. Créez-en une autre sur la page de votre compte.
people-last-passkey = C’est la dernière clé d’accès, et sans elle vous ne pourriez plus vous connecter. Créez-en d’abord une autre.
people-unknown-person = Il n’y a personne à cette adresse. Le compte a peut-être été supprimé.
people-unknown-link = Ce lien est faux, a expiré ou a été remplacé par un plus récent. Demandez-en un nouveau.
people-many-friends = Cela ferait plus de 200 personnes. Retirez d’abord quelqu’un.
people-nobody = C’est pour les personnes que le site connaît. Jouez une fois, ou connectez-vous, puis rouvrez la page.
message-people-title = Ce n’est pas possible
message-people-text = Revenez en arrière et essayez autre chose.
