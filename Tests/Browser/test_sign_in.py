"""The example SignIn: a password form, sign-out, and a proxy that signs users in."""

import os
import subprocess
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import ROOT, Server

PROGRAM = os.environ.get("ROSTRUM_SIGN_IN", ROOT / ".build/debug/SignIn")
PROXY = {"USER_HEADER": "X-Remote-User"}


@pytest.fixture
def sign_in(tmp_path):
    """Starts the example."""
    servers = []
    data = tmp_path / "data"

    def sign_in(*command, environment={}):
        servers.append(Server(data, environment, program=PROGRAM, command=command))
        return servers[-1]

    def run(*words, text=""):
        return subprocess.run(
            [PROGRAM, *words, "--data", data], input=text, text=True, check=True, timeout=60, capture_output=True).stdout

    sign_in.run = run
    yield sign_in
    for server in servers:
        server.stop()


def enter(page, user, password, label="Password", button="Sign in"):
    page.get_by_label("Name").fill(user)
    page.get_by_label(label).fill(password)
    page.get_by_role("button", name=button).click()


def test_a_user_signs_in_and_out(sign_in, new_page):
    sign_in.run("add-user", "ada", text="analytical\n")
    server = sign_in()
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


def test_an_invited_user_chooses_a_password_and_comes_back_to_a_page(sign_in, new_page):
    path = sign_in.run("invite-user", "grace").strip()
    server = sign_in()
    page = new_page(locale="de-DE", java_script_enabled=False)
    page.goto(server.url.rstrip("/") + path)
    expect(page.get_by_role("heading", name="Passwort wählen")).to_be_visible()
    page.get_by_label("Neues Passwort").fill("compilers")
    page.get_by_role("button", name="Sichern und anmelden").click()
    expect(page.get_by_text("Hello, grace!")).to_be_visible()
    page.goto(server.url.rstrip("/") + path)
    expect(page.get_by_text("Dieser Link gilt nicht mehr.")).to_be_visible()
    page.goto(server.url + "logout")
    page.get_by_role("button", name="Abmelden").click()
    assert page.url == server.url + "login"
    page.goto(server.url + "fleet?sort=name")
    assert page.url == server.url + "login?next=/fleet%3Fsort%3Dname"
    enter(page, "grace", "compilers", "Passwort", "Anmelden")
    assert page.url == server.url + "fleet?sort=name"
    page.wait_for_load_state()
    # A link that was used is an answer with 404, which Chromium reports.
    new_page.errors[:] = [error for error in new_page.errors if "404" not in error]


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK adds a header to the request of a page alone, a proxy to all")
def test_a_proxy_names_the_user(sign_in, new_page):
    server = sign_in("--trusted-proxy", "127.0.0.1", environment=PROXY)
    page = new_page(extra_http_headers={"X-Remote-User": "grace"})
    page.goto(server.url)
    expect(page.get_by_text("Hello, grace!")).to_be_visible()
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(server.url, timeout=30)


def test_a_header_from_elsewhere_names_nobody(sign_in):
    server = sign_in("--trusted-proxy", "192.0.2.1", environment=PROXY)
    request = urllib.request.Request(server.url, headers={"X-Remote-User": "grace"})
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(request, timeout=30)
