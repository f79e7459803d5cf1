"""Messages: posts, answers to interactions, and where and by whom they are seen."""
