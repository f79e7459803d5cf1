"""Games of Point City looked back on."""

from __future__ import annotations

from render.pointcity.review import ReviewScene
from tests.render.pointcity.states import POINTCITY_ALONE, POINTCITY_CHOOSE_4
from tests.render.reviews import moment, review

PC_REVIEW_ALONE = review(
    ReviewScene,
    ("Ann", "Automaton"),
    17,
    (
        moment(POINTCITY_ALONE, 11, 1, middle=False),
        moment(
            POINTCITY_ALONE,
            9,
            1,
            ("decision \N{MINUS SIGN}2%", ""),
            "Ann takes two.",
            "Better: Flip b3.",
        ),
    ),
)
PC_REVIEW_4 = review(
    ReviewScene,
    ("Ann", "Bo", "Cy", "Di"),
    68,
    (
        moment(POINTCITY_CHOOSE_4, 66, 2),
        moment(POINTCITY_CHOOSE_4, 13, 3),
        moment(POINTCITY_CHOOSE_4, 14, 4),
    ),
)
