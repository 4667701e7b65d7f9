"""What is stored of a session: its snapshot, and the delta that was written since. See `SessionSnapshot+Format.swift`."""

import contextlib
import pathlib
import sqlite3


def in_file(folder):
    """The places and values of each session in the file of a data folder, as bytes."""
    with contextlib.closing(sqlite3.connect(pathlib.Path(folder) / "rostrum.sqlite")) as database:
        rows = database.execute(
            "SELECT s.contents, d.contents FROM snapshot s LEFT JOIN sessionDelta d USING (number)").fetchall()
    return [values(*row) for row in rows]


def values(contents, delta=None):
    """The places and values that a launch begins with, as bytes; an encrypted session has none."""
    if not contents or contents[0] != 0:
        return b""
    reader = Reader(contents[1:])
    reader.number(6)
    reader.text(), reader.text()
    address, kept = reader.list(reader.text), reader.pairs()
    reader.number(18)
    reader.list(reader.text)
    entries = dict(reader.list(lambda: (reader.text(), reader.entry())))
    if delta:
        address, kept = apply(Reader(delta[1:]), entries, kept)
    return b"\n".join([*address, *kept, *entries, *entries.values()])


def apply(reader, entries, kept):
    """Changes entries as a delta says; the new address and the values that the tab keeps."""
    reader.number(24)
    address = reader.list(reader.text)
    kept = (reader.list(reader.pairs) or [kept])[0]
    reader.list(lambda: reader.list(reader.text))
    for place in reader.list(reader.text):
        entries.pop(place, None)
    for _ in range(reader.number(4)):
        place = reader.text()
        if reader.number(1) == 0:
            entries[place] = reader.entry()
            continue
        reader.number(4)
        start, count, former = reader.number(4), reader.number(4), entries[place]
        entries[place] = former[:start] + reader.text() + former[start + count:]
    return address, kept


class Reader:
    """Reads integers in network byte order, and bytes after their number."""

    def __init__(self, contents):
        self._contents, self._place = contents, 0

    def bytes(self, count):
        self._place += count
        return self._contents[self._place - count:self._place]

    def number(self, size):
        return int.from_bytes(self.bytes(size), "big")

    def text(self):
        return self.bytes(self.number(4))

    def list(self, element):
        return [element() for _ in range(self.number(4))]

    def pairs(self):
        return [text for pair in self.list(lambda: (self.text(), self.text())) for text in pair]

    def entry(self):
        self.text(), self.number(4)
        return self.text()
