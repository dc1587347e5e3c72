## Lessons, and what somebody has learnt

learn-title = Lessons
learn-lead = Learn each game by playing it: a real board, one idea at a time, and a reason for everything.
learn-first = Learn it
learn-minutes = about { $minutes } minutes
learn-at = go on at step { $at } of { $of }
learn-done = done
learn-step = Step { $at } of { $of }
learn-right = Right.
learn-wrong = Not this time.
learn-on = Go on
learn-show = Show me
learn-back = One step back
learn-ended = { $title }: done!
learn-next = Next lesson: { $title }
learn-play = Now play against easy bots
learn-again = Once more
progress-title = My progress
progress-unknown = This device has learnt nothing yet: what you do from now on is remembered here.
