"""Work for computers, hints and reviews in processes of its own."""
