fair-title = Fair play: { $name }
fair-lead = The decisions in finished rated plays beside what the search would have chosen. These figures are for you alone: the site draws no conclusion from them and does nothing by itself.
fair-ask = Compare with the search
fair-plays = { $count ->
    [one] { $count } rated play
   *[other] { $count } rated plays
  }
fair-compare = Compare
fair-compare-game = Compare { $game }
fair-look = Look at the figures
fair-look-game = Look at the figures of { $game }
fair-none = There are no finished rated plays.
fair-wrong-game = There are no finished rated plays of that game under its present rules.
fair-busy = Other comparisons are being made. Try again later.
fair-progress = { $done } of { $total } plays are compared; the latest twenty count.
fair-again = Look again
fair-failed = { $count ->
    [one] One play could not be compared; the log of the site says why.
   *[other] { $count } plays could not be compared; the log of the site says why.
  }
fair-rests-on = { $decisions ->
    [one] One decision with a choice
   *[other] { $decisions } decisions with a choice
  } in { $plays ->
    [one] one play.
   *[other] { $plays } plays.
  }
fair-no-proof = This is no proof. Honest people show such figures too, and how often is estimated below; whoever looks at many people will find some by chance. Look at the plays themselves, and ask, before you do anything.
fair-percent = { $percent } %
fair-between = between { $low } and { $high }
fair-seconds = { $seconds } s
fair-agreement = Share of decisions that were the search’s first choice
fair-loss = Mean loss per decision
fair-loss-what = 1 is the step from the first place to the last. Noise of the search may make it negative.
fair-time = Time per decision, median
fair-time-spread = The middle half took between { $low } and { $high } seconds.
fair-doubt = Relation of time to difficulty
fair-doubt-what = 1: the harder, the longer; 0: unrelated. Difficulty is how undecided the search was (rank correlation).
fair-reference = The same figures of others
fair-reference-what = Bots of each level, and other people where there are enough, measured in the same way. “As high by chance” says how often as many plays of theirs together agree at least as much, or lose at most as much: the share of false alarms if that figure were taken as a sign.
fair-who = Who
fair-agreement-short = Agreement
fair-loss-short = Loss per decision
fair-as-agreeing = Agree as much by chance
fair-as-cheap = Lose as little by chance
fair-near = nearest in rating
fair-seats = from { $count } seats of plays
fair-people = Other people
fair-often = { $count } in 1,000
fair-hardly = fewer than 1 in 1,000
fair-no-people = Other people are no reference yet: comparisons of 30 seats of plays by 8 people are needed.
fair-time-no-reference = Time has no reference: bots take the time of the machine, and people’s habits differ.
fair-no-reference = No bots were measured in this game, so nothing can be said about false alarms.
fair-person = Compare rated plays with the search
audit-compare = Had the plays of { $name } compared with the search
audit-look = Looked at the comparison of { $name } with the search
