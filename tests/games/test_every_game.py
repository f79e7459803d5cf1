"""What every game promises: each test here runs over every registered game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bot.chat.messages.ids import LONGEST, button_id
from bot.games.errors import BadNotation, BadRecord, IllegalAction
from bot.games.game import CHANCE, HIDDEN, passes_turn
from bot.games.position import read_position
from bot.games.record import SEPARATOR, read, replay, write
from bot.games.rulebook import OpenGame
from tests.games.case import Case, case_of
from tests.games.positions import in_turn, play, seen
from tests.registry import GAMES

if TYPE_CHECKING:
    from tests.games.positions import Step


def tells_all(step: Step) -> bool:
    """Return whether the record of a game can be replayed: no hand is left out of it."""
    return isinstance(step.game, OpenGame) or step.game.result(step.after) is not None


def test_every_game_is_registered_by_its_name():
    assert all(name == game.name for name, game in GAMES.items())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_case(name: str):
    assert isinstance(case_of(name), Case)


def test_a_random_game_ends_conserves_its_pieces_and_replays(table: tuple[str, int], seeds: range):
    name, seats = table
    case = case_of(name)
    for seed in seeds:
        step = None
        for step in play(name, seats, seed):
            case.referee(step.setup, step.after)
        assert step is not None
        game = step.game
        result = game.result(step.after)
        assert result is not None
        assert game.to_act(step.after) == ()
        assert result.points == game.scores(step.after)
        record = write(game, step.setup, step.actions, step.after)
        assert replay(game, read(record, GAMES)) == step.after


@pytest.mark.parametrize("name", GAMES)
def test_the_pieces_of_a_finished_game_went_to_seats_of_it(name: str):
    seats = GAMES[name].seats[0]
    *_, step = play(name, seats, 1)
    points = step.game.scores(step.after)
    pieces = step.game.pieces(step.after)
    assert all(0 <= piece.seat <= len(points) for piece in pieces)
    assert all(piece.kind.isprintable() and piece.name.isascii() for piece in pieces)


def test_positions_and_setups_survive_json(steps: list[Step]):
    for step in steps:
        game = step.game
        assert game.decode(game.encode(step.after)) == step.after
        assert game.decode_setup(game.encode_setup(step.setup)) == step.setup


def test_a_position_survives_as_text(steps: list[Step]):
    for step in steps:
        game = step.game
        states = [step.after]
        if tells_all(step):
            record = read(write(game, step.setup, step.actions, step.after), GAMES)
            states.append(replay(game, record))
        for state in states:
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
        assert not game.unknown(state, None) & named


def test_notation_survives_the_round_trip(steps: list[Step]):
    for step in steps:
        for action in step.game.legal_actions(step.before):
            text = step.game.format(action)
            assert step.game.parse(action.seat, text) == action
            assert text.isascii()
            assert len(button_id(99999, 99999, text)) <= LONGEST


def test_every_action_offered_is_accepted_and_belongs_to_a_seat_to_act(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.before
        legal = game.legal_actions(state)
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert action.seat in game.to_act(state)
            game.apply(state, action)
        seats = [action.seat for action in legal]
        assert seats == sorted(seats)
        assert set(seats) == set(game.to_act(state)) or game.chance(state, random.Random(1))


def test_everything_else_is_refused(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.before
        turn = in_turn(game, state)
        legal = set(game.legal_actions(state))
        for text in case_of(game.name).universe(state):
            action = game.parse(turn, text)
            if action not in legal:
                # As `pytest.raises`, which takes longer than what is tested.
                try:
                    game.apply(state, action)
                except IllegalAction:
                    continue
                pytest.fail(f"{text} is accepted")


def test_a_seat_comes_to_act_with_a_turn_only(steps: list[Step]):
    for step in steps:
        before, after = (step.game.to_act(state) for state in (step.before, step.after))
        # While chance is to act no seat is.
        if not passes_turn(step.events) and step.action.seat != CHANCE:
            assert set(after) <= set(before)
        elif isinstance(step.game, OpenGame):
            assert before != after or step.setup.seats == 1


def test_another_seat_may_do_nothing(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.before
        for action in game.legal_actions(state):
            if action.seat + 1 not in game.to_act(state):
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
            assert not game.unknown(step.after, None) & set(header.split())
        if not tells_all(step):
            with pytest.raises(BadRecord, match=HIDDEN):
                read(text, GAMES)
            continue
        record = read(text, GAMES)
        state = replay(game, record)
        assert seen(game, state) == seen(game, step.after)
        assert write(game, record.setup, [action for _, action in record.actions], state) == text


def test_a_whole_record_of_a_game_with_hands_replays_to_the_same_position(steps: list[Step]):
    for step in steps[::5]:
        if isinstance(step.game, OpenGame):
            continue
        text = write(step.game, step.setup, step.actions, step.after, whole=True)
        record = read(text, GAMES)
        if step.game.result(step.after) is None and not step.game.to_act(step.after):
            with pytest.raises(BadRecord, match="chance-missing"):
                replay(step.game, record)
            continue
        assert replay(step.game, record) == step.after
        again = [action for _, action in record.actions]
        assert write(step.game, record.setup, again, step.after, whole=True) == text


def test_what_is_hidden_in_an_open_game_only_ever_becomes_less(steps: list[Step]):
    for step in steps:
        if isinstance(step.game, OpenGame):
            assert step.game.unknown(step.after, None) <= step.game.unknown(step.before, None)


def test_a_seat_knows_what_everybody_knows(steps: list[Step]):
    for step in steps:
        for seat in range(1, step.setup.seats + 1):
            assert step.game.unknown(step.after, seat) <= step.game.unknown(step.after, None)


def test_nothing_is_hidden_once_the_game_is_over(table: tuple[str, int], chunk: int):
    *_, last = play(*table, chunk)
    assert not last.game.unknown(last.after, None)


def test_no_view_depends_on_what_is_hidden(steps: list[Step]):
    """A position sampled from a view looks the same to the seat that looks."""
    rng = random.Random(11)
    for step in steps:
        game, state = step.game, step.after
        for seat in (None, in_turn(game, state)):
            view = game.view(state, seat)
            other = game.sample(view, rng)
            assert game.view(other, seat) == view
            assert game.unknown(other, None) == game.unknown(state, None)


def test_a_view_offers_its_seat_its_own_legal_actions(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.after
        legal = game.legal_actions(state)
        for seat in range(1, len(game.scores(state)) + 1):
            view = game.view(state, seat)
            assert list(view.legal) == [action for action in legal if action.seat == seat]
            assert (view.seat, view.to_act) == (seat, game.to_act(state))


def test_the_public_sees_all_legal_actions_of_an_open_game(steps: list[Step]):
    for step in steps:
        game, state = step.game, step.after
        view = game.view(state, None)
        legal = game.legal_actions(state)
        assert (view.seat, view.to_act) == (None, game.to_act(state))
        assert [action for action in legal if action in view.legal] == list(view.legal)
        if isinstance(game, OpenGame):
            assert list(view.legal) == legal
            assert view.scores == game.scores(state)


def test_only_a_game_with_hands_leaves_something_out_of_a_notation(steps: list[Step]):
    for step in steps:
        for seat in (None, *range(1, step.setup.seats + 1)):
            text = step.game.text_for(step.action, seat)
            if text != step.game.format(step.action):
                assert not isinstance(step.game, OpenGame)
                with pytest.raises(BadNotation) as caught:
                    step.game.parse(step.action.seat, text)
                assert caught.value.code == HIDDEN


def test_the_sheet_adds_up_to_the_scores(steps: list[Step]):
    for step in steps:
        lines = step.game.sheet(step.after)
        total = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
        assert total == step.game.scores(step.after)


def test_an_event_is_told_to_the_seat_it_happened_to(steps: list[Step]):
    for step in steps:
        for event in step.events:
            assert step.game.event_for(event, event.seat or step.action.seat) == event
