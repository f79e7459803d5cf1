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
        moment(TTR_MIDDLE_4, 71, 2, (0.62, 0.0)),
        moment(TTR_MIDDLE_4, 30, 1, (0.7, 0.24), "Bo draws purple + orange.", ""),
        moment(TTR_MIDDLE_4, 2, 3, (0.3, 0.5)),
    ),
)
