## Addestramenti: una rete che impara giocando

training-title = { $game }, { $seats } giocatori: partite vinte dalla rete, { $plays } partite per generazione
training-generations = Generazioni
