## Enregistrements venus de fichiers

record-open = Ouvrir un enregistrement
record-open-what = Une partie téléchargée en fichier, de ce site ou d’un autre, ou enregistrée par le terminal : revoyez-la et faites-la analyser.
record-open-drop = Déposez le fichier n’importe où sur cette page, ou choisissez-le.
record-open-file = Fichier d’un seul enregistrement (JSON ou JSONL)
record-open-do = Ouvrir
record-from-file = ouverte à partir d’un fichier
record-from-file-title = Ouverte à partir d’un fichier
record-from-file-note = Cette partie a été ouverte à partir d’un fichier. Elle suit les règles ; qui a joué, quand et où, seul le fichier le dit.
record-from-file-check = La partie a eu lieu ailleurs, et ce site n’a rien promis sur son hasard. Ce que le fichier affirme a été recalculé ; seul celui qui a noté son empreinte avant le premier tirage sait si les tirages ont été choisis.
verified-imported = Ce que ce fichier affirme se tient ; on ne peut en savoir plus ici.
message-record-title = Ce fichier ne peut pas être ouvert
record-refused-form = Ce n’est pas l’enregistrement d’une partie. Un enregistrement est un fichier JSON écrit par ce site, par cuboteca play ou par cuboteca simulate ; d’un fichier de plusieurs parties, choisissez une ligne.
record-refused-game = L’enregistrement est d’un jeu que ce site n’a pas.
record-refused-version = La partie a été jouée avec une autre version des règles que celle de ce site.
record-refused-unfinished = La partie de cet enregistrement n’est pas finie, ou il a été écrit avant la fin. Téléchargez-le de nouveau quand la partie est finie.
record-refused-event = À l’étape { $step }, l’enregistrement dit quelque chose que les règles ne permettent pas.
record-refused-proof = La preuve contenue dans cet enregistrement ne tient pas : quelqu’un l’a modifié.
record-refused-large = Un enregistrement a au plus { $most } Kio.
record-refused-slow = Cet enregistrement demande trop de temps à vérifier.

## Positions venues de liens

position-title = Position : { $game }
position-link = Cette position seule
position-play = Jouer à partir d’ici
position-play-note = Une table commence à cette position, contre des bots ; elle ne compte pas pour le classement.
position-refused = Ce lien ne contient aucune position de ce jeu.
