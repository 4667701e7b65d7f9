#!/usr/bin/env python3
"""Tries to lose something on three nodes, and checks what was promised. See README.md."""

import argparse
import asyncio
import collections
import os
import pathlib
import random
import shutil
import signal
import sys
import tempfile

from checker import Rules, check
from faults import KINDS, parse, schedule
from faults import LONGEST as LONGEST_FAULTS
from history import write
from shrink import shrink
from trial import trial

# Longer runs are several trials, each with a cluster of its own.
LONGEST = 60
LATENCIES = (0, 5, 30)
# A trial takes no longer than twice its time and this, in seconds.
ENDS = 300


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="decides the faults, and what people do")
    parser.add_argument("--seconds", type=float, default=60, help="how long people work; above 60 in several trials")
    parser.add_argument("--store", choices=sorted(KINDS), default="postgres")
    parser.add_argument("--faults", default="all", help="all, none, or kinds with commas: " + ", ".join(LONGEST_FAULTS))
    parser.add_argument("--schedule", help="the faults themselves, with commas, as a failure prints them")
    parser.add_argument(
        "--latency", type=int,
        help="the milliseconds that a message to PostgreSQL, or a write to SQLite's disk takes (default: the seed decides)")
    parser.add_argument("--longest", type=float, default=8, help="the longest pause or partition, in seconds")
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--pages", type=int, default=3, help="how many pages each person has")
    parser.add_argument("--pace", type=float, default=0.5, help="the mean time between two actions on a page")
    parser.add_argument("--grace", type=float, default=Rules.grace, help="what may be lost by a kill, in seconds")
    parser.add_argument("--patience", type=float, default=Rules.patience, help="how long a page may wait after the last fault")
    parser.add_argument("--shrink", action="store_true", help="repeat a trial that fails with fewer faults")
    parser.add_argument("--keep", help="a folder for the histories of failures")
    return parser.parse_args()


def kinds(options):
    if options.faults == "none":
        return ()
    return KINDS[options.store] if options.faults == "all" else tuple(options.faults.split(","))


def latency(options, seed):
    return random.Random(seed).choice(LATENCIES) if options.latency is None else options.latency


def attempt(options, seed, seconds, faults):
    """Runs one trial; what it found, and its history."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="chaos-"))
    rules = Rules(options.grace, options.patience)
    try:
        records = asyncio.run(asyncio.wait_for(trial(
            folder, options.store, faults, seed, seconds, options.people, options.pages, options.pace,
            latency(options, seed), rules), 2 * seconds + ENDS))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return check(records, rules), records


def summary(records):
    counts = collections.Counter(record.kind for record in records)
    actions = collections.Counter(record["action"] for record in records if record.kind == "act")
    welcomes = [record for record in records if record.kind == "welcome"]
    waits = [record["since"] for record in records if record.kind == "waits"]
    return (
        f"{counts['do']} events, {actions['tap']} taps, {actions['append']} appends, {actions['add']} adds, "
        f"{counts['kill'] // 2} kills, {counts['term'] // 2} stops, {counts['outage']} outages, {len(welcomes)} joins, "
        f"{sum(record['restored'] for record in welcomes)} restored, longest wait {max(waits, default=0):.1f} s")


def main():
    options = arguments()
    # What a trial has started ends with it.
    signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGINT))
    rounds = max(1, round(options.seconds / LONGEST))
    failures = 0
    for number in range(rounds):
        seed, seconds = options.seed + number, min(options.seconds, LONGEST)
        faults = (
            [parse(text) for text in options.schedule.split(",") if text] if options.schedule is not None
            else schedule(seed, seconds, kinds(options), longest=options.longest))
        found, records = attempt(options, seed, seconds, faults)
        print(f"seed {seed}, {options.store}, {seconds:g} s, latency {latency(options, seed)} ms, {len(faults)} faults: {summary(records)}", flush=True)
        if not found:
            continue
        failures += 1
        tell(options, seed, seconds, faults, found, records)
    print(f"{rounds - failures} of {rounds} trials kept everything")
    sys.exit(bool(failures))


def tell(options, seed, seconds, faults, found, records):
    """Says what a trial found, and how to have it again."""
    if options.shrink:
        faults = shrink(faults, lambda fewer: attempt(options, seed, seconds, fewer)[0])
    for finding in found[:20]:
        print(f"  {finding}")
    if len(found) > 20:
        print(f"  and {len(found) - 20} more")
    print(f"  --seed {seed} --store {options.store} --seconds {seconds:g} --schedule '{','.join(map(str, faults))}'", flush=True)
    if options.keep:
        path = pathlib.Path(options.keep) / f"{options.store}-{seed}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        write(records, path)


if __name__ == "__main__":
    main()
