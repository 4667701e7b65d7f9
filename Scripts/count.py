"""Adds up test reports: `count.py FOLDER FAILED-STEPS` prints "N passed, N failed".

Each failed test is named first, with what it said, then each browser with what ran in it, from its
report `browser-NAME.xml`. The tests of a report `NAME-again.xml` are those that had failed in
`NAME.xml` and ran once more: those that passed then are named as unsteady and count as passed. A
step that failed without a failed test, such as the build, counts as one failure. The exit code is
zero only if nothing failed and something passed.
"""

import pathlib
import sys
import xml.etree.ElementTree as xml


def count(folder):
    passed = failed = 0
    for path in reports(folder, "*.xml"):
        try:
            cases = xml.parse(path).getroot().iter("testcase")
        except xml.ParseError:
            failed += 1
            print(f"✘ {path.name} breaks off: the tests were ended before they had all run")
            continue
        steady = steadied(path)
        for case in cases:
            outcomes = {child.tag: child for child in case}
            failures = [outcomes[tag] for tag in ("failure", "error") if tag in outcomes]
            if failures and id_of(case) in steady:
                passed += 1
                print(f"~ {case.get('classname')} {case.get('name')}: failed, then passed alone")
            elif failures:
                failed += 1
                print(f"✘ {case.get('classname')} {case.get('name')}")
                print(*(failure.get("message", "") for failure in failures), sep="\n")
            elif "skipped" not in outcomes:
                passed += 1
    return passed, failed


def browsers(folder):
    """A line for each browser: what passed, failed and was skipped in it, and how long that took."""
    for path in reports(folder, "browser-*.xml"):
        try:
            cases = list(xml.parse(path).getroot().iter("testcase"))
        except xml.ParseError:
            continue
        # A test whose page reported an error at its end is there twice.
        bad = bad_of(cases) - steadied(path)
        skipped = {id_of(case) for case in cases if case.find("skipped") is not None}
        passed = {id_of(case) for case in cases} - bad - skipped
        seconds = sum(float(case.get("time", 0)) for case in cases)
        name = path.stem.removeprefix("browser-")
        yield f"{name}: {len(passed)} passed, {len(bad)} failed, {len(skipped)} skipped in {seconds:.0f} s"


def reports(folder, pattern):
    """The reports of whole runs."""
    paths = sorted(pathlib.Path(folder).glob(pattern))
    return [path for path in paths if not path.stem.endswith("-again")]


def steadied(path):
    """The tests of a report that passed when they ran once more."""
    again = path.with_stem(path.stem + "-again")
    try:
        cases = list(xml.parse(again).getroot().iter("testcase"))
    except (FileNotFoundError, xml.ParseError):
        return set()
    return {id_of(case) for case in cases if case.find("skipped") is None} - bad_of(cases)


def bad_of(cases):
    return {id_of(case) for case in cases if {"failure", "error"} & {child.tag for child in case}}


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
