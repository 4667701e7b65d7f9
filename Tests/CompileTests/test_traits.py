"""Compiles the web host as it is with fewer traits of the package, by the command of the package's own build."""

import json
import pathlib
import re
import subprocess

import pytest

BUILD = pathlib.Path(__file__).parents[2] / ".build" / "debug"
COMMAND = re.compile(r'^  "C\.RostrumWeb-[^"]*debug\.module":\n(?:    .*\n)*?    args: (\[.*\])$', re.MULTILINE)
TRAITS = {
    "CommandLine": {"ArgumentParser", "Configuration", "RostrumSQLite", "RostrumPostgres"},
    "TLS": {"NIOSSL", "NIOHTTP2", "NIOHTTPTypesHTTP2"},
}
# Where the compiler is to write something.
OUTPUTS = {"-emit-module-path", "-output-file-map", "-o", "-emit-objc-header-path", "-index-store-path", "-num-threads"}
MODES = {"-emit-module", "-emit-dependencies", "-c", "-incremental", "-parseable-output", "-enable-batch-mode",
         "-emit-objc-header", "-serialize-diagnostics"}


def command(traits):
    """The compiler's command for the module, without the traits that are off, which only checks types."""
    args = iter(json.loads(COMMAND.search((BUILD.parent / "debug.yaml").read_text())[1]))
    kept = []
    for arg in args:
        if arg in OUTPUTS:
            next(args)
        elif arg == "-D" and (name := next(args)):
            kept += [] if name in set(TRAITS) - set(traits) else [arg, name]
        elif arg not in MODES and arg.removeprefix("-D") not in set(TRAITS) - set(traits):
            kept.append(arg)
    return [*kept, "-typecheck", "-wmo"]


@pytest.mark.parametrize("traits", [[], ["CommandLine"], ["TLS"]], ids=lambda traits: "-".join(traits) or "none")
def test_the_host_is_complete_with_fewer_traits(traits, tmp_path):
    trace = tmp_path / "trace.json"
    done = subprocess.run(
        [*command(traits), "-emit-loaded-module-trace-path", trace], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-4000:]
    loaded = {module["name"] for module in json.loads(trace.read_text())["swiftmodulesDetailedInfo"]}
    absent = set().union(*(modules for trait, modules in TRAITS.items() if trait not in traits))
    assert loaded & absent == set()
