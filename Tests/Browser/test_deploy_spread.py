"""Examples/Deploy: by what nginx and HAProxy spread people over the nodes."""

import http.client
import shutil
import ssl
import subprocess

import pytest

from test_deploy import HOST, behind_haproxy, behind_nginx  # noqa: F401
from test_proxy import free_port, wait_for_port
from test_tls import certificates  # noqa: F401

pytestmark = pytest.mark.server


class Nodes:
    """Three nodes that answer each request with their port."""

    def __init__(self, folder):
        self.ports = [free_port() for _ in range(3)]
        servers = "".join(f"server {{ listen 127.0.0.1:{port}; return 200 $server_port; }}\n" for port in self.ports)
        folder.mkdir()
        (folder / "nginx.conf").write_text(
            f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{servers}}}\n")
        program = shutil.which("nginx") or "/usr/sbin/nginx"
        self.process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")])
        for port in self.ports:
            wait_for_port(self.process, port, "nginx")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture
def site(tmp_path):
    """Takes the place of the nodes that the proxies have in other tests."""
    nodes = Nodes(tmp_path / "nodes")
    yield nodes
    nodes.stop()


def node(port, *cookies):
    """The node that a proxy chooses for a request with cookies."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=10, context=context)
    connection.request("GET", "/", headers={"Host": HOST, **({"Cookie": "; ".join(cookies)} if cookies else {})})
    answer = connection.getresponse()
    assert answer.status == 200
    text = answer.read().decode()
    connection.close()
    return text


def sign_in(account, browser):
    return f"__Host-sign-in={account:064x}.{browser:043x}"


@pytest.mark.parametrize("behind", ["behind_nginx", "behind_haproxy"])
def test_all_browsers_of_an_account_have_one_node(behind, request):
    port = request.getfixturevalue(behind)
    nodes = set()
    for account in range(24):
        [own] = {node(port, sign_in(account, browser)) for browser in range(4)}
        # What the browser had before somebody signed in doesn't matter.
        assert node(port, f"__Host-rostrum-user={account:043x}", "a=b", sign_in(account, 9)) == own
        nodes.add(own)
    assert len(nodes) == 3, "accounts are spread over all nodes"


@pytest.mark.parametrize("behind", ["behind_nginx", "behind_haproxy"])
def test_browsers_without_an_account_are_spread_by_their_user_and_others_by_their_address(behind, request):
    port = request.getfixturevalue(behind)
    nodes = set()
    for user in range(24):
        [own] = {node(port, "a=b", f"__Host-rostrum-user={user:043x}") for _ in range(3)}
        nodes.add(own)
    assert len(nodes) == 3
    assert len({node(port) for _ in range(6)} | {node(port, "a=b")}) == 1
    # Somebody who has signed out.
    assert node(port, "__Host-sign-in=") == node(port)
