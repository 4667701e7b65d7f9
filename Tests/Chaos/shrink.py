"""Finds a few faults of a list that suffice for a failure."""


def shrink(faults, fails, attempts=30):
    """A shorter list with which a trial still fails, after a bounded number of trials.

    - Parameter fails: Runs a trial with some of the faults; whether it fails.
    """
    faults, size = list(faults), max(1, len(faults) // 2)
    while faults and attempts:
        start, has_shrunk = 0, False
        while start < len(faults) and attempts:
            fewer = faults[:start] + faults[start + size:]
            attempts -= 1
            if fails(fewer):
                faults, has_shrunk = fewer, True
            else:
                start += size
        if size == 1 and not has_shrunk:
            break
        size = max(1, size // 2)
    return faults
