"""A short run has a share of each large family, the same one each time, and everything else."""

from typing import NamedTuple

from families import LARGE, left_out


class Item(NamedTuple):
    path: str
    originalname: str
    name: str


def items(name, count):
    return [Item("test_a.py", name, f"{name}[{number}]") for number in range(count)]


def test_a_large_family_is_thinned():
    large, small = items("test_large", 10 * LARGE), items("test_small", LARGE)
    dropped = left_out(large + small, 5)
    assert dropped < set(large)
    assert len(large) // 10 < len(large) - len(dropped) < len(large) // 3
    assert dropped == left_out(small + large[::-1], 5)


def test_everything_is_kept_if_the_share_is_all():
    assert left_out(items("test_large", 10 * LARGE), 1) == set()
