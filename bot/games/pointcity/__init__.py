"""Point City by Molly Johnson, Robert Melvin and Shawn Stankewich: the rules."""
