"""A server that speaks the wire protocol and does only what a test tells it to.

It serves the real client and theme under the policy of the real server. Everything a test calls
is synchronous; the server itself runs on a thread of its own.
"""

import asyncio
import contextlib
import json
import pathlib
import queue
import threading
from html import escape

from aiohttp import WSMsgType, web

from nodes import parts, render, scene
from texts import Texts

CLIENT = pathlib.Path(__file__).parents[2] / "Sources/RostrumWeb/Client/Served"
KINDS = {".js": "text/javascript", ".css": "text/css"}
WORDS = {
    "connecting": "Connecting…", "offline": "Reconnecting…", "away": "You’re offline", "back": "Connected again",
    "fresh": "The page was restarted", "edited": "Close this with one of its buttons, or press Escape.",
    "long": "The text is too long for this field",
    "1013": "The server is busy. The page connects as soon as it can.",
    "4004": "Too many pages of this app are open. Close some of them.",
    "4005": "You are signed out. Reload the page to sign in.",
    "4007": "This page needs cookies. Allow them, and reload the page.",
    "broken": "This page can’t be shown. Reload it to start over.",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)
PATIENCE = 30
# How many values follow the name of an action, where there are any; then comes an acknowledgement.
VALUES = {
    "text": 2, "textRange": 2, "drag": 9, "pinch": 7, "spot": 5, "edit": 6, "plot": 5, "choose": 3, "scrollPhase": 3,
    "hoverPlace": 5,
} | dict.fromkeys([
    "on", "press", "step", "hover", "number", "select", "back", "move", "taps", "key", "keyRepeat", "keyUp", "open", "held",
    "paste",
], 1)


class Double:
    """The server of one test."""

    def __init__(self):
        self.root = scene()
        self.answers = True
        self.adopts = True
        self.alter = lambda html: html
        self.reacts = False
        self.refuses = False
        self.closes = None
        self.silent = False
        self.deaf = False
        self.keeps_session = True
        self.joins = queue.Queue()
        self.received = queue.Queue()
        self.byes = queue.Queue()
        self.acks = queue.Queue()
        self.shown = queue.Queue()
        self.mounts = queue.Queue()
        self.kept = {}
        self.log = []
        self.last_event = 0
        self.frames = []
        self.texts = Texts()
        self._socket = None
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(PATIENCE)

    # What tests do

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def show(self, *children):
        """Sets what the page shows at first."""
        self.root = scene(*children)
        self.texts = Texts(self.root)
        return self.url

    def send(self, *ops, acknowledged=None):
        """Sends a frame with operations."""
        self._call(self._send(list(ops), acknowledged))

    def send_raw(self, message):
        self._call(self._write(message))

    def event(self):
        """The next event of the user, without its number."""
        return self.received.get(timeout=PATIENCE)[1:]

    def joined(self):
        """The next join of a client."""
        return self.joins.get(timeout=PATIENCE)

    def kill(self):
        """Cuts the connection without a word."""
        self._call(self._abort())

    def close(self, code):
        """Closes the socket with a code."""
        self._call(self._socket.close(code=code))

    def stop(self):
        self._call(self._runner.cleanup())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    # The server

    def _call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    def _run(self):
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._start())
        self._ready.set()
        self._loop.run_forever()

    async def _start(self):
        app = web.Application()
        app.router.add_get("/", self._page)
        app.router.add_get("/_rostrum/socket", self._join)
        for path in sorted(CLIENT.iterdir()):
            if kind := KINDS.get(path.suffix):
                app.router.add_get(f"/_rostrum/{path.name}", self._file(path.name, kind))
        app.router.add_get("/{path:(?!_rostrum).*}", self._page)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = site._server.sockets[0].getsockname()[1]

    def _file(self, name, kind):
        async def answer(_):
            return web.Response(text=(CLIENT / name).read_text(), content_type=kind)
        return answer

    async def _page(self, _):
        html = (
            "<!doctype html><html lang=en data-state=connecting data-digest=d1"
            f" data-parts={parts(self.root)}"
            f"{' data-reactions=/_rostrum/reactions.js' if self.reacts else ''}"
            f" data-words='{escape(json.dumps(WORDS))}'><head>"
            "<meta charset=utf-8><title>Test</title>"
            "<meta name=viewport content='width=device-width'>"
            "<link rel=icon href='/_rostrum/rostrum.css'>"
            "<link rel=stylesheet href='/_rostrum/rostrum.css'>"
            "<script type=module src='/_rostrum/rostrum.js'></script></head><body>"
            f"{self.alter(render(self.root))}</body></html>"
        )
        return web.Response(
            text=html, content_type="text/html",
            headers={"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"})

    async def _join(self, request):
        if self.refuses:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=16384)
        await socket.prepare(request)
        name, join = json.loads((await socket.receive()).data)
        assert name == "join"
        if self.closes:
            self.joins.put(join)
            await socket.close(code=self.closes)
            return socket
        self._socket = socket
        self._transport = request.transport
        await self._welcome(join)
        if self.silent:
            self.joins.put(join)
        async for message in socket:
            if message.type == WSMsgType.TEXT:
                await self._hear(json.loads(message.data))
        return socket

    async def _welcome(self, join):
        resumes = bool(join["resume"]) and self.keeps_session and bool(self.frames)
        adopts = self.adopts and join["digest"] == "d1"
        if not resumes:
            self.last_event = 0
            self.frames = []
        await self._write(["welcome", {"token": "t1", "seq": self.last_event, "new": not resumes}])
        if self.silent:
            return
        if not resumes:
            self.kept = {}
            while len(self.kept) < join["kept"]:
                message = self.texts.whole(json.loads((await self._socket.receive()).data))
                if message:
                    assert message[0] == "kept", message
                    self.kept[message[1]] = message[2]
            self.frames.append([1, 0, [] if adopts else [["m", self.root]]])
        self.joins.put(join)
        if resumes and join["digest"]:
            self.frames = [[1, self.last_event, [] if adopts else [["m", self.root]]]]
        for frame in self.frames[join["seen"] if resumes else 0:]:
            await self._write(frame)

    async def _hear(self, message):
        if self.deaf:
            return
        self.log.append(list(message))
        if message == ["ping"]:
            await self._write(["pong"])
            return
        message = self.texts.whole(message)
        if not message:
            return
        if message[0] == "kept":
            self.kept[message[1]] = message[2]
        elif message[0] == "ack":
            self.acks.put(message[1])
        elif message[0] == "shown":
            self.shown.put(message[1])
        elif message[0] == "mount":
            self.mounts.put(message)
            if self.answers:
                await self._send([["m", self.root]], None)
        elif message[0] == "bye":
            self.byes.put(message)
        else:
            values = 1 + message[3] if message[2] in ("measure", "typeset") else VALUES.get(message[2], 0)
            if len(message) > 3 + values:
                self.acks.put(message.pop())
            assert message[0] == self.last_event + 1, f"{message} after {self.last_event}"
            message = self.texts.edited(message)
            if not message:
                await self._socket.close(code=4002)
                return
            self.last_event = message[0]
            self.received.put(message)
            if self.answers:
                await self._send([], message[0])

    async def _send(self, ops, acknowledged):
        # Only here, on one thread, so that frames are written in the order of their numbers.
        last = self.last_event if acknowledged is None else acknowledged
        self.texts.told(ops)
        self.frames.append([len(self.frames) + 1, last, ops])
        await self._write(self.frames[-1])

    async def _write(self, message):
        # A socket that a test has cut loses what is written to it.
        with contextlib.suppress(ConnectionError):
            if self._socket and not self._socket.closed:
                await self._socket.send_str(json.dumps(message))

    async def _abort(self):
        self._transport.abort()
