"""How fast the machine is at the moment, so that a limit means the same on each."""

import statistics
import time

# How long the loop takes on a machine for which the limits of tests are written, in seconds.
REFERENCE = 0.012


def pace(clock=time.perf_counter):
    """How many times as long as expected a piece of work takes now: 1 or more."""
    times = []
    for _ in range(5):
        begin = clock()
        total = 0
        for number in range(200_000):
            total += number * number
        times.append(clock() - begin)
    return max(1, statistics.median(times) / REFERENCE)


def limit(most):
    """A limit, which is longer on a machine that is slow or busy with other work."""
    return most * pace()
