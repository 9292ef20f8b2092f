"""What people see and read of Grog Island."""
