"""What goes wrong in a trial: a list that a seed decides."""

import random
from dataclasses import dataclass

KINDS = {
    "postgres": ("kill", "term", "pause", "cut", "reset", "slow", "restart", "crash", "clock", "version"),
    "sqlite": ("kill", "term", "pause", "full", "clock", "version"),
}
# Faults of the storage, which all nodes have at once.
SHARED = ("restart", "crash", "full")
LONGEST = {"kill": 2, "term": 1, "pause": 8, "cut": 8, "reset": 0, "slow": 4, "restart": 0, "crash": 3, "clock": 1, "version": 1,
           "full": 5}


@dataclass(frozen=True)
class Fault:
    """A fault at a time after the beginning of a trial.

    | kind | what |
    |---|---|
    | `kill` | the process of a node gets SIGKILL, and is started again after the length |
    | `term` | the same with SIGTERM, when it has ended |
    | `pause` | SIGSTOP, and SIGCONT after the length |
    | `cut` | nothing passes between a node and the database, for the length |
    | `reset` | the connections of a node to the database end |
    | `slow` | each message between a node and the database takes 0.1 s, for the length |
    | `restart` | the database is restarted |
    | `crash` | the database crashes, and is started again after the length |
    | `full` | the disk of the database is full, for the length |
    | `clock` | as `term`, and from then on the clock of the node is wrong by an hour |
    | `version` | as `term`, and from then on the node runs the other version of the program |
    """

    at: float
    kind: str
    node: int
    length: float

    def __str__(self):
        where = "" if self.kind in SHARED else f" {self.node}"
        return f"{self.kind}{where}@{self.at:.2f}+{self.length:.2f}"


def parse(text):
    """A fault as it is printed."""
    head, _, times = text.partition("@")
    kind, _, node = head.partition(" ")
    at, _, length = times.partition("+")
    if kind not in LONGEST:
        raise ValueError(f"{kind!r} isn't a fault")
    return Fault(float(at), kind, int(node or 0), float(length))


def schedule(seed, seconds, kinds, nodes=3, longest=8):
    """The faults of a trial, of which each is over before the trial ends."""
    dice, faults, at = random.Random(seed), [], 2.0
    while kinds:
        kind = dice.choice(kinds)
        length = round(dice.uniform(0.2, 1) * min(longest, LONGEST[kind]), 2)
        node = dice.randrange(nodes)
        fault = Fault(round(at, 2), kind, 0 if kind in SHARED else node, length)
        if at + length > seconds - 1:
            break
        faults.append(fault)
        # Some faults meet, and some sessions are quiet for longer than their nodes' leases.
        at += dice.choice((0.5, 1, 2, 3, 5)) * dice.uniform(0.5, 1)
    return faults
