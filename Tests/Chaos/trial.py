"""People who use a site while things go wrong, and what they see at the end."""

import asyncio
import contextlib
import random
import time

from checker import Rules
from cluster import Cluster
from history import History
from outages import Outages
from page import Page, Person

# What a person does next, and how often.
ACTIONS = {"tap": 9, "append": 6, "note": 2, "add": 2, "reload": 1, "cut": 1}
# A page shows a conflict of a change before the next one.
PAUSE_OF_ADDS = 1.5


class Visitor:
    """Somebody who does one thing after another on a page."""

    def __init__(self, name, person, history, seed, pace):
        self.name, self._history, self._pace = name, history, pace
        self.page = Page(person, history.recorder(name))
        self._dice = random.Random(f"{seed} {name}")
        self._count, self._next_add = 0, 0

    async def work(self, until):
        while time.monotonic() < until:
            await asyncio.sleep(self._dice.uniform(0.2, 1.8) * self._pace)
            [action] = self._dice.choices(list(ACTIONS), ACTIONS.values())
            if self.page.values:
                with contextlib.suppress(StopIteration, RuntimeError):
                    await self._do(action)

    async def _do(self, action):
        page = self.page
        match action:
            case "tap":
                await page.tap("Tap")
            case "append":
                self._count += 1
                entry = f"{self.name}-{self._count}"
                await page.type("Entry", entry)
                await page.tap("Append", value=entry)
            case "note":
                self._count += 1
                await page.type("Note", f"{self.name}:{self._count}")
            case "add" if time.monotonic() >= self._next_add:
                self._next_add = time.monotonic() + PAUSE_OF_ADDS
                await page.tap("Add")
            case "reload":
                await page.reload()
            case "cut":
                page.cut()

    async def settle(self, begin, patience):
        """Waits until the person can act again, and says how long it took."""
        deadline = begin + patience
        is_well = False
        while not is_well and time.monotonic() < deadline:
            if not await self.page.is_there(max(0.1, deadline - time.monotonic())):
                continue
            # A restored session begins without what was tapped last.
            with contextlib.suppress(StopIteration):
                number = await self.page.tap("Tap")
                is_well = await self.page.until(
                    lambda: self.page.acknowledged >= number or self.page.sequence < number, deadline - time.monotonic())
                is_well = is_well and self.page.acknowledged >= number
        since = time.monotonic() - begin if is_well else float("inf")
        self._history.add("waits", self.name, since=since)
        return is_well

    async def list(self, timeout=10):
        """What the page shows of the entries, which it lists from then on."""
        deadline = time.monotonic() + timeout
        while "list" not in self.page.values and time.monotonic() < deadline:
            if await self.page.is_there(1) and "list" not in self.page.values:
                with contextlib.suppress(StopIteration):
                    number = await self.page.tap("List")
                    await self.page.acknowledges(number, 2)
        return self.page.values.get("list", "").split()


async def trial(folder, storage, faults, seed, seconds, people=4, pages=3, pace=1, latency=0, rules=Rules()):
    """Runs a trial; its history."""
    history = History()
    async with Cluster(folder, history, storage, latency) as cluster:
        persons = [Person(cluster.url) for _ in range(people)]
        await asyncio.gather(*(person.load() for person in persons))
        visitors = [
            Visitor(f"u{number}p{page}", person, history, seed, pace)
            for number, person in enumerate(persons) for page in range(pages)]
        try:
            await run(cluster, visitors, faults, seconds, history, rules)
        finally:
            await asyncio.gather(*(visitor.page.close() for visitor in visitors))
            await asyncio.gather(*(person.close() for person in persons))
    return history.records()


async def run(cluster, visitors, faults, seconds, history, rules):
    for visitor in visitors:
        if not await visitor.page.is_there():
            raise RuntimeError(f"the page {visitor.name} did not begin")
    begin = time.monotonic()

    async def cause(fault):
        await asyncio.sleep(max(0, begin + fault.at - time.monotonic()))
        await cluster.cause(fault)

    # Those who work see the end of all faults, unless one takes long, such as the start of a process.
    await asyncio.gather(
        *(cause(fault) for fault in faults), *(visitor.work(begin + seconds) for visitor in visitors))
    end = time.monotonic()
    await asyncio.gather(*(visitor.settle(end, 3 * rules.patience) for visitor in visitors))
    await converge(visitors, history, rules)


async def converge(visitors, history, rules):
    """Waits until everything that can be stored is stored, and all pages show the same."""
    records = history.records()
    outages = Outages(records, rules.grace)
    acts = [record for record in records if record.kind == "act"]
    settled = [outages.settled(act.source, act.time) or 0 for act in acts[-500:]]
    deadline = time.monotonic() + 20
    await asyncio.sleep(max(0, max(settled, default=0) - time.monotonic()))
    while True:
        await asyncio.gather(*(visitor.list() for visitor in visitors))
        shown = [(sorted(visitor.page.values.get("list", "").split()), visitor.page.values.get("sum")) for visitor in visitors]
        if all(value == shown[0] for value in shown) or time.monotonic() > deadline:
            break
        await asyncio.sleep(0.2)
    for visitor, (entries, total) in zip(visitors, shown):
        history.add("final", visitor.name, entries=entries, sum=int(total) if (total or "").isdigit() else -1)
