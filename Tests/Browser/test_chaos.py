"""Processes that are killed, and nodes behind nginx while things go wrong: no browser is needed. See Tests/Chaos."""

import asyncio
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Chaos"))
from restarts import watch_timer  # noqa: E402

pytestmark = pytest.mark.server


def test_a_timer_costs_a_moment(tmp_path):
    # A busy machine takes longer than a second; a state that isn't stored is older than this.
    losses = asyncio.run(watch_timer(tmp_path, kills=5, seed=2, pause=(2.2, 2.8)))
    assert len(losses) == 5 and max(losses) < 2, losses
