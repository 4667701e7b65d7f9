"""The example SignIn: a password form, sign-out, and a proxy that signs users in."""

import os
import subprocess
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server

PROGRAM = os.environ.get("ROSTRUM_SIGN_IN", ROOT / ".build/debug/SignIn")


@pytest.fixture
def sign_in(tmp_path):
    """Starts the example."""
    servers = []
    users = tmp_path / "users.json"

    def sign_in(*command):
        servers.append(Server(tmp_path / "data", {}, program=PROGRAM, command=command))
        return servers[-1]

    sign_in.users = users
    yield sign_in
    for server in servers:
        server.stop()


def enter(page, user, password):
    page.get_by_label("Name").fill(user)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()


def test_a_user_signs_in_and_out(sign_in, new_page):
    subprocess.run(
        [PROGRAM, "add", "ada", "--users", sign_in.users, "--rounds", "256"],
        input="analytical\n", text=True, check=True, timeout=60)
    text = sign_in.users.read_text()
    assert "ada" in text and "analytical" not in text
    server = sign_in("form", "--users", str(sign_in.users))
    page = new_page()
    page.goto(server.url)
    assert page.url == server.url + "login"
    enter(page, "ada", "wrong")
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    enter(page, "ada", "analytical")
    expect(page.get_by_text("Hello, ada!")).to_be_visible()
    [cookie] = page.context.cookies()
    assert (cookie["name"], cookie["httpOnly"], cookie["sameSite"]) == ("sign-in", True, "Lax")
    other = new_page.again(page.context)
    other.goto(server.url)
    expect(other.get_by_text("Hello, ada!")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    for each in (page, other):
        each.wait_for_url(server.url + "login")
        expect(each.get_by_text("Hello, ada!")).to_have_count(0)
        assert each.evaluate("() => sessionStorage.length") == 0, "nothing is left for the next user of the tab"
    # A wrong password is an answer with 401, which Chromium reports.
    new_page.errors[:] = [error for error in new_page.errors if "401" not in error]


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK adds a header to the request of a page alone, a proxy to all")
def test_a_proxy_names_the_user(sign_in, new_page):
    server = sign_in("proxy")
    page = new_page(extra_http_headers={"X-Remote-User": "grace"})
    page.goto(server.url)
    expect(page.get_by_text("Hello, grace!")).to_be_visible()
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(server.url, timeout=30)


def test_a_header_from_elsewhere_names_nobody(sign_in):
    server = sign_in("proxy", "--proxy", "192.0.2.1")
    request = urllib.request.Request(server.url, headers={"X-Remote-User": "grace"})
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(request, timeout=30)
