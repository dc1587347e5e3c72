## Entraînements : un réseau qui apprend en jouant

training-title = { $game }, { $seats } joueurs : parties gagnées par le réseau, { $plays } parties par génération
training-generations = Générations
