## What strong bots do, and what beginners lose most by; figures are measured by scripts/habits.py

strategy-1-title = Drift first, pay when the meal is elsewhere
strategy-1-body =
    Where an amoeba could pay to move, the search lets it drift in { $drifted } % of cases. The die takes it where you want in two cases of six: with the number of that way, or a 6; with Movement I you choose between two dice. Paying is right where drifting surely means hunger, above all for an amoeba that already has a damage point.
strategy-2-title = A gene in nearly every round
strategy-2-body =
    Where the search can afford a gene, it buys one in { $bought } % of cases: a gene helps every round from then on, and each counts when scores are taken. Where Life Expectancy is on sale and affordable, it takes that one in { $life } % of cases, whatever else there is: amoebas that survive hunger need not be bought again.

    In the study of what genes are worth, Aggression, Frugality, Struggle for Survival and Division Rate bring most to a seat that has them from the start, and Movement I costs most where it is missing.
strategy-3-title = Grow, but not to the last point
strategy-3-body =
    Where the search can pay for a new amoeba it makes one in { $divided } % of cases, so in the others it stops and keeps its BP for the next gene. A new amoeba needs a meal of its own next round, and one that starves has cost 6 BP for nothing.
habit-divided-title = Dividing although the points are needed
habit-divided-body = A new amoeba is bought because it can be. Look at the soup first: is there a whole meal for it, and for those around it? If not, keep the BP; with them you buy a gene next round.
habit-wrong-place-title = Putting a new amoeba in the wrong space
habit-wrong-place-body = The space must be good after the next drift, not now. Think of the current, then look for two colours that it can eat, few others who want the same cubes, and no obstacle in the way.
habit-moved-title = Paying to move where drifting is better
habit-moved-body = 1 BP and a die are given for the hope of something better, while the current takes the amoeba to a meal for nothing, or it may just stay where it can eat. Read what each number of the die would bring before you pay.
habit-wrong-gene-title = Buying the gene that is not the best now
habit-wrong-gene-body = A gene is bought for a case that seldom comes, while Life Expectancy, Movement I or Division Rate lie there and help every amoeba in every round. Defence and Ray Protection can wait until somebody attacks, or the ozone is thin.
habit-wrong-food-title = Eating the wrong cubes
habit-wrong-food-body = A meal is eaten as it comes. Often two are possible: eat the one that leaves no whole meal for the opponents in your space, and one for your own amoeba that comes by next.
