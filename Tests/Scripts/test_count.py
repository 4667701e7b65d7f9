"""Scripts/count.py adds up reports, and says what ran in each browser."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))
import count  # noqa: E402

CHROMIUM = """<testsuites><testsuite>
<testcase classname="a" name="one" time="1.5"/><testcase classname="a" name="two" time="2"/>
</testsuite></testsuites>"""
WEBKIT = """<testsuites><testsuite>
<testcase classname="a" name="one" time="1"><skipped message="why"/></testcase>
<testcase classname="a" name="two" time="1"><failure message="no"/></testcase>
<testcase classname="a" name="two" time="1"><error message="at its end"/></testcase>
<testcase classname="a" name="three" time="1"/>
</testsuite></testsuites>"""


def test_each_browser_has_a_line(tmp_path):
    (tmp_path / "browser-chromium.xml").write_text(CHROMIUM)
    (tmp_path / "browser-webkit.xml").write_text(WEBKIT)
    (tmp_path / "swift.xml").write_text(CHROMIUM)
    assert list(count.browsers(tmp_path)) == [
        "chromium: 2 passed, 0 failed, 0 skipped in 4 s", "webkit: 1 passed, 1 failed, 1 skipped in 4 s"]


def test_a_report_that_breaks_off_is_a_failure_and_no_line(tmp_path, capsys):
    (tmp_path / "browser-firefox.xml").write_text("<testsuites>")
    assert list(count.browsers(tmp_path)) == []
    assert count.main(tmp_path, 0) == 1
    assert "browser-firefox.xml breaks off" in capsys.readouterr().out


def test_skipped_tests_are_no_passed_ones(tmp_path):
    (tmp_path / "browser-webkit.xml").write_text(WEBKIT)
    assert count.count(tmp_path)[0] == 1


def test_what_failed_and_then_passed_is_unsteady(tmp_path, capsys):
    (tmp_path / "browser-webkit.xml").write_text(WEBKIT.replace('<error message="at its end"/>', ""))
    (tmp_path / "browser-webkit-again.xml").write_text(
        '<testsuites><testsuite><testcase classname="a" name="two" time="1"/></testsuite></testsuites>')
    assert count.main(tmp_path, 0) == 0
    said = capsys.readouterr().out
    assert "~ a two: failed, then passed alone" in said
    assert "webkit: 2 passed, 0 failed, 1 skipped" in said


def test_what_failed_twice_failed(tmp_path, capsys):
    (tmp_path / "browser-webkit.xml").write_text(WEBKIT)
    (tmp_path / "browser-webkit-again.xml").write_text(WEBKIT)
    assert count.main(tmp_path, 0) == 1
    assert "✘ a two" in capsys.readouterr().out
