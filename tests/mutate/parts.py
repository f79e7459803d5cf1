"""Which tests are asked about a change in which part of the code."""

from __future__ import annotations

PARTS = {
    "bot/games": ("tests/games", "tests/cli/test_simulate.py"),
    "bot/tables": ("tests/tables", "tests/chat", "tests/behaviour"),
    "bot/chat/jobs": ("tests/chat", "tests/monitoring", "tests/behaviour"),
    "storage": ("tests/storage", "tests/tables", "tests/monitoring", "tests/behaviour"),
}
"""The folders of code that are changed, each with its tests: folders or files."""
_WEIGHED = "how a computer weighs is measured by matches (`python -m tests.bench computer`)"
EXEMPT = {
    **dict.fromkeys(
        (
            f"bot/games/{name}.py"
            for name in (
                "pointcity/computer/evaluation",
                "pointcity/computer/judge",
                "pointcity/computer/turns",
                "sanfrancisco/computer/evaluation",
                "sanfrancisco/computer/judge",
                "sanfrancisco/computer/playouts",
                "sanfrancisco/computer/search",
                "sanfrancisco/computer/turns",
                "tickettoride/computer/beginner",
                "tickettoride/computer/evaluation",
                "tickettoride/computer/judge",
                "tickettoride/computer/pacing",
                "tickettoride/computer/playouts",
                "tickettoride/computer/standpoint",
            )
        ),
        _WEIGHED,
    ),
    "storage/postgres/": "its tests need a server, which takes longer to start than most runs",
}
"""Files and folders from which no change is drawn, each with the reason; `--at` makes them."""
LEFT_OUT = (
    "tests/behaviour/test_whole_games.py",
    "tests/behaviour/test_nine_days.py",
)
"""Tests that take very long: what they alone notice counts as noticed by nobody."""


def folders() -> list[str]:
    """Return every folder or file of tests, once."""
    return list(dict.fromkeys(folder for part in PARTS.values() for folder in part))


def is_exempt(path: str) -> bool:
    """Return whether no change is drawn from a file."""
    return path.startswith(tuple(EXEMPT))


def is_of(path: str, test: str) -> bool:
    """Return whether a test, by its id, belongs to the part of a file."""
    return any(
        path.startswith(f"{part}/") and test.startswith((f"{folder}/", f"{folder}::"))
        for part, tests in PARTS.items()
        for folder in tests
    )


def nearness(path: str, test: str) -> int:
    """Return how many folders on the way to a file its test has, too."""
    way = path.removeprefix("bot/").removesuffix(".py").split("/")
    own = test.split("::", maxsplit=1)[0].removeprefix("tests/").removesuffix(".py").split("/")
    own[-1] = own[-1].removeprefix("test_")
    near = 0
    for one, other in zip(way, own, strict=False):
        if one != other:
            break
        near += 1
    return near
