"""Processes that end under sessions that did nothing: those keep everything. No browser is needed."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Chaos"))
from apart import run_apart  # noqa: E402
from restarts import watch_bystanders, watch_reader  # noqa: E402

pytestmark = pytest.mark.server


@pytest.mark.parametrize("button", ["Trap", "Trap in a task", "Trap in an effect"])
def test_a_button_that_ends_the_process_costs_the_others_nothing(tmp_path, button):
    kept, is_new = run_apart(watch_bystanders(tmp_path, bystanders=8, traps=3, button=button))
    assert len(kept) == 8
    for text, shown in kept:
        assert shown == text
    # Its own session is set aside after the second time.
    assert is_new == [False, True, False]


def test_a_reader_keeps_everything_however_often_the_process_is_killed(tmp_path):
    text, shown = run_apart(watch_reader(tmp_path, kills=3))
    assert shown == text
