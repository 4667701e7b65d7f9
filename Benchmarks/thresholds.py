"""The counts and other measures that the cases of a program may not exceed.

`Thresholds/NAME.json` holds what one operation of each case took when it was last measured, and is
checked in. A case is over its threshold when it takes more than 5 % above that.

A measure of another kind, such as a time or a number of bytes, is a `value` with a `margin` in percent, which is
as large as the measure differs from run to run. A value without a margin is a goal, which isn't updated.

A case in which work runs on threads takes more when the machine is busy. Such a case has a `limit`
beside its count, the most that was counted on a busy machine, and is over its threshold beyond that.
"""

import json
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent / "Thresholds"
TOLERANCE = 5  # %
ATTEMPTS = 3


class Thresholds:
    def __init__(self, path):
        self._path = pathlib.Path(path)
        self._cases = json.loads(self._path.read_text()) if self._path.exists() else {}

    @classmethod
    def named(cls, name):
        return cls(FOLDER / f"{name}.json")

    def allowed(self, case):
        """The most that a case may take; `None` if it has no threshold."""
        if case not in self._cases:
            return None
        entry = self._cases[case]
        if "limit" in entry:
            return entry["limit"]
        if "value" in entry:
            return round(entry["value"] * (100 + entry["margin"]) / 100, 2)
        return entry["instructions"] * (100 + TOLERANCE) // 100

    def measure(self, case, count):
        """The count of a case: the least of a few if the first is over the threshold.

        What else the machine does can only add to a count.
        """
        allowed, least = self.allowed(case), count()
        for _ in range(1, ATTEMPTS):
            if allowed is None or least <= allowed:
                break
            least = min(least, count())
        return least

    def complaint(self, case, count, unit="instructions"):
        """Says that a case is over its threshold, or has none; `None` if all is well."""
        allowed = self.allowed(case)
        if allowed is None:
            return f"{case} has no threshold. Write it with --update."
        if count > allowed:
            return f"{case} takes {count:,} {unit}, and may take {allowed:,}."
        return None

    def update(self, case, count):
        """Makes a count the threshold of a case, unless that is a goal; its limit stays."""
        entry = self._cases.setdefault(case, {})
        if entry.get("margin") == 0:
            return
        entry["value" if "margin" in entry else "instructions"] = count

    def save(self):
        cases = (f"  {json.dumps(case)}: {json.dumps(entry)}" for case, entry in self._cases.items())
        self._path.write_text("{\n" + ",\n".join(cases) + "\n}\n")
