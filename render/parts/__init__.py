"""Parts of pictures that every game shares."""
