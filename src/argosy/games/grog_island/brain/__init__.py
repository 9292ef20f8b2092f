"""What bots need to play Grog Island."""
