"""Compiles the package of the tutorial as it is after each of its steps: library, program and tests.

Nothing may be said about it. The tests of the last step are run by themselves: see the script "test".
"""

import sys

import pytest
from test_compile import BUILD, HERE, say

sys.path.insert(0, str(HERE.parents[1] / "Scripts"))
import tutorial

COMPILED = {}
STEPS = [tutorial.number(step) for step in tutorial.steps()]


def flags_of_c_modules():
    """Where the server's C modules are: those with a map of their own, and those with a written one."""
    checkouts = HERE.parents[1] / ".build/checkouts"
    maps = [*checkouts.glob("*/Sources/*/**/module.modulemap"), *BUILD.glob("*.build/module.modulemap")]
    return [flag for path in maps for flag in ("-Xcc", f"-fmodule-map-file={path}")]


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    return tmp_path_factory.mktemp("modules")


@pytest.mark.parametrize("step", STEPS)
def test_step(step, modules):
    package = tutorial.package(step)
    library = sources(package, "Sources/GroceriesFeature/")
    assert library and sources(package, "Sources/Groceries/")
    for name, files, imports, extra in [
        ("GroceriesFeature", library, [], []),
        ("Groceries", sources(package, "Sources/Groceries/"), library, flags_of_c_modules()),
        ("GroceriesFeatureTests", sources(package, "Tests/GroceriesFeatureTests/"), library, []),
    ]:
        # A target whose files, and those that it imports, are as in the step before is not compiled again.
        if COMPILED.get(name) == (files, imports):
            continue
        COMPILED[name] = files, imports
        flags = ["-package-name", "groceries", "-parse-as-library", "-I", modules, *extra]
        assert say(files, flags, name, modules if name == "GroceriesFeature" else None) == []


def sources(package, folder):
    return [path for name, path in sorted(package.items()) if name.startswith(folder)]
