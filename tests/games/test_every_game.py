"""What every game promises: each test here runs over every registered game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bot.chat.transport.ids import LONGEST, button_id
from bot.games import GAMES
from bot.games.game import IllegalAction, passes_turn
from bot.games.position import read_position
from bot.games.record import SEPARATOR, read, replay, write
from tests.games.conftest import CHUNKS
from tests.games.positions import play
from tests.games.referees import REFEREES
from tests.games.universe import UNIVERSES

if TYPE_CHECKING:
    from tests.games.positions import Step

GAMES_A_TABLE = {"sanfrancisco": 1000, "pointcity": 2000}
"""How many random games each number of players plays."""


def test_every_game_is_registered_by_its_name():
    assert all(name == game.name for name, game in GAMES.items())


def test_every_game_has_its_referee_and_its_universe():
    assert set(REFEREES) == set(UNIVERSES) == set(GAMES)


def test_a_random_game_ends_conserves_its_pieces_and_replays(table: tuple[str, int], chunk: int):
    name, seats = table
    check = REFEREES[name]
    for seed in range(chunk, GAMES_A_TABLE[name], CHUNKS):
        step = None
        for step in play(name, seats, seed):
            check(step.setup, step.after)
        assert step is not None
        game = step.game
        result = game.result(step.after)
        assert result is not None
        assert game.turn(step.after) == 0
        assert result.points == game.scores(step.after)
        record = write(game, step.setup, step.actions, step.after)
        assert replay(game, read(record, GAMES)) == step.after


def test_positions_and_setups_survive_json(steps: list[Step]):
    for step in steps:
        game = step.game
        assert game.decode(game.encode(step.after)) == step.after
        assert game.decode_setup(game.encode_setup(step.setup)) == step.setup


def test_a_position_survives_as_text(steps: list[Step]):
    for step in steps:
        game = step.game
        record = read(write(game, step.setup, step.actions, step.after), GAMES)
        for state in (step.after, replay(game, record)):
            text = game.write_position(state)
            assert read_position(text, GAMES) == (game, state)


def test_a_public_position_looks_the_same_and_tells_nothing_hidden(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.after
        text = game.write_position(state, public=True)
        again = game.read_position(text)
        assert game.view(again, None) == game.view(state, None)
        assert game.write_position(again, public=True) == text
        named = {word for each in text.split() for word in each.split(":")}
        assert not game.hidden(state) & named


def test_notation_survives_the_round_trip(steps: list[Step]):
    for step in steps:
        for action in step.game.legal_actions(step.before):
            text = step.game.format(action)
            assert step.game.parse(action.seat, text) == action
            assert text.isascii()
            assert len(button_id(99999, 99999, text)) <= LONGEST


def test_every_action_offered_is_accepted_and_belongs_to_the_seat_in_turn(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.before
        legal = game.legal_actions(state)
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert action.seat == game.turn(state)
            game.apply(state, action)


def test_everything_else_is_refused(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.before
        turn = game.turn(state)
        legal = set(game.legal_actions(state))
        for text in UNIVERSES[game.name](state):
            action = game.parse(turn, text)
            if action not in legal:
                # As `pytest.raises`, which takes longer than what is tested.
                try:
                    game.apply(state, action)
                except IllegalAction:
                    continue
                pytest.fail(f"{text} is accepted")


def test_a_turn_that_passes_is_told(steps: list[Step]):
    for step in steps:
        turns = [step.game.turn(state) for state in (step.before, step.after)]
        if passes_turn(step.events):
            assert turns[1] != turns[0] or step.setup.seats == 1
        else:
            assert turns[1] == turns[0]


def test_another_seat_may_do_nothing(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.before
        for action in game.legal_actions(state):
            other = game.parse(action.seat + 1, game.format(action))
            with pytest.raises(IllegalAction):
                game.apply(state, other)


def test_a_position_is_a_value_that_applying_does_not_change(steps: list[Step]):
    for step in steps:
        before = step.game.encode(step.before)
        assert step.game.apply(step.before, step.action) == (step.after, step.events)
        assert step.game.encode(step.before) == before


def test_replaying_without_the_last_action_gives_the_position_before(steps: list[Step]):
    for step in steps:
        game = step.game
        state = game.start(step.setup)
        for action in step.actions[:-1]:
            state, _ = game.apply(state, game.parse(action.seat, game.format(action)))
        assert state == step.before


def test_a_record_of_a_running_game_replays_and_tells_nothing_hidden(steps: list[Step]):
    for step in steps:
        game = step.game
        text = write(game, step.setup, step.actions, step.after)
        if game.result(step.after) is None:
            # A space of a market may be called like a card, so only the header is looked at.
            header, _, _ = text.partition(f"\n{SEPARATOR}\n")
            assert not game.hidden(step.after) & set(header.split())
        record = read(text, GAMES)
        state = replay(game, record)
        assert game.view(state, None) == game.view(step.after, None)
        assert write(game, record.setup, [action for _, action in record.actions], state) == text


def test_what_is_hidden_only_ever_becomes_less(steps: list[Step]):
    for step in steps:
        assert step.game.hidden(step.after) <= step.game.hidden(step.before)


def test_nothing_is_hidden_once_the_game_is_over(table: tuple[str, int], chunk: int):
    *_, last = play(*table, chunk)
    assert not last.game.hidden(last.after)


def test_no_view_depends_on_what_is_hidden(steps: list[Step]):
    """A position sampled from a view looks the same to the seat that looks."""
    rng = random.Random(11)
    for step in steps:
        game, state = step.game, step.after
        for seat in (None, game.turn(state)):
            view = game.view(state, seat)
            other = game.sample(view, rng)
            assert game.view(other, seat) == view
            assert game.hidden(other) == game.hidden(state)


def test_a_view_offers_its_seat_what_is_legal_and_others_nothing(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.after
        turn = game.turn(state)
        for seat in (None, *range(1, len(game.scores(state)) + 1)):
            view = game.view(state, seat)
            expected = game.legal_actions(state) if seat == turn else []
            assert list(view.legal) == expected
            assert (view.seat, view.turn, view.scores) == (seat, turn, game.scores(state))


def test_the_sheet_adds_up_to_the_scores(steps: list[Step]):
    for step in steps:
        lines = step.game.sheet(step.after)
        total = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
        assert total == step.game.scores(step.after)


def test_an_event_is_told_to_the_seat_it_happened_to(steps: list[Step]):
    for step in steps:
        for event in step.events:
            assert step.game.event_for(event, event.seat or step.action.seat) == event
