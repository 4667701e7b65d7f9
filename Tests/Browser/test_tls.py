"""A server with TLS, as Chromium sees it: pages over HTTP/2, and sockets over HTTP/1.1."""

import os
import re
import signal
import ssl
import subprocess

import pytest

from conftest import ROOT

FIXTURES = ROOT / "Tests/RostrumWebTests/TLS/Certificates.swift"


def write_certificates(folder):
    """Writes the certificates of the tests into files."""
    texts = re.findall(r'static let (\w+) = """\n(.*?)\n    """', FIXTURES.read_text(), re.DOTALL)
    for name, text in texts:
        (folder / f"{name}.pem").write_text(re.sub("(?m)^ +", "", text) + "\n")
    return folder


@pytest.fixture
def certificates(tmp_path):
    return write_certificates(tmp_path)


@pytest.fixture
def secure(start, certificates):
    def secure(*arguments, **environment):
        return start(
            "--tls-certificate", str(certificates / "certificate.pem"), "--tls-key", str(certificates / "key.pem"),
            *arguments, **environment)

    return secure


def protocols(page):
    """The protocols over which the page and its files came."""
    return page.evaluate(
        "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".map((entry) => entry.nextHopProtocol)")


@pytest.mark.parametrize("arguments, protocol", [((), "h2"), (("--no-http2",), "http/1.1")])
def test_a_page_comes_alive_over_tls(secure, new_page, arguments, protocol):
    server = secure(*arguments)
    page = new_page(ignore_https_errors=True)
    page.goto(server.url)
    assert page.url.startswith("https://")
    page.get_by_role("button", name="Add").first.click()
    page.get_by_role("textbox").first.wait_for()
    assert page.evaluate("sockets.map((socket) => socket.url.split('/')[0])") == ["wss:"]
    assert set(protocols(page)) == {protocol}
    cookies = page.context.cookies()
    assert [(cookie["name"], cookie["secure"]) for cookie in cookies] == [("__Host-rostrum-user", True)]


def certificate_of(server):
    port = int(re.search(r":(\d+)/", server.url).group(1))
    return ssl.get_server_certificate(("127.0.0.1", port)).split()


def test_sighup_replaces_the_certificate(secure, certificates):
    server = secure(LOG_LEVEL="notice")
    old = (certificates / "certificate.pem").read_text().split()
    new = (certificates / "otherCertificate.pem").read_text().split()
    assert certificate_of(server) == old
    (certificates / "certificate.pem").write_text((certificates / "otherCertificate.pem").read_text())
    (certificates / "key.pem").write_text((certificates / "otherKey.pem").read_text())
    server.process.send_signal(signal.SIGHUP)
    until_logged(server, "certificate loaded")
    assert certificate_of(server) == new
    (certificates / "key.pem").write_text("")
    server.process.send_signal(signal.SIGHUP)
    until_logged(server, "the certificate is not replaced")
    assert certificate_of(server) == new


def until_logged(server, words):
    for line in server.process.stdout:
        if words in line:
            return
    raise AssertionError(f"The server ended without '{words}'")


def test_a_wrong_certificate_is_reported_in_one_line(certificates, tmp_path):
    done = run(tmp_path, "--tls-certificate", certificates / "certificate.pem", "--tls-key", "missing.pem")
    assert done.returncode == 1
    assert done.stderr.strip().endswith("missing.pem cannot be used for TLS (no such file); see --tls-certificate and --tls-key")
    assert len(done.stderr.splitlines()) == 1


def test_a_certificate_needs_a_key(certificates, tmp_path):
    done = run(tmp_path, "--tls-certificate", certificates / "certificate.pem")
    assert done.returncode == 64
    assert "--tls-certificate and --tls-key need each other" in done.stderr


def run(folder, *arguments):
    program = os.environ.get("ROSTRUM_STANDUPS", ROOT / ".build/debug/Standups")
    return subprocess.run(
        [program, "--port", "0", "--data", folder / "data", *arguments], capture_output=True, text=True, timeout=60)
