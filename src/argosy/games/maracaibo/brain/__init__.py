"""What bots need to play Maracaibo."""
