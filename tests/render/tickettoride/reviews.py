"""Games of Ticket to Ride: San Francisco looked back on."""

from __future__ import annotations

from dataclasses import replace

from render.tickettoride.review import ReviewScene
from tests.render.reviews import moment, review
from tests.render.tickettoride.states import TTR_MIDDLE_4

FREE = next(
    track
    for track in range(len(TTR_MIDDLE_4.board.tracks))
    if track not in {claim.track for claim in TTR_MIDDLE_4.claims}
)
TTR_REVIEW_3 = review(
    ReviewScene,
    ("Marlena", "Bo", "Giulia Conti"),
    71,
    (
        moment(replace(TTR_MIDDLE_4, wanted=(FREE,)), 71, 2, middle=False),
        moment(TTR_MIDDLE_4, 30, 1, ("decision \N{MINUS SIGN}3%", ""), "Bo draws purple + orange."),
        moment(TTR_MIDDLE_4, 2, 3),
    ),
)
