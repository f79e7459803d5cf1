"""One presenter a game: it turns a view into words, choices and a scene. Knows no Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.pointcity.presenter import PointCityPresenter
from bot.presenters.sanfrancisco.presenter import SanFranciscoPresenter
from bot.presenters.tickettoride.presenter import TicketToRidePresenter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.presenters.presenter import AnyPresenter

_ALL: tuple[AnyPresenter, ...] = (
    SanFranciscoPresenter(),
    PointCityPresenter(),
    TicketToRidePresenter(),
)

PRESENTERS: Mapping[str, AnyPresenter] = {presenter.game: presenter for presenter in _ALL}
"""The presenters by the name of their game."""
