"""What a user types is never lost, reordered or overwritten."""

import pytest
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
    double.send(["p", 2, 0, "OLD", revision - 1], ["a", 2, 0, {"data-title": "seen"}])
    expect(page.locator("input[data-title=seen]")).to_have_value("abc")
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


@pytest.mark.engines("chromium", reason="no other engine lets a test compose text as an input method does")
def test_an_input_method_is_not_interrupted(page, double):
    visit(page, double.show(field(2, on="text")))
    input = page.get_by_label("Field 2")
    input.focus()
    keyboard = page.context.new_cdp_session(page)
    compose(keyboard, "に")
    assert double.event() == [2, "text", "に", 1]
    double.send(["p", 2, 0, "OTHER", 99], ["a", 2, 0, {"data-title": "seen"}])
    expect(page.locator("input[data-title=seen]")).to_have_value("に")
    keyboard.send("Input.insertText", {"text": "日"})
    assert double.event()[:3] == [2, "text", "日"]
    double.send(["p", 2, 0, "日本", 99])
    expect(input).to_have_value("日本")


def compose(keyboard, text):
    """Sets what an input method is composing."""
    keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})


FIELDS = {
    "text": {}, "tel": {"type": "tel"}, "password": {"type": "password"},
    "email": {"type": "text", "inputmode": "email"}, "url": {"type": "text", "inputmode": "url"},
    "decimal": {"type": "text", "inputmode": "decimal"}, "code": {"type": "text", "autocomplete": "one-time-code"},
    "search": {"type": "search"}, "editor": None,
}


@pytest.mark.engines("chromium", reason="no other engine lets a test compose text as an input method does")
@pytest.mark.parametrize("kind", FIELDS)
@pytest.mark.parametrize("next", ["click", "shortcut"])
def test_each_letter_of_a_composition_arrives_before_what_is_pressed_next(page, double, kind, next):
    attributes = FIELDS[kind]
    text = field(2, **attributes) if attributes is not None else el(
        2, "textarea", {"data-on": "text focus", "aria-label": "Field 2"})
    save = button(3, "Save")
    save[3]["aria-keyshortcuts"] = "Control+S Meta+S"
    visit(page, double.show(text, save))
    page.get_by_label("Field 2").focus()
    assert double.event() == [2, "focus"]
    keyboard = page.context.new_cdp_session(page)
    for end, word in enumerate(("m", "mi", "mil", "milk"), start=1):
        compose(keyboard, word)
        assert double.event() == [2, "text", word, end]
        # Whatever the app makes of it waits.
        double.send(["p", 2, 0, word.upper(), end], ["a", 2, 0, {"data-title": word}])
        expect(page.locator(f"[data-title={word}]")).to_have_value(word)
    if next == "click":
        page.evaluate("document.querySelector('.r-button').click()")
    else:
        keyboard.send("Input.insertText", {"text": "milk"})
        page.keyboard.press("Control+s")
    events = []
    while not events or events[-1] != [3, "tap"]:
        events.append(double.event())
    # The app's text wasn't shown, so that what is shown is sent once more if the composition has ended.
    assert all(event[:3] == [2, "text", "milk"] for event in events[:-1])


# What a patch may do while a word is composed, none of which concerns the text of the field.
AROUND = {
    "a view before it": ["i", 1, 2, el(7, "div", {}, "new")],
    "a view behind it": ["i", 1, 0, el(7, "div", {}, "new")],
    "a view less": ["r", 4],
    "another order": ["v", 4, 2],
    "a look": ["a", 2, 0, {"class": "r-textField s-padding_4"}],
    "a hint": ["a", 2, 0, {"placeholder": "Words", "aria-label": "Field 2"}],
    "a text beside it": ["t", 3, 0, "Saved"],
    "its own text": ["p", 2, 0, "", 0],
}


@pytest.mark.engines("chromium", reason="no other engine lets a test compose text as an input method does")
@pytest.mark.parametrize("kind", ["text", "editor"])
@pytest.mark.parametrize("change", AROUND)
def test_a_word_is_composed_through_a_patch(page, double, kind, change):
    text = field(2, on="text") if kind == "text" else el(2, "textarea", {"data-on": "text", "aria-label": "Field 2"})
    visit(page, double.show(text, button(3, "Save"), button(4, "Other")))
    input = page.get_by_label("Field 2")
    input.focus()
    page.keyboard.type("a ")
    keyboard = page.context.new_cdp_session(page)
    compose(keyboard, "mi")
    last_text(double, "a mi")
    double.send(AROUND[change], ["a", 3, 0, {"data-title": "patched"}])
    expect(page.locator("[data-title=patched]")).to_be_attached()
    expect(input).to_be_focused()
    compose(keyboard, "milk")
    last_text(double, "a milk")
    keyboard.send("Input.insertText", {"text": "milk"})
    expect(input).to_have_value("a milk")
    page.keyboard.type("!")
    last_text(double, "a milk!")


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


NOTES = {"data-on": "text", "aria-label": "Notes"}
# Typing a megabyte takes a browser too long.
PUT = """(field, text) => {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}"""


def test_a_megabyte_of_text_arrives_and_then_only_what_is_typed(page, double):
    visit(page, double.show(el(2, "textarea", NOTES)))
    words = "A line of \"text\", é and 😀.\n" * 40_000
    notes = page.get_by_label("Notes")
    notes.evaluate(PUT, words)
    assert (double.event() == [2, "text", words, 1]) is True
    expect(page.locator("html")).to_have_attribute("data-pending", "0")
    double.log.clear()
    notes.focus()
    notes.evaluate("e => e.setSelectionRange(500000, 500000)")
    page.keyboard.type("x")
    event = double.event()
    assert event[3] == 2 and len(event[2]) == len(words) + 1
    sent = [message for message in double.log if message[0] != "ack"]
    assert len(sent) == 1 and sent[0][2:7] == ["edit", 500_000, 0, "x", 2]


def test_a_text_that_the_server_shows_is_edited_where_it_changes(page, double):
    words = "words " * 100_000
    visit(page, double.show(el(2, "textarea", NOTES, words)))
    page.get_by_label("Notes").evaluate("e => e.setSelectionRange(0, 5)")
    page.get_by_label("Notes").press("T")
    assert (double.event() == [2, "text", "T" + words[5:], 1]) is True
    assert len(str(double.log[-1])) < 100


def test_a_text_that_is_too_long_is_refused_and_nothing_is_cut(page, double):
    words = "x" * 1_299_990
    visit(page, double.show(el(2, "textarea", NOTES, words)))
    notes = page.get_by_label("Notes")
    notes.focus()
    notes.evaluate("e => e.setSelectionRange(0, 0)")
    page.keyboard.insert_text("0123456789")
    assert (double.event()[2] == "0123456789" + words) is True
    page.keyboard.press("a")
    expect(page.locator("#r-status")).to_have_text("The text is too long for this field")
    assert notes.evaluate("e => e.value.length") == 1_300_000
    page.keyboard.press("Backspace")
    assert (double.event()[2] == "012345678" + words) is True


def test_pairs_of_units_are_not_divided(page, double):
    visit(page, double.show(field(2, "😀😁", on="text")))
    input = page.get_by_label("Field 2")
    for text in ("😀😂", "😂", "é😂", "", "😁😁😁", "😁😁"):
        input.fill(text)
        assert double.event()[:3] == [2, "text", text]


def test_half_a_pair_arrives_as_one_that_can_be_written(page, double):
    visit(page, double.show(field(2, on="text")))
    page.get_by_label("Field 2").evaluate(
        "e => { e.value = 'a\\ud83d'; e.dispatchEvent(new Event('input', { bubbles: true })); }")
    assert double.event() == [2, "text", "a\ufffd", 1]


def test_a_server_that_has_lost_the_text_gets_it_whole_before_what_follows(page, double):
    visit(page, double.show(field(2, on="text"), button(3, "Save")))
    double.joined()
    page.get_by_label("Field 2").fill("first")
    assert double.event() == [2, "text", "first", 1]
    double.texts.forgets = True
    page.get_by_label("Field 2").fill("second")
    page.get_by_role("button", name="Save").click()
    assert double.event() == [2, "text", "second", 2]
    assert double.event() == [3, "tap"]
    assert double.joined()["resume"] == "t1"
    assert [2, 2, "text", "second", 2] in double.log
    live(page)


def test_what_is_typed_after_a_cut_is_not_taken_for_what_was_sent_before_it(page, double):
    visit(page, double.show(field(2, on="text")))
    double.joined()
    double.answers = False
    page.get_by_label("Field 2").fill("one")
    assert double.event() == [2, "text", "one", 1]
    double.refuses = True
    double.kill()
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    page.get_by_label("Field 2").fill("one two")
    double.answers = True
    double.refuses = False
    assert double.event() == [2, "text", "one two", 2]
    live(page)


def test_a_stale_answer_does_not_flip_a_switch_back(page, double):
    switch = el(2, "input", {"type": "checkbox", "role": "switch", "data-on": "toggle",
                             "aria-label": "Sound"})
    visit(page, double.show(switch))
    double.answers = False
    page.get_by_role("switch").click()
    assert double.event() == [2, "on", True]
    double.send(["p", 2, 0, False], ["a", 2, 0, {"data-title": "seen"}], acknowledged=0)
    expect(page.locator("input[data-title=seen]")).to_be_checked()
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
