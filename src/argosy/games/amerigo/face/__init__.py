"""What people see and read of Amerigo."""
