"""Prints the filters of `swift test` for the tests that failed, one a line: `again.py REPORT…`.

A report is the xUnit file of swift-testing. Nothing is printed if no report is whole, or if more
than ten tests failed, which is not for a busy machine to explain.
"""

import re
import sys
import xml.etree.ElementTree as xml

MOST = 10


def filters(paths):
    failed = set()
    for path in paths:
        try:
            cases = xml.parse(path).getroot().iter("testcase")
        except (FileNotFoundError, xml.ParseError):
            continue
        for case in cases:
            if case.find("failure") is not None or case.find("error") is not None:
                failed.add(filter_of(case.get("classname"), case.get("name")))
    return sorted(failed) if len(failed) <= MOST else []


def filter_of(suite, test):
    """A suite is written with dots, and identified with slashes after its module."""
    return f"^{re.escape(suite)}/{re.escape(test)}".replace(r"\.", "[./]")


if __name__ == "__main__":
    print(*filters(sys.argv[1:]), sep="\n")
