"""What makes a benchmark fail, without running one."""

import pathlib
import sys

import pytest

BENCHMARKS = pathlib.Path(__file__).resolve().parents[2] / "Benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import lint  # noqa: E402
import state  # noqa: E402
import suite  # noqa: E402
import turn  # noqa: E402
import view  # noqa: E402
from thresholds import Thresholds  # noqa: E402


@pytest.fixture
def thresholds(tmp_path):
    path = tmp_path / "state.json"
    path.write_text(
        '{"Store.Send": {"instructions": 2000}, "Effect.Run": {"instructions": 3000, "limit": 9000}}')
    return Thresholds(path)


@pytest.mark.parametrize("count", [1_000, 2_000, 2_100])
def test_a_case_may_take_five_percent_more_than_its_threshold(thresholds, count):
    assert thresholds.complaint("Store.Send", count) is None


def test_a_case_that_takes_more_is_named_with_both_counts(thresholds):
    assert thresholds.complaint("Store.Send", 2_101) == (
        "Store.Send takes 2,101 instructions, and may take 2,100.")


def test_a_case_on_threads_may_take_what_was_counted_on_a_busy_machine(thresholds):
    assert thresholds.complaint("Effect.Run", 9_000) is None
    assert thresholds.complaint("Effect.Run", 9_001) is not None


def test_a_measure_that_is_no_count_has_a_margin_of_its_own(tmp_path):
    path = tmp_path / "server.json"
    path.write_text('{"Tick": {"value": 78, "margin": 2}, "Slider": {"value": 5.4, "margin": 50}}')
    thresholds = Thresholds(path)
    assert thresholds.complaint("Tick", 79, "bytes") is None
    assert thresholds.complaint("Tick", 80, "bytes") == "Tick takes 80 bytes, and may take 79.56."
    assert thresholds.complaint("Slider", 8.1, "times the echo") is None
    thresholds.update("Slider", 4)
    thresholds.save()
    assert Thresholds(path).allowed("Slider") == 6


def test_a_case_without_a_threshold_fails(thresholds):
    assert "--update" in thresholds.complaint("Store.Scope", 1)


def test_a_count_over_the_threshold_is_taken_again_and_the_least_counts(thresholds):
    counts = iter([2_500, 2_300, 2_050, 1])
    assert thresholds.measure("Store.Send", lambda: next(counts)) == 2_050
    assert next(counts) == 1


def test_a_count_within_the_threshold_is_taken_once(thresholds):
    counts = iter([2_100, 1])
    assert thresholds.measure("Store.Send", lambda: next(counts)) == 2_100


def test_an_update_keeps_the_limit_and_the_other_cases(thresholds, tmp_path):
    thresholds.update("Effect.Run", 4_000)
    thresholds.update("Store.Scope", 10)
    thresholds.save()
    kept = Thresholds(tmp_path / "state.json")
    assert [kept.allowed(case) for case in ("Store.Send", "Effect.Run", "Store.Scope")] == [
        2_100, 9_000, 10]


class Program:
    """Stands for the program: each case takes as much as its threshold allows, or more."""

    def __init__(self, factor):
        self.factor = factor
        self.thresholds = Thresholds.named("state")

    def __call__(self, name, path):
        return self

    def instructions(self, case, operations):
        return self.thresholds.allowed(case) * self.factor

    def nanoseconds(self, case, operations):
        return 1


def run(monkeypatch, factor):
    monkeypatch.setattr(suite, "Program", Program(factor))
    monkeypatch.setattr(sys, "argv", ["state.py", "--no-build"])
    state.main()


def test_a_script_passes_while_its_cases_take_what_their_thresholds_allow(monkeypatch, capsys):
    run(monkeypatch, 1)
    assert "| Counter.Send | " in capsys.readouterr().out


@pytest.mark.parametrize("script, name", [(state, "state"), (view, "view"), (turn, "web")])
def test_every_case_has_a_threshold(script, name):
    thresholds = Thresholds.named(name)
    assert [case for case in script.CASES if thresholds.allowed(case) is None] == []


def test_the_script_fails_and_names_the_cases_that_are_over_their_thresholds(monkeypatch):
    with pytest.raises(SystemExit) as exit:
        run(monkeypatch, 2)
    assert "Counter.Send takes" in str(exit.value.code)


@pytest.mark.parametrize("count, is_met", [(13_000, True), (13_001, False)])
def test_an_element_of_a_large_screen_takes_hardly_more_than_one_of_a_small_screen(count, is_met):
    goal = view.Linear("Layout.50", 1.3)
    results = {"Layout.50": {"instructions": 500}, "Layout.1000": {"instructions": count}}
    assert goal.is_met(results, "Layout.1000") == is_met


def test_the_script_fails_if_a_layout_is_not_linear(monkeypatch, capsys):
    program = Program(1)
    program.thresholds = Thresholds.named("view")
    program.allocations = lambda case, operations: 1
    program.nanoseconds = lambda case, operations, runs: 1
    program.instructions = lambda case, operations: 1_000 if case != "Layout.500" else 20_000
    monkeypatch.setattr(suite, "Program", program)
    monkeypatch.setattr(sys, "argv", ["view.py", "--no-build", "Layout.50", "Layout.500"])
    with pytest.raises(SystemExit) as exit:
        view.main()
    assert "Layout.500 takes more than 1.3 × Layout.50 per element." in str(exit.value.code)


def test_the_first_run_of_lint_has_an_empty_cache_and_the_later_one_what_it_wrote(tmp_path):
    cache, seen = tmp_path / "cache", []

    def run(cache):
        seen.append(cache.exists())
        cache.mkdir(exist_ok=True)
        return (1 if seen[-1] else 4, 10 - len(seen))

    results = lint.measure(run, cache)
    assert seen == [False, True] * lint.RUNS
    assert results == {"First": (4, 1), "Later": (1, 0)}
    first, later = list(lint.rows(results, 140_000))[2:]
    assert "| 35,000 |  |" in first
    assert "140,000 (missed) | 150,000" in later


def test_lint_may_take_what_two_cores_have_for_the_lines_of_its_goal():
    thresholds = Thresholds.named("lint")
    lines = lint.GOAL
    assert list(lint.complaints({"First": (1, 1), "Later": (9, 1.99)}, lines, thresholds)) == []
    assert len(list(lint.complaints({"First": (1, 99), "Later": (9, 2.01)}, lines, thresholds))) == 2
