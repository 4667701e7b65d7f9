"""A WebSocket without an event loop, which adds little time of its own to what it measures."""

import socket

import websockets.client
import websockets.frames
import websockets.protocol
import websockets.uri


class PlainSocket:
    """An open WebSocket, whose calls block until they are done."""

    def __init__(self, url: str, origin: str, cookie: str) -> None:
        uri = websockets.uri.parse_uri(url)
        self.protocol = websockets.client.ClientProtocol(uri, origin=origin, max_size=None)
        self.socket = socket.create_connection((uri.host, uri.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = self.protocol.connect()
        request.headers["Cookie"] = cookie
        self.protocol.send_request(request)
        self._flush()
        while self.protocol.state is websockets.protocol.CONNECTING:
            self._wait()
        if self.protocol.handshake_exc:
            raise self.protocol.handshake_exc
        self.protocol.events_received()

    def send(self, text: str) -> None:
        self.protocol.send_text(text.encode())
        self._flush()

    def receive(self, count: int) -> list[bytes]:
        """Waits for a number of messages."""
        messages: list[bytes] = []
        while len(messages) < count:
            self._wait()
            messages += [
                event.data for event in self.protocol.events_received()
                if event.opcode is websockets.frames.Opcode.TEXT]
        return messages

    def _wait(self) -> None:
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("The server has closed the socket.")
        self.protocol.receive_data(data)

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)
