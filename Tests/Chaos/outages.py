"""When nodes could store something, and when they were killed."""

from dataclasses import dataclass

# A write that failed is repeated after a second, then with twice the delay each time, up to this.
LONGEST_PAUSE = 30


@dataclass(frozen=True)
class Outage:
    """A time in which a node was stopped, or couldn't use the storage."""

    node: str
    start: float
    end: float

    @property
    def over(self):
        """When everything that waited for the end of the outage has been tried again."""
        return self.end + min(LONGEST_PAUSE, self.end - self.start) + 1


class Outages:
    """What a history says of nodes that were stopped, cut off or killed.

    - Parameter grace: How long an app that works may take to store something.
    """

    def __init__(self, records, grace):
        self._grace = grace
        self._outages = [
            Outage(record.source, record.time, record["until"]) for record in records if record.kind == "outage"]
        self._ends = [
            (record.time, record.kind, record.source) for record in records if record.kind in ("kill", "term")]

    def disturbs(self, node, start, end):
        """Whether a node was stopped, or had no storage, at some time between two others."""
        return any(
            outage.start <= end and start <= outage.over
            for outage in self._outages if outage.node in (node, "all"))

    def settled(self, node, time):
        """When something that a node did is stored, or `None` if the node may have ended before that."""
        until = time + self._grace
        while True:
            later = max(
                (outage.over + self._grace for outage in self._outages
                 if outage.node in (node, "all") and outage.start <= until and time <= outage.over),
                default=until)
            if later <= until:
                break
            until = later
        for end, how, source in self._ends:
            if source == node and time <= end <= until:
                # A process that is asked to end stores everything, if it can.
                if how == "kill" or self.disturbs(node, time, end):
                    return None
        return until

    def excuses_loss(self, node, time):
        """Whether a change of a session may be lost that a node made at a time.

        It may if the node was killed within the time that it has to store it, or if the node was
        stopped or cut off meanwhile, so that a different node took the session over without it.
        """
        return self.settled(node, time) is None or self.disturbs(node, time, time + self._grace)
