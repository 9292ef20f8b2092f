"""What people see and read of the toy game."""
