"""The script that makes the site with the documentation."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import docs

PAGE = """# Page

See [the tests](Testing.md), [a part](State.md#keys), [the code](../Sources/State) and [Swift](https://swift.org).

![A picture](Images/picture.png)

```swift Step1/Sources/A.swift
let link = "[a](State.md)"
```
"""


def test_links_within_a_catalogue_are_docc_s_and_others_are_text():
    assert docs.article(PAGE, ["Page", "State"]) == """# Page

See the tests, [a part](doc:State), the code and [Swift](https://swift.org).

![A picture](picture.png)

```swift
let link = "[a](State.md)"
```
"""


def test_every_page_of_documentation_that_is_an_article_exists_and_is_in_one_catalogue():
    pages = [page for pages in docs.ARTICLES.values() for page in pages]
    assert len(pages) == len(set(pages))
    assert all((docs.ROOT / f"Documentation/{page}.md").exists() for page in pages)
    assert set(docs.ARTICLES) <= set(docs.products())


def test_a_library_product_has_a_catalogue_with_a_landing_page():
    manifest = (docs.ROOT / "Package.swift").read_text()
    libraries = {
        line.split('"')[1] for line in manifest.splitlines()
        if line.strip().startswith(".library(name: \"Rostrum")}
    assert libraries == set(docs.products())
    for product in docs.products():
        text = (docs.SOURCES / f"{product}/{product}.docc/{product}.md").read_text()
        assert text.startswith(f"# ``{product}``\n")


def test_the_umbrella_covers_the_modules_that_it_exports():
    assert {"RostrumCore", "RostrumViews", "RostrumElements"} <= set(docs.exports("Rostrum"))
    assert "Rostrum" not in docs.exports("RostrumTesting")


def test_a_diagnostic_is_one_line():
    said = {
        "source": f"file://{docs.ROOT}/Sources/A.swift", "severity": "warning", "summary": "'B' doesn't exist",
        "range": {"start": {"line": 7, "column": 1}}}
    assert docs.message(said) == "Sources/A.swift:7: warning: 'B' doesn't exist"
