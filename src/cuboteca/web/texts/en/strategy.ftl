## The pages on strategy

strategy = Strategy
strategy-of = Strategy for { $game }
strategy-lead = What a strong search does, and the five habits that cost beginners most, found in { $plays } plays of the levels easy and medium with { $seats } seats ({ $decisions } decisions with a choice).
strategy-habits = Five costly habits
strategy-cost = Costs { $cost } ± { $half } of 100 in a play
strategy-how = 100 is the difference between first place and last. Every decision was valued as in the analysis of a play. The habits were found in half of the plays; the figures come from the other { $measured }, with 95 % intervals.
strategy-position = A position to try
strategy-answer = What would you do? Answer
strategy-answered = The bot did this: { $taken }. The search would have done this: { $best }.
strategy-decides = { $name } decides
strategy-try = Try it on the what-if board
