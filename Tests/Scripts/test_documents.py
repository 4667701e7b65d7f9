"""What documents say and a program can check: options, limits, sizes, times, headings, and the pages of the gallery."""

import pathlib
import re
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import lines

SOURCES = ROOT / "Sources"
DEPLOYMENT = (ROOT / "Documentation/Deployment.md").read_text()
# Where the options of the tool are.
TOOL = ("LintTool", "RostrumLintCommand", "RostrumTool")
OPTION = re.compile(r"@(?:Option|Flag)\b(.*?)\n +var (\w+)", re.DOTALL)
QUOTA = re.compile(r"public var (\w+) = Quota\(\s*perUser: (.+?), perAddress: (.+?), total: (.+?)\)", re.DOTALL)
UNITS = {"MiB": 1024 ** 2, "GiB": 1024 ** 3}


# Options


def declared(folder=""):
    """The options of apps, or those of the tool, as they are on the command line."""
    found = set()
    for path in SOURCES.rglob("*.swift"):
        text = path.read_text()
        if "import ArgumentParser" in text and any(part in path.parts for part in TOOL) == (folder == "RostrumTool"):
            found |= {option(*match) for match in OPTION.findall(text)}
    return found


def option(attributes, name):
    custom = re.search(r'customLong\("([\w-]+)"\)', attributes)
    dashed = re.sub(r"(?<=[a-z0-9])([A-Z])", lambda match: "-" + match[0].lower(), name)
    # Pages name the form that has an effect.
    prefix = "no-" if name == "http2" else ""
    return f"--{prefix}{custom[1] if custom else dashed}"


def limits():
    """The options of the table of limits, and the values of its cells, by their options."""
    section = DEPLOYMENT.split("\n## Limits\n")[1].split("\n## ")[0]
    found = {}
    for name, user, address, total in re.findall(r"^\| `(--[\w-]+)`.*? \|(.*?)\|(.*?)\|(.*?)\|$", section, re.MULTILINE):
        for suffix, cell in (("-per-user", user), ("-per-address", address), ("", total)):
            if cell.strip():
                found[name + suffix] = cell.strip()
    return found


def named(text):
    return set(re.findall(r"(?<![\w-])--[a-z][\w-]+", text))


def test_deployment_has_every_option():
    assert declared() - named(DEPLOYMENT) - set(limits()) == set()


@pytest.mark.parametrize("page", ["Deployment", "GettingStarted", "Security", "Support/WebHost"])
def test_an_option_in_a_page_exists(page):
    text = (ROOT / f"Documentation/{page}.md").read_text()
    others = {"--help", "--product", "--proxy", "--no-overlay"}
    assert named(text) - declared() - declared("RostrumTool") - others == set()


def test_the_table_of_limits_has_every_limit():
    assert set(limits()) == {name for name in declared() if name.startswith("--limit-")}


def test_the_limits_are_those_of_the_program():
    text = next(SOURCES.rglob("WebServer+Limits.swift")).read_text()
    cells, found = limits(), 0
    for name, *values in QUOTA.findall(text):
        base = option("", f"limit{name[0].upper()}{name[1:].removesuffix('PerMinute')}")
        for suffix, value in zip(("-per-user", "-per-address", ""), values):
            if value != ".max":
                assert bytes_or_number(cells[base + suffix]) == product(value), base + suffix
                found += 1
    assert found >= 19


def bytes_or_number(text):
    number, *unit = text.replace(",", "").split()
    return int(number) * (UNITS[unit[0]] if unit else 1)


def product(text):
    """The value of a Swift literal such as 64 * 1024."""
    result = 1
    for factor in text.replace("_", "").split("*"):
        result *= int(factor)
    return result


# Numbers


def rows(page):
    """The cells of all tables of a document, by the first cell."""
    lines = (ROOT / page).read_text().splitlines()
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return {cells[0]: cells[1:] for cells in found}


def test_the_numbers_of_the_readme_are_those_of_the_benchmarks():
    readme, measured = rows("README.md"), rows("Benchmarks/README.md")
    for line, row in {
        "echo floor of the client, p50 / p99": "echo floor, p50",
        "move of a slider to patch, p50 / p99": "move of a slider to patch, p50",
        "click to patch of a whole form sheet, p50 / p99": "click to patch of a whole form sheet, p50",
    }.items():
        assert readme[line][0].split(" / ")[0] == measured[row][0].split(",")[0]
    assert readme["patch of one timer tick"][0] == measured["one timer tick's patch"][0]
    memory = "memory per session, with 1,000 sessions of Standups"
    assert readme[memory][0] == measured["memory per session, 1,000 sessions"][0]


def test_the_size_of_the_client_is_the_same_everywhere():
    measured = rows("Benchmarks/README.md")["browser client, gzip -9"][0]
    size = int(measured.split()[0].replace(",", "")) / 1024
    readme = rows("README.md")
    assert readme["browser client, compressed with `gzip -9`"][0] == f"{size:.1f} KB"
    assert readme["client script, compressed"][0] == f"{size:.1f} KB"
    for page in ("README.md", "CHANGELOG.md"):
        assert f"a client of {size:.0f} KB" in (ROOT / page).read_text()


def test_the_times_of_tests_are_those_of_the_benchmarks():
    measured = rows("Benchmarks/README.md")
    tap, test = (int(measured[name][-1].replace(",", "")) / 1e6 for name in ("Host.Tap", "Host.Test"))
    words = " ".join((ROOT / "Documentation/Testing.md").read_text().split())
    assert f"takes {tap:.2f} ms, and a whole test of it (launch, tap, assert, end) {test:.2f} ms" in words


# Links


def headings(path):
    """The names by which links refer to the headings of a document."""
    found = re.findall(r"^#+ (.+)$", path.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


def test_a_link_to_a_heading_finds_it():
    broken = []
    for path in lines.documents():
        for name, heading in re.findall(r"\]\(([^)\s:#]*)#([^)\s]+)\)", path.read_text()):
            target = (path.parent / name).resolve() if name else path
            if target.suffix == ".md" and heading not in headings(target):
                broken.append(f"{path.relative_to(ROOT)}: {name}#{heading}")
    assert broken == []


# The gallery


def test_the_index_of_the_gallery_has_each_topic_with_its_files():
    text = next((ROOT / "Examples/Gallery").rglob("SpecimenTopics.swift")).read_text()
    text = text.split("enum SpecimenTopic:")[1]
    titles = dict(re.findall(r'case (\w+) = "([^"]+)"', text))
    files = {name: re.findall(r'"(\w+)"', list) for name, list in re.findall(r"case \.(\w+): \[(.*?)\]", text)}
    index = rows("Examples/Gallery/README.md")
    assert titles.keys() == files.keys()
    for name, title in titles.items():
        assert re.findall(r"\(Specimens/(\w+)Specimens\.swift\)", index[title][0]) == files[name]


def test_the_index_of_the_gallery_has_each_file():
    folder = ROOT / "Examples/Gallery"
    linked = set(re.findall(r"\]\(([\w./]+)\)", (folder / "README.md").read_text()))
    assert all((folder / name).exists() for name in linked)
    pages = {path.name for path in folder.glob("*.swift")} - {"GalleryApp.swift", "Start.swift"}
    assert pages <= linked
