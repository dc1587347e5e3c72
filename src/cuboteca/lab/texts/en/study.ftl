## Studies: a question about a game, answered by many plays of bots

study-seats-title = { $game }, { $seats } players: is it good to decide first?
study-length-title = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }: how long is a play, and how does it end?
study-options-title = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }: what does each option change?
study-cards-title = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }: what is everything worth?
study-seats-points = Points above the mean of the table
study-seats-wins = Plays won, above or below an equal share
study-length-decisions = Decisions in a play
study-length-margin = Points between the first and the second
study-length-ties = Plays with a shared win
study-length-share = How plays end
study-options-decisions = Decisions in a play: more or fewer
study-options-best = Points of the winner: more or fewer
study-options-margin = Points between the first and the second: more or fewer
study-cards-points = Points: lead over the others, or mean of the table
study-cards-wins = Plays won
study-cards-decisions = Decisions in a play
study-answer-both = Best: { $best }, { $gain } points ({ $gains }). Worst: { $worst }, { $loss } ({ $losses }).
study-answer-good = Best: { $best }, { $gain } points ({ $gains }). None is clearly bad.
study-answer-bad = None is clearly good. Worst: { $worst }, { $loss } points ({ $losses }).
study-answer-none = None makes a clear difference: by their intervals, no effect is larger than { $most } points.
study-answer-pairs-both = Help each other most: { $best }, { $gain } points ({ $gains }). Do each other’s work most: { $worst }, { $loss } ({ $losses }).
study-answer-pairs-good = Help each other most: { $best }, { $gain } points ({ $gains }). No two clearly do each other’s work.
study-answer-pairs-bad = No two clearly help each other. Do each other’s work most: { $worst }, { $loss } points ({ $losses }).
study-answer-prices = Worth most: { $best }, for which { $gain } ({ $gains }) would be an even price. Worth least: { $worst }, { $loss } ({ $losses }).
study-what = What
study-effect = Effect
study-value = Value
study-interval = 95 % interval
study-adjusted = p
study-clear = clear
study-unclear = not clear
study-percent = { $value } %
study-percent-points = { $value } pp
study-between = { $low } to { $high }
study-nothing-yet = too few plays
study-place = { $place ->
    [1] Decides first
    [2] One seat after
    [3] Two seats after
    [4] Three seats after
    [5] Four seats after
    [6] Five seats after
   *[other] Place { $place }
 }
study-play = All plays
study-end = By “{ $reason }”
study-setting = { $option }: { $value }
study-yes = yes
study-no = no
study-lengths = Half of all plays have at most { $middle } decisions; nine in ten have { $low } to { $high }; the shortest had { $least }, the longest { $most }.
study-how = How we know
study-how-plays = { $plays } plays of each setting by bots of the level { $bots }, seed { $seed }.
study-how-mixed = { $plays } plays of each setting by bots, by seat: { $bots }; they move on by a seat from play to play. Seed { $seed }.
study-how-seats = Who decides first is drawn. Each play is judged by itself: a player’s points less the mean of the table.
study-how-seats-mixed = Who decides first is drawn. With the same draws every bot sits in each seat once, and these plays count as one.
study-how-length = A decision is an action that a player chooses; draws are none.
study-how-options = Each setting is played with the same seeds as the usual one and differs from it by one option.
study-how-cards = Each is tried on every seat in turn by experiment: the same play with it and without it, with the same seeds. Who would have chosen it does not matter.
study-how-interval = The intervals hold at every moment at once (95 % confidence sequences), so the study may be watched, stopped and continued at will.
study-how-many = p says how often so large an effect would be seen if there was none, adjusted for the number of comparisons in its table (Benjamini and Hochberg). An effect is called clear up to 0.05: of all that are, one in twenty at most is expected to be none.
study-how-bots = It is how these bots play; stronger players may find other values.
study-how-version = Cuboteca { $version }, version { $rules } of the rules. Options: { $options }.
study-how-again = To make it again:

study-variants-title = { $game }, { $seats } players: what do other rules change?
study-variants-first-change = Wins of who decides first: more or fewer than by the usual rules
study-variants-decisions-change = Decisions in a play: more or fewer than by the usual rules
study-variants-lead-change = Lead of the first over the second, as a share of its points: larger or smaller
study-variants-decisive-change = Plays with one winner: more or fewer
study-usual = The usual rules
study-figure = { $option }, { $figure }: { $value }
study-left-out = Left out, as it cannot be played: { $variant } ({ $why }).
study-front = Which variants are even
study-aim-seats = Largest effect of a seat on wins
study-aim-length = Decisions more or fewer than { $length }
study-aim-close = Lead of the first
study-aim-decisive = Shared wins
study-standing = Standing
study-standing-front = on the front
study-standing-open = open
study-standing-behind = behind
study-how-variants = Each variant is played with the same seeds as the usual rules and compared play by play. The lead is a share of the first player’s points.
study-how-front = Of each aim, less is better. On the front is a variant that no other one equals or beats in every aim; behind is one that another beats in every aim beyond doubt of the intervals; open is one that more plays could bring to the front. The effect of a seat is that of the seat with the largest one, so with few plays it comes out too large.

study-pairs-title = { $game }, { $seats } players: what is worth more together?
study-pairs-alone = Points by itself: lead with it less lead without, the others there half of the time
study-pairs-together = Points together: how much more one is worth if the other is there as well
study-pair = { $first } and { $second }
study-clearest = { $title } (the { $shown } clearest of { $all })
study-how-pairs = In each play every gene is kept from one seat or not, half of the time and independently of the others; the same plays are then played with exactly the other genes kept from it. So each play says something of every pair. A positive number means that two help each other, a negative one that either does the other’s work.

study-prices-title = { $game }, { $seats } players: what is an even price, and when?
study-prices-price = Even price: for which a purchase changes nothing
study-prices-points = Points, if it is free: lead over the others
study-prices-coin = Points that money is worth: lead over the others
study-good-at = { $good }, { $time }
study-how-prices = One usual play goes on from the same state in several ways with the same draws: as it is; with one good given for nothing to a seat that lacks it, whether or not a card is left; with money given to a seat. Who would have bought what does not matter. The even price is what the good is worth divided by what one coin is worth at the same time, as if many coins were worth as many times as much; in brackets is what it costs.

study-strategies-title = { $game }, { $seats } players: what is a strategy worth?
study-strategies-points = Points: lead over the others
study-strategies-wins = Plays won
study-how-strategies = One seat follows the strategy and all others play as usual, each seat in turn; the same plays without it have the same seeds, event by event. Where the strategy leaves a choice, the seat decides as its level does.
study-all-title = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }: all studies
study-unasked = Not asked: { $why }.
study-tables = Tables
study-files = As data:
study-how-searches = Bots that search have no time limit here, but a number of simulations for each decision: { $bots }.
study-how-luck = Outcomes are adjusted for luck: after each draw a learned value says how much better it was than draws are on average, and a part of that, measured in other plays, is taken away. This changes no mean, whatever the value thinks, and narrows intervals.
