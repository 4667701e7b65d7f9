"""The load generator, on the second core."""

import json
import subprocess
from typing import Any

from load.servers import Server


class Client:
    """A run of `LoadClient`: opens sockets when it is entered, and closes them when it is left."""

    def __init__(
        self, program: str, server: Server, sockets: int, *, visits: list[dict] | None = None,
        load: dict | None = None, burst: int | None = None, joins: int = 32,
    ) -> None:
        self.plan = {
            "port": server.port, "headers": server.headers,
            "visits": visits or server.visits(sockets), "sockets": sockets, "burst": burst,
            "joins": joins, "load": load,
        }
        self.process = subprocess.Popen(
            ["taskset", "-c", "1", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> "Client":
        self.joined = self._ask(json.dumps(self.plan))
        return self

    def __exit__(self, *_: object) -> None:
        self.process.stdin.close()
        self.process.wait()

    def run(self) -> dict[str, Any]:
        """Performs the load and returns its report."""
        return self._ask("go")

    def _ask(self, line: str) -> dict[str, Any]:
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("The load generator ended early.")
        if not answer.startswith("{"):
            raise RuntimeError(answer)
        return json.loads(answer)
