"""What bots need to play Amerigo."""
