"""Scripts/again.py names the Swift tests that run once more."""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))
import again  # noqa: E402

REPORT = """<testsuites><testsuite>
<testcase classname="WebTests.Outage" name="passes()" time="1"/>
<testcase classname="WebTests.Outage.Nested" name="fails(_:)" time="1"><failure message="no"/></testcase>
</testsuite></testsuites>"""


def test_a_filter_is_the_identity_of_a_test(tmp_path):
    path = tmp_path / "report.xml"
    path.write_text(REPORT)
    (only,) = again.filters([path])
    assert re.search(only, "WebTests.Outage/Nested/fails(_:)")
    assert not re.search(only, "WebTests.Outage/passes()")
    assert not re.search(only, "MoreWebTests.Outage/Nested/fails(_:)")


def test_a_report_that_breaks_off_names_none(tmp_path):
    path = tmp_path / "report.xml"
    path.write_text("<testsuites>")
    assert again.filters([path, tmp_path / "missing.xml"]) == []


def test_many_failures_have_another_reason(tmp_path):
    path = tmp_path / "report.xml"
    case = '<testcase classname="M.S" name="t{}()"><error message="no"/></testcase>'
    path.write_text("<a>" + "".join(case.format(n) for n in range(again.MOST + 1)) + "</a>")
    assert again.filters([path]) == []
