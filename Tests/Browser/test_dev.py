"""`rostrum dev`: a program is replaced by a new build, and its pages go on. SwiftPM is one of the tests."""

import contextlib
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
import urllib.error
import urllib.request

import pytest
from conftest import ROOT
from playwright.sync_api import expect
from test_proxy import free_port
from waits import visit

pytestmark = pytest.mark.server

TOOL = ROOT / ".build/debug/rostrum"
GALLERY = pathlib.Path(os.environ.get("ROSTRUM_GALLERY", ROOT / ".build/debug/Gallery"))


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package whose builds do what a file says: `swift` is a script that copies a program, or fails."""
    folder = tmp_path / "package"
    (folder / "Sources").mkdir(parents=True)
    (folder / "Package.swift").touch()
    (folder / "Sources/App.swift").write_text("1")
    built = tmp_path / "built"
    built.mkdir()
    swift = tmp_path / "bin/swift"
    swift.parent.mkdir()
    swift.write_text(textwrap.dedent(f"""\
        #!{sys.executable}
        import os, pathlib, sys
        if "--show-bin-path" in sys.argv:
            print({str(built)!r})
            sys.exit()
        text = pathlib.Path({str(folder / "Sources/App.swift")!r}).read_text()
        print("[1/2] Compiling App App.swift")
        if text == "wrong":
            print({str(folder)!r} + "/Sources/App.swift:1:1: error: cannot find 'wrong' in scope")
            sys.exit(1)
        program = pathlib.Path({str(built / "App")!r})
        program.with_suffix(".new").write_text("#!/bin/sh\\n# " + text + "\\nexec {GALLERY} \\"$@\\"\\n")
        program.with_suffix(".new").chmod(0o755)
        program.with_suffix(".new").replace(program)
        print("Build complete!")
        """))
    swift.chmod(0o755)
    monkeypatch.setenv("PATH", f"{swift.parent}:{os.environ['PATH']}")
    return folder


@contextlib.contextmanager
def starting(folder):
    """The tool, with the address of its app and what it prints."""
    port = free_port()
    with (folder / "dev.log").open("w+") as log:
        process = subprocess.Popen(
            [TOOL, "dev", "App", "--package-path", folder / "package", "--port", str(port), "--", "--data", folder / "data"],
            stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}/", log, process
        finally:
            process.terminate()
            process.wait(20)


@pytest.fixture
def dev(package, tmp_path):
    with starting(tmp_path) as (url, log, _):
        yield url, log


def printed(log, text):
    """Waits until the tool has printed a text."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        log.seek(0)
        if text in log.read():
            return
        time.sleep(0.05)
    log.seek(0)
    raise AssertionError(log.read())


def test_pages_show_the_errors_of_a_build_and_go_on_with_a_new_one(package, dev, new_page):
    url, log = dev
    printed(log, url)
    page = visit(new_page(), url)
    page.get_by_role("tab", name="Controls").click()
    source = package / "Sources/App.swift"
    source.write_text("wrong")
    builds = page.get_by_role("region", name="Development overlay").get_by_role("status")
    expect(builds).to_contain_text("Sources/App.swift:1:1: error: cannot find 'wrong' in scope", timeout=20000)
    printed(log, "error: cannot find 'wrong' in scope")
    launches = page.evaluate("() => performance.timeOrigin")
    source.write_text("2")
    expect(builds).to_be_hidden(timeout=30000)
    expect(page.get_by_role("tab", name="Controls")).to_have_attribute("aria-selected", "true")
    # The page itself wasn't loaded again.
    assert page.evaluate("() => performance.timeOrigin") == launches


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_tool_that_is_stopped_stops_the_app(package, tmp_path, stop):
    with starting(tmp_path) as (url, log, process):
        printed(log, url)
        status = pathlib.Path(tempfile.gettempdir()) / f"rostrum-build-{process.pid}.json"
        assert status.exists()
        process.send_signal(stop)
        assert process.wait(20) == 0
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(url)
    assert not status.exists()
