"""Unit tests of the client's modules that know no page: one page of the browser imports them as they are."""

import functools
import http.server
import json
import random
import threading

import pytest

from conftest import ROOT
from texts import checksum, text_of, units

MODULES = ROOT / "Sources/RostrumWeb/Client/Modules"
FACE = "😀"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the modules, and an empty page that may import them."""

    def do_GET(self):
        if ".js" in self.path:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def modules(browser):
    """Runs a function of a page with a module: `modules(name, function, argument)`."""
    handler = functools.partial(Handler, directory=MODULES)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        context = browser.new_context()
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")

        def run(name, function, argument=None):
            # Of a text with half a surrogate pair, a driver passes on its escapes only.
            code = f"(argument) => import('/{name}.js?{next(numbers)}').then((module) =>" \
                f" JSON.stringify(({function})(module, JSON.parse(argument))))"
            return json.loads(page.evaluate(code, json.dumps(argument)))

        # A module whose address is new begins anew.
        numbers = iter(range(10_000))
        yield run
        context.close()
        server.shutdown()
        thread.join()


# MARK: Texts

def splices(modules, pairs):
    return modules("texts", "({ splice }, pairs) => pairs.map(([from, to]) => splice(from, to))", pairs)


@pytest.mark.parametrize("former, text, difference", [
    ("", "", [0, 0, ""]),
    ("", "new", [0, 0, "new"]),
    ("old", "", [0, 3, ""]),
    ("same", "same", [4, 0, ""]),
    ("one two", "one and two", [4, 0, "and "]),
    ("one and two", "one two", [4, 4, ""]),
    ("aaa", "aa", [2, 1, ""]),
    ("aa", "aaa", [2, 0, "a"]),
    ("abc", "xyz", [0, 3, "xyz"]),
    # The halves of a pair stay together, whether the first or the second one is the same.
    ("a\U0001f600", "a\U0001f601", [1, 2, "\U0001f601"]),
    ("\U0001f600b", "\U0001fa00b", [0, 2, "\U0001fa00"]),
    ("😀", "😀😀", [2, 0, "😀"]),
    ("x😀", "😀", [0, 1, ""]),
])
def test_a_splice_is_the_difference_of_two_texts(modules, former, text, difference):
    assert splices(modules, [[former, text]]) == [difference]


def test_a_splice_makes_one_text_of_the_other_and_splits_no_pair(modules):
    source = random.Random(1)
    # Signs whose halves are the same as those of others.
    signs = ["a", "b", "\n", "\U0001f600", "\U0001f601", "\U0001fa00", "\U0001fa01"]

    def some():
        return "".join(source.choices(signs, k=source.randrange(8)))

    pairs = [[some(), some()] for _ in range(2000)]
    for (former, text), (start, removed, added) in zip(pairs, splices(modules, pairs), strict=True):
        old = units(former)
        assert text_of(old[:start]) + added + text_of(old[start + removed:]) == text


@pytest.mark.parametrize("text", ["", "a", "Grüße", FACE, "\x00" * 3, "word " * 1000])
def test_the_sum_of_a_text_is_the_one_that_the_server_computes(modules, text):
    assert modules("texts", "({ sum }, text) => sum(text)", text) == checksum(units(text))


@pytest.mark.parametrize("start, unit, count", [
    ("", "a", 2000), ("", "a", 12_000), ("", "a", 100_000), ("", "ü", 40_000), ("", "\x01", 9000), ("", "\\", 30_000),
    ("", "\ufffd", 25_000), ("", FACE, 30_000), ("a", FACE, 30_000), ("\x01\x01", "a" + FACE, 20_000),
])
def test_the_pieces_of_a_text_fit_into_messages_and_split_no_pair(modules, start, unit, count):
    text = start + unit * count
    pieces = modules(
        "texts", "({ pieces }, [start, unit, count]) => pieces(start + unit.repeat(count))", [start, unit, count])
    assert "".join(pieces) == text
    # A message has at most 16 KiB.
    assert all(len(json.dumps(piece, ensure_ascii=False).encode()) <= 15_000 for piece in pieces)
    assert all(pieces[:-1])
    # What isn't long goes whole.
    is_short = len(units(text)) <= 2000 or len(json.dumps(text, ensure_ascii=False).encode()) <= 12_000
    assert (len(pieces) == 1) == is_short


@pytest.mark.parametrize("former, text, caret, expected", [
    ("hello", "hello world", 3, 3),
    ("hello", "say hello", 5, 9),
    ("hello", "say hello", 2, 6),
    ("hello", "hello world", 5, 11),
    ("abc", "x", 3, 1),
    ("abc", "xyz", 2, 2),
    ("abc", "", 3, 0),
])
def test_a_caret_stays_in_its_words(modules, former, text, caret, expected):
    assert modules("texts", "({ keepCaret }, values) => keepCaret(...values)", [former, text, caret]) == expected


# MARK: History

@pytest.mark.parametrize("level, trail, ahead, is_activated, is_moved, way", [
    # Nothing to do.
    (0, [0], [0], False, False, {}),
    (2, [0, 1, 2], [0, 1, 2], True, False, {}),
    # A level without an entry waits for a gesture.
    (1, [0], [0], False, False, {}),
    (1, [0], [0], True, False, {"push": [0, 1]}),
    (3, [0, 1], [0, 1], True, False, {"push": [0, 1, 3]}),
    # The way back, over several entries too, and to an entry that is above the level if there is none for it.
    (0, [0, 1, 2], [0, 1, 2], True, False, {"go": -2}),
    (1, [0, 2, 3], [0, 2, 3], False, False, {"go": -1}),
    (1, [0, 2], [0, 2], False, False, {"replace": [0, 1]}),
    # A level that was not left after all.
    (1, [0], [0, 1], False, False, {"go": 1}),
    (2, [0], [0, 1, 2], True, False, {"go": 2}),
    (3, [0], [0, 1, 2], True, False, {"push": [0, 3]}),
    # Only entries behind the present one are ahead.
    (2, [0, 1], [0, 3], True, False, {"push": [0, 1, 2]}),
    # Another address.
    (0, [0], [0], False, True, {"replace": [0]}),
    (1, [0], [0], True, True, {"push": [0, 1]}),
    (1, [0], [0], False, True, {"replace": [0]}),
])
def test_the_history_follows_a_level(modules, level, trail, ahead, is_activated, is_moved, way):
    values = [level, trail, ahead, is_activated, is_moved]
    assert modules("trail", "({ wayTo }, values) => wayTo(...values)", values) == way


def test_the_history_ends_at_the_level_whatever_came_before(modules):
    """A browser with a history of its own, an app that changes its level, and a user who goes back."""
    walk = """({ wayTo }, moves) => {
      let entries = [[0]], at = 0, ahead = entries[0], isActivated = false, level = 0;
      return moves.map(([kind, value]) => {
        if (kind === "gesture") isActivated = true;
        else if (kind === "level") level = value;
        else level = (entries[at = Math.max(0, at - value)]).at(-1);
        let steps = 0;
        for (; steps < 9; steps++) {
          const { go, push, replace } = wayTo(level, entries[at], ahead, isActivated, false);
          if (go) {
            at += go;
            if (!entries[at]) return null;
            continue;
          }
          if (push) {
            isActivated = false;
            entries = [...entries.slice(0, ++at), push];
          } else if (replace) entries[at] = replace;
          ahead = entries[at];
          if (!push && !replace) break;
        }
        return [level, isActivated, entries[at], steps];
      });
    }"""
    source = random.Random(2)
    kinds = [("gesture", 0)] + [("level", level) for level in range(4)] + [("back", 1), ("back", 2)]
    for level, is_activated, trail, steps in modules("trail", walk, source.choices(kinds, k=5000)):
        assert trail == sorted(set(trail)) and trail[0] == 0
        assert trail[-1] == level or trail[-1] < level and not is_activated
        assert steps <= 2


# MARK: The queue

def queue(modules, work):
    """What a queue holds after some work: its events, the number of the last one, and of the last deed."""
    code = f"""(queue) => {{
      const {{ continueAfter, enqueue, keepOnly, refill, replaceText, settle }} = queue;
      {work}
      return [queue.pending, queue.sequence, queue.deed];
    }}"""
    return modules("queue", code)


TWO = 'enqueue(7, "tap"); enqueue(8, "text", "a", 1);'


def test_events_are_numbered_in_their_order(modules):
    assert queue(modules, TWO) == [[[1, 7, "tap"], [2, 8, "text", "a", 1]], 2, 1]


@pytest.mark.parametrize("action", ["blur", "focus", "measure", "hover", "text"])
def test_what_the_user_would_not_miss_is_no_deed(modules, action):
    assert queue(modules, f'enqueue(7, "tap"); enqueue(7, "{action}");')[1:] == [2, 1]


@pytest.mark.parametrize("action", ["tap", "on", "select", "submit", "move", "dismiss", "back"])
def test_what_the_user_would_miss_is_a_deed(modules, action):
    assert queue(modules, f'enqueue(7, "{action}");')[1:] == [1, 1]


def test_a_text_replaces_an_unsent_text_of_its_field_only_if_nothing_came_between(modules):
    assert queue(modules, TWO + 'replaceText(8, "ab", 2)') == [[[1, 7, "tap"], [2, 8, "text", "ab", 2]], 2, 1]
    for between in ("", 'enqueue(8, "submit");', "queue.pending.at(-1).isSent = true;"):
        field = 8 if between else 9
        work = TWO + between
        assert queue(modules, work + f'if (replaceText({field}, "ab", 2)) throw Error();') == queue(modules, work)


def test_acknowledged_events_leave_and_the_others_keep_their_numbers(modules):
    assert queue(modules, TWO + "settle(0)")[0] == [[1, 7, "tap"], [2, 8, "text", "a", 1]]
    assert queue(modules, TWO + "settle(1)") == [[[2, 8, "text", "a", 1]], 2, 1]
    assert queue(modules, TWO + 'settle(2); enqueue(9, "tap");') == [[[3, 9, "tap"]], 3, 3]


def test_events_follow_those_that_the_server_has(modules):
    # It has received the first one.
    assert queue(modules, TWO + "continueAfter(1)") == [[[2, 8, "text", "a", 1]], 2, 1]
    # It has refused one in between, which is gone.
    gone = TWO + 'enqueue(9, "tap"); keepOnly((event) => event[1] !== 8); continueAfter(1)'
    assert queue(modules, gone) == [[[2, 9, "tap"]], 2, 3]
    # It begins anew.
    assert queue(modules, TWO + "refill(); continueAfter(5); enqueue(9, 'tap')") == [[[6, 9, "tap"]], 6, 6]


def test_a_stored_queue_goes_on(modules):
    stored = '{ pending: [[4, 7, "tap"]], sequence: 4, deed: 4 }'
    assert queue(modules, f'refill({stored}); enqueue(8, "focus")') == [[[4, 7, "tap"], [5, 8, "focus"]], 5, 4]
    assert queue(modules, TWO + "refill()") == [[], 0, 0]
