## Trainings: a network that learns by playing

training-title = { $game }, { $seats } players: plays won by the network, { $plays } plays a generation
training-generations = Generations
