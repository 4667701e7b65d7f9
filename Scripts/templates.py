"""Makes the templates of `rostrum new` from the examples, and tries what comes of them.

    python3 Scripts/templates.py              # fails if a template isn't that of its example as it is
    python3 Scripts/templates.py --write      # writes the templates, and the names of modules and types that apps can't have
    python3 Scripts/templates.py --list --write   # writes the notes of Examples/Starter by `rostrum add list`
    python3 Scripts/templates.py --try        # makes apps with the tool that was built, builds, tests and lints them

A template is an archive in Sources/RostrumNew/Templates, which the tool contains: the text of each file of the example
follows a line with its path. Markers stand for the names: `{{Name}}` for that of the example, `{{name}}`, `{{NAME}}` and
`{{file}}` for what is called after it. What Examples/Deploy has is in each template. Of a README, the section
"In this repository" is left out.

`--try` takes further options for `swift build` and `swift test`. It builds in this package's own folder, so that only the
new files are compiled.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
EXAMPLES = ROOT / "Examples"
TEMPLATES = ROOT / "Sources/RostrumNew/Templates"
NAMES = {"app": "Starter", "desk": "Desk"}
# Files of the first template that every app has.
COMMON = (".dockerignore", ".gitignore", ".rostrum-lint.yml")
DEPLOY = {
    "docker/Dockerfile": "Dockerfile", "nginx/rostrum.conf": "Deployment/nginx.conf",
    "systemd/rostrum@.service": "Deployment/{{file}}@.service"}
HERE_ONLY = re.compile(r"\n## In this repository\n.*", re.DOTALL)
TARGET = re.compile(r'\.(?:target|macro|executableTarget|testTarget|plugin)\(\s*name: "(\w+)"')
NESTED = re.compile(r"\b(?:actor|class|enum|protocol|struct|typealias) ([A-Z]\w*)")
TYPE = re.compile(r"^(?:@?\w+ )*(?:actor|class|enum|protocol|struct|typealias) ([A-Z]\w*)", re.MULTILINE)
NAME = re.compile(r"\b[A-Z]\w*")
DOCKER = "docker build --file Examples/Deploy/docker/Dockerfile "
DEPLOYMENT = """
## Run it on a server

```sh
docker build {{docker options}}--tag {{file}} .
```

makes an image by the `Dockerfile`. Without containers, `swift build --configuration release --product {{Name}}` makes the
program; copy it to `/usr/local/bin`, with the folders `*.resources` of the build if there are any.
`Deployment/{{file}}@.service` runs it under systemd, with a node for each core, and `Deployment/nginx.conf` is the
configuration of nginx in front of three nodes. Both contain the name of the site.

Sessions are kept in the PostgreSQL that `ROSTRUM_STORE` names; without that line, a single node keeps them in a file. The
app's own data are in `{{file}}.sqlite`, which the nodes of one machine share.
"""
# What is made and added by `--try`: a template, and the arguments of `rostrum add list`. The first has a field of each type.
EACH_TYPE = (
    "Sample", "name:String", "count:Int", "ratio:Double", "price:Decimal", "taken:Date", "isValid:Bool", "page:URL",
    "code:UUID", "remark:String?", "limit:Int?", "share:Double?", "cost:Decimal?", "ended:Date?", "isPublic:Bool?",
    "source:URL?", "origin:UUID?")
FEW = ("Order", "customer:String", "group:Int", "placed:Date")
TRIED = {"app": ("Fleet", EACH_TYPE), "desk": ("Office", FEW)}


# Templates


def marked(text, name, is_swift=False):
    """A text with markers in place of a name."""
    lower = name.lower()
    text = text.replace(name.upper(), "{{NAME}}").replace(name, "{{Name}}")
    text = text.replace(lower + ".sqlite", "{{file}}.sqlite")
    return re.sub(rf"(?<![a-z{{]){lower}(?![a-z}}])", "{{name}}" if is_swift else "{{file}}", text)


def content(path, name):
    """The text of a file as a template has it."""
    text = marked(path.read_text(), name, path.suffix == ".swift" and path.name != "Package.swift")
    if path.name == "Package.swift":
        text = text.replace('.package(name: "rostrum", path: "../..")', "{{dependency}}")
        text = text.replace('package: "rostrum"', 'package: "{{package}}"')
    if path.name == "README.md":
        text = HERE_ONLY.sub("", text) + DEPLOYMENT
    if path.suffix == ".service":
        text = text.replace("rostrum@", "{{file}}@")
    if path.name == "Dockerfile":
        text = text.replace(DOCKER, "docker build {{docker options}}")
        text = text.replace("COPY . .\n", "{{docker lines}}\nCOPY . .\n")
    return text


def tracked(folder):
    """The files of a folder that belong to the repository, or will."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", str(folder)], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout
    return sorted(path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


def files(template):
    """The texts of a template's files by their paths."""
    name, folder = NAMES[template], EXAMPLES / NAMES[template]
    found = {marked(str(path.relative_to(folder)), name, True): content(path, name) for path in tracked(folder)}
    found |= {path: content(EXAMPLES / NAMES["app"] / path, name) for path in COMMON}
    found |= {target: content(EXAMPLES / "Deploy" / path, "Standups") for path, target in DEPLOY.items()}
    return found | {".swift-format": (ROOT / ".swift-format").read_text()}


def archive(template):
    """The text of a template."""
    return "".join(f"-- {path} --\n{text}" for path, text in sorted(files(template).items()))


def modules():
    """The names of modules that an app can't have: those that were built, and those of the toolchain."""
    swift = pathlib.Path(shutil.which("swift")).resolve().parents[1] / "lib/swift"
    found = {path.stem for path in swift.glob("linux/*.swiftmodule")} | {"Swift"}
    found |= {path.name.removesuffix(".swiftmodule") for path in (ROOT / ".build/debug/Modules").glob("*.swiftmodule")}
    for path in (ROOT / ".build/checkouts").glob("*/Sources/*"):
        found.add(path.name)
    # Packages that share the folder of the build aren't dependencies.
    for path in [*EXAMPLES.rglob("Package.swift"), *ROOT.glob(".build/t*/**/Package.swift")]:
        found -= set(TARGET.findall(path.read_text()))
    found -= {name + part for name, _ in TRIED.values() for part in ("", "Feature", "Tests")}
    manifest = (ROOT / "Package.swift").read_text()
    found |= set(TARGET.findall(manifest)) | set(re.findall(r'\.dropIn\(\s*"(\w+)"', manifest))
    return sorted(name for name in found if re.fullmatch(r"[A-Z]\w*(?<!PackageTests)(?<!DiscoveredTests)", name))


def code(text):
    """The code of a text without comments, strings, paths of files and names that are made of markers."""
    return re.sub(r'"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|//.*|^-- .* --$|\w*\{\{[^}]*\}\}\w*', "", text, flags=re.MULTILINE)


def generated():
    """The code that a list has for its fields, which is in strings of the tool."""
    texts = [(TEMPLATES.parent / name).read_text() for name in ("Field+Code.swift", "FieldType.swift", "FormHelpers.swift")]
    parts = [part for text in texts for part in re.findall(r'"""(.*?)"""|"((?:\\.|[^"\\\n])*)"', text, re.DOTALL)]
    return "\n".join(code(block or re.sub(r'\\".*?\\"', "", line)) for block, line in parts)


def types():
    """The names of types that an app can't have, because the files of apps and lists use them."""
    app, desk = ("\n".join(code(text) for path, text in files(template).items() if path.startswith(("Sources/", "Tests/")))
                 for template in ("app", "desk"))
    names = set(NAME.findall(app)) - set(TYPE.findall(app)) | set(NAME.findall(desk)) - set(NESTED.findall(desk))
    names |= set(NAME.findall(code((TEMPLATES / "list.txt").read_text()) + generated()))
    return "".join(f"{name}\n" for name in sorted(names))


def stale():
    """What is wrong with the templates, in words."""
    # Trials build in this package's own folder, which has the library in any case.
    testing = re.search(r'name: "RostrumTesting",\n\s+dependencies: \[(.*?)\]', (ROOT / "Package.swift").read_text(), re.DOTALL)
    if not testing or ".issueReportingTestSupport" not in testing[1]:
        return ["RostrumTesting hasn't .issueReportingTestSupport: tests of apps wouldn't fail for reported issues on Linux"]
    if (TEMPLATES / "types.txt").read_text() != types():
        return ["types.txt hasn't the names of the templates: run Scripts/templates.py --write"]
    return [
        f"{template}.txt isn't that of Examples/{name} and Examples/Deploy: run Scripts/templates.py --write"
        for template, name in NAMES.items()
        if not (path := TEMPLATES / f"{template}.txt").exists() or path.read_text() != archive(template)]


def write():
    for template in NAMES:
        (TEMPLATES / f"{template}.txt").write_text(archive(template))
    (TEMPLATES / "types.txt").write_text(types())
    (TEMPLATES / "modules.txt").write_text("\n".join(modules()) + "\n")


# Trials


def run(*command, cwd=ROOT):
    print("+", " ".join(map(str, command)), flush=True)
    return subprocess.run(command, cwd=cwd).returncode == 0


def trial(template, options):
    """Makes an app and adds a list to it; whether it builds, its tests pass, and it is formatted and lints."""
    tool = ROOT / ".build/debug/rostrum"
    name, added = TRIED[template]
    folder = ROOT / ".build/templates" / name
    # As deep as the folder, so that the path of Rostrum is the same in both.
    made = ROOT / ".build/made" / name
    shutil.rmtree(made, ignore_errors=True)
    made.parent.mkdir(parents=True, exist_ok=True)
    steps = [
        (tool, "new", name, "--template", template, "--rostrum", ROOT, "--into", made, "--quiet"),
        (tool, "add", "list", *added, "--package-path", made, "--yes", "--quiet")]
    if not all(run(*step) for step in steps):
        return False
    update(made, folder)
    shutil.copy(ROOT / "Package.resolved", folder)
    build = ("--package-path", folder, "--scratch-path", ROOT / ".build", *options)
    return all([
        run("swift", "build", *build, "--product", name), run("swift", "test", *build, "--parallel"),
        run("swift", "format", "lint", "--strict", "--recursive", "Package.swift", "Sources", "Tests", cwd=folder),
        run(tool, "lint", "--strict", cwd=folder)])


def update(source, target):
    """Copies a folder. A file that has not changed keeps its date, so that a build does not compile it again."""
    wanted = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    for path in list(target.rglob("*")) if target.exists() else []:
        if path.is_file() and path.relative_to(target) not in wanted:
            path.unlink()
    for name in wanted:
        if not (target / name).exists() or (target / name).read_bytes() != (source / name).read_bytes():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, target / name)


def is_list_current():
    """Whether the notes of the first example are as `rostrum add list` makes them."""
    made = ROOT / ".build/made/Notes"
    shutil.rmtree(made, ignore_errors=True)
    example = EXAMPLES / NAMES["app"]
    shutil.copytree(example, made, ignore=shutil.ignore_patterns("Notes", ".build"))
    shutil.copy(ROOT / ".swift-format", made)
    tool = ROOT / ".build/debug/rostrum"
    # The tabs of the example have the notes already, so what uses them is out of the way.
    shutil.rmtree(made / "Sources/StarterFeature/App")
    shutil.rmtree(made / "Sources/StarterFeature/Models")
    if not run(tool, "add", "list", *NOTES, "--package-path", made, "--quiet"):
        return False
    folders = ("Sources/StarterFeature/Notes", "Tests/StarterTests/Notes")
    if "--write" in sys.argv:
        for folder in folders:
            update(made / folder, example / folder)
    return all([run("diff", "-r", made / folder, example / folder) for folder in folders])


NOTES = ("Note", "title:String", "text:String?")


def main(arguments):
    if arguments[:1] == ["--try"]:
        results = [is_list_current(), *[trial(template, arguments[1:]) for template in NAMES]]
        return 0 if all(results) else 1
    if arguments == ["--list", "--write"]:
        return 0 if is_list_current() else 1
    if arguments == ["--write"]:
        write()
        return 0
    if arguments:
        sys.exit(__doc__)
    problems = stale()
    print("\n".join(problems) or "The templates are those of their examples")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
