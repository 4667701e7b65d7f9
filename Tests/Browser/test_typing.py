"""What a user types is never lost, reordered or overwritten."""

from playwright.sync_api import expect

from nodes import button, el, field
from waits import live, visit


def last_text(double, text):
    """Reads events until the text has arrived; the events before must be parts of it."""
    revision = 0
    while True:
        event = double.event()
        if event[1] != "text":
            continue
        assert text.startswith(event[2]) and event[3] > revision
        revision = event[3]
        if event[2] == text:
            return revision


def test_text_arrives_with_a_revision_before_the_tap_that_follows(page, double):
    visit(page, double.show(field(2, on="text"), button(3, "Save")))
    page.get_by_label("Field 2").press_sequentially("Hello")
    page.get_by_role("button", name="Save").click()
    revision = last_text(double, "Hello")
    assert revision == 5
    assert double.event() == [3, "tap"]


def test_an_older_patch_does_not_overwrite_typing(page, double):
    visit(page, double.show(field(2, on="text")))
    input = page.get_by_label("Field 2")
    input.press_sequentially("abc")
    revision = last_text(double, "abc")
    double.send(["p", 2, 0, "OLD", revision - 1], ["a", 2, 0, {"title": "seen"}])
    expect(page.locator("input[title=seen]")).to_have_value("abc")
    double.send(["p", 2, 0, "ABC", revision])
    expect(input).to_have_value("ABC")


def test_the_caret_stays_in_its_place(page, double):
    visit(page, double.show(field(2, "hello world", on="text")))
    input = page.get_by_label("Field 2")
    input.focus()
    input.evaluate("e => e.setSelectionRange(5, 5)")
    double.send(["p", 2, 0, "hello, wide world", 0])
    expect(input).to_have_value("hello, wide world")
    assert input.evaluate("e => e.selectionStart") == 5
    double.send(["p", 2, 0, "oh hello, wide world", 0])
    expect(input).to_have_value("oh hello, wide world")
    input.evaluate("e => e.setSelectionRange(e.value.length, e.value.length)")
    double.send(["p", 2, 0, "bye", 0])
    expect(input).to_have_value("bye")
    assert input.evaluate("e => e.selectionStart") == 3


def test_an_input_method_is_not_interrupted(page, double):
    visit(page, double.show(field(2, on="text")))
    input = page.get_by_label("Field 2")
    input.focus()
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    double.send(["p", 2, 0, "OTHER", 99], ["a", 2, 0, {"title": "seen"}])
    expect(page.locator("input[title=seen]")).to_have_value("に")
    assert double.received.empty()
    keyboard.send("Input.insertText", {"text": "日"})
    assert last_text(double, "日") > 0


def test_typing_goes_on_while_the_server_is_away(page, double):
    visit(page, double.show(field(2, on="text")))
    input = page.get_by_label("Field 2")
    double.refuses = True
    double.kill()
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    input.press_sequentially("nothing is lost")
    double.refuses = False
    assert last_text(double, "nothing is lost") == 15
    assert double.last_event <= 2, "what was typed meanwhile is sent as one text"
    expect(input).to_have_value("nothing is lost")
    live(page)


def test_text_typed_before_the_first_connection_arrives(page, double):
    double.refuses = True
    page.goto(double.show(field(2, on="text")))
    page.get_by_label("Field 2").fill("early")
    double.refuses = False
    assert double.event() == [2, "text", "early", 1]


def test_return_submits_the_whole_text(page, double):
    visit(page, double.show(field(2, on="text submit")))
    page.get_by_label("Field 2").fill("go")
    page.keyboard.press("Enter")
    assert double.event() == [2, "text", "go", 1]
    assert double.event() == [2, "submit"]


def test_a_text_that_no_message_can_carry_is_cut_and_said(page, double):
    visit(page, double.show(el(2, "textarea", {"data-on": "text", "aria-label": "Notes"})))
    page.get_by_label("Notes").fill("é" * 20000)
    text = double.event()[2]
    assert set(text) == {"é"} and 6000 < len(text) <= 7500
    expect(page.get_by_label("Notes")).to_have_value(text)
    expect(page.locator("#r-live")).to_contain_text("shortened")


def test_a_stale_answer_does_not_flip_a_switch_back(page, double):
    switch = el(2, "input", {"type": "checkbox", "role": "switch", "data-on": "toggle",
                             "aria-label": "Sound"})
    visit(page, double.show(switch))
    double.answers = False
    page.get_by_role("switch").click()
    assert double.event() == [2, "on", True]
    double.send(["p", 2, 0, False], ["a", 2, 0, {"title": "seen"}], acknowledged=0)
    expect(page.locator("input[title=seen]")).to_be_checked()
    double.send(["p", 2, 0, False])
    expect(page.get_by_role("switch")).not_to_be_checked()


def test_a_slider_ends_at_the_last_number(page, double):
    slider = el(2, "input", {"type": "range", "min": "5", "max": "30", "step": "1", "value": "10",
                             "data-on": "number", "aria-label": "Length"})
    visit(page, double.show(slider))
    page.get_by_role("slider").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    numbers = [double.event()]
    while numbers[-1] != [2, "number", 16]:
        numbers.append(double.event())
    assert all(event[:2] == [2, "number"] for event in numbers)
