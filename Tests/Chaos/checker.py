"""Reads the history of a trial and says what should not have happened."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from outages import Outages


@dataclass(frozen=True)
class Rules:
    """What is promised, in seconds."""

    # What an app did longer ago is stored.
    grace: float = 1.2
    # After the last fault, every page can be used again within this time.
    patience: float = 10


@dataclass
class Page:
    """What is known of a page from the records so far."""

    events: dict = field(default_factory=dict)
    acks: dict = field(default_factory=dict)
    shown: dict = field(default_factory=dict)
    began: float = 0
    had_session: bool = False

    def count(self, action, seq):
        return sum(what == action for number, (what, _) in self.events.items() if number <= seq)

    def last(self, action, seq):
        values = [value for number, (what, value) in sorted(self.events.items()) if what == action and number <= seq]
        return values[-1] if values else ""

    def forget(self, seq):
        """Forgets the events that aren't part of the session any more."""
        self.events = {number: event for number, event in self.events.items() if number <= seq}
        self.acks = {number: time for number, time in self.acks.items() if number <= seq}


def check(records, rules=Rules()):
    """The violations that a history has, as sentences; none if all promises were kept.

    - Parameter records: The records in the order of time.
    """
    records = list(records)
    outages = Outages(records, rules.grace)
    return [
        *check_sessions(records, outages),
        *check_nodes(records),
        *check_entries(records, outages),
        *check_own_entries(records, outages),
        *check_sum(records, outages),
        *check_waits(records, rules),
    ]


def check_sessions(records, outages):
    """What a page did is part of its session once, and what was acknowledged stays."""
    pages = defaultdict(Page)
    for record in records:
        page = pages[record.source]
        match record.kind:
            case "do":
                page.events[record["seq"]] = (record["action"], record["value"])
            case "ack":
                for seq in page.events:
                    if seq <= record["seq"]:
                        page.acks.setdefault(seq, record.time)
            case "welcome" if record["new"] or record["restored"]:
                yield from check_loss(record, page, outages)
                page.forget(0 if record["new"] else record["seq"])
                page.had_session = page.had_session and not record["new"]
            case "show":
                if not page.had_session:
                    page.had_session, page.began = True, record.time
                page.shown = record["values"]
                yield from check_shown(record, page)


def check_loss(welcome, page, outages):
    """A session that begins again in a different process is as it was a moment before."""
    if not page.had_session:
        return
    node = page.shown["node"]
    if welcome["new"]:
        if not outages.excuses_loss(node, page.began):
            yield f"{welcome.source}: the session is gone, at {welcome.time:.3f}"
        return
    lost = [
        (seq, page.acks[seq]) for seq in sorted(page.events)
        if seq > welcome["seq"] and seq in page.acks and not outages.excuses_loss(node, page.acks[seq])]
    for seq, time in lost[:1]:
        action, value = page.events[seq]
        yield (
            f"{welcome.source}: {len(lost)} events are lost, from {seq} ({action} {value or ''}), acknowledged by node {node} "
            f"{welcome.time - time:.3f} s before {welcome.time:.3f}")


def check_shown(show, page):
    """A page shows the result of all events up to that of the frame, and of no others."""
    values, seq = show["values"], show["seq"]
    taps = page.count("tap", seq)
    if values["taps"] != str(taps):
        yield f"{show.source}: {values['taps']} taps were performed of {taps}, at {show.time:.3f}"
    note = page.last("note", seq)
    if values["note"] != note:
        yield f"{show.source}: the note is {values['note']!r} instead of {note!r}, at {show.time:.3f}"


def check_nodes(records):
    """No two launches act for a session at the same time."""
    spans = defaultdict(dict)
    for record in records:
        if record.kind == "act":
            launches = spans[record["session"]]
            first, _, _ = launches.get(record["launch"], (record.time, 0, ""))
            launches[record["launch"]] = (first, record.time, record.source)
    for session, launches in spans.items():
        ordered = sorted(launches.values())
        for (_, end, node), (start, _, other) in zip(ordered, ordered[1:]):
            if start < end:
                yield f"session {session}: nodes {node} and {other} acted at the same time, from {start:.3f} to {end:.3f}"


def acts(records, action):
    return [record for record in records if record.kind == "act" and record["action"] == action]


def check_entries(records, outages):
    """What was appended is there at the end, once, on all pages."""
    done = acts(records, "append")
    for entry, count in Counter(act["value"] for act in done).items():
        if count > 1:
            yield f"entry {entry}: appended {count} times"
    expected = {act["value"]: act for act in done if outages.settled(act.source, act.time) is not None}
    allowed = {act["value"] for act in done}
    reported = set()
    for final in (record for record in records if record.kind == "final"):
        entries = Counter(final["entries"])
        findings = [
            *(f"entry {entry}: lost, appended on node {act.source} at {act.time:.3f}"
              for entry, act in expected.items() if entry not in entries),
            *(f"entry {entry}: there {count} times" for entry, count in entries.items() if count > 1),
            *(f"entry {entry}: nobody appended it" for entry in entries if entry not in allowed),
        ]
        for finding in findings:
            if finding not in reported:
                reported.add(finding)
                yield finding
    yield from check_acknowledged(records, allowed)


def check_acknowledged(records, performed):
    """An append that was acknowledged was performed."""
    appends = defaultdict(dict)
    for record in records:
        if record.kind == "do" and record["action"] == "append":
            appends[record.source][record["seq"]] = record["value"]
        elif record.kind == "welcome" and (record["new"] or record["restored"]):
            appends[record.source].clear()
        elif record.kind == "ack":
            for seq in [seq for seq in appends[record.source] if seq <= record["seq"]]:
                entry = appends[record.source].pop(seq)
                if entry not in performed:
                    yield f"entry {entry}: acknowledged, but not performed, at {record.time:.3f}"


def check_own_entries(records, outages):
    """A page shows its own last entry for as long as it shows that it has appended it."""
    done = {act["value"]: act for act in acts(records, "append")}
    reported = set()
    for record in records:
        if record.kind != "show":
            continue
        entry, _, status = record["values"]["own"].rpartition(" ")
        if not entry or status != "missing" or entry not in done or entry in reported:
            continue
        act = done[entry]
        settled = outages.settled(act.source, act.time)
        is_same = record["values"]["launch"] == act["launch"]
        if is_same or (settled is not None and record.time > settled):
            reported.add(entry)
            yield f"{record.source}: its own entry {entry} is not there any more, at {record.time:.3f}"


def check_sum(records, outages):
    """A change of a plain value that was replaced is reported to the one who made it."""
    done = acts(records, "add")
    finals = [record["sum"] for record in records if record.kind == "final"]
    if not finals:
        return
    if len(set(finals)) > 1:
        yield f"sum: pages show different values at the end: {sorted(set(finals))}"
    kept = [
        act for index, act in enumerate(done)
        if outages.settled(act.source, act.time) is not None and not is_warned(act, done[index + 1:], records)]
    if finals[0] > len(done):
        yield f"sum: {finals[0]}, although only {len(done)} were added"
    elif finals[0] < len(kept):
        yield f"sum: {len(kept) - finals[0]} of {len(done)} changes were replaced without a conflict that is shown"


def is_warned(act, later, records):
    """Whether the page that made a change says that it was replaced, or couldn't say so any more."""
    later = [other for other in later if other["session"] == act["session"]]
    following = later[0].time if later else float("inf")
    shown = [
        record["values"] for record in records
        if record.kind == "show" and act.time <= record.time < following
        and record["values"]["session"] == act["session"]]
    if not shown or any(values["launch"] != act["launch"] for values in shown):
        return True
    # Changes that aren't saved yet are saved or replaced together.
    if shown[-1]["problem"] == "unsaved" and later:
        return is_warned(later[0], later[1:], records)
    return shown[-1]["problem"] == "conflict"


def check_waits(records, rules):
    """After the last fault everybody can go on."""
    for record in records:
        if record.kind == "waits" and record["since"] > rules.patience:
            yield f"{record.source}: still waiting {record['since']:.1f} s after the last fault"
