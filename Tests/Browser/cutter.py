"""A proxy that cuts the sockets of a page at random points, in the middle of messages as well."""

import asyncio
import contextlib
import random
import threading
from urllib.parse import urlsplit

PATIENCE = 30


class Cutter:
    """Forwards connections to a server, and cuts each WebSocket after a random number of bytes."""

    def __init__(self, url, seed, most=20_000):
        self.cuts = 0
        self.limit = 0
        self._target = urlsplit(url).port
        self._random = random.Random(seed)
        self._most = most
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._call(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/"

    def stop(self):
        self._call(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def _call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    def _length(self):
        """The number of bytes of a socket: often few, and at times enough for the largest message."""
        return int(self._most ** self._random.random())

    async def _end(self):
        self._server.close()
        connections = asyncio.all_tasks() - {asyncio.current_task()}
        for connection in connections:
            connection.cancel()
        await asyncio.gather(*connections, return_exceptions=True)

    async def _serve(self, reader, writer):
        with contextlib.suppress(asyncio.CancelledError, asyncio.IncompleteReadError, ConnectionError):
            await self._connect(reader, writer)

    async def _connect(self, reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._target)
        ends = (writer, server_writer)
        try:
            server_writer.write(head)
            left = [None]
            if b"/_rostrum/socket" in head and self.cuts < self.limit:
                # The head of the upgrade is not a part of the socket's messages.
                writer.write(await server_reader.readuntil(b"\r\n\r\n"))
                left = [self._length()]
            await asyncio.gather(
                self._forward(reader, server_writer, left, ends),
                self._forward(server_reader, writer, left, ends), return_exceptions=True)
        finally:
            for end in ends:
                end.close()

    async def _forward(self, reader, writer, left, ends):
        while data := await reader.read(65536):
            if left[0] is not None and len(data) >= left[0]:
                writer.write(data[:left[0]])
                await writer.drain()
                self.cuts += 1
                for end in ends:
                    end.transport.abort()
                return
            if left[0] is not None:
                left[0] -= len(data)
            writer.write(data)
            await writer.drain()
        writer.write_eof()
