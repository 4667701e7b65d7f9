"""Processes that are killed, and nodes behind nginx while things go wrong: no browser is needed. See Tests/Chaos."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Chaos"))
from apart import run_apart  # noqa: E402
from checker import Rules, check  # noqa: E402
from faults import KINDS, schedule  # noqa: E402
from postgres import programs  # noqa: E402
from restarts import watch_timer  # noqa: E402
from trial import trial  # noqa: E402

pytestmark = pytest.mark.server

# A busy machine takes longer than what is promised; a defect takes longer than this.
RULES = Rules(grace=3, patience=30)


@pytest.mark.parametrize("store, seconds, seed, latency", [
    pytest.param("postgres", 12, 8, 10, marks=pytest.mark.skipif(not programs(), reason="PostgreSQL isn't installed")),
    ("sqlite", 8, 8, 10),
])
def test_nothing_is_lost_while_nodes_and_the_storage_fail(tmp_path, store, seconds, seed, latency):
    faults = schedule(seed, seconds, KINDS[store], longest=2)
    records = run_apart(trial(
        tmp_path, store, faults, seed, seconds, people=3, pages=3, pace=0.15, latency=latency, rules=RULES))
    assert check(records, RULES) == []
    # There was something to lose.
    counts = {kind: sum(record.kind == kind for record in records) for kind in ("ack", "act", "kill", "outage")}
    assert counts["ack"] > 50 and counts["act"] > 50 and counts["kill"] + counts["outage"] > 1


def test_a_timer_costs_a_moment(tmp_path):
    # A busy machine takes longer than a second; a state that isn't stored is older than this.
    losses = run_apart(watch_timer(tmp_path, kills=5, seed=2, pause=(2.2, 2.8)))
    assert len(losses) == 5 and max(losses) < 2, losses
