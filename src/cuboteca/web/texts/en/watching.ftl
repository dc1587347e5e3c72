## The end of a play

over-place = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  }.
over-step = step { $step }
over-turn = { $name } was ahead in points from { $step } to the end.
over-turn-you = You were ahead in points from { $step } to the end.
over-told = It began with this:
over-led = { $name } led from the first points on, at { $step }.
over-led-you = You led from the first points on, at { $step }.
over-points = Where the points came from
over-round = Scored in
over-total = Total
over-share = Share the replay
over-board = Look at the board
over-scene = Show the result

## Looking back

side-label = Seen from
side-everybody = What everybody sees
side-look = Look
side-hidden = While a play lasts, people see it from their own side only. Once it is over, everybody sees it from every side.
side-unknown = There is no such seat at this table.
replay-mine-back = To the previous decision on this side
replay-mine-on = To the next decision on this side
moment = This moment
moment-link = Link to this moment
moment-code = QR code of this moment
moment-embed = Picture of this moment, to embed it in a page
moment-picture = Open the picture
moment-animation = This turn as an animation

## The front page

window-title = Live: bots against each other
window-alt = A play of bots as it is now
window-watch = Watch at the table
