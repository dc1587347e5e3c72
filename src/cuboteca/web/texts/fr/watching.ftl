## La fin d’une partie

over-place = Vous êtes { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
  }.
over-step = étape { $step }
over-turn = { $name } menait aux points de l’{ $step } à la fin.
over-turn-you = Vous meniez aux points de l’{ $step } à la fin.
over-told = Tout a commencé ainsi :
over-led = { $name } menait dès les premiers points, à l’{ $step }.
over-led-you = Vous meniez dès les premiers points, à l’{ $step }.
over-points = D’où viennent les points
over-round = Points marqués
over-total = Total
over-share = Partager la partie
over-board = Voir le plateau
over-scene = Voir le résultat

## Revoir

side-label = Vu par
side-everybody = Ce que tout le monde voit
side-look = Regarder
side-hidden = Tant que la partie dure, chacun ne la voit que de son côté. Une fois terminée, tout le monde la voit de tous les côtés.
side-unknown = Cette place n’existe pas à cette table.
replay-mine-back = À la décision précédente de ce côté
replay-mine-on = À la prochaine décision de ce côté
moment = Ce moment
moment-link = Lien vers ce moment
moment-code = Code QR de ce moment
moment-embed = Image de ce moment, à insérer dans une page
moment-picture = Ouvrir l’image
moment-animation = Ce tour en animation

## La page d’accueil

window-title = En direct : des bots entre eux
window-alt = Une partie entre bots, telle qu’elle est maintenant
window-watch = Regarder à la table
