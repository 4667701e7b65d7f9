"""A lost connection loses nothing."""

import pytest
from playwright.sync_api import expect

from double import PATIENCE
from nodes import button, el, field, scene
from waits import live, visit


def test_joins_with_the_digest_of_the_page(page, double):
    visit(page, double.show())
    expected = {"v": 2, "digest": "d1", "resume": None, "seen": 0, "kept": 0}
    assert double.joined().items() >= expected.items()


def test_resumes_with_what_it_has_and_sends_the_rest_again(page, double):
    visit(page, double.show(button(2, "Tap"), el(3, "p", {}, "0")))
    double.joined()
    page.get_by_role("button").click()
    assert double.event() == [2, "tap"]
    live(page)
    double.answers = False
    page.get_by_role("button").click()
    assert double.event() == [2, "tap"]
    double.refuses = True
    double.kill()
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    page.get_by_role("button").click()
    double.send(["t", 3, 0, "while away"])
    double.refuses = False
    join = double.joined()
    assert (join["resume"], join["seen"]) == ("t1", 2)
    assert double.event() == [2, "tap"]
    assert double.last_event == 3
    expect(page.locator("p")).to_have_text("while away")


@pytest.mark.parametrize("round", range(5))
def test_clicks_around_a_cut_count_exactly_once(page, double, round):
    visit(page, double.show(button(2, "Tap")))
    for index in range(20):
        page.get_by_role("button").click()
        if index % 5 == round:
            double.kill()
    taps = [double.event() for _ in range(20)]
    assert taps == [[2, "tap"]] * 20
    live(page)
    assert double.last_event == 20 and double.received.empty()


def test_a_repeated_frame_is_applied_once(page, double):
    visit(page, double.show(el(2, "section", {})))
    double.send(["i", 2, 0, el(3, "p", {}, "one")])
    double.send_raw(double.frames[-1])
    double.send(["i", 2, 0, el(4, "p", {}, "two")])
    expect(page.locator("p")).to_have_text(["one", "two"])


def test_a_missing_frame_gets_the_whole_tree_in_the_same_session(page, double):
    visit(page, double.show(el(2, "p", {}, "text")))
    double.joined()
    double.frames += [[number, 0, []] for number in range(2, 8)]
    double.send_raw([7, 0, [["t", 2, 0, "late"]]])
    assert double.mounts.get(timeout=PATIENCE) == ["mount"]
    expect(page.locator("p")).to_have_text("text")
    assert double.joins.empty()
    double.send(["t", 2, 0, "next"])
    expect(page.locator("p")).to_have_text("next")


def test_a_frame_that_cannot_be_applied_loses_nothing_that_was_typed(page, double):
    visit(page, double.show(field(2, "old", on="text"), el(3, "p", {}, "text")))
    double.joined()
    double.answers = False
    page.get_by_label("Field 2").fill("typed")
    assert double.event() == [2, "text", "typed", 1]
    double.send(["t", 99, 0, "nowhere"], acknowledged=0)
    assert double.mounts.get(timeout=PATIENCE) == ["mount"]
    page.get_by_label("Field 2").press_sequentially(" on")
    double.send(["m", double.root], acknowledged=0)
    double.answers = True
    double.send(["t", 3, 0, "after"])
    expect(page.locator("p")).to_have_text("after")
    expect(page.get_by_label("Field 2")).to_have_value("typed on")
    page.get_by_label("Field 2").press_sequentially("!")
    while (event := double.event())[2] != "typed on!":
        assert event[1] == "text"
    assert double.joins.empty()


def test_a_tree_that_cannot_be_applied_is_not_asked_for_again(page, double):
    visit(page, double.show(el(2, "p", {}, "text")))
    double.joined()
    double.root = scene(el(3, "script", {}))
    double.send(["i", 1, 0, el(3, "script", {})])
    assert double.mounts.get(timeout=PATIENCE) == ["mount"]
    expect(page.locator("#r-status")).to_contain_text("can’t be shown")
    double.send(["t", 2, 0, "x"])
    double.send(["t", 2, 0, "y"])
    while double.acks.get(timeout=PATIENCE) != 5:
        pass
    assert double.mounts.empty() and double.joins.empty()


def test_frames_that_fail_again_and_again_are_given_up(page, double):
    visit(page, double.show(el(2, "p", {}, "text")))
    double.joined()
    for _ in range(5):
        double.send(["t", 99, 0, "nowhere"])
        assert double.mounts.get(timeout=PATIENCE) == ["mount"]
    double.send(["t", 99, 0, "nowhere"])
    expect(page.locator("#r-status")).to_contain_text("can’t be shown")
    assert double.mounts.empty() and double.joins.empty()


def test_a_server_that_takes_its_time_is_not_joined_anew(page, double):
    def welcomed(count):
        page.wait_for_function(
            "(count) => sockets.length === count && sockets.at(-1).hasAnswered", arg=count)

    double.silent = True
    page.context.add_init_script(
        "onsocket = (socket) => socket.addEventListener('message', () => { socket.hasAnswered = true; })")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.goto(double.show(el(2, "p", {}, "text")))
    assert double.joined()["resume"] is None
    welcomed(1)
    page.clock.run_for(4900)
    assert double.joins.empty()
    page.clock.run_for(200)
    page.clock.run_for(100)
    join = double.joined()
    assert join["resume"] == "t1", "the token of the welcome is kept"
    welcomed(2)
    page.clock.run_for(9900)
    assert double.joins.empty(), "the second time it waits longer"
    double.silent = False
    page.clock.run_for(400)
    assert double.joined()["resume"] == "t1"
    page.clock.resume()
    live(page)


def test_a_session_that_is_gone_is_followed_by_a_new_one(page, double):
    visit(page, double.show(button(2, "Tap")))
    page.get_by_role("button").click()
    assert double.event() == [2, "tap"]
    live(page)
    double.keeps_session = False
    double.kill()
    expect(page.locator("#r-live")).to_have_text("The page was restarted")
    live(page)
    page.get_by_role("button").click()
    assert double.event() == [2, "tap"]
    assert double.last_event == 1


def test_the_state_is_said_when_it_lasts(page, double):
    visit(page, double.show(field(2, "kept")))
    status = page.locator("#r-status")
    expect(status).to_have_attribute("role", "status")
    expect(status).to_be_empty()
    double.refuses = True
    double.kill()
    expect(status).to_have_text("Reconnecting…")
    expect(status).to_be_in_viewport()
    double.refuses = False
    expect(status).to_be_empty()
    expect(page.locator("#r-live")).to_have_text("Connected again")


def test_too_many_messages_do_not_cost_the_session(page, double):
    visit(page, double.show(button(2, "Tap")))
    double.joined()
    double.close(1008)
    assert double.joined()["resume"] == "t1"


def acknowledged(double, number):
    """Waits until the client has acknowledged a frame."""
    while double.acks.get(timeout=PATIENCE) != number:
        pass


def acknowledgements(double):
    """The messages that only acknowledge."""
    return [message for message in double.log if message[0] == "ack"]


@pytest.fixture
def held(page, double):
    """A page on which time passes only when a test says so."""
    page.clock.install()
    visit(page, double.show(el(2, "p", {}, ""), button(3, "Tap")))
    page.clock.run_for(1000)
    acknowledged(double, 1)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    double.log.clear()
    return page


def test_frames_are_acknowledged_together_after_a_second(held, double):
    double.send(["t", 2, 0, "a"])
    double.send(["t", 2, 0, "b"])
    expect(held.locator("p")).to_have_text("b")
    held.clock.run_for(900)
    assert acknowledgements(double) == []
    held.clock.run_for(200)
    acknowledged(double, 3)
    assert acknowledgements(double) == [["ack", 3]]


def test_an_event_acknowledges_the_frames_before_it(held, double):
    double.send(["t", 2, 0, "a"])
    expect(held.locator("p")).to_have_text("a")
    double.answers = False
    held.get_by_role("button", name="Tap").click()
    assert double.event() == [3, "tap"]
    held.get_by_role("button", name="Tap").click()
    assert double.event() == [3, "tap"]
    taps = [message for message in double.log if message != ["ping"]]
    assert taps == [[1, 3, "tap", 2], [2, 3, "tap"]], "what the server knows is not said again"
    held.clock.run_for(5000)
    double.send(["t", 2, 0, "b"])
    held.clock.run_for(1100)
    acknowledged(double, 3)
    assert acknowledgements(double) == [["ack", 3]]


def test_many_frames_are_acknowledged_at_once(held, double):
    for number in range(130):
        double.send(["t", 2, 0, str(number)])
    expect(held.locator("p")).to_have_text("129")
    while double.acks.get(timeout=PATIENCE) <= 64:
        pass
    count = len(acknowledgements(double))
    assert 2 <= count <= 3, "every 64 small frames"


def test_a_large_frame_is_acknowledged_at_once(held, double):
    double.send(["t", 2, 0, "x" * 40000])
    acknowledged(double, 2)
    assert acknowledgements(double) == [["ack", 2]]


@pytest.mark.engines("chromium", "webkit", reason="Firefox closes a page's sockets before it tells the page that it goes")
def test_a_closed_tab_says_good_bye(page, double):
    visit(page, double.show())
    page.goto("about:blank")
    assert double.byes.get(timeout=PATIENCE) == ["bye"]


@pytest.mark.engines("chromium", "firefox", reason="WebKitGTK has no switch that takes a page off the network")
def test_a_page_that_is_offline_waits_for_the_network(page, double):
    visit(page, double.show(button(2, "Tap")))
    page.context.set_offline(True)
    expect(page.locator("html")).to_have_attribute("data-state", "offline")
    page.get_by_role("button").click()
    page.context.set_offline(False)
    assert double.event() == [2, "tap"]
    live(page)


def test_the_handle_is_for_reading_only(page, double):
    visit(page, double.show())
    assert page.evaluate("() => [rostrum.state, rostrum.pending, rostrum.isIdle]") == ["live", 0, True]
    assert page.evaluate("() => Object.isFrozen(rostrum)")


@pytest.mark.parametrize("code, words", [
    pytest.param(
        1013, "The server is busy. The page connects as soon as it can.", marks=pytest.mark.engines(
            "chromium", "firefox", reason="WebKitGTK doesn't know the code 1013 of a socket that closes")),
    (4004, "Too many pages of this app are open. Close some of them."),
    (4005, "You are signed out. Reload the page to sign in."),
])
def test_a_page_beyond_a_limit_says_so_and_connects_later(page, double, code, words):
    page.clock.install()
    double.closes = code
    page.goto(double.show(button(2, "Tap")))
    double.joined()
    page.clock.run_for(2000)
    expect(page.locator("#r-status")).to_have_text(words)
    double.closes = None
    page.clock.run_for(8000)
    live(page)
    expect(page.locator("#r-status")).to_be_empty()


# MARK: Away

def lose(page, double):
    """Takes the server away from a page on which time passes only when a test says so."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    double.refuses = True
    double.kill()
    expect(page.locator("html")).to_have_attribute("data-state", "offline")


def come_back(page, double):
    double.refuses = False
    page.clock.resume()
    double.joined()


AWAY = [
    el(2, "button", {"class": "r-button", "type": "button", "data-on": "tap"}, "Pay"),
    field(3, "", on="text submit"),
    el(4, "input", {"type": "checkbox", "data-on": "toggle", "aria-label": "Toggle"}),
    el(5, "button", {"type": "button", "data-on": "tap", "aria-expanded": "false"}, "More"),
    el(6, "select", {"data-on": "select", "aria-label": "Choice"}, *[el(id, "option", {"value": str(id)}, f"{id}") for id in (7, 8)]),
]


def test_a_page_that_is_away_queues_what_it_shows_and_refuses_to_act(page, double):
    visit(page, double.show(*AWAY))
    double.joined()
    lose(page, double)
    page.get_by_role("button", name="Pay").click()
    page.clock.run_for(2500)
    expect(page.locator("#r-status")).to_have_text("Reconnecting…")
    page.clock.run_for(1000)
    page.get_by_role("button", name="Pay").click()
    expect(page.locator("#r-status")).to_have_text("You’re offline")
    page.clock.run_for(100)
    expect(page.locator("#r-live")).to_have_text("You’re offline")
    # Attempts to connect again that fail leave what the user was told.
    page.clock.run_for(8000)
    expect(page.locator("#r-status")).to_have_text("You’re offline")
    page.clock.run_for(2000)
    expect(page.locator("#r-status")).to_have_text("Reconnecting…")
    page.get_by_role("textbox").fill("typed")
    page.get_by_role("textbox").press("Enter")
    page.get_by_label("Toggle").check()
    page.get_by_role("button", name="More").click()
    page.get_by_label("Choice").select_option("8")
    page.clock.run_for(10_000)
    expect(page.locator("#r-status")).to_have_text("Reconnecting…")
    come_back(page, double)
    events = [double.event() for _ in range(5)]
    assert events == [[2, "tap"], [3, "text", "typed", 1], [4, "on", True], [5, "tap"], [6, "select", 8]]
    live(page)
    expect(page.locator("#r-status")).to_be_empty()
    page.get_by_role("button", name="Pay").click()
    assert double.event() == [2, "tap"] and double.received.empty()


def test_what_says_that_a_page_is_away_covers_nothing(page, double):
    visit(page, double.show(button(2, "Tap")))
    page.evaluate("() => document.querySelector('button[data-id]').style.cssText = 'position: fixed; inset: 0'")
    double.refuses = True
    double.kill()
    expect(page.locator("#r-status")).to_have_text("Reconnecting…")
    box = page.locator("#r-status").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.evaluate("() => rostrum.pending") == 1


def test_a_connection_that_died_in_silence_is_noticed_soon_after_an_event(held, double):
    double.joined()
    held.evaluate("() => { sockets[0].send = () => {}; }")
    held.get_by_role("button", name="Tap").click()
    held.clock.run_for(3900)
    assert held.evaluate("() => sockets.length") == 1
    held.clock.run_for(5000)
    held.clock.run_for(1000)
    held.wait_for_function("() => sockets.length === 2")
    assert double.joined()["resume"] == "t1"
    assert double.event() == [3, "tap"]


def test_a_server_that_takes_its_time_for_an_event_is_still_there(held, double):
    double.answers = False
    held.get_by_role("button", name="Tap").click()
    assert double.event() == [3, "tap"]
    held.clock.run_for(4100)
    while ["ping"] not in double.log:
        held.clock.run_for(10)
    double.send()
    live(held)
    held.clock.run_for(9000)
    assert held.evaluate("() => sockets.length") == 1
