"""Limits of tests scale with the speed of the machine."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Browser"))

import machine


def ticking(seconds):
    """A clock on which each look takes some time."""
    time = 0

    def clock():
        nonlocal time
        time += seconds
        return time
    return clock


def test_a_slow_machine_has_longer_limits():
    assert round(machine.pace(ticking(machine.REFERENCE * 4)), 3) == 4


def test_a_fast_machine_has_the_limits_of_the_tests():
    assert machine.pace(ticking(machine.REFERENCE / 4)) == 1


def test_one_interruption_makes_no_limit_longer():
    moments = iter([0, 9] + [number * machine.REFERENCE for number in range(1000, 1008)])
    assert round(machine.pace(lambda: next(moments)), 3) == 1
