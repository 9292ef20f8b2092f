"""What people see and read of Goa."""
