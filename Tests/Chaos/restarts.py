"""A server that is killed and started again, and pages that watch what they lose by it."""

import asyncio
import contextlib
import pathlib
import random
import signal
import sqlite3
import time

import snapshots
from cluster import LIMITS, ChaosNode
from history import History
from page import Page, Person


class Server:
    """One node on a file of SQLite, whose supervisor starts it again at once."""

    def __init__(self, folder, app):
        self._folder = pathlib.Path(folder)
        self.node = ChaosNode(
            "0", History(), folder, *LIMITS, environment={"PROBE": app, "SWIFT_BACKTRACE": "enable=no"})
        self.url = self.node.url

    async def kill(self, forgives=False):
        """Kills the process and starts it; when it was killed.

        - Parameter forgives: Whether the storage forgets that the process ended. It would set a session aside that
          had a turn each time.
        """
        moment = time.monotonic()
        await asyncio.to_thread(self.node.end, signal.SIGKILL)
        if forgives:
            self._forgive()
        await asyncio.to_thread(self.node.start_again)
        return moment

    def _forgive(self):
        with contextlib.closing(sqlite3.connect(self._folder / "rostrum.sqlite")) as database:
            database.execute("UPDATE session SET failures = 0")
            database.commit()

    async def supervise(self, ends):
        """Starts the process whenever it ends by itself, as often as it is expected to."""
        for _ in range(ends):
            await asyncio.to_thread(self.node.process.wait, 60)
            await asyncio.to_thread(self.node.finish)
            await asyncio.to_thread(self.node.start_again)

    async def stop(self):
        await asyncio.to_thread(self.node.stop)


class Witness:
    """A page, and when it showed what."""

    def __init__(self, person):
        self.shown, self.welcomes = [], []
        self.page = Page(person, self._record)

    def _record(self, kind, **values):
        if kind == "show":
            self.shown.append((time.monotonic(), values["values"]))
        elif kind == "welcome":
            self.welcomes.append(values)

    async def returns(self, count, timeout=60):
        """Waits until the page has been welcomed more than so many times, and shows something."""
        return await self.page.until(
            lambda: len(self.welcomes) > count and self.page.is_live and self.page.values, timeout)


@contextlib.asynccontextmanager
async def serve(folder, app, pages):
    """Runs a server and pages of one person each."""
    server = await asyncio.to_thread(Server, folder, app)
    persons = [Person(server.url) for _ in range(pages)]
    witnesses = [Witness(person) for person in persons]
    try:
        for witness in witnesses:
            assert await witness.page.is_there()
        yield server, witnesses
    finally:
        await asyncio.gather(*(witness.page.close() for witness in witnesses))
        await asyncio.gather(*(person.close() for person in persons))
        await server.stop()


async def watch_timer(folder, kills, seed, pause=(2, 4)):
    """Kills an app at random moments in which only a timer changes something.

    - Parameter pause: The shortest and the longest time between two kills, in seconds.
    - Returns: For each kill, for how long the timer's state was older than when it was killed, in seconds.
    """
    dice, losses = random.Random(seed), []
    async with serve(folder, "timer", 1) as (server, [witness]):
        for _ in range(kills):
            # What was written at the beginning of the session isn't what is wanted.
            await asyncio.sleep(dice.uniform(*pause))
            welcomes, before = len(witness.welcomes), len(witness.shown)
            moment = await server.kill(forgives=True)
            if not await witness.returns(welcomes) or witness.welcomes[-1]["new"]:
                losses.append(float("inf"))
                continue
            count = int(witness.page.values["count"])
            first = next((time for time, values in witness.shown[:before] if int(values["count"]) > count), moment)
            losses.append(max(0, moment - first))
            # The count goes on from what was kept.
            witness.shown.clear()
    return losses


def stored(folder, *texts):
    """Whether each of some texts is in a stored session."""
    sessions = snapshots.in_file(folder)
    return all(any(text.encode() in values for values in sessions) for text in texts)


async def write_texts(folder, witnesses, timeout=30, words="half a sentence"):
    """Has each page hold some words, and waits until they are stored; the texts."""
    texts = [f"{words} {number}." for number in range(len(witnesses))]
    for witness, text in zip(witnesses, texts):
        assert await witness.page.acknowledges(await witness.page.type("Text", text), timeout)
    deadline = time.monotonic() + timeout
    while not stored(folder, *texts):
        assert time.monotonic() < deadline, "the texts aren't stored"
        await asyncio.sleep(0.05)
    return texts


async def watch_bystanders(folder, bystanders, traps, button="Trap"):
    """Ends the process several times by a button of one page.

    - Returns: For each of the other pages, what it had written and what it shows at the end; and after which of the
      traps the page with the button had a new session.
    """
    async with serve(folder, "trap", bystanders + 1) as (server, [culprit, *others]):
        texts = await write_texts(folder, others)
        supervisor = asyncio.create_task(server.supervise(traps))
        counts = [len(witness.welcomes) for witness in others]
        for number in range(traps):
            # A session that is younger than its first write is lost with the process.
            await write_texts(folder, [culprit], words=f"before trap {number}:")
            count = len(culprit.welcomes)
            await culprit.page.tap(button)
            assert await culprit.returns(count), "the page did not come back"
            for index, witness in enumerate(others):
                assert await witness.returns(counts[index]), "a page did not come back"
                counts[index] = len(witness.welcomes)
        await supervisor
        kept = [(text, witness.page.values["text"]) for text, witness in zip(texts, others)]
        return kept, [welcome["new"] for welcome in culprit.welcomes[1:]]


async def watch_reader(folder, kills):
    """Kills the process under a page whose person only reads.

    - Returns: What the person had written before, and what the page shows at the end.
    """
    async with serve(folder, "trap", 1) as (server, [reader]):
        [text] = await write_texts(folder, [reader])
        for _ in range(kills):
            count = len(reader.welcomes)
            await server.kill()
            assert await reader.returns(count), "the page did not come back"
        return text, reader.page.values["text"]
