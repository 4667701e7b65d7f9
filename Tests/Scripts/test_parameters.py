"""Tests of Scripts/parameters.py: which parameters it finds, and what it says of reasons."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Scripts"))

import parameters


def found(text):
    return [str(parameter) for parameter in parameters.unused(text, "A.swift")]


def test_a_parameter_that_the_body_uses_has_an_effect():
    assert found("public func f(_ a: Int, b c: Int) -> Int { a + c }") == []


def test_a_parameter_that_the_body_does_not_use_is_found_by_its_own_name():
    assert found("public init(a b: Int = 1) where A == B { }") == ["A.swift init(a:) b"]


def test_a_name_in_a_comment_or_a_literal_is_no_use_and_in_an_interpolation_it_is():
    text = 'public static func f<A>(a: A, b: A) { "a \\(b.map { "\\($0)" }) a" /* a */ // a\n }'
    assert found(text) == ["A.swift f(a:b:) a"]


def test_a_member_of_the_same_name_is_no_use():
    assert found("public func f(width: Int) -> Int { frame.width }") == ["A.swift f(width:) width"]


def test_an_ignored_parameter_is_found_by_its_label():
    assert found("public func f(a _: Int) { }") == ["A.swift f(a:) a"]


def test_requirements_and_functions_that_are_not_public_do_not_count():
    assert found("public protocol P {\n  func f(a: Int)\n}\nfunc g(a: Int) { }") == []


def test_metatypes_and_isolated_parameters_need_no_reason():
    text = "public func f<V>(_ type: V.Type = V.self, isolation: isolated (any Actor)? = #isolation) { }"
    assert found(text) == []


def test_a_parameter_without_a_reason_and_a_reason_without_a_parameter_are_reported():
    listed = parameters.patterns("# Comment\n\n## A reason.\nA.swift f(*) a\nA.swift g(*) b\n")
    unused = list(parameters.unused("public func f(a: Int) { }\npublic func h(b: Int) { }", "A.swift"))
    assert list(parameters.complaints(unused, listed)) == [
        "Sources/A.swift:2: h(b:) doesn't use b",
        "Scripts/parameters.txt: every parameter has an effect: A.swift g(*) b",
    ]


def test_every_parameter_of_the_sources_has_an_effect_or_a_reason():
    listed = parameters.patterns(parameters.REASONS.read_text())
    assert list(parameters.complaints(parameters.all_unused(), listed)) == []
