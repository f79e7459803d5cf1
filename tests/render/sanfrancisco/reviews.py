"""Games of San Francisco looked back on."""

from __future__ import annotations

from render.sanfrancisco.review import ReviewScene
from tests.render.reviews import BETTER, PLAYED, moment, review
from tests.render.sanfrancisco.states import CHOOSE_4, START_4

REVIEW_4 = review(
    ReviewScene,
    ("Maximiliane Hohenlohe-Öhr", "Włodzimierz Ostrożański", "كوثر", "Bo"),
    124,
    (
        moment(CHOOSE_4, 123, 1, (0.33, 0.94)),
        moment(CHOOSE_4, 121, 2, (0.84, 0.05), PLAYED * 3, BETTER * 3),
        moment(START_4, 33, 4, (0.21, 0.39), "Bo drew.", ""),
    ),
)
REVIEW_NOTHING = review(ReviewScene, ("Ann", "Bo"), 12)
