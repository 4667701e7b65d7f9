"""Tests that every public function that takes a number is tried with numbers that aren't finite.

Tests/RostrumHTMLTests/Numbers has a case for each: the file of the declaration and its name, as often as there are
declarations with that name. A new one without a case fails here.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import parameters

FOLDERS = ("RostrumViews", "RostrumScenes", "RostrumElements/Values", "RostrumElements/Shapes",
           "RostrumElements/Motion", "RostrumGraph/Animation", "RostrumGraph/Graph", "RostrumGraph/Styles")
NUMBER = re.compile(
    r"\b(CGFloat|Double|Float|CGSize|CGPoint|CGRect|Int|EdgeInsets|Angle|UnitPoint|TimeInterval|Duration|Stride)\b")
GENERIC = re.compile(r"(\w+)\s*:\s*(?:BinaryFloatingPoint|BinaryInteger|Strideable)\b")
CASE = re.compile(r'\badd\(\s*"([^"]+)"')

# What isn't tried, and why. A name without a file stands for all of that name.
LEFT_OUT = {
    "CustomAnimation velocity(value:time:context:)": "nothing calls it",
    "CustomAnimation shouldMerge(previous:value:time:context:)": "nothing calls it",
    "List+Selection init(_:selection:rowContent:)": "a range has whole numbers",
    "removeLast(_:)": "LimitTests removes more screens than there are",
    "subscript(index:)": "an index of a collection has to be valid",
    "subscript(bounds:)": "an index of a collection has to be valid",
    "subscript(indices:)": "an index of a collection has to be valid",
    "placeSubviews(in:proposal:subviews:cache:)": "the library calls it with finite numbers",
    "explicitAlignment(of:in:proposal:subviews:cache:)": "the library calls it with finite numbers",
    "ScrollGeometry init(contentOffset:contentSize:contentInsets:containerSize:)": "the library makes it",
    "LocalizedStringKey+Interpolation init(literalCapacity:interpolationCount:)": "the compiler calls it",
    "PreviewTrait fixedLayout(width:height:)": "PreviewsTests tries it",
    "PreviewRecord write(to:_:traits:file:path:line:body:)": "a line, which the compiler passes",
    "ScrollThreshold init(_:inset:)": "MotionHTMLTests tries it",
    "RelativeFrame init(axes:count:span:spacing:alignment:)": "containerRelativeFrame makes it",
    "TextLayout advanced(by:)": "arithmetic, which wraps around",
    "TextLayout+Run init(run:indices:)": "the library makes it",
    "AnyShape path(in:)": "the path of the shape itself, which is tried",
    "AnimatablePair scale(by:)": "arithmetic, which any numbers go through",
    "AnimatablePair scaled(by:)": "arithmetic, which any numbers go through",
    "AnimatablePair interpolate(towards:amount:)": "arithmetic, which any numbers go through",
    "AnimatablePair interpolated(towards:amount:)": "arithmetic, which any numbers go through",
    "Animatable scale(by:)": "arithmetic, which any numbers go through",
    "MagnifyGesture _listen(_:to:)": "the library calls it",
    "RotateGesture _listen(_:to:)": "the library calls it",
    "Motion init(_:duration:rest:repetitions:trigger:)": "animators and effects make it",
    "Pose init(opacity:transforms:filters:)": "effects make it",
    "ClipShape init(rawValue:)": "the bits of a set",
    "Redaction init(rawValue:)": "the bits of a set",
    "EditActions init(rawValue:)": "the bits of a set",
    "OnSubmit init(rawValue:)": "the bits of a set",
    "TableColumnCustomization init(rawValue:)": "the bits of a set",
    "SearchSuggestionsPlacement init(rawValue:)": "the bits of a set",
    "TableColumnForEach init(_:<RowValue>:)": "a range of whole numbers",
    "GlassLook init(_:tint:isInteractive:radius:)": "glassEffect makes it",
    "Spin init(_:about:anchor:depth:perspective:)": "rotation3DEffect makes it",
    "Frame init(width:height:alignment:)": "frame makes it",
    "SeparatorGuide init(_:offset:fraction:)": "alignmentGuide makes it",
    "Scene+DefaultSize defaultSize(width:height:)": "WindowTests tries it",
    "Scene+DefaultSize defaultSize(_:)": "WindowTests tries it",
    "WindowResizability defaultPosition(_:)": "InputHTMLTests tries it",
    "Frame init(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)": "frame makes it",
}


def declared():
    """How often each name of a file is declared with a number among its parameters."""
    found = collections.Counter()
    for folder in FOLDERS:
        for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            if "Unavailable" not in path.parts:
                found += names(path.read_text(), path.stem)
    return found


def names(text, stem):
    """The names of a file's public functions with a number among their parameters."""
    found = collections.Counter()
    text = parameters.blanked(text)
    for match in parameters.DECLARATION.finditer(text):
        start = parameters.after_generics(text, match.end())
        end = parameters.closing(text, start)
        if parameters.body(text, end + 1) is None:
            continue
        generics = set(GENERIC.findall(text[match.end():start]))
        own = [parameters.words(piece) for piece in parameters.pieces(text[start + 1:end])]
        if any(takes_number(type, generics) for _, _, type in own):
            name = next(group for group in match.groups() if group).strip("`")
            found[f"{stem} {name}({''.join(f'{label}:' for label, _, _ in own)})"] += 1
    return found


def takes_number(type, generics):
    """Whether an argument is a number, has numbers, or is a closure that returns one."""
    type = type.split("->")[-1]
    return bool(NUMBER.search(type)) or bool(set(re.findall(r"\w+", type)) & generics)


def tried():
    """How often each name has a case."""
    folder = ROOT / "Tests/RostrumHTMLTests/Numbers"
    return collections.Counter(name for path in folder.glob("*.swift") for name in CASE.findall(path.read_text()))


def is_left_out(name):
    return name in LEFT_OUT or name.split(" ", 1)[1] in LEFT_OUT


def test_every_function_that_takes_a_number_has_a_case():
    missing = declared() - tried()
    assert [name for name in sorted(missing) if not is_left_out(name)] == []


def test_every_case_and_every_reason_belongs_to_a_declaration():
    every = declared()
    assert sorted(tried() - every) == []
    assert [name for name in LEFT_OUT if not any(name in (each, each.split(" ", 1)[1]) for each in every)] == []


def test_a_number_is_found_in_a_type_a_generic_parameter_and_a_result():
    assert names("public func a(_ x: CGFloat?) { }\npublic init<V: BinaryFloatingPoint>(b: V) { }", "F") == {
        "F a(_:)": 1, "F init(b:)": 1}
    assert names("public func c(_ f: (A) -> Double) { }\npublic func d(_ f: (Double) -> A) { }", "F") == {"F c(_:)": 1}


if __name__ == "__main__":
    for name, count in sorted((declared() - tried()).items()):
        if not is_left_out(name):
            print(count, name)
