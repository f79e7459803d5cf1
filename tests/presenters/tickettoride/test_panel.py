"""The private panel: step by step to every action, with nothing asked that leaves no choice."""

# ruff: noqa: RUF001  (what people read has dashes, crosses and apostrophes of print)

from __future__ import annotations

from render.tickettoride.zooms import PortraitScene
from tests.games.tickettoride.table import after, begun, turn
from tests.presenters.shown import buttons, selects
from tests.presenters.tickettoride.shown import QUIET, middle, panel, screen

CROSSED = (QUIET, "hand 1 blue*2 ferry", "hand 2", "stacks presidio:bell richmond:guitar")
"""A position in which seat 1 can claim a route between two locations with tokens."""
FULL = "hand 1 blue*6 green*3 black*6 purple*6 red*6 orange*4 ferry*8"
HANDS = (FULL, "hand 2", "hand 3", "hand 4")
"""The hands of four, of which the first can pay for every route in many ways."""
TICKETS = " ".join(f"t{number:02}" for number in range(2, 25))


def test_tickets_are_chosen_by_number_and_each_button_says_what_they_are_worth():
    state = begun(2, tickets="t08 t24 t01 t02")
    shown = panel(state)
    assert [each.label for each in buttons(shown.rows)] == [
        "Keep ticket 1 (5 points)",
        "Keep ticket 2 (11 points)",
        "Keep both (16 points)",
    ]
    assert "1. **Presidio – Sunset**, 5 points: 5 cable cars to go" in shown.text
    assert "2. **Golden Gate Bridge – Potrero Hill**, 11 points: 11 cable cars to go" in shown.text
    chosen = panel(after(state, "1 keep 2"))
    assert chosen.rows == ()
    assert chosen.text == "You’ve chosen your tickets. Waiting for: **Bo**."


def test_routes_that_bring_a_ticket_nearer_come_first_and_are_marked():
    near, others = selects(panel(middle()).rows)
    assert near.placeholder == "Claim a route for a ticket"
    first = near.options[0]
    assert first.label == "Richmond – Sunset, purple"
    assert first.description == (
        "purple ×3 · 4 points · ★ for Presidio – Sunset (5) · token: guitar"
    )
    assert all("★" in each.description for each in near.options)
    assert others.placeholder == "Claim another route (1 to 25 of 35)"
    assert not any("★" in each.description for each in others.options)


def test_tracks_that_are_paid_for_alike_count_as_one_route_in_text_and_picture():
    state = turn(QUIET, "hand 1 blue", "hand 2")
    shown = panel(state)
    listed = {each.action for select in selects(shown.rows) for each in select.options}
    assert {"claim r21 blue", "claim r22 blue"} <= listed
    assert isinstance(shown.scene, PortraitScene)
    more = shown.scene.routes_caption.more
    assert more == str(len(shown.scene.routes)) == str(len(listed) - 1)
    assert f"You can pay for {more} route" in shown.text


def test_payment_is_asked_only_where_there_is_a_choice():
    state = turn(QUIET, "hand 1 black*3", "hand 2")
    listed = {each.action for select in selects(panel(state).rows) for each in select.options}
    assert "claim r18 black black black" in listed
    state = turn(QUIET, "hand 1 black*3 ferry", "hand 2")
    listed = {each.action for select in selects(panel(state).rows) for each in select.options}
    assert "!panel r18" in listed
    shown = panel(state, item="r18")
    assert shown.text == "Claim **Sunset – Twin Peaks (black, 3)** for 4 points. How will you pay?"
    assert [each.label for each in buttons(shown.rows)] == ["Pay black ×3: 4 points"]
    (payments,) = selects(shown.rows)
    assert [(each.action, each.label) for each in payments.options] == [
        ("claim r18 black black ferry", "Black ×2, ferry")
    ]


def test_route_that_cannot_be_claimed_any_more_says_so():
    shown = panel(middle(), item="r18")
    assert shown.text == "You can’t claim this route now. Check what your panel offers."
    assert shown.rows == ()


def test_tracks_of_one_colour_are_told_apart_by_number():
    state = turn(QUIET, "hand 1 purple*2", "hand 2")
    labels = [each.label for select in selects(panel(state).rows) for each in select.options]
    assert "Richmond – Japanese Tea Garden, grey, track 1" in labels
    assert "Richmond – Japanese Tea Garden, grey, track 2" in labels
    assert "Castro – Mission District, purple" in labels
    assert len(labels) == len(set(labels))


def test_full_hand_lists_every_route_in_pages_of_25():
    state = turn("seats 4", QUIET, *HANDS, "tickets 1 t24")
    offered: set[str] = set()
    for page in (0, 1, 2):
        for select in selects(panel(state, page=page).rows):
            assert len(select.options) <= 25
            offered |= {each.action.split()[1] for each in select.options}
    assert len(offered) == 52


def test_payments_of_a_page_lead_to_the_next_page_of_the_same_route():
    state = turn("seats 4", QUIET, *HANDS)
    shown = panel(state, item="r01")
    listed = [each.action for each in selects(shown.rows)[0].options]
    proposed = buttons(shown.rows)[0].action
    assert len({proposed, *listed}) == 19
    assert proposed == "claim r01 blue blue blue ferry ferry"


def test_pass_is_offered_in_the_own_panel_alone():
    state = turn(
        *("row - - - - -", "deck", "discards", "pile", "hand 1", "stacks"),
        *("tickets 1 t01", f"tickets 2 {TICKETS}"),
        rest="hand 2",
    )
    assert [each.label for each in buttons(panel(state).rows)] == ["Pass"]
    assert "so pass" in panel(state).text
    public = screen(state)
    assert public.rows == ()
    assert "pass" not in public.text
    assert "pass" not in public.alt


def test_panel_of_somebody_who_waits_names_whose_turn_it_is():
    shown = panel(middle(), seat=2)
    assert shown.rows == ()
    assert shown.text == "It’s **Ann**’s turn (seat 1 of 2)."


def test_drawing_two_cards_from_the_row_takes_two_presses_on_the_public_post():
    state = turn(QUIET, "hand 1", "hand 2")
    for _ in range(2):
        assert state.seat == 1
        assert "take 1" in {each.action for each in buttons(screen(state).rows)}
        state = after(state, "take 1")
    assert state.seat == 2


def test_claiming_takes_at_most_four_presses_from_the_public_post():
    state = turn(*CROSSED)
    # The first press opens the panel, the second chooses the route in it.
    listed = [each for select in selects(panel(state).rows) for each in select.options]
    assert "!panel r10" in {each.action for each in listed}
    (pay, *_) = buttons(panel(state, item="r10").rows)
    state = after(state, pay.action)
    assert [each.label for each in buttons(panel(state).rows)] == [
        "Take the bell: Presidio",
        "Take the guitar: Richmond",
    ]
    assert after(state, "token richmond").seat == 2
