## The analysis of a finished play

analysis-share = { $value } %
analysis-title = Analysis: { $game }
analysis-curve = Expected result of each player, step by step
analysis-curve-note-share = How much of the win each player may expect after each step, if everybody plays on by the rule of thumb; the numbered points are the turning points.
analysis-curve-note-points = How many points may be expected after each step, if one plays on by the rule of thumb; the numbered points are the turning points.
analysis-split = Luck and skill
analysis-seat = Player
analysis-result = Result
analysis-luck = Luck
analysis-skill = Skill
analysis-others = Others
analysis-adjusted = Without luck
analysis-lost = Lost
analysis-split-note = Luck: what draws changed. Skill: what the own decisions changed against the rule of thumb; others: what the decisions of the others changed. Without luck: the result less the luck. Lost: what better decisions would have added, each on its own. Every number stands with the half-width of its 95 % interval.
analysis-turns = Turning points
analysis-no-turns = No single step changed the expectation by more than chance in the playouts may explain.
analysis-turn-luck = Step { $step }, a draw. { $told } { $name } goes from { $before } to { $after }.
analysis-turn-decision = Step { $step }, { $actor } decides. { $told } { $name } goes from { $before } to { $after }.
analysis-turn-missed = Step { $step }, { $actor } decides. { $told } { $name } goes from { $before } to { $after }. Better was { $best }: { $gain } more for { $actor }.
analysis-costly = The most expensive decisions
analysis-costly-none = No better decision was found.
analysis-step = Step
analysis-taken = Chosen
analysis-best = Better
analysis-cost = Cost
analysis-effort = { $playouts } playouts from each position by the rule of thumb, seed { $seed }.
