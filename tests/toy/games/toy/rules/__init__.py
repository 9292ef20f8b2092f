"""What may be done in the toy game, and what follows."""
