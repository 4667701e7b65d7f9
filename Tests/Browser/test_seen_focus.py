"""A focus state and the focus of the browser are one, for a control of each kind."""

import pytest
from playwright.sync_api import expect

from conftest import Server
from test_process import PROBE
from waits import live, visit

CONTROLS = ["field", "button", "toggle", "slider", "stepper", "picker", "date", "link", "menu", "spoken"]
FOCUSED = "(name) => (document.activeElement.closest('[data-on~=focus]')?.outerHTML ?? '').includes(name)"


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"), {"PROBE": "focus"}, program=PROBE)
    yield server.url
    server.stop()


def state(page):
    return page.get_by_text("Focus: ")


@pytest.mark.parametrize("name", CONTROLS)
def test_a_control_keeps_the_focus_that_the_app_gives_it(new_page, form, name):
    page = visit(new_page(), form)
    page.get_by_role("button", name=f"To {name}", exact=True).click()
    page.wait_for_function(FOCUSED, arg=name)
    # A report of the page that it has lost the focus would be answered by then.
    live(page)
    assert state(page).inner_text() == f"Focus: {name}"
    page.get_by_role("button", name="To none").click()
    expect(state(page)).to_have_text("Focus: none")


def test_the_focus_that_the_user_moves_is_that_of_the_app(new_page, form):
    page = visit(new_page(), form)
    page.get_by_role("textbox", name="field").focus()
    seen = []
    for _ in range(2 * len(CONTROLS)):
        expect(state(page)).not_to_have_text("Focus: none")
        name = state(page).inner_text().removeprefix("Focus: ")
        seen.append(name)
        if name == CONTROLS[-1]:
            break
        # A stepper has two buttons.
        for _ in range(3 if name == "stepper" else 2):
            page.keyboard.press("Tab")
        page.wait_for_function(f"(name) => !({FOCUSED})(name)", arg=name)
        expect(state(page)).not_to_have_text(f"Focus: {name}")
    assert seen == CONTROLS
