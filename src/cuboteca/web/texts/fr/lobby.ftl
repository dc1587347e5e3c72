lobby = Salon
lobby-join = Trouver des partenaires
lobby-open = Tables ouvertes
lobby-none = Aucune table n’attend de joueurs en ce moment. Essayez une partie rapide, ou ouvrez une table.
lobby-free = { $free ->
    [one] 1 place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
  }
lobby-since = ouverte depuis
lobby-watch = Regarder
lobby-running = Parties à regarder
lobby-match = Partie rapide
lobby-match-help = Touchez le nombre de joueurs. Dès qu’assez de personnes veulent la même partie, vous vous retrouvez à la même table.
lobby-match-label = { $game } à { $seats }
lobby-waiting = { $count } en attente
lobby-queue = { $count } en attente pour { $game } à { $seats }
lobby-fill = Après { $seconds } secondes, des bots peuvent prendre les places vides
lobby-you-wait = Vous attendez une partie : { $game } à { $seats } ({ $pace }).
lobby-you-fill = Après { $seconds } secondes, des bots prennent les places vides.
lobby-stay = Gardez cette page ouverte : qui la quitte n’attend plus. Jusqu’ici :
lobby-leave = Ne plus attendre
lobby-ready = Votre table est prête
lobby-new = Ouvrir une table
lobby-new-help = Choisissez un jeu, laissez une place libre et laissez venir tout le monde : votre table apparaîtra ici.
lobby-not-open = Cette table n’est pas ouverte à tous : une place libre ne s’ouvre que par son lien.
lobby-taken = { $name } vient de prendre la place { $number }. Celle-ci est encore libre :
lobby-bot = { $name } (bot, { $level })
lobby-option = { $label } : { $value }
lobby-usual = options habituelles
lobby-yes = oui
lobby-no = non
lobby-own = sur mesure
lobby-pace = Partie rapide avec
claim-free = { $seat } est libre
come = Qui peut participer
come-help = Dans tous les cas, qui a l’adresse de la table peut regarder.
come-link = seulement ceux à qui j’envoie un lien
come-lobby = tout le monde : la table apparaît dans le salon
message-429-seats = Beaucoup de places ont été prises ou demandées d’ici en peu de temps. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }.

## Who is there

presence-here = présent
presence-away = absent
presence-never = pas encore venu
presence-away-for = absent depuis { $time }
presence-watching = { $count } { $count ->
    [one] spectateur
   *[other] spectateurs
  }

## A large screen, and a device that several share

screen = Grand écran
screen-phones = Places pour téléphones
screen-scan = Scannez avec un téléphone pour vous asseoir
lobby-sit-here = Prendre une place libre à cette table
curtain-title = Passez l’appareil à { $name }
curtain-why = C’est à { $name } de jouer. En attendant, l’appareil ne montre que ce que tous peuvent voir.
curtain-open = Je suis { $name }
