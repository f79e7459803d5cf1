"""The private panel: step by step to every action, with nothing asked that leaves no choice."""

# ruff: noqa: RUF001  (what people read has dashes, crosses and apostrophes of print)

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.games.tickettoride import GAME
from render.tickettoride.zooms import PortraitScene
from tests.games.tickettoride.table import after, begun, turn
from tests.presenters.shown import WORDS, buttons, players, selects
from tests.presenters.tickettoride.shown import PRESENTER, QUIET, middle, panel, screen

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State

CROSSED = (QUIET, "hand 1 blue*2 ferry", "hand 2", "stacks presidio:bell richmond:guitar")
"""A position in which seat 1 can claim a route between two locations with tokens."""
FULL = "hand 1 blue*6 green*3 black*6 purple*6 red*6 orange*4 ferry*8"
HANDS = (FULL, "hand 2", "hand 3", "hand 4")
"""The hands of four, of which the first can pay for every route in many ways."""
TICKETS = " ".join(f"t{number:02}" for number in range(2, 25))


def listed(state: State) -> set[str]:
    """Return the actions of all entries in the lists of seat 1."""
    return {each.action for select in selects(panel(state).rows) for each in select.options}


def test_tickets_are_chosen_by_number_and_each_button_says_what_they_are_worth():
    state = begun(2, tickets="t08 t24 t01 t02")
    shown = panel(state)
    assert [each.label for each in buttons(shown.rows)] == [
        "Keep ticket 1 (5 points)",
        "Keep ticket 2 (11 points)",
        "Keep both (16 points)",
        "Map",
    ]
    assert "1. **Presidio – Sunset**, 5 points: 5 cable cars to go" in shown.text
    assert "2. **Golden Gate Bridge – Potrero Hill**, 11 points: 11 cable cars to go" in shown.text
    chosen = panel(after(state, "1 keep 2"))
    assert chosen.rows == ()
    assert chosen.text == "You’ve chosen your tickets. Waiting for: **Bo**."


def test_who_goes_first_is_told_before_tickets_are_chosen():
    state = begun(3)
    seated = players(3)
    public = PRESENTER.task(PRESENTER.read(GAME.view(state, None), WORDS, seated))
    first = seated[state.first - 1].name
    assert public.startswith(f"**{first}** goes first. ")
    assert "goes first" not in PRESENTER.task(
        PRESENTER.read(GAME.view(middle(), None), WORDS, players(2))
    )
    for seat in (1, 2, 3):
        told = panel(state, seat).text
        assert ("You go first. " in told) == (seat == state.first)
        assert ("goes first. " in told) == (seat != state.first)


def test_routes_that_bring_a_ticket_nearer_come_first_and_are_marked():
    (routes,) = selects(panel(middle()).rows)
    assert routes.placeholder == "Claim a route (1 to 25 of 41)"
    first = routes.options[0]
    assert first.label == "1 · Richmond – Sunset, purple"
    assert first.emoji == "🟣"
    assert first.description == (
        "purple ×3 · 4 points · ★ for Presidio – Sunset (5) · token: guitar"
    )
    marked = ["★" in each.description for each in routes.options]
    assert marked == sorted(marked, reverse=True)
    assert marked.count(True) == 7


def test_tracks_that_are_paid_for_alike_count_as_one_route_in_text_and_picture():
    state = turn(QUIET, "hand 1 blue", "hand 2")
    shown = panel(state)
    listed = {each.action for select in selects(shown.rows) for each in select.options}
    assert "claim r21 blue" in listed
    assert "claim r22 blue" not in listed
    assert isinstance(shown.scene, PortraitScene)
    more = shown.scene.routes_caption.more
    assert more == str(len(shown.scene.routes)) == str(len(listed))
    assert f"You can pay for {more} route" in shown.text


def test_payment_is_asked_only_where_there_is_a_choice():
    state = turn(QUIET, "hand 1 black*3", "hand 2")
    assert "claim r18 black black black" in listed(state)
    state = turn(QUIET, "hand 1 black*2 red*2 ferry*2", "hand 2")
    assert "!panel r21" in listed(state)
    shown = panel(state, item="r21")
    assert shown.text == (
        "Claim **Haight Ashbury – Painted Ladies (grey, 1)** for 1 point. How will you pay?"
    )
    assert [each.label for each in buttons(shown.rows)] == ["Pay black: 1 point"]
    (payments,) = selects(shown.rows)
    assert [(each.action, each.label, each.emoji) for each in payments.options] == [
        ("claim r21 red", "Red", "🔴"),
        ("claim r21 ferry", "Ferry", "⛴️"),
    ]


def test_ferry_alone_gives_no_cause_to_ask_but_may_be_paid_all_the_same():
    state = turn(QUIET, "hand 1 black*3 ferry", "hand 2")
    assert "claim r18 black black black" in listed(state)
    assert "!panel otherwise" in {each.action for each in buttons(panel(state).rows)}
    shown = panel(state, item="otherwise")
    assert shown.text == "Which route will you pay for in another way?"
    (routes,) = selects(shown.rows)
    at = [each.action for each in routes.options].index("!panel r18")
    (every,) = selects(panel(state).rows)
    assert routes.options[at].label in [each.label for each in every.options]
    asked = panel(state, item="r18")
    assert [each.action for each in selects(asked.rows)[0].options] == [
        "claim r18 black black ferry"
    ]
    without = turn(QUIET, "hand 1 black*3", "hand 2")
    assert "!panel otherwise" not in {each.action for each in buttons(panel(without).rows)}


def test_tickets_are_drawn_in_the_own_panel_alone_and_after_a_question():
    public = screen(middle())
    assert "tickets" not in str([each.action for each in buttons(public.rows)])
    assert "tickets" not in {each.action for each in buttons(panel(middle()).rows)}
    shown = panel(middle(), item="tickets")
    assert shown.text.startswith("Draw 2 tickets and keep at least one? It takes your whole turn")
    assert [(each.action, each.label) for each in buttons(shown.rows)] == [
        ("tickets", "Draw 2 tickets")
    ]
    legal: tuple[Any, ...] = GAME.view(middle(), 1).legal
    asked = [each for each in legal if PRESENTER.asks_itself(each)]
    assert [GAME.format(each) for each in asked] == ["tickets"]
    drawn = panel(after(middle(), "tickets"), item="tickets")
    assert drawn.text == "You can’t draw tickets now. Check what your panel offers."


def test_cards_stand_three_in_a_row_in_short_words_with_the_sign_of_their_colour():
    for shown in (screen(middle()), panel(middle())):
        first, second, *_ = shown.rows
        labels = [[(each.emoji, each.label) for each in buttons([row])] for row in (first, second)]
        assert labels == [
            [("🔴", "No. 1: red"), ("⛴️", "No. 2: ferry (ends turn)"), ("🔵", "No. 3: blue")],
            [("🟢", "No. 4: green"), ("⚫", "No. 5: black"), ("", "Deck")],
        ]


def test_route_that_cannot_be_claimed_any_more_says_so():
    shown = panel(middle(), item="r18")
    assert shown.text == "You can’t claim this route now. Check what your panel offers."
    assert shown.rows == ()


def test_tracks_of_one_colour_are_told_apart_by_number():
    view = GAME.view(turn(QUIET, "hand 1 purple*2", "hand 2"), 1)
    labels = [
        each.label for each in PRESENTER.complete(PRESENTER.read(view, WORDS), "claim", "route", {})
    ]
    names = {each.partition(":")[0] for each in labels}
    assert "Richmond – Japanese Tea Garden, grey, track 1" in names
    assert "Richmond – Japanese Tea Garden, grey, track 2" in names
    assert "Castro – Mission District, purple" in names
    assert len(labels) == len(set(labels))


def test_full_hand_lists_every_route_in_pages_of_25():
    state = turn("seats 4", QUIET, *HANDS, "tickets 1 t24")
    offered: set[str] = set()
    for page in (0, 1, 2):
        for select in selects(panel(state, page=page).rows):
            assert len(select.options) <= 25
            offered |= {each.action.split()[1] for each in select.options}
    board = GAME.view(state, 1).board
    assert len({frozenset(board.route[each].ends) for each in offered}) == len(
        {frozenset(each.ends) for each in board.routes}
    )
    assert len(offered) == 49


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
    assert [each.label for each in buttons(panel(state).rows)] == ["Pass", "Map"]
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
    assert "claim r10 blue blue" in listed(state)
    state = after(state, "claim r10 blue blue")
    assert [each.label for each in buttons(panel(state).rows)] == [
        "Take the bell: Presidio",
        "Take the guitar: Richmond",
        "Map",
    ]
    assert after(state, "token richmond").seat == 2
