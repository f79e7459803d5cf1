"""What commands offer while they are typed."""

# ruff: noqa: RUF001  (what people read has dashes, crosses and apostrophes of print)

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.commands.choosing import Entry, choices
from bot.games.tickettoride import GAME
from tests.games.tickettoride.table import begun, turn
from tests.presenters.shown import WORDS
from tests.presenters.tickettoride.shown import PRESENTER, QUIET, middle

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State
    from bot.presenters.controls import Option


def offered(
    state: State, command: str, parameter: str, seat: int | None = 1, **given: str
) -> list[Option]:
    view = GAME.view(state, seat)
    return PRESENTER.complete(PRESENTER.read(view, WORDS), command, parameter, given)


def routes(typed: str) -> list[tuple[str, str]]:
    """Return the routes offered for typed text as Discord lists them, by name and id."""
    found = offered(middle(), "claim", "route", route=typed)
    listed = choices([Entry(each.label, each.action, (each.action,)) for each in found], typed)
    return [(each.name.partition(",")[0], each.value) for each in listed]


def test_route_begins_with_the_location_that_was_typed():
    assert routes("rich")[0] == ("Richmond – Sunset", "r13")
    assert routes("sunset")[0] == ("Sunset – Richmond", "r13")
    assert routes("Sunset rich")[0] == ("Sunset – Richmond", "r13")
    assert routes("richmond sunset")[0] == ("Richmond – Sunset", "r13")


def test_exact_id_comes_first():
    assert routes("r14")[0][1] == "r14"


def test_route_says_payment_points_and_the_ticket_it_helps():
    (label,) = (each.label for each in offered(middle(), "claim", "route") if each.action == "r13")
    assert label.startswith(
        "Richmond – Sunset, purple: purple ×3 · 4 points · ★ for Presidio – Sunset (5)"
    )
    assert len(label) <= 100


def test_payments_are_offered_with_the_fewest_ferries_first():
    state = turn(QUIET, "hand 1 black*3 ferry*2", "hand 2")
    found = offered(state, "claim", "cards", route="r18")
    assert [(each.action, each.label) for each in found] == [
        ("black black black", "Black ×3"),
        ("black black ferry", "Black ×2, ferry"),
        ("black ferry ferry", "Black, ferry ×2"),
    ]
    assert offered(state, "claim", "cards", route="sunset – twin peaks") == found


def test_cards_and_tickets_are_offered_by_place():
    found = offered(middle(), "take", "card")
    assert [each.label for each in found[:2]] == [
        "Red (card 1 in the row)",
        "Ferry (card 2 in the row)",
    ]
    assert found[-1].action == "deck"
    state = begun(2, tickets="t08 t24 t01 t02")
    assert [(each.action, each.label) for each in offered(state, "keep", "tickets")] == [
        ("1", "1: Presidio – Sunset (5)"),
        ("2", "2: Golden Gate Bridge – Potrero Hill (11)"),
        ("both", "Both: Presidio – Sunset (5), Golden Gate Bridge – Potrero Hill (11)"),
    ]


def test_nobody_else_is_offered_anything():
    for seat in (2, None):
        for command, parameter in (("claim", "route"), ("claim", "cards"), ("keep", "tickets")):
            assert offered(middle(), command, parameter, seat, route="r13") == []


def test_cards_of_a_payment_can_be_named_in_any_order():
    assert PRESENTER.notation("claim r18 ferry black black") == "claim r18 black black ferry"
    assert PRESENTER.notation("claim r18") == "claim r18"
    assert PRESENTER.notation("claim r18 lilac") == "claim r18 lilac"


def test_colour_that_a_claim_is_paid_with_is_a_taste():
    assert WORDS.say(PRESENTER.taste("claim r18 black black ferry")) == "black"
    assert PRESENTER.taste("claim r18 ferry ferry ferry") == ""
    assert PRESENTER.taste("take 1") == ""
