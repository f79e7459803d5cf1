"""What is hidden in a game stays hidden, whatever the bot shows.

The proof, for every game: two games that look the same to somebody show that somebody the same, to
the byte. `courses` plays games and finds their twins, which differ in hidden cards alone; `looks`
collects everything that the public, or a seat, is shown of a game; `test_twins` compares. The
canaries in `test_canaries` are leaks made on purpose, one of them posts built as they once were,
from the public view with the actions of the seat in turn: the proof must find each. `test_bots`
plays twins through the whole bot, and compares what it says to everybody, to each member and to its
log.
"""
