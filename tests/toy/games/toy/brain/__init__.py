"""What bots need to play the toy game."""
