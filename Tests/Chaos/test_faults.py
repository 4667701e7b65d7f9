"""Schedules of faults, and shorter ones that still fail."""

import pytest

from faults import KINDS, LONGEST, Fault, parse, schedule
from shrink import shrink


@pytest.mark.parametrize("store", KINDS)
def test_a_seed_decides_the_faults(store):
    faults = schedule(3, 60, KINDS[store])
    assert faults == schedule(3, 60, KINDS[store]) != schedule(4, 60, KINDS[store])
    assert len(faults) > 10
    assert all(fault.at + fault.length <= 59 and fault.length <= LONGEST[fault.kind] for fault in faults)


@pytest.mark.parametrize("store", KINDS)
def test_all_kinds_come(store):
    kinds = {fault.kind for seed in range(20) for fault in schedule(seed, 60, KINDS[store])}
    assert kinds == set(KINDS[store])


def test_there_are_no_faults_without_kinds():
    assert schedule(1, 60, ()) == []


def test_faults_are_read_as_they_are_printed():
    for fault in schedule(5, 60, KINDS["postgres"] + KINDS["sqlite"]):
        assert parse(str(fault)) == fault
    with pytest.raises(ValueError, match="isn't a fault"):
        parse("flood 1@2.00+1.00")


FAULTS = [Fault(at, "kill", 0, 1) for at in range(16)]


@pytest.mark.parametrize("needed", [{3}, {2, 3}, {0, 15}, {1, 5, 9}, set()])
def test_what_is_needed_for_a_failure_is_left(needed):
    tried = []

    def fails(faults):
        tried.append(faults)
        return needed <= {fault.at for fault in faults}

    assert {fault.at for fault in shrink(FAULTS, fails, 200)} == needed


def test_the_number_of_trials_is_limited():
    tried = []
    shrink(FAULTS, lambda faults: tried.append(faults), 7)
    assert len(tried) == 7
