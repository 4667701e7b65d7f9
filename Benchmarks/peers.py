#!/usr/bin/env python3
"""Measures Rostrum beside an echo and other frameworks, in turn, and compares it with the goals.

    Benchmarks/peers.py [--runs 5] [--only GROUP …] [--peer FILE …] [--update]

builds `BenchmarkServer` and `LoadClient` for release, installs the Python packages that it needs in
`.build-benchmarks`, measures what is listed below, prints a table, and fails if something exceeds its
threshold in `Thresholds/peers.json`. The server has the first core, the client the second.

- events: from an event to its answer, on a counter and on a button that shows an alert;
- rows: a change, an insertion in front (the row is taken away by the next event) and a swap among
  300 rows, which all exist in a stack, and near the screen in a list;
- pages: the first page and the join of a counter and of many rows.

A value is the median of the runs, with the least and the greatest; in each run the servers take
turns. Times depend on the machine, so the threshold of an event is a multiple of the echo of the same
run; those of pages are in milliseconds, with the same margin.

A peer is a Python file with `name`, and with `serve(case)`, which returns a server of `load.servers`
for a case such as `counter` or `stack swap`, or `None` if the peer has no such case. How a server says
what its sockets send is in `load/servers.py`; `load/nicegui_peer.py` is an example.
"""

import argparse
import importlib.util
import pathlib
import statistics
import sys
from collections.abc import Callable

from load import environment

environment.enter()

from load.client import Client
from load.command import Measure, measure_all, programs
from load.servers import EchoServer, RostrumServer, Server
from thresholds import Thresholds

GROUPS = ("events", "rows", "pages")
# A session may send 100 events at once before its rate is limited.
BURST = 80


class Peers:
    """The cases, with the servers that take part in them."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.server, self.client = programs(options, "BenchmarkServer", "LoadClient")
        self.peers = [self._load(path) for path in options.peer]

    def _load(self, path: str) -> object:
        spec = importlib.util.spec_from_file_location(pathlib.Path(path).stem, path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def screen(self, name: str, button: str | None = None) -> Callable[[], Server]:
        return lambda: RostrumServer(self.server, name, button=button)

    # Events

    def events(self) -> dict[str, Measure]:
        return self._table({
            "Counter": ("counter", "a tap on a counter, p50", self.screen("counter"), BURST),
            # Each alert is shown by a new session.
            "Alert": ("alert", "a tap that shows an alert, p50", self.screen("alert"), 1),
        })

    def rows(self) -> dict[str, Measure]:
        return self._table({
            f"{place.title()}.{change}": (
                f"{place} {change.lower()}", f"300 rows in a {place}: {change.lower()}, p50",
                self.screen(f"changing-{place}", change), BURST)
            for place in ("stack", "list") for change in ("Change", "Insert", "Swap")
        })

    def _table(self, cases: dict[str, tuple]) -> dict[str, Measure]:
        """A row for Rostrum and one for each peer that has the case."""
        times: dict[tuple[str, str], list[float]] = {}
        sizes: dict[tuple[str, str], float] = {}
        for _ in range(self.options.runs):
            echo = self._latency(EchoServer(self.server), BURST)["milliseconds"]["p50"]
            times.setdefault(("", "echo"), []).append(echo)
            for case, (name, _, serve, burst) in cases.items():
                for peer, server in self._servers(name, serve):
                    report = self._latency(server, burst)
                    times.setdefault((case, peer), []).append(report["milliseconds"]["p50"])
                    sizes[case, peer] = report["bytes"]
        echo = times.pop(("", "echo"))
        rows = {"": Measure("echo, p50", f"{self._range(echo)} ms")}
        for (case, peer), found in times.items():
            multiple = statistics.median(time / own for time, own in zip(found, echo))
            text = f"{self._range(found)} ms, {multiple:.1f} times the echo; {sizes[case, peer]:,.0f} bytes"
            if peer == "Rostrum":
                rows[case] = Measure(cases[case][1], text, "", round(multiple, 2), "times the echo")
            else:
                rows[f"{case} {peer}"] = Measure(f"likewise, {peer}", text)
        return rows

    def _servers(self, case: str, serve: Callable[[], Server]) -> list[tuple[str, Server]]:
        others = [(peer.name, peer.serve(case)) for peer in self.peers]
        return [("Rostrum", serve()), *((name, server) for name, server in others if server)]

    def _latency(self, server: Server, burst: int | None) -> dict:
        events = 3000 if burst > 1 else 300
        if burst == BURST and not isinstance(server, RostrumServer):
            # A peer may send a socket that joins again what the one before has missed.
            burst = None
        with server, Client(
            self.client, server, 1, load={"events": {"count": events}}, burst=burst
        ) as client:
            report = client.run()
        if report["errors"]:
            sys.exit(f"The load had errors: {report['errors']}")
        return report

    # Pages

    def pages(self) -> dict[str, Measure]:
        screens = {
            "Counter": ("counter", "a counter"),
            "Stack": ("changing-stack", "300 rows in a stack"),
            "Rows": ("changing-long-stack", "1,000 rows in a stack"),
        }
        found: dict[str, list[float]] = {}
        for _ in range(self.options.runs):
            for case, (screen, _) in screens.items():
                with RostrumServer(self.server, screen) as server:
                    times, _ = server.pages(50)
                    with Client(self.client, server, 50, joins=1) as client:
                        join = client.joined["milliseconds"]["p50"]
                found.setdefault(f"{case}.Page", []).append(statistics.median(times) * 1000)
                found.setdefault(f"{case}.Join", []).append(join)
        return {
            f"{case}.{kind}": Measure(
                f"{kind.lower()} of {name}", f"{self._range(found[f'{case}.{kind}'])} ms", "",
                round(statistics.median(found[f"{case}.{kind}"]), 2), "ms")
            for case, (_, name) in screens.items() for kind in ("Page", "Join")
        }

    def _range(self, values: list[float]) -> str:
        return f"{statistics.median(values):.3f} ({min(values):.3f} to {max(values):.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="runs whose median is taken")
    parser.add_argument("--only", nargs="*", choices=GROUPS, default=GROUPS, help="what is measured")
    parser.add_argument(
        "--peer", action="append", metavar="FILE",
        default=[str(pathlib.Path(__file__).parent / "load" / "nicegui_peer.py")],
        help="the adapter of another framework")
    parser.add_argument("--no-build", action="store_true", help="measure what is built")
    parser.add_argument("--programs", metavar="FOLDER", help="measure programs that exist")
    parser.add_argument("--update", action="store_true", help="write the thresholds that aren't goals")
    options = parser.parse_args()

    measure_all(Peers(options), options.only, Thresholds.named("peers"), options.update)


if __name__ == "__main__":
    main()
