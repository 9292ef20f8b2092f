"""What people see and read of Maracaibo."""
