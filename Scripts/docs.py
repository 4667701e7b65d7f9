"""Makes the site with the documentation of all products, and fails if DocC has a warning.

    swift build && python3 Scripts/docs.py           # the site is in .build/docs
    python3 -m http.server --directory .build/docs   # and is read at http://localhost:8000/documentation

Each product has a catalogue, Sources/PRODUCT/PRODUCT.docc. The page of a product covers the modules of this package that it
exports. Pages of Documentation that belong to a product become articles of its catalogue.
"""

import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
SOURCES = ROOT / "Sources"
# The place of the module cache is part of what it holds, so it has the name by which the build knows it.
BUILD = (ROOT / ".build/debug").resolve()
SITE = ROOT / ".build/docs"
WORK = ROOT / ".build/docs-work"
# The pages that become articles, by product. A page is in one product only.
ARTICLES = {
    "Rostrum": ["GettingStarted", "Tutorial", "Dependencies", "SharedState", "Restoration", "Formats"],
    "RostrumClassic": ["Classic"],
    "RostrumDestinations": ["Destinations"],
    "RostrumTesting": ["Testing"],
}
# The values of elements are on a page of their own for hosts, and on the page of the product through which apps see them.
ON_TWO_PAGES = {"RostrumElements"}
EXPORT = re.compile(r"^@_exported (?:public )?import (\w+)$", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
IMAGE = re.compile(r"(!\[[^\]]*\]\()(?:[^)\s]*/)([^)\s]+\))")
FENCE = re.compile(r"^```(\w+) \S+$", re.MULTILINE)
# What DocC says about symbols of the standard library, which has no pages here.
FOREIGN = "has no page and isn't available for linking"


# What is documented


def products():
    """The products that have catalogues."""
    return sorted(path.stem for path in SOURCES.glob("*/*.docc"))


def exports(module):
    """The modules of this package that a module exports, without those that have only a page of their own."""
    found, waiting, others = set(), [module], set(products()) - ON_TWO_PAGES
    while waiting:
        for path in (SOURCES / waiting.pop()).glob("*.swift"):
            for name in EXPORT.findall(path.read_text()):
                if (SOURCES / name).is_dir() and name not in found | others:
                    found.add(name)
                    waiting.append(name)
    return sorted(found)


def article(text, siblings):
    """A page of Documentation as DocC reads it.

    Links to pages of the same catalogue become DocC's; links to other files, which are not part of the site, become plain text.
    """

    def link(match):
        words, target = match.groups()
        if "://" in target:
            return match[0]
        page = pathlib.PurePosixPath(target.split("#")[0])
        return f"[{words}](doc:{page.stem})" if page.suffix == ".md" and page.stem in siblings else words

    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(
        FENCE.sub(r"```\1", part) if part.startswith("```") else IMAGE.sub(r"\1\2", LINK.sub(link, part))
        for part in parts)


def catalogue(product):
    """Puts the catalogue of a product and its articles into one folder."""
    folder = WORK / f"{product}.docc"
    shutil.copytree(SOURCES / product / f"{product}.docc", folder)
    pages = ARTICLES.get(product, [])
    for page in pages:
        text = (ROOT / f"Documentation/{page}.md").read_text()
        (folder / f"{page}.md").write_text(article(text, pages))
        for name in re.findall(r"\]\(Images/([^)\s]+)\)", text):
            shutil.copy(ROOT / "Documentation/Images" / name, folder)
    return folder


# Making the site


def symbols(product):
    """Writes the symbols of a product, and of the modules that it exports, into a folder."""
    folder = WORK / "symbols" / product
    folder.mkdir(parents=True)
    extract(product, folder, f"-experimental-allowed-reexported-modules={','.join(exports(product))}")
    return folder


def extract(module, folder, *options):
    """Writes the public symbols of a module that is built into a folder."""
    maps = [*(ROOT / ".build/checkouts").glob("*/Sources/*/**/module.modulemap"), *BUILD.glob("*.build/module.modulemap")]
    run(
        "swift-symbolgraph-extract", "-module-name", module, "-target", target(), "-I", BUILD / "Modules",
        *[flag for path in maps for flag in ("-Xcc", f"-fmodule-map-file={path}")], *options,
        "-module-cache-path", BUILD / "ModuleCache", "-minimum-access-level", "public",
        "-skip-synthesized-members", "-output-dir", folder)


def target():
    return json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]


def archive(product):
    """Makes the pages of a product.

    Returns: The warnings.
    """
    said = WORK / f"{product}.json"
    run(
        docc(), "convert", catalogue(product), "--additional-symbol-graph-dir", symbols(product),
        "--output-dir", WORK / f"{product}.doccarchive", "--fallback-display-name", product,
        "--fallback-bundle-identifier", f"rostrum.{product}", "--diagnostics-file", said)
    return [message(one) for one in json.loads(said.read_text())["diagnostics"] if FOREIGN not in one["summary"]]


def message(diagnostic):
    """A diagnostic in one line, as compilers print theirs."""
    path = diagnostic.get("source", "").removeprefix("file://").removeprefix(f"{ROOT}/")
    line = diagnostic.get("range", {}).get("start", {}).get("line", 1)
    return f"{path}:{line}: {diagnostic['severity']}: {diagnostic['summary']}"


def docc():
    """DocC of the toolchain: it is next to the compiler, which may be a link."""
    compiler = pathlib.Path(json.loads(run("swift", "-print-target-info"))["paths"]["runtimeResourcePath"])
    found = compiler.parents[1] / "bin/docc"
    return found if found.exists() else "docc"


def run(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command[0]} failed:\n{done.stderr or done.stdout}")
    return done.stdout


def main():
    if not (BUILD / "Modules").is_dir():
        sys.exit("Build the package first: swift build")
    for folder in (WORK, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    WORK.mkdir(parents=True)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        warnings = [one for found in pool.map(archive, products()) for one in found]
    if warnings:
        print(*warnings, f"{len(warnings)} warnings", sep="\n")
        return 1
    archives = [WORK / f"{product}.doccarchive" for product in products()]
    run(docc(), "merge", *archives, "--synthesized-landing-page-name", "Rostrum", "--output-path", SITE)
    print(f"{len(archives)} products are documented in {SITE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
