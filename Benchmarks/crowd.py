#!/usr/bin/env python3
"""Measures Rostrum's server over sockets, beside an echo and NiceGUI, and compares it with the goals.

    Benchmarks/crowd.py [--minutes 10] [--runs 5] [--only GROUP …] [--update]

builds `BenchmarkServer` and `LoadClient` for release, installs the Python packages that it needs in
`.build-benchmarks`, measures what is listed below, prints a table, and fails if something exceeds its
threshold in `Thresholds/crowd.json`. The server has the first core, the client the second.

- latency: from an event to its answer, one socket after the other;
- saturation: events a second, each of 500 sockets with one event under way;
- memory: the growth of the server's resident memory over many joins;
- list: the page and the join of a list of 10,000 rows, and scrolling through it in Chromium;
- crowd: 10,000 sockets that send 2,000 events a second.

A value is the median of five runs, in each of which the servers take turns.
"""

import argparse
import statistics
import sys

from load import environment

environment.enter()

from load.client import Client
from load.command import Measure, measure_all, programs
from load.scrolling import scroll
from load.servers import EchoServer, NiceGUIServer, RostrumServer, Server, raise_limit_of_files
from thresholds import Thresholds

GROUPS = ("latency", "saturation", "memory", "list", "crowd")


class Crowd:
    """The cases, with the programs that they run."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.server, self.client = programs(options, "BenchmarkServer", "LoadClient")

    def screen(self, name: str) -> RostrumServer:
        return RostrumServer(self.server, name)

    def open(self, server: Server, sockets: int, **plan: object) -> Client:
        return Client(self.client, server, sockets, **plan)

    def repeat(self, case) -> dict[str, float]:
        """The medians of what the runs of a case return."""
        runs = [case() for _ in range(self.options.runs)]
        return {name: statistics.median(run[name] for run in runs) for name in runs[0]}

    # Latency

    def latency(self) -> dict[str, Measure]:
        times = self.repeat(self._latencies)
        echo = times["echo p50"]

        def row(server: str, name: str, goal: str = "") -> Measure:
            p50, p99 = times[f"{server} p50"], times[f"{server} p99"]
            more, more99 = times[f"{server} more"], times[f"{server} more99"]
            return Measure(
                name, f"{p50:.2f} / {p99:.2f} ms; echo + {more:.2f} / + {more99:.2f} ms", goal,
                round(p50 / echo, 2), "times the echo")

        return {
            "": Measure("echo, p50 / p99", f"{echo:.2f} / {times['echo p99']:.2f} ms"),
            "Counter": row("counter", "tap on the counter to patch, p50 / p99", "echo + 0.08 / + 0.2 ms"),
            "Slider": row("form", "move of a slider in a form to patch, p50 / p99", "echo + 0.3 ms"),
            "Peer": row("NiceGUI", "NiceGUI, tap on the counter, p50 / p99")._replace(value=None),
        }

    def _latencies(self) -> dict[str, float]:
        times = {}
        with EchoServer(self.server) as echo:
            self._latency(echo, "echo", times)
        for screen in ("counter", "form"):
            with self.screen(screen) as server:
                self._latency(server, screen, times)
        with NiceGUIServer() as server:
            self._latency(server, "NiceGUI", times, events=1000, burst=None)
        return times

    def _latency(
        self, server: Server, name: str, times: dict[str, float], events: int = 3000,
        burst: int | None = 80,
    ) -> None:
        # A session may send 100 events at once before its rate is limited.
        with self.open(server, 1, load={"events": {"count": events}}, burst=burst) as client:
            report = client.run()
        check(report)
        for quantile in ("p50", "p99"):
            times[f"{name} {quantile}"] = report["milliseconds"][quantile]
        times[f"{name} more"] = times[f"{name} p50"] - times["echo p50"]
        times[f"{name} more99"] = times[f"{name} p99"] - times["echo p99"]

    # Saturation

    def saturation(self) -> dict[str, Measure]:
        rates = self.repeat(self._saturations)

        def text(server: str) -> str:
            return (f"{rates[server]:,.0f} events/s, {rates[f'{server} processor']:.3f} ms of the "
                    f"processor each")

        return {
            "Saturation": Measure(
                "counter, 500 sockets with one event under way", text("counter"), "15,000 events/s",
                round(1e6 / rates["counter"], 2), "µs an event"),
            "": Measure("echo, likewise", text("echo")),
            "Peer": Measure("NiceGUI, 50 sockets", text("NiceGUI")),
        }

    def _saturations(self) -> dict[str, float]:
        rates = {}
        for name, server, sockets in (
            ("echo", EchoServer(self.server), 500), ("counter", self.screen("counter"), 500),
            ("NiceGUI", NiceGUIServer(), 50),
        ):
            load = {"saturation": {"depth": 1, "seconds": 5}}
            with server, self.open(server, sockets, load=load) as client:
                before = server.processor()
                report = client.run()
                # The first second isn't counted.
                share = (server.processor() - before) / (report["seconds"] + 1)
            check(report)
            rates[name] = report["events"] / report["seconds"]
            rates[f"{name} processor"] = share / rates[name] * 1000
        return rates

    # Memory

    def memory(self) -> dict[str, Measure]:
        sizes = self.repeat(lambda: {
            name: self._memory(name, count) for name, count in
            (("counter", 2000), ("rows", 100), ("list", 300), ("long-list", 300))
        } | {"NiceGUI": self._growth(NiceGUIServer(), 50)})

        def row(screen: str, name: str, goal: str = "") -> Measure:
            return Measure(name, f"{sizes[screen]:,.1f} KB", goal, round(sizes[screen], 1), "KB")

        return {
            "Memory.Counter": row("counter", "a session of the counter", "20 KB"),
            "Memory.Rows": row("rows", "of 300 rows in a stack, all of which exist", "120 KB"),
            "Memory.List": row("list", "of 300 rows in a list", "120 KB"),
            "Memory.LongList": row("long-list", "of 10,000 rows in a list", "120 KB"),
            "Peer": row("NiceGUI", "NiceGUI, the counter")._replace(value=None),
        }

    def _memory(self, screen: str, count: int) -> float:
        return self._growth(self.screen(screen), count)

    def _growth(self, server: Server, count: int) -> float:
        with server, self.open(server, 10):
            before = server.resident()
            with self.open(server, count):
                return (server.resident() - before) / count / 1024

    # A long list

    def list(self) -> dict[str, Measure]:
        cost = self.repeat(self._list)
        with self.screen("long-list") as server:
            frames = scroll(f"http://127.0.0.1:{server.port}", cases=(20, 60))
        return {
            "Page": Measure(
                "page of 10,000 rows", f"{cost['page']:.2f} ms", "10 ms", round(cost["page"], 2), "ms"),
            "Page.Bytes": Measure(
                "its size, gzip", f"{cost['page bytes'] / 1024:.1f} KB", "40 KB", cost["page bytes"], "bytes"),
            "Join": Measure(
                "join of 10,000 rows", f"{cost['join']:.2f} ms", "10 ms", round(cost["join"], 2), "ms"),
            "Join.Bytes": Measure(
                "its size", f"{cost['join bytes'] / 1024:.1f} KB", "40 KB", cost["join bytes"], "bytes"),
            "Scroll": Measure(
                "scrolling by 1,200 px a second, time between frames, p50 / p95",
                f"{frames[20].p50:.1f} / {frames[20].p95:.1f} ms", "16.7 ms (60 a second)",
                round(frames[20].p50, 1), "ms"),
            "": Measure(
                "scrolling by 3,600 px a second, likewise",
                f"{frames[60].p50:.1f} / {frames[60].p95:.1f} ms; {frames[60].blank} of "
                f"{frames[60].count} frames with rows yet to come"),
        }

    def _list(self) -> dict[str, float]:
        with self.screen("long-list") as server:
            times, size = server.pages(30)
            with self.open(server, 50, joins=1) as client:
                joined = client.joined
        return {
            "page": statistics.median(times) * 1000, "page bytes": size,
            "join": joined["milliseconds"]["p50"], "join bytes": joined["bytes"],
        }

    # A crowd

    def crowd(self) -> dict[str, Measure]:
        seconds = 60 * self.options.minutes
        load = {"rate": {"perSecond": 2000, "seconds": seconds}}
        raise_limit_of_files()
        with self.screen("counter") as server, self.open(server, 10_000, load=load) as client:
            report = client.run()
            size = server.resident() / 1024 / 1024
        errors = sum(report["errors"].values())
        times = report["milliseconds"]
        return {
            "Crowd": Measure(
                f"10,000 sessions, 2,000 events/s for {self.options.minutes:g} minutes, p50 / p99 / maximum",
                f"{times['p50']:.2f} / {times['p99']:.2f} / {times['max']:.0f} ms", "p99 25 ms",
                round(times["p99"], 2), "ms"),
            "Crowd.Memory": Measure("its memory", f"{size:.0f} MB", "500 MB", round(size), "MB"),
            "Crowd.Errors": Measure(
                "its errors", f"{errors} in {report['events']:,} events", "0", errors, "errors"),
        }


def check(report: dict) -> None:
    """Ends the command if a load had errors."""
    if report["errors"]:
        sys.exit(f"The load had errors: {report['errors']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10, help="how long the crowd stays")
    parser.add_argument("--runs", type=int, default=5, help="runs whose median is taken")
    parser.add_argument("--only", nargs="*", choices=GROUPS, default=GROUPS, help="what is measured")
    parser.add_argument("--no-build", action="store_true", help="measure what is built")
    parser.add_argument("--programs", metavar="FOLDER", help="measure programs that exist")
    parser.add_argument("--update", action="store_true", help="write the thresholds that aren't goals")
    options = parser.parse_args()

    crowd = Crowd(options)
    measure_all(crowd, options.only, Thresholds.named("crowd"), options.update)


if __name__ == "__main__":
    main()
