"""What is special in each kept game is in it."""

from __future__ import annotations

from bot.games.record import positions
from bot.games.tickettoride import GAME
from bot.games.tickettoride.actions import Pass, Shuffle
from tests.records import record_of
from tests.registry import GAMES


def course(name: str):
    record = record_of(f"tickettoride/trams-{name}.txt")
    states = list(positions(GAMES[GAME.name], record))
    result = GAME.result(states[-1])
    assert result is not None
    return [action for _, action in record.actions], states, result


def test_shared_wins_have_equal_points_and_as_many_completed_tickets():
    for name in ("2p-shared", "4p-shared"):
        *_, result = course(name)
        assert (len(result.winners), result.tiebreak) == (2, "")


def test_a_tie_is_broken_by_completed_tickets():
    for name in ("2p-tickets", "4p-tickets"):
        *_, result = course(name)
        assert sum(points == max(result.points) for points in result.points) == 2
        assert (len(result.winners), result.tiebreak) == (1, "tickets")


def test_a_seat_that_can_do_nothing_passes():
    actions, states, _ = course("4p-pass")
    place = next(n for n, action in enumerate(actions) if isinstance(action, Pass))
    assert (states[place].deck, set(states[place].row)) == ((), {None})


def test_three_resets_in_a_row():
    for name in ("3p-three-resets", "4p-pass"):
        _, states, _ = course(name)
        assert max(state.resets for state in states) == 3


def test_a_turn_ends_with_one_card_and_the_last_ticket_is_kept_at_once():
    actions, states, _ = course("2p-one-card")
    text = [GAMES[GAME.name].format(action) for action in actions]
    last = [n for n, each in enumerate(text) if each == "tickets" and len(states[n].pile) == 1]
    assert states[last[0] + 1].seat != states[last[0]].seat
    alone = [
        n
        for n, each in enumerate(text)
        if each.startswith("take")
        and states[n].phase == "turn"
        and states[n + 1].phase == "turn"
        and "ferry" not in str(states[n].row)
    ]
    assert alone


def test_every_kept_game_reshuffles():
    for path in ("2p-1", "3p-1", "4p-1"):
        actions, *_ = course(path)
        assert any(isinstance(action, Shuffle) for action in actions)
