"""What happened in a trial, in the order of time, as the checker reads it."""

import json
import time
from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Record:
    """One thing that happened. Times are of the monotonic clock, in seconds.

    | kind | source | values |
    |---|---|---|
    | `do` | a page | `seq`, `action`, `value`: its person did something |
    | `ack` | a page | `seq`: the server says that all events up to it are processed |
    | `show` | a page | `seq`, `values`: what it shows after a frame |
    | `welcome` | a page | `seq`, `new`, `restored`, `lost`: what a socket began with |
    | `closed` | a page | `code`: a socket has ended |
    | `act` | a node | `session`, `launch`, `action`, `value`: the app performed an action |
    | `said` | a node | `text`: a line of its log |
    | `kill`, `term` | a node | its process was ended |
    | `outage` | a node, or `all` | `until`, `what`: it was stopped, or had no storage |
    | `waits` | a page | `since`: after all faults, how long it took until its person could act again |
    | `final` | a page | `entries`, `sum`: what it showed at the end |
    """

    time: float
    kind: str
    source: str
    values: dict = field(default_factory=dict)

    def __getitem__(self, name):
        return self.values[name]


class History:
    """Collects records, from any thread."""

    def __init__(self):
        self._records = []

    def add(self, kind, source, at=None, **values):
        self._records.append(Record(time.monotonic() if at is None else at, kind, source, values))

    def recorder(self, source):
        """A function that adds records of a source."""
        return lambda kind, **values: self.add(kind, source, **values)

    def records(self):
        """All records, in the order of time."""
        return sorted(self._records, key=lambda record: record.time)


def write(records, path):
    """Writes a line of JSON for each record."""
    with open(path, "w") as file:
        for record in records:
            file.write(json.dumps(asdict(record)) + "\n")


def read(path):
    """The records of a file."""
    with open(path) as file:
        return [Record(**json.loads(line)) for line in file]
