"""What people have set for themselves."""
