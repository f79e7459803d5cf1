"""Games of Ticket to Ride: San Francisco looked back on."""

from __future__ import annotations

from render.tickettoride.review import ReviewScene
from tests.render.reviews import moment, review
from tests.render.tickettoride.states import TTR_MIDDLE_4

TTR_REVIEW_3 = review(
    ReviewScene,
    ("Marlena", "Bo", "Giulia Conti"),
    71,
    (
        moment(TTR_MIDDLE_4, 71, 2, middle=False),
        moment(TTR_MIDDLE_4, 30, 1, ("decision \N{MINUS SIGN}3%", ""), "Bo draws purple + orange."),
        moment(TTR_MIDDLE_4, 2, 3),
    ),
)
