"""What an app asks of the browser as it asks a phone: the clipboard, whether it is in front, names that are
read aloud."""

import pytest
from playwright.sync_api import expect

from conftest import Server
from test_process import PROBE
from waits import live, visit, wait_clipboard


@pytest.fixture(scope="module")
def device(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "device"}, program=PROBE)
    yield server.url
    server.stop()


@pytest.fixture
def open_device(new_page, device):
    def make(**options):
        page = new_page(**options)
        return visit(page, device)

    return make


def be_in_front(page, is_in_front):
    """Brings the tab to the front, or puts it into the background, as far as the page can see."""
    page.evaluate("""(isInFront) => {
        const visibility = isInFront ? "visible" : "hidden";
        Object.defineProperty(document, "hidden", { value: !isInFront, configurable: true });
        Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }""", is_in_front)


# Names

def test_a_symbol_beside_text_is_no_part_of_a_name(open_device):
    page = open_device()
    taxi = page.get_by_role("button", name="Taxi", exact=True)
    expect(taxi.locator("svg")).to_have_attribute("aria-hidden", "true")
    expect(page.locator(".r-list").first).to_match_aria_snapshot("""
      - list:
        - listitem: Bus
        - listitem: Tram
    """)
    expect(page.get_by_role("img")).to_have_count(0)

    taxi.click()
    live(page)
    expect(page.get_by_role("button", name="fork knife", exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="fork knife", exact=True)).to_have_count(1)

    page.get_by_role("button", name="fork knife", exact=True).click()
    expect(page.get_by_role("button", name="Taxi", exact=True)).to_be_visible()
    expect(page.get_by_role("img")).to_have_count(0)


# The clipboard

def test_an_app_copies_text_to_the_clipboard_of_its_user(open_device):
    page = open_device(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    live(page)
    wait_clipboard(page, "Grüße, 0")


def test_an_app_pastes_what_its_own_session_has_copied(open_device):
    page, other = open_device(), open_device()
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Paste", exact=True).click()
    expect(page.get_by_text("Pasted: Grüße, 0")).to_be_visible()
    other.get_by_role("button", name="Paste", exact=True).click()
    live(other)
    expect(other.get_by_text("Pasted: nothing")).to_be_visible()


@pytest.mark.parametrize("clipboard", [
    "undefined", "{ writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }"])
def test_a_browser_that_gives_no_clipboard_disturbs_nobody(new_page, device, clipboard):
    page = new_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard} }})")
    visit(page, device)
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Paste", exact=True).click()
    expect(page.get_by_text("Pasted: Grüße, 0")).to_be_visible()


def test_a_paste_button_hands_over_what_is_on_the_clipboard(open_device):
    page = open_device(permissions=["clipboard-read", "clipboard-write"])
    button = page.get_by_role("button", name="Paste from outside")
    page.evaluate("navigator.clipboard.writeText('Ada\\nGrüße')")
    button.click()
    expect(page.get_by_text("Pasted: Ada Grüße")).to_be_visible()
    # Longer than one message.
    page.evaluate("navigator.clipboard.writeText('ü'.repeat(50000))")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Pasted: 100000 bytes")).to_be_visible()


@pytest.mark.parametrize("clipboard", [
    "undefined", "{ readText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }"])
def test_a_paste_button_says_that_the_browser_refuses(new_page, device, clipboard):
    page = new_page()
    page.add_init_script(f"Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard} }})")
    visit(page, device)
    page.get_by_role("button", name="Paste from outside").click()
    expect(page.get_by_role("status").get_by_text("The browser doesn’t allow pasting here").first).to_be_attached()
    expect(page.get_by_text("Pasted: nothing")).to_be_visible()


# The front

def test_an_app_is_told_when_its_tab_goes_to_the_background_and_comes_back(open_device):
    page, other = open_device(), open_device()
    be_in_front(page, False)
    expect(page.get_by_text("Heard: resign, leave", exact=True)).to_be_visible()
    be_in_front(page, True)
    expect(page.get_by_text("Heard: resign, leave, enter, active", exact=True)).to_be_visible()
    other.get_by_role("button", name="Paste", exact=True).click()
    live(other)
    expect(other.get_by_text("Heard:", exact=True)).to_be_visible()


# The window

def test_the_size_class_follows_a_resized_window(open_device):
    page = open_device(viewport={"width": 800, "height": 600})
    expect(page.get_by_text("Width: regular")).to_be_visible()
    assert page.locator("[data-measure]").count() == 0
    page.set_viewport_size({"width": 400, "height": 600})
    expect(page.get_by_text("Width: compact")).to_be_visible()
    page.set_viewport_size({"width": 800, "height": 600})
    expect(page.get_by_text("Width: regular")).to_be_visible()
