"""A proxy in front of several nodes, of which one gets all connections."""

import asyncio
import contextlib
import threading

PATIENCE = 30


class Front:
    """Forwards connections to a node until `move()` names a different one."""

    def __init__(self, host, port):
        self._target = (host, port)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._call(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/"

    def move(self, host, port):
        """Cuts all connections; those that follow go to a different node."""
        self._target = (host, port)
        self._call(self._cut())

    def stop(self):
        self._call(self._cut())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def _call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    async def _cut(self):
        connections = asyncio.all_tasks() - {asyncio.current_task()}
        for connection in connections:
            connection.cancel()
        await asyncio.gather(*connections, return_exceptions=True)

    async def _serve(self, reader, writer):
        ends = [writer]
        with contextlib.suppress(asyncio.CancelledError, OSError):
            try:
                node_reader, node_writer = await asyncio.open_connection(*self._target)
                ends.append(node_writer)
                await asyncio.gather(
                    self._forward(reader, node_writer), self._forward(node_reader, writer))
            finally:
                for end in ends:
                    end.transport.abort()

    async def _forward(self, reader, writer):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.write_eof()
