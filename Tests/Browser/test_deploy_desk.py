"""Examples/Deploy/desk: Desk as its unit starts it, behind nginx."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess

import pytest
from playwright.sync_api import expect

import desk
import engines
from conftest import ROOT
from test_proxy import free_port, replace, run_nginx, wait_for_port
from test_tls import certificates  # noqa: F401
from waits import live

pytestmark = pytest.mark.server

DEPLOY = ROOT / "Examples/Deploy/desk"
HOST = "desk.example.com"
UNIT = (DEPLOY / "desk.service").read_text()
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()


class Unit:
    """The program with the command and the environment of its unit, in a folder of a test."""

    def __init__(self, folder):
        self.folder, self.port = folder / "state", free_port()
        self.folder.mkdir()
        found = dict(re.findall(r"(?m)^Environment=(\w+)=(.*)$", UNIT))
        self.environment = {name: value.replace("/var/lib/desk", str(self.folder)) for name, value in found.items()}
        command = replace(re.search(r"(?m)^ExecStart=(.*)$", UNIT).group(1), "/usr/local/bin/Desk", str(desk.PROGRAM))
        self.command = shlex.split(replace(command, "--port 8090", f"--port {self.port}"))
        self.process = None

    def perform(self, *words, password=None):
        return desk.command(*words, data=self.folder, environment=self.environment, password=password)

    def start(self):
        self.process = subprocess.Popen(self.command, env={**os.environ, **self.environment}, cwd=self.folder)
        wait_for_port(self.process, self.port, "Desk")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(15) == 0


@pytest.fixture
def unit(tmp_path):
    unit = Unit(tmp_path)
    yield unit
    if unit.process and unit.process.poll() is None:
        unit.process.kill()
        unit.process.wait(10)


@pytest.fixture
def nginx(tmp_path, certificates, unit):  # noqa: F811
    site = replace((DEPLOY / "nginx.conf").read_text(), "http://127.0.0.1:8090", f"http://127.0.0.1:{unit.port}")
    site = replace(site, "listen 80;", f"listen 127.0.0.1:{free_port()};")
    process, port = run_nginx(tmp_path / "nginx", site, certificates, host=HOST)
    yield port
    process.terminate()
    process.wait(10)


def test_commands_about_accounts_leave_the_fleet_alone(unit):
    unit.perform("add-user", "ada", "editor", password="analytical")
    assert not (unit.folder / "desk.sqlite").exists()
    assert unit.perform("add-demo-vehicles", "5") == "Made up 5 vehicles.\n"
    assert unit.perform("add-demo-vehicles", "5") == "There are vehicles already.\n"
    assert unit.perform("add-demo-vehicles", "many").startswith("Usage: ")


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK asks the system alone for the address of a site")
def test_desk_keeps_everything_when_its_unit_starts_it_again(unit, nginx, browser, tmp_path):
    unit.perform("add-user", "ada", "editor", password="analytical")
    unit.start()
    local = engines.local(browser, HOST)
    try:
        page = local.new_page(ignore_https_errors=True)
        page.goto(f"https://{HOST}:{nginx}/vehicles")
        desk.sign_in(page, "ada")
        back(page)
        # Nobody has asked for a made-up fleet.
        expect(page.get_by_text("0 vehicles")).to_be_visible()
        cookies = {cookie["name"]: cookie["secure"] for cookie in page.context.cookies()}
        assert cookies["__Host-sign-in"]
        load(page, tmp_path, 3)
        expect(page.get_by_text("3 vehicles")).to_be_visible()
        page.get_by_placeholder("Plate or model").fill("N-2")
        expect(page.get_by_text("1 vehicle", exact=True)).to_be_visible()
        unit.stop()
        unit.start()
        back(page)
        expect(page.get_by_placeholder("Plate or model")).to_have_value("N-2")
        expect(page.get_by_text("N-2", exact=True)).to_be_visible()
        load(page, tmp_path, 4)
        page.get_by_placeholder("Plate or model").fill("")
        expect(page.get_by_text("4 vehicles")).to_be_visible()
    finally:
        local.close()


def load(page, folder, count):
    """Imports a table of vehicles."""
    file = folder / f"vehicles-{count}.csv"
    lines = [f"N-{number},Vito,Berlin,20000,2026-01-01T00:00:00Z,true" for number in range(count)]
    file.write_text("\n".join(["plate,model,city,price,bought,active", *lines, ""]))
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Import…").click()
    button = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Choose"))
    button.evaluate("async (e) => void await import(e.dataset.script)")
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files(file)
    expect(page.get_by_role("dialog")).to_have_count(0)
    live(page)


def back(page):
    expect(page.locator("html[data-state=live][data-pending='0']")).to_be_attached(timeout=30000)


def test_the_health_check_of_the_image_follows_the_program(unit):
    words = json.loads(re.search(r"(?m)^HEALTHCHECK .*CMD (\[.*\])$", DOCKERFILE).group(1))
    check = [word.replace("/8080", f"/{unit.port}") for word in words]

    def is_healthy():
        return subprocess.run(check, capture_output=True, timeout=10).returncode == 0

    assert not is_healthy()
    unit.start()
    assert is_healthy()
    unit.stop()
    assert not is_healthy()


def test_the_image_has_what_the_program_needs():
    product, state = re.search(r"--product (\w+)", DOCKERFILE).group(1), "/var/lib/desk"
    assert re.search(r'(?m)^CMD \["(\w+)"\]$', DOCKERFILE).group(1) == product == desk.PROGRAM.name
    assert f"VOLUME {state}\n" in DOCKERFILE and f"ROSTRUM_DATA={state} DESK_DATABASE={state}/" in DOCKERFILE
    # Libraries of the system that the program is linked with, apart from those of every image and of Swift.
    packages = {"libpq": "libpq5", "libsqlite3": "libsqlite3-0"}
    linked = subprocess.run(["ldd", desk.PROGRAM], capture_output=True, text=True, timeout=60).stdout
    image = DOCKERFILE.split("\nFROM ")[2]
    for library, package in packages.items():
        if f"{library}.so" in linked:
            assert package in image


def test_the_unit_is_valid(tmp_path):
    program = shutil.which("systemd-analyze")
    assert program, "systemd-analyze is missing: install the package systemd"
    file = tmp_path / "desk.service"
    file.write_text(replace(UNIT.split("\n\n", 1)[1], "/usr/local/bin/Desk", "/bin/true"))
    done = subprocess.run([program, "verify", file], capture_output=True, text=True, timeout=60)
    lines = [line for line in done.stderr.splitlines() if "desk" in line.lower()]
    assert (done.returncode, lines) == (0, [])


def test_the_settings_of_the_files_are_understood():
    help = subprocess.run([desk.PROGRAM, "--help"], capture_output=True, text=True, timeout=60).stdout
    source = (ROOT / "Examples/Desk/Sources/Desk/DeskApp.swift").read_text()
    for name in re.findall(r"\b((?:ROSTRUM|DESK)_\w+)=", UNIT + DOCKERFILE):
        if name.startswith("DESK_"):
            assert f'"{name}"' in source
        else:
            assert f"--{name.removeprefix('ROSTRUM_').lower().replace('_', '-')}" in help
