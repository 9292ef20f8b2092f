"""What bots need to play Goa."""
