"""What people at a table do and see, on a simulated Discord in this process."""
