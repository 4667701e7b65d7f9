"""The web socket of Playwright: commands in, answers and events out."""

import json
import sys
import traceback

from gi.repository import GLib, Soup

from .tasks import run


class Failure(Exception):
    """An error of the protocol, with its code."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Server:
    """Hears one client, and ends with it."""

    def __init__(self, commands):
        self.commands, self.connection = commands, None
        self.loop = GLib.MainLoop()
        self.soup = Soup.Server()
        self.soup.add_websocket_handler("/session", None, None, self._open)
        self.soup.listen_local(0, Soup.ServerListenOptions.IPV4_ONLY)

    def run(self):
        port = self.soup.get_uris()[0].get_port()
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        self.loop.run()

    def event(self, name, /, **values):
        self._write({"type": "event", "method": name, "params": values})

    def _open(self, _server, _message, _path, connection):
        self.connection = connection
        connection.set_max_incoming_payload_size(64 << 20)
        connection.connect("message", self._hear)
        connection.connect("closed", lambda _: self.loop.quit())

    def _hear(self, _connection, _kind, data):
        message = json.loads(data.get_data())
        run(self._answer(message), lambda answer, error: self._write(answer))
        if message["method"] == "browser.close":
            self.loop.quit()

    async def _answer(self, message):
        number, method = message["id"], message["method"]
        command = self.commands.get(method)
        try:
            if not command:
                raise Failure("unknown command", f"WebKitGTK has nothing for {method}.")
            return {"type": "success", "id": number, "result": await command(message["params"]) or {}}
        except Failure as failure:
            return {"type": "error", "id": number, "error": failure.code, "message": str(failure)}
        except Exception as error:  # noqa: BLE001  The client gets it.
            traceback.print_exc()
            return {"type": "error", "id": number, "error": "unknown error", "message": repr(error)}

    def _write(self, message):
        if self.connection and self.connection.get_state() == Soup.WebsocketState.OPEN:
            self.connection.send_text(json.dumps(message))
