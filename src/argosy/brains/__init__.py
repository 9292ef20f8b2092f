"""What the brain of a game is written in: comparing likings, weights by time, little networks."""
