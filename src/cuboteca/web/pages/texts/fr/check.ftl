## Provable chance

chance = Tirages vérifiables
chance-promised = Ces chiffres lient la table à tout ce qui décide de ses tirages. Notez-les maintenant : après la partie, vous pourrez vérifier que rien n’a été échangé.
chance-head = Empreinte du journal après { $count ->
    [one] 1 entrée
   *[other] { $count } entrées
  }
chance-how = Comment cela marche
check-play = Vérifier les tirages
check-title = Les tirages : { $game }
check-how-title = Comment naissent les tirages
check-how-promise = Avant le premier tirage, la table a choisi au hasard un long secret et l’a mis sous clé. Elle n’a montré que l’engagement : une empreinte du secret, de la table, du jeu et de ses options. Qui en échange un seul obtient une autre empreinte.
check-how-draw = Chaque tirage se calcule à partir du secret, de ce que les personnes ont ajouté et du numéro de l’étape. Le résultat est un nombre, par exemple 18 sur 55, et tous sont également probables ; les règles disent quels nombres correspondent à quel résultat. Une fois l’engagement affiché, personne ne peut donc choisir un tirage ; et tant que le secret est sous clé, personne ne peut en connaître un.
contribution-none = n’a rien ajouté.
contribution-committed = s’est engagé sur quelque chose.
contribution-awaited = ne s’est pas encore engagé.
check-how-people = Ensuite, chaque personne à la table a ajouté quelque chose : le navigateur a tiré au hasard un long texte et n’en a envoyé que l’empreinte ; une fois toutes les empreintes là, les textes ont été montrés. Ainsi personne ne connaissait les textes des autres au moment de choisir le sien, et la table avait choisi son secret avant d’en connaître aucun. Un bot n’ajoute rien.
check-how-nobody = À cette table, on n’a demandé à personne d’ajouter quoi que ce soit.
check-how-key = Une fois la partie finie, le site signe l’enregistrement, pour que personne ne puisse en écrire plus tard un autre qui concorde aussi. La clé avec laquelle chacun peut vérifier la signature se trouve ici et à l’adresse
check-how-chain = Chaque entrée du journal reçoit une empreinte, qui couvre aussi la précédente. Si quelque chose changeait plus tard dans le journal, toutes les empreintes suivantes changeraient.
check-note-it = Une empreinte ne prouve quelque chose qu’à ceux qui l’ont vue à temps. Au début d’une partie, notez au moins les seize premiers chiffres de l’engagement, ou prenez une photo.
check-later = Quand la partie sera terminée, le secret apparaîtra ici et chaque tirage sera recalculé.
check-yourself-title = Vérifiez vous-même
check-yourself = Vous n’êtes pas obligé de croire cette page. Téléchargez la partie et faites-la vérifier par un programme à vous, sur votre propre ordinateur :
check-yourself-why = Le premier programme fait partie de Cuboteca et connaît les règles ; le second est un court texte en Python simple, que vous pouvez lire en entier : docs/verify_play.py.
check-draws-title = Tous les tirages
check-draws-text = L’étape de la partie, le résultat tel que les enregistrements l’écrivent, le nombre tiré et les nombres qui correspondent à ce résultat.
check-draw-step = Étape
check-draw-number = Tiré
check-draw-means = Correspond à
check-draw-outcome = Résultat
check-mark-passed = Correct :
check-mark-failed = Faux :
check-mark-open = Non vérifié :

## Avant le premier tirage

contribute-title = Avant le premier tirage
contribute-why = Chaque personne ajoute quelque chose aux tirages, pour que nul ne puisse les choisir, pas même ce site. Un navigateur avec scripts le fait tout seul.
contribute-how = Écrivez un mot quelconque, le plus insolite possible, ou laissez le champ vide.
contribute-word = Un mot pour les tirages
contribute-word-of = Un mot pour les tirages, par { $name }
contribute-go = Ajouter et continuer
contribute-start = Commencer sans attendre
contribute-again = Regarder à nouveau
contribute-later = Qui arrive plus tard peut encore prendre la place libre ; un bot peut y jouer en attendant.
contribute-ask = Me demander un mot avant le premier tirage
contribute-waits = La partie va commencer.
contribute-waits-commit = On attend { $names }.
contribute-waits-reveal = Encore quelques secondes d’attente pour l’appareil : { $names }.
