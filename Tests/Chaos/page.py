"""A page without a browser: a client of the wire protocol that keeps its rules."""

import asyncio
import contextlib
import json
import socket
from urllib.parse import urlsplit

import aiohttp

from tree import Tree

BACKOFF = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2)
# How long a browser waits for an answer, the first time and later.
PATIENCE = (5, 10, 20, 40, 80)
# How long it takes until a page acknowledges a frame.
ACKNOWLEDGES = 0.5
# These say that the page has to ask for a session again, without the one that it has.
REFUSED = (1002, 1003, 1007, 1009, 4001)


class Person:
    """Somebody with a cookie, who may have several pages."""

    def __init__(self, url, headers=None):
        self.url = url.rstrip("/")
        self.headers = {"Origin": self.url, **(headers or {})}
        # The request of a socket is the first one of its connection, as in browsers.
        self.client = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(ssl=False, limit=0, force_close=True), cookie_jar=aiohttp.DummyCookieJar())

    async def load(self):
        """Loads the page, which gives the person a cookie."""
        async with self.client.get(
                self.url + "/", headers=self.headers, timeout=aiohttp.ClientTimeout(10)) as answer:
            await answer.read()
            answer.raise_for_status()
            for line in answer.headers.getall("Set-Cookie", ()):
                name, _, rest = line.partition("=")
                if "rostrum-user" in name:
                    self.headers["Cookie"] = f"{name}={rest.split(';')[0]}"

    async def close(self):
        await self.client.close()


class Page:
    """A page that connects again, resumes its session, and follows restored and new ones.

    `record(kind, **values)` is told what happens:

    - `do`: the person has done something: `seq`, `action`, `value`
    - `ack`: the server has processed all events up to `seq`
    - `show`: what the page shows after a frame, with the `seq` of the frame
    - `welcome`: what a socket begins with: `seq`, `new`, `restored`
    - `closed`: the end of a socket, with its `code`
    """

    def __init__(self, person, record=lambda kind, **values: None):
        self.person, self._record = person, record
        self.tree, self.values = Tree(), {}
        self.token, self.digest = None, "unseen"
        self.seen = self.told = self.sequence = self.acknowledged = 0
        self.pending, self.revision = [], 0
        self.is_live, self.is_closed = False, False
        self.code = None
        self._socket = None
        self._news = asyncio.Condition()
        self._task = asyncio.create_task(self._run())

    # What a person does

    async def tap(self, title, action=None, value=None):
        """Taps a button; the number of the event."""
        return await self._send(self.tree.button(title), ["tap"], action or title.lower(), value)

    async def type(self, label, text):
        """Writes a text into a field; the number of the event."""
        self.revision += 1
        return await self._send(
            self.tree.field(label), ["text", text, self.revision], label.lower(), text)

    async def reload(self):
        """Loads the page again, which resumes its session."""
        with contextlib.suppress(aiohttp.ClientError, OSError, asyncio.TimeoutError):
            if self.is_live:
                await self._write(["bye"])
            await self.person.load()
        self.digest, self.seen = "reloaded", 0
        self.cut()

    def cut(self):
        """Loses the connection without a word."""
        connection = self._socket and self._socket.get_extra_info("socket")
        if connection:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    async def until(self, condition, timeout):
        """Waits until the page is as expected; whether it is."""
        async def wait():
            async with self._news:
                await self._news.wait_for(condition)
        try:
            await asyncio.wait_for(wait(), timeout)
        except asyncio.TimeoutError:
            return bool(condition())
        return True

    async def acknowledges(self, number, timeout):
        """Waits until the server has processed an event."""
        return await self.until(lambda: self.acknowledged >= number, timeout)

    async def is_there(self, timeout=30):
        """Waits until the page shows something; whether it does."""
        return await self.until(lambda: self.is_live and self.values, timeout)

    async def close(self):
        self.is_closed = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # The connection

    async def _send(self, number, words, action, value):
        self.sequence += 1
        event = [self.sequence, number, *words]
        self.pending.append(event)
        self._record("do", seq=self.sequence, action=action, value=value)
        if self.is_live:
            # The socket that is lost meanwhile is followed by one over which the event is sent again.
            with contextlib.suppress(ConnectionError, aiohttp.ClientError):
                await self._write([*event, self.seen])
        return event[0]

    async def _write(self, message):
        if message[0] != "join":
            self.told = self.seen
        await self._socket.send_str(json.dumps(message))

    async def _run(self):
        losses = tries = 0
        while not self.is_closed:
            try:
                if await self._connect(PATIENCE[min(tries, len(PATIENCE) - 1)]):
                    losses = tries = 0
            except (aiohttp.ClientError, ConnectionError, OSError):
                pass
            except asyncio.TimeoutError:
                tries += 1
            self.is_live = False
            await self._tell()
            await asyncio.sleep(BACKOFF[min(losses, len(BACKOFF) - 1)])
            losses += 1

    async def _tell(self):
        async with self._news:
            self._news.notify_all()

    async def _connect(self, patience):
        """Has one socket until it closes; whether it was welcomed."""
        if not self.person.headers.get("Cookie") and "X-Remote-User" not in self.person.headers:
            await self.person.load()
        scheme = "wss" if urlsplit(self.person.url).scheme == "https" else "ws"
        address = self.person.url.replace(urlsplit(self.person.url).scheme, scheme, 1)
        self._socket = await asyncio.wait_for(
            self.person.client.ws_connect(
                address + "/_rostrum/socket", headers=self.person.headers, max_msg_size=0,
                timeout=aiohttp.ClientWSTimeout(ws_close=1)), patience)
        acknowledging = None
        try:
            await self._write(["join", {
                "v": 2, "digest": self.digest, "resume": self.token, "seen": self.seen, "kept": 0,
                "url": self.person.url + "/", "dark": False, "compact": False}])
            first = await asyncio.wait_for(self._socket.receive(), patience)
            if first.type != aiohttp.WSMsgType.TEXT:
                return self._end(first)
            await self._welcome(json.loads(first.data)[1])
            acknowledging = asyncio.create_task(self._acknowledge())
            async for message in self._socket:
                if message.type != aiohttp.WSMsgType.TEXT:
                    break
                await self._receive(json.loads(message.data))
            self._end(None)
            return True
        finally:
            if acknowledging:
                acknowledging.cancel()
            self.is_live = False
            self.cut()
            with contextlib.suppress(Exception):
                await self._socket.close()

    def _end(self, message):
        code = self._socket.close_code if message is None else message.data
        self.code = code
        self._record("closed", code=code)
        if code in REFUSED:
            self.token = None
        return False

    async def _welcome(self, welcome):
        self._record(
            "welcome", seq=welcome["seq"], new=bool(welcome.get("new")),
            restored=bool(welcome.get("restored")), lost=bool(welcome.get("lost")))
        self.token = welcome["token"]
        if welcome.get("new") or welcome.get("restored"):
            # The elements have other numbers, and the events that weren't part of it are lost.
            self.pending, self.seen, self.sequence = [], 0, welcome["seq"]
            self.acknowledged, self.revision = welcome["seq"], 0
            self.tree, self.values, self.digest = Tree(), {}, "unseen"
            return
        self.pending = [event for event in self.pending if event[0] > welcome["seq"]]
        self.is_live = self.digest == ""
        if self.is_live:
            await self._resume()

    async def _resume(self):
        await self._write(["ack", self.seen])
        for event in self.pending:
            await self._write([*event, self.seen])

    async def _receive(self, message):
        if not isinstance(message[0], int):
            return
        number, sequence, operations = message[:3]
        if number <= self.seen and self.digest == "":
            return
        is_first, self.digest = self.digest != "", ""
        if not is_first and number > self.seen + 1:
            return await self._write(["mount"])
        try:
            self.tree.apply(operations)
        except (KeyError, ValueError, AttributeError):
            return await self._write(["mount"])
        self.seen, self.values = number, self.tree.values()
        self._record("show", seq=sequence, values=self.values)
        if sequence > self.acknowledged:
            self.acknowledged = sequence
            self._record("ack", seq=sequence)
        self.pending = [event for event in self.pending if event[0] > sequence]
        if is_first:
            self.is_live = True
            await self._resume()
        await self._tell()

    async def _acknowledge(self):
        while not self.is_closed:
            await asyncio.sleep(ACKNOWLEDGES)
            if self.seen > self.told:
                with contextlib.suppress(ConnectionError, aiohttp.ClientError):
                    await self._write(["ack", self.seen])

