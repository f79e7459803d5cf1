"""Games of San Francisco looked back on."""

from __future__ import annotations

from render.parts.reviewscene import LuckyScene
from render.sanfrancisco.review import ReviewScene
from tests.render.reviews import BETTER, PLAYED, moment, review
from tests.render.sanfrancisco.states import CHOOSE_4, START_4

REVIEW_4 = review(
    ReviewScene,
    ("Maximiliane Hohenlohe-Öhr", "Włodzimierz Ostrożański", "كوثر", "Bo"),
    124,
    (
        moment(CHOOSE_4, 123, 1),
        moment(
            CHOOSE_4,
            121,
            2,
            ("decision \N{MINUS SIGN}10%", ""),
            PLAYED * 3,
            BETTER * 3,
            middle=False,
        ),
        moment(
            START_4,
            33,
            4,
            ("decision \N{MINUS SIGN}1%", "luck \N{MINUS SIGN}9%"),
            "Bo drew.",
            "Better: Refuse it.",
        ),
    ),
    lucky=LuckyScene(
        turn=121, share=0.3, title="Luckiest turn: Włodzimierz Ostrożański, turn 121 (+26%)."
    ),
)
REVIEW_NOTHING = review(ReviewScene, ("Ann", "Bo"), 12)
