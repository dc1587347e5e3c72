clock = Time left:
clocks = Clocks
clock-day = d
clock-minute = You have one minute left.
clock-seconds = You have ten seconds left.
note-resigned = has resigned
note-replaced = away; bot, { $level }
note-free = free; bot, { $level }
log-resign = { $player } resigns.
log-hand-over = { $player } lets a bot play on.
log-come-back = { $player } is back.
log-flag = The time of { $player } is up.
log-sit = { $player } has sat down.
log-agree-end = { $player } wants to end the play as it stands.
log-agree-pace = { $player } wants another time control.
log-agree-skip = { $player } wants a bot to move for { $other }.
log-decline-end = { $player } wants to play on.
log-decline-pace = { $player } wants to keep the time control.
log-decline-skip = { $player } wants to wait for { $other }.
log-decide-end = All agree: the play ends as it stands.
log-decide-pace = All agree on another time control.
log-decide-skip = A bot plays for { $other } for now.
closed-agreed = All people at the table agreed to end the play. The points are as they stood.
closed-resigned = The play ended because of a resignation. The points are as they stood.
closed-unbegun = The table was closed before the first draw, when nobody else had come.

## Creating a table

time-label = Time
time-help = What happens when a clock runs out is chosen below.
time-none = No clocks
time-live = Live: minutes for the whole play
time-turns = Turn by turn: hours or days a turn
time-bank-label = Minutes at the start
time-bank-help = Everybody has so much time to think for the whole play.
time-increment-label = Seconds gained each turn
time-increment-help = Added at the end of a turn, however many decisions it had.
time-cap-label = At most, in minutes
time-cap-help = No clock gains more than that.
time-turn-label = Hours a turn
time-turn-help = 24 is a day, 168 a week.
time-from-label = Clocks run from hour
time-from-help = Before that hour it is night, and clocks stand still.
time-to-label = Clocks run until hour
time-to-help = After it, it is night again; 24 is midnight.
time-weekends-label = Weekends count
time-weekends-help = Otherwise clocks stand still on Saturdays and Sundays.
time-off-label = Days off
time-off-help = Such as 2026-12-25 2026-12-26; clocks stand still.
time-zone-label = Time zone
time-zone-help = In which these hours and days are meant.
time-problem = One of the numbers about time is out of range, a day off is not a date such as 2026-12-25, or the time zone is unknown.
time-problem-number = “{ $label }” takes a whole number from { $low } to { $high }.
time-problem-day = “{ $day }” is not a date such as 2026-12-25.
time-problem-hours = The hour from which time counts has to be before the hour until which it counts.
time-problem-zone = A time zone looks like Europe/Rome, or UTC.
leaving = When somebody leaves
at-flag-label = When time is up
at-flag-help = Whoever comes back can take the seat again, unless it has resigned.
at-flag-bot = a bot plays on
at-flag-resign = the seat resigns
at-flag-wait = the table waits
leave-level-label = Bot that plays on
leave-level-help = Also for seats that resign.
away-label = Minutes until somebody is away
away-help = After that, the others may vote that a bot moves.

## Leaving a table

leave-title = Leave or end
leave-seat = Seat
leave-level = Bot
leave-hand-over = Let a bot play on
leave-hand-over-what = It plays in your place until you take the seat back, which you can do at any time.
leave-end = End as it stands
leave-end-what = If all people at the table agree, the play ends and the points stay as they are.
leave-end-offer = Offer to end
leave-end-alone = The play ends at once, and the points stay as they are.
leave-end-now = End the play
leave-away = { $name } is away
leave-away-what = If the others agree, a bot moves in that place until its person comes back.
leave-skip = Let a bot move
leave-close = Close this table
leave-close-what = Nobody else has come yet. If you close the table, its links open no seat any more.
leave-close-wait = The play has not begun, and others have come. At the table you can start without those who are missing; then you can leave like from any play.
leave-free = { $name } is still free
leave-free-what = A bot can play there until somebody comes and takes the seat. If several people sit here, all have to agree.
leave-free-bot = Let a bot play there
leave-refused-unbegun = The play has not begun, and others have come. Start it without those who are missing, or wait.
leave-refused-resigned = You have resigned, so a bot plays on in your seat.
leave-refused-replaced = A bot plays in your seat. Take the seat back first.
leave-refused-present = The others may let a bot move once somebody has been thinking for { $count ->
    [one] one minute
   *[other] { $count } minutes
  }.
leave-refused-same = The table has this time control already.
leave-refused-often = You have done this { $count } times in this play; that is the most.
leave-refused-deal = Whoever plays a deal plays it alone: no bot can take over.
leave-control = Another time control
leave-control-help = If all people at the table agree, clocks begin anew.
leave-control-new = New time control
leave-control-offer = Offer it
leave-resign = Resign
leave-resign-ends = The play ends then, and you come last.
leave-resign-goes-on = A bot plays on in your place, and you come last. You cannot come back.
leave-sure = I am sure
leave-agree = Agree
leave-decline = Decline
leave-withdraw = Withdraw
leave-come-back = Take the seat back
affair-flag = The time of { $name } was up, and a bot plays on.
affair-handed = A bot plays for { $name }.
affair-vote = { $name } was away, and a bot moves.
affair-flagged = The time of { $name } is up.
affair-free = { $name } is still free, and it is to move.
affair-end = To end as it stands: { $names }.
affair-pace = For another time control ({ $control }): { $names }.
affair-skip = For a bot to move in place of { $other }: { $names }.
time-said-live = { $bank } and { $seconds } s more each turn, at most { $cap }
time-said-turns = { $time } a turn
time-said-days = { $count ->
    [one] one day
   *[other] { $count } days
  } a turn
time-said-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  } a turn
policy-counts-all = Time counts from { $start }:00 to { $end }:00 ({ $zone }){ $off ->
    [0] .
    [one] , except on one day off.
   *[other] , except on { $off } days off.
  }
policy-counts-week = Time counts from Monday to Friday, { $start }:00 to { $end }:00 ({ $zone }){ $off ->
    [0] .
    [one] , except on one day off.
   *[other] , except on { $off } days off.
  }
policy-time = Time: { $control }.
policy-flag-bot = When time is up, a bot ({ $level }) plays on.
policy-flag-resign = When time is up, the seat resigns.
policy-flag-wait = When time is up, the table waits, and the others may let a bot move.
policy-leave = For whoever resigns, a bot ({ $level }) plays on. After { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } of thinking, the others may vote that a bot moves.
rematch-join = Play the rematch
closed-ended = The play has ended
policy = Time and leaving
