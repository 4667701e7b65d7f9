"""Tests of what browsers load: that it is what Scripts/client.py makes of its sources, and that those are modules.

Where `esbuild` isn't installed, the digests beside the results tell whether these are current.
"""

import pathlib
import re
import shutil
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import client

MODULES = sorted((client.CLIENT / "Modules").glob("*.js"))
IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"\./(\w+)\.js";$', re.MULTILINE)


def test_what_browsers_load_is_current():
    assert client.stale(version=client.esbuild()) == []


@pytest.fixture
def copy(tmp_path):
    """A copy of the client, in which a test may change something."""
    shutil.copytree(client.CLIENT, tmp_path / "Client")
    assert client.stale(tmp_path / "Client") == []
    return tmp_path / "Client"


@pytest.mark.parametrize("name", ["Modules/texts.js", "Modules/dragging.js", "Modules/files.js", "rostrum.css"])
def test_a_change_of_a_source_is_found_without_esbuild(copy, name):
    with (copy / name).open("a") as file:
        file.write("\n")
    assert client.stale(copy) == ["sources changed since Scripts/client.py ran"]


def test_modules_that_come_and_go_are_found_without_esbuild(copy):
    (copy / "Modules/new.js").write_text("")
    assert client.stale(copy) == ["sources changed since Scripts/client.py ran"]
    (copy / "Modules/new.js").rename(copy / "new.js")
    assert client.stale(copy) == []
    (copy / "Modules/texts.js").unlink()
    assert client.stale(copy) == ["sources changed since Scripts/client.py ran"]


@pytest.mark.parametrize("name", [*client.SCRIPTS, *client.THEMES])
def test_a_change_of_a_result_is_found_without_esbuild(copy, name):
    with (copy / "Served" / name).open("a") as file:
        file.write("\n")
    assert client.stale(copy) == [f"{name} changed since Scripts/client.py ran"]
    (copy / "Served" / name).unlink()
    assert client.stale(copy) == [f"{name} is missing"]


@pytest.mark.parametrize("theme, expected", [
    ("/* x */\na {\n  color: red;\n  margin: 0 auto;\n}\n", "a{color:red;margin:0 auto}\n"),
    ("a > b, a :hover + c {\n}\n", "a>b,a :hover + c{}\n"),
    ("a { width: calc(1px + 2px) !important; }\n", "a{width:calc(1px + 2px)!important}\n"),
    ("a::after { content: \" {  ;\"; }\n", "a::after{content:\" {  ;\"}\n"),
    ("a::after { content: 'it\\'s  /* this */'; }\n", "a::after{content:'it\\'s  /* this */'}\n"),
    ("a { b /* c */ d; /* e */ }\n", "a{b d}\n"),
    ("@media (width > 600px) and (hover: hover) {\n  a { --x: ; }\n}\n",
     "@media (width>600px) and (hover:hover){a{--x:}}\n"),
])
def test_a_theme_loses_only_comments_and_white_space_that_separates_nothing(theme, expected):
    assert client.minified(theme) == expected
    assert client.minified(expected) == expected


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_says_what_it_knows_and_uses_what_it_imports(path):
    text = path.read_text()
    assert len(text.splitlines()) <= 400
    heading = " ".join(re.match(r"(?://.*\n)+", text).group().replace("//", "").split())
    assert path.name in client.SCRIPTS or re.search(r"\b[Kk]now", heading), heading
    code = re.sub(r"/\*(?s:.*?)\*/|//.*", "", IMPORT.sub("", text))
    for names, _ in IMPORT.findall(text):
        for name in names.replace(",", " ").split():
            assert re.search(rf"\b{name}\b", code), name


def test_what_a_module_exports_is_imported_somewhere():
    texts = {path.stem: path.read_text() for path in MODULES}
    imported = {(module, name) for text in texts.values() for names, module in IMPORT.findall(text)
                for name in names.replace(",", " ").split()}
    exported = {(module, name) for module, text in texts.items()
                for name in re.findall(r"^export (?:async )?(?:function\*?|const|let) (\w+)", text, re.MULTILINE)}
    # The client imports the scripts for places and for reactions when it needs them.
    assert exported - {("places", "putBack"), ("reactions", "start")} == imported


def test_no_module_imports_itself_by_way_of_others():
    imports = {path.stem: {name for _, name in IMPORT.findall(path.read_text())} for path in MODULES}
    assert {"texts", "trail", "queue"} <= {name for name, others in imports.items() if not others}
    while imports:
        leaves = {name for name, others in imports.items() if not others & imports.keys()}
        assert leaves, f"These import each other: {sorted(imports)}"
        imports = {name: others for name, others in imports.items() if name not in leaves}
