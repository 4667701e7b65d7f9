#!/usr/bin/env python3
"""Kills an app that changes by a timer alone, and says how much older its state was after each kill."""

import argparse
import asyncio
import sys
import tempfile

from restarts import watch_timer


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--grace", type=float, default=1.2, help="what may be lost by a kill, in seconds")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
        losses = asyncio.run(watch_timer(folder, options.kills, options.seed))
    ordered = sorted(losses)
    print(
        f"{len(losses)} kills: at most {ordered[-1]:.2f} s older, median {ordered[len(ordered) // 2]:.2f} s, "
        f"{sum(loss > options.grace for loss in losses)} of them more than {options.grace:g} s")
    sys.exit(ordered[-1] > options.grace)


if __name__ == "__main__":
    main()
