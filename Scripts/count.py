"""Adds up test reports: `count.py FOLDER FAILED-STEPS` prints "N passed, N failed".

Each failed test is named first, with what it said, then each browser with what ran in it, from its
report `browser-NAME.xml`. A step that failed without a failed test, such as the build, counts as
one failure. The exit code is zero only if nothing failed and something passed.
"""

import pathlib
import sys
import xml.etree.ElementTree as xml


def count(folder):
    passed = failed = 0
    for path in sorted(pathlib.Path(folder).glob("*.xml")):
        try:
            cases = xml.parse(path).getroot().iter("testcase")
        except xml.ParseError:
            failed += 1
            print(f"✘ {path.name} breaks off: the tests were ended before they had all run")
            continue
        for case in cases:
            outcomes = {child.tag: child for child in case}
            failures = [outcomes[tag] for tag in ("failure", "error") if tag in outcomes]
            if failures:
                failed += 1
                print(f"✘ {case.get('classname')} {case.get('name')}")
                print(*(failure.get("message", "") for failure in failures), sep="\n")
            elif "skipped" not in outcomes:
                passed += 1
    return passed, failed


def browsers(folder):
    """A line for each browser: what passed, failed and was skipped in it, and how long that took."""
    for path in sorted(pathlib.Path(folder).glob("browser-*.xml")):
        try:
            cases = list(xml.parse(path).getroot().iter("testcase"))
        except xml.ParseError:
            continue
        # A test whose page reported an error at its end is there twice.
        bad = {id_of(case) for case in cases if {"failure", "error"} & {child.tag for child in case}}
        skipped = {id_of(case) for case in cases if case.find("skipped") is not None}
        passed = {id_of(case) for case in cases} - bad - skipped
        seconds = sum(float(case.get("time", 0)) for case in cases)
        name = path.stem.removeprefix("browser-")
        yield f"{name}: {len(passed)} passed, {len(bad)} failed, {len(skipped)} skipped in {seconds:.0f} s"


def id_of(case):
    return case.get("classname"), case.get("name")


def main(folder, failed_steps):
    passed, failed = count(folder)
    for line in browsers(folder):
        print(line)
    failed = max(failed, int(failed_steps))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
