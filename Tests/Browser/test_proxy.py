"""The configurations of Documentation/Deployment.md: Standups behind nginx with TLS, and a unit of systemd."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time

import pytest
from playwright.sync_api import expect

import engines
from conftest import KEEP_SOCKETS, ROOT
from test_tls import certificates  # noqa: F401

DEPLOYMENT = (ROOT / "Documentation/Deployment.md").read_text()


def block(language):
    """The only block of code in a language."""
    [text] = re.findall(rf"```{language}\n(.*?)```", DEPLOYMENT, re.DOTALL)
    return text


def replace(text, old, new):
    assert text.count(old) == 1, f"{old} is in the configuration {text.count(old)} times"
    return text.replace(old, new)


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def wait_for_port(process, port, name):
    """Waits until a process accepts connections."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and process.poll() is None:
        try:
            return socket.create_connection(("127.0.0.1", port), 1).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
    raise AssertionError(f"{name} did not start")


def run_nginx(prefix, site, certificates, log="stderr", host="standups.example.com"):  # noqa: F811
    """Runs nginx with the configuration of a site; returns the process and its port."""
    own = free_port()
    prefix.mkdir()
    site = replace(site, "listen 443 ssl http2;", f"listen 127.0.0.1:{own} ssl http2;")
    live = f"/etc/letsencrypt/live/{host}"
    site = replace(site, f"{live}/fullchain.pem", str(certificates / "certificate.pem"))
    site = replace(site, f"{live}/privkey.pem", str(certificates / "key.pem"))
    folders = "".join(
        f"{name}_temp_path {prefix}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    # The workers of a superuser's nginx would be another user, who can't write to the folders.
    user = "user root;\n" if os.getuid() == 0 else ""
    (prefix / "nginx.conf").write_text(
        f"{user}daemon off;\npid {prefix}/pid;\nerror_log {log};\nevents {{}}\n"
        f"http {{\naccess_log off;\n{folders}{site}}}\n")
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    process = subprocess.Popen([program, "-p", str(prefix), "-c", str(prefix / "nginx.conf")])
    wait_for_port(process, own, "nginx")
    return process, own


@pytest.fixture
def nginx(tmp_path, certificates):  # noqa: F811
    """Runs nginx with the configuration of the documentation, for a server at a port; returns its own port."""
    processes = []

    def run(port):
        site = replace(block("nginx"), "http://127.0.0.1:8080", f"http://127.0.0.1:{port}")
        process, own = run_nginx(tmp_path / "nginx", site, certificates)
        processes.append(process)
        return own

    yield run
    for process in processes:
        process.terminate()
        process.wait(10)


SITE = ("--host-name", "standups.example.com", "--trusted-proxy", "127.0.0.1")


def port_of(server):
    return int(re.search(r":(\d+)/", server.url).group(1))


def get(port, *headers, host="standups.example.com"):
    """The head of the page, as nginx passes it on."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    lines = ["GET / HTTP/1.1", f"Host: {host}", "Connection: close", *headers, "", ""]
    with socket.create_connection(("127.0.0.1", port), 10) as plain:
        with context.wrap_socket(plain, server_hostname="standups.example.com") as connection:
            connection.sendall("\r\n".join(lines).encode())
            answer = b"".join(iter(lambda: connection.recv(65536), b""))
    return answer.decode().split("\r\n\r\n")[0].lower()


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK asks the system alone for the address of a site")
def test_an_app_comes_alive_behind_nginx(start, nginx, browser):
    port = nginx(port_of(start(*SITE)))
    local = engines.local(browser, "standups.example.com")
    try:
        page = local.new_page(ignore_https_errors=True)
        page.add_init_script(KEEP_SOCKETS)
        page.goto(f"https://standups.example.com:{port}/")
        page.get_by_role("button", name="Add").first.click()
        expect(page.get_by_role("textbox").first).to_be_visible()
        assert page.evaluate("() => sockets.map((socket) => socket.url)") == [f"wss://standups.example.com:{port}/_rostrum/socket"]
        [cookie] = page.context.cookies()
        assert (cookie["name"], cookie["secure"]) == ("__Host-rostrum-user", True)
    finally:
        local.close()


def test_nginx_adds_what_the_server_does_not_know(start, nginx):
    port = nginx(port_of(start(*SITE)))
    head = get(port)
    assert " 200 " in head.split("\r\n")[0]
    assert head.count("strict-transport-security: max-age=2592000") == 1
    assert "__host-rostrum-user=" in head and "; secure" in head
    assert " 421 " in get(port, host="evil.example").split("\r\n")[0]


def test_an_untrusted_proxy_makes_no_connection_secure(start, nginx):
    port = nginx(port_of(start("--host-name", "standups.example.com")))
    head = get(port)
    assert "set-cookie: rostrum-user=" in head and "; secure" not in head


def test_the_unit_is_valid(tmp_path):
    program = shutil.which("systemd-analyze")
    assert program, "systemd-analyze is missing: install the package systemd"
    unit = tmp_path / "standups.service"
    unit.write_text(replace(block("ini"), "/usr/local/bin/Standups", "/bin/true"))
    done = subprocess.run([program, "verify", unit], capture_output=True, text=True, timeout=60)
    lines = [line for line in done.stderr.splitlines() if "standups" in line.lower()]
    assert (done.returncode, lines) == (0, [])


def test_the_units_environment_is_understood(tmp_path, start):
    variables = dict(re.findall(r"(?m)^Environment=(\w+)=(.*)$", block("ini")))
    server = start(**{**variables, "ROSTRUM_DATA": str(tmp_path / "ignored")})
    port = port_of(server)
    with socket.create_connection(("127.0.0.1", port), 10) as connection:
        connection.sendall(
            b"GET / HTTP/1.1\r\nHost: standups.example.com\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
    assert " 200 " in answer.split("\r\n")[0]
    assert "set-cookie: __host-" in answer.lower()
