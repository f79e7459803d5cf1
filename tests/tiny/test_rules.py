"""The rules of the tiny game, and what each seat can see of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.games.errors import BadNotation, IllegalAction
from bot.games.game import CHANCE, Event
from tests.tiny.game import TINY
from tests.tiny.registered import TINY_PRESENTER
from tests.tiny.state import HIDDEN, Draw, Setup, Take

if TYPE_CHECKING:
    from tests.tiny.state import State

SETUP = Setup(2, 1, tuple(f"c{number:02}" for number in range(1, 13)))
"""Ann has 1, 2, 3 and Bo 4, 5, 6; 7 lies open, and the deck is 8 to 12."""
PASSED = ("1 give c01", "2 give c04")
ROUND = (*PASSED, "1 draw", "1 discard c02", "2 draw", "2 discard c05")
RUN_OUT = (*ROUND, "1 give c03", "2 give c01", "1 draw", "1 discard c01", "2 draw", "2 discard c03")


def played(*lines: str) -> tuple[State, list[Event]]:
    """Play lines of a record from the start; return the position and what happened last."""
    state, events = TINY.start(SETUP), list[Event]()
    for line in lines:
        seat, _, text = line.partition(" ")
        state, events = TINY.apply(state, TINY.parse(int(seat), text))
    return state, events


def refusal(line: str, *before: str) -> str:
    """Return why a line is refused after others."""
    with pytest.raises(IllegalAction) as refused:
        played(*before, line)
    return refused.value.code


def test_all_may_choose_until_they_have():
    assert TINY.to_act(played()[0]) == (1, 2)
    assert TINY.to_act(played("1 give c01")[0]) == (2,)
    assert TINY.to_act(played("2 give c04")[0]) == (1,)


def test_the_cards_go_round_once_the_last_has_chosen():
    assert played("2 give c04")[0].hands == (("c01", "c02", "c03"), ("c04", "c05", "c06"))
    assert played(*PASSED)[0].hands == (("c02", "c03", "c04"), ("c01", "c05", "c06"))


def test_a_round_ends_with_a_common_choice():
    state, events = played(*ROUND)
    assert events[-1] == Event("turn", 0)
    assert (state.round, TINY.to_act(state)) == (2, (1, 2))


def test_an_open_discard_can_be_taken():
    state, _ = played(*PASSED, "1 take")
    assert (state.hands[0], state.discards) == (("c02", "c03", "c04", "c07"), ())


def test_a_deck_that_runs_out_is_made_of_the_discards_under_the_open_one():
    state, _ = played(*RUN_OUT, "1 give c04", "2 give c06", "1 draw")
    assert not TINY.legal_actions(state)
    shuffle = TINY.chance(state, Random(1))
    assert shuffle is not None
    after, events = TINY.apply(state, shuffle)
    assert sorted(after.deck) == ["c01", "c02", "c05", "c07"]
    assert after.discards == ("c03",)
    assert events == [Event("shuffled", CHANCE, {"left": 4})]


def test_only_chance_shuffles_and_only_when_the_deck_has_run_out():
    out = (*RUN_OUT, "1 give c04", "2 give c06", "1 draw")
    assert refusal("0 shuffle c07") == "not-for-players"
    assert refusal("1 shuffle c07 c02 c05 c01", *out) == "not-for-players"
    assert refusal("0 shuffle c07 c02 c05", *out) == "not-for-players"


@pytest.mark.parametrize(
    ("code", "line", "before"),
    [
        ("chosen-already", "1 give c02", ("1 give c01",)),
        ("not-in-hand", "1 give c04", ()),
        ("give-first", "1 draw", ()),
        ("not-your-turn", "2 draw", PASSED),
        ("draw-first", "1 discard c02", PASSED),
        ("discard-first", "1 take", (*PASSED, "1 draw")),
        ("not-in-hand", "1 discard c01", (*PASSED, "1 draw")),
    ],
)
def test_what_is_out_of_place_is_refused(code: str, line: str, before: tuple[str, ...]):
    assert refusal(line, *before) == code


def test_the_public_sees_the_discards_and_how_many_cards_there_are():
    view = TINY.view(played("1 give c01")[0], None)
    assert view.hands == ((HIDDEN,) * 3, (HIDDEN,) * 3)
    assert (view.deck, view.discards) == (5, ("c07",))
    assert (view.given, view.chosen, view.legal, view.scores) == (HIDDEN, (1,), (), (0, 0))


def test_the_public_is_offered_what_names_no_hidden_card():
    assert TINY.view(played(*PASSED)[0], None).legal == (Draw(1), Take(1))
    assert TINY.view(played(*PASSED, "1 draw")[0], None).legal == ()


def test_a_seat_sees_its_own_cards_and_its_own_choice():
    state, _ = played("1 give c01")
    assert TINY.view(state, 1).hands == (("c01", "c02", "c03"), (HIDDEN,) * 3)
    assert TINY.view(state, 1).given == "c01"
    assert TINY.view(state, 2).given == HIDDEN
    assert TINY.view(state, 1).scores == (12, 0)


def test_a_choice_reveals_nothing_to_its_player_unless_it_was_the_last():
    start, chosen, passed = played()[0], played("1 give c01")[0], played(*PASSED)[0]
    assert not TINY.unknown(start, 1) - TINY.unknown(chosen, 1)
    assert TINY.unknown(chosen, 2) - TINY.unknown(passed, 2) == {"c01"}


def test_a_card_drawn_is_seen_by_its_player_alone():
    before, after = played(*PASSED)[0], played(*PASSED, "1 draw")[0]
    assert TINY.unknown(before, 1) - TINY.unknown(after, 1) == {"c08"}
    assert TINY.unknown(before, 2) == TINY.unknown(after, 2)
    assert TINY.unknown(before, None) == TINY.unknown(after, None)


def test_an_event_names_a_hidden_card_to_its_player_alone():
    _, (drew,) = played(*PASSED, "1 draw")
    assert TINY.event_for(drew, 1) == Event("drew", 1, {"left": 4, "card": "c08"})
    assert TINY.event_for(drew, 2) == TINY.event_for(drew, None) == Event("drew", 1, {"left": 4})
    _, events = played(*PASSED)
    received = next(event for event in events if (event.code, event.seat) == ("received", 1))
    assert TINY.event_for(received, 1) == received
    assert TINY.event_for(received, 2) is None


def test_notation_names_a_hidden_card_to_its_player_alone():
    give, shuffle = TINY.parse(1, "give c01"), TINY.parse(CHANCE, "shuffle c01 c02")
    assert [TINY.text_for(give, seat) for seat in (None, 1, 2)] == ["give", "give c01", "give"]
    assert [TINY.text_for(shuffle, seat) for seat in (None, 1, 2)] == ["shuffle"] * 3
    for text in ("give", "shuffle"):
        with pytest.raises(BadNotation, match="hidden"):
            TINY.parse(1, text)


def test_a_record_tells_the_order_of_the_cards_once_the_game_is_over():
    assert dict(TINY.header(SETUP, played()[0])) == {"seats": "2", "first": "1"}


def test_its_presenter_goes_by_its_name():
    assert TINY_PRESENTER.game == TINY.name
