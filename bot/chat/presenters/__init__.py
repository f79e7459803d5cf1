"""One presenter a game: a view in; words, choices and a scene out. Knows no Discord."""
