"""The network between a node and its database: it can be cut without a word, reset, and slow."""

import asyncio
import contextlib


class Link:
    """Forwards connections to a port of this machine."""

    def __init__(self, port, delay=0):
        self._target = port
        self._open = asyncio.Event()
        self._open.set()
        self._connections = set()
        self.delay = delay

    async def start(self):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self):
        """Loses everything from now on; neither side is told."""
        self._open.clear()

    def heal(self):
        self._open.set()

    def reset(self):
        """Ends all connections."""
        for connection in self._connections:
            connection.cancel()

    async def stop(self):
        self._server.close()
        self.reset()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _serve(self, reader, writer):
        connection = asyncio.current_task()
        self._connections.add(connection)
        ends = [writer]
        try:
            await self._open.wait()
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._target)
            ends.append(other_writer)
            await asyncio.gather(
                self._forward(reader, other_writer), self._forward(other_reader, writer))
        except (asyncio.CancelledError, OSError):
            pass
        finally:
            self._connections.discard(connection)
            for end in ends:
                end.transport.abort()

    async def _forward(self, reader, writer):
        while data := await reader.read(65536):
            await self._open.wait()
            if self.delay:
                await asyncio.sleep(self.delay)
            writer.write(data)
            await writer.drain()
        with contextlib.suppress(OSError):
            writer.write_eof()
