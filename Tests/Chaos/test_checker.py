"""Histories that keep all promises, and histories that break one of them."""

import pytest

from checker import Rules, check
from history import Record

RULES = Rules(grace=1, patience=10)


class Story:
    """Writes a history of one page, `p`, whose session is first on node 0."""

    def __init__(self):
        self.records = []
        self.node, self.launch = "0", "l0"
        self.values = {"taps": 0, "note": "", "own": " missing", "sum": "0", "problem": "none", "session": "s"}

    def add(self, time, kind, source="p", **values):
        self.records.append(Record(time, kind, source, values))
        return self

    def begin(self, time=0):
        return self.add(time, "welcome", seq=0, new=True, restored=False, lost=False).show(time, 0)

    def do(self, time, seq, action, value=None):
        return self.add(time, "do", seq=seq, action=action, value=value)

    def act(self, time, action, value=""):
        return self.add(time, "act", self.node, session="s", launch=self.launch, action=action, value=value)

    def show(self, time, seq, **values):
        self.values |= {"node": self.node, "launch": self.launch, **values}
        shown = {name: str(value) for name, value in self.values.items()}
        return self.add(time, "show", seq=seq, values=shown).add(time, "ack", seq=seq)

    def tap(self, time, seq, taps):
        return self.do(time, seq, "tap").act(time, "tap", str(taps)).show(time, seq, taps=taps)

    def append(self, time, seq, entry="e"):
        return self.do(time, seq, "append", entry).act(time, "append", entry).show(time, seq, own=f"{entry} present")

    def sums(self, time, seq, **values):
        return self.do(time, seq, "add").act(time, "add").show(time, seq, **values)

    def kill(self, time, node="0"):
        return self.add(time, "kill", node)

    def term(self, time, node="0"):
        return self.add(time, "term", node)

    def outage(self, start, end, node="0"):
        return self.add(start, "outage", node, until=end, what="cut")

    def restore(self, time, seq, node="1", launch="l1", **values):
        self.node, self.launch = node, launch
        return self.add(time, "welcome", seq=seq, new=False, restored=True, lost=False).show(time, seq, **values)

    def renew(self, time, node="1", launch="l1"):
        self.node, self.launch = node, launch
        self.values |= {"taps": 0, "note": "", "own": " missing"}
        return self.begin(time)

    def final(self, time, *entries, sum=0, page="p"):
        return self.add(time, "final", page, entries=list(entries), sum=sum)


def findings(story):
    return check(sorted(story.records, key=lambda record: record.time), RULES)


GOOD = {
    "taps count": Story().begin().tap(1, 1, 1).tap(2, 2, 2),
    "the last moment before a kill is lost": Story().begin().tap(1, 1, 1).tap(5, 2, 2).kill(5.5).restore(6, 1, taps=1),
    "nothing is lost by a kill": Story().begin().tap(1, 1, 1).kill(5).restore(6, 1),
    "a tap is repeated after a restore": Story().begin().tap(1, 1, 1).tap(5, 2, 2).kill(5.5).restore(6, 1, taps=1).tap(7, 2, 2),
    "a tap that no node acknowledged is lost": Story().begin().tap(1, 1, 1).do(3, 2, "tap").kill(5).restore(6, 1),
    "a session is taken over from a node that is cut off": (
        Story().begin().outage(2, 9).tap(4, 1, 1).restore(8, 0, taps=0)),
    "a session that was killed as soon as it began": Story().begin(4).kill(4.5).renew(6),
    "a session goes to the next node": Story().begin().tap(1, 1, 1).term(3).restore(4, 1).tap(5, 2, 2),
    "an append is there": Story().begin().append(1, 1).final(9, "e"),
    "an append a moment before a kill": Story().begin().append(1, 1).kill(1.5).restore(4, 0, own=" missing").final(9),
    "an append in a process that is stopped": Story().begin().append(1, 1).term(1.1).restore(2, 1).final(9, "e"),
    "an append without a storage, and then a kill": (
        Story().begin().outage(1, 5).append(2, 1).kill(8).restore(9, 0, own=" missing").final(20)),
    "an append behind one that waits for the next attempt, and then a kill": (
        Story().begin().outage(1, 5).append(6, 1).kill(8).restore(9, 0, own=" missing").final(20)),
    "an own entry that waits for the node that was cut off": (
        Story().begin().outage(1, 8).append(2, 1).restore(7, 1, own="e missing").show(30, 1, own="e present").final(40, "e")),
    "additions": Story().begin().sums(1, 1, sum=1).sums(3, 2, sum=2).final(9, sum=2),
    "an addition that was replaced, and says so": (
        Story().begin().sums(1, 1, sum=1).show(2, 1, problem="conflict").sums(3, 2, problem="none").final(9, sum=1)),
    "additions that wait for the storage and are replaced together, which says so": (
        Story().begin().sums(1, 1, problem="unsaved").sums(3, 2, problem="unsaved").show(5, 2, problem="conflict")
        .final(9, sum=0)),
    "pages that can be used again": Story().begin().add(9, "waits", since=9.9),
    "one launch after another": Story().begin().tap(1, 1, 1).kill(2.5).restore(3, 1).tap(4, 2, 2),
}

BAD = {
    "a tap is performed twice": (Story().begin().tap(1, 1, 2), "2 taps were performed of 1"),
    "a tap is not performed": (Story().begin().do(1, 1, "tap").show(1, 1), "0 taps were performed of 1"),
    "a tap is performed before its frame": (
        Story().begin().do(1, 1, "tap").show(1, 0, taps=1), "1 taps were performed of 0"),
    "a tap is performed again after a restore": (
        Story().begin().tap(1, 1, 1).kill(5).restore(6, 1, taps=2), "2 taps were performed of 1"),
    "a restored session lacks a tap that it claims": (
        Story().begin().tap(1, 1, 1).kill(5).restore(6, 1, taps=0), "0 taps were performed of 1"),
    "an older tap is lost by a kill": (
        Story().begin().tap(1, 1, 1).tap(2, 2, 2).kill(5).restore(6, 1, taps=1), "1 events are lost, from 2"),
    "a tap is lost by a process that is stopped": (
        Story().begin().tap(1, 1, 1).term(1.2).restore(2, 0, taps=0), "1 events are lost, from 1"),
    "a tap is lost without a fault": (Story().begin().tap(1, 1, 1).restore(6, 0, taps=0), "1 events are lost"),
    "a tap is lost although the node was cut off later": (
        Story().begin().tap(1, 1, 1).outage(5, 9).restore(8, 0, taps=0), "1 events are lost"),
    "a tap is lost although a different node was killed": (
        Story().begin().tap(1, 1, 1).kill(1.5, "2").restore(6, 0, taps=0), "1 events are lost"),
    "a note is older than it may be": (
        Story().begin().do(1, 1, "note", "a").show(1, 1, note="a").kill(5).restore(6, 1, note=""), "the note is ''"),
    "a session is gone": (Story().begin().tap(1, 1, 1).kill(5).renew(6), "the session is gone"),
    "an append is lost": (Story().begin().append(1, 1).final(9), "entry e: lost"),
    "an append is lost that another page has": (
        Story().begin().append(1, 1).final(9, "e").final(9, page="q"), "entry e: lost"),
    "an append is lost by a kill that was later": (
        Story().begin().append(1, 1).kill(5).restore(6, 1).final(9), "entry e: lost"),
    "an append is lost by a process that is stopped": (
        Story().begin().append(1, 1).term(1.1).restore(2, 1).final(9), "entry e: lost"),
    "an append is lost that is later than all attempts": (
        Story().begin().outage(1, 5).append(10.5, 1).kill(13).restore(14, 1).final(20), "entry e: lost"),
    "an append is lost that waited for a storage": (
        Story().begin().outage(1, 5).append(2, 1).final(30), "entry e: lost"),
    "an append is there twice": (Story().begin().append(1, 1).final(9, "e", "e"), "entry e: there 2 times"),
    "an append is performed twice": (
        Story().begin().append(1, 1).act(2, "append", "e").final(9, "e"), "entry e: appended 2 times"),
    "an entry comes from nowhere": (Story().begin().final(9, "x"), "entry x: nobody appended it"),
    "an append is acknowledged only": (
        Story().begin().do(1, 1, "append", "e").show(1, 1).final(9), "entry e: acknowledged, but not performed"),
    "an own entry disappears": (
        Story().begin().append(1, 1).show(2, 1, own="e missing").final(9, "e"), "its own entry e is not there"),
    "an own entry is missing after a restore": (
        Story().begin().append(1, 1).kill(5).restore(6, 1, own="e missing").final(9, "e"), "its own entry e is not there"),
    "an addition is replaced in silence": (
        Story().begin().sums(1, 1, sum=1).sums(3, 2).final(9, sum=1), "1 of 2 changes were replaced without a conflict"),
    "an addition is replaced, and a different one says so": (
        Story().begin().sums(1, 1, sum=1).sums(3, 2).sums(5, 3, problem="conflict").final(9, sum=1),
        "1 of 3 changes were replaced without a conflict"),
    "additions that wait for the storage are replaced in silence": (
        Story().begin().sums(1, 1, problem="unsaved").sums(3, 2, problem="unsaved").show(5, 2, problem="none")
        .final(9, sum=0), "2 of 2 changes were replaced without a conflict"),
    "an addition that waits is replaced, and a later one says so": (
        Story().begin().sums(1, 1, problem="unsaved").show(2, 1, problem="none").sums(3, 2, problem="conflict")
        .final(9, sum=0), "1 of 2 changes were replaced without a conflict"),
    "an addition counts twice": (Story().begin().sums(1, 1, sum=2).final(9, sum=2), "2, although only 1"),
    "pages end with different sums": (
        Story().begin().final(9, sum=0).final(9, sum=1, page="q"), "pages show different values"),
    "a page is locked out": (Story().begin().add(9, "waits", since=10.1), "still waiting 10.1 s"),
    "two nodes act for a session": (
        Story().begin().tap(1, 1, 1).outage(2, 3).restore(4, 1).tap(5, 2, 2)
        .add(6, "act", "0", session="s", launch="l0", action="tap", value="2"), "nodes 0 and 1 acted at the same time"),
}


@pytest.mark.parametrize("name", GOOD)
def test_accepts(name):
    assert findings(GOOD[name]) == []


@pytest.mark.parametrize("name", BAD)
def test_rejects(name):
    story, expected = BAD[name]
    assert any(expected in finding for finding in findings(story)), findings(story)
