import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@DependencyEntry")
struct DependencyEntryTests {
  private func expectEntry(
    _ property: String, is expected: String, diagnostics: [DiagnosticSpec] = [],
    fixed: String? = nil, line: UInt = #line
  ) {
    expectExpansion(
      of: "extension DependencyValues {\n  \(property)\n}",
      by: ["DependencyEntry": DependencyEntryMacro.self],
      is: "extension DependencyValues {\n\(expected.indented)\n}",
      diagnostics: diagnostics,
      fixed: fixed.map { "extension DependencyValues {\n  \($0)\n}" },
      line: line)
  }

  private func accessors(_ property: String, key: String) -> String {
    """
    \(property) {
      get { self[\(key).self] }
      set { self[\(key).self] = newValue }
    }
    """
  }

  @Test("An initial value is what tests see")
  func anInitialValueIsWhatTestsSee() {
    expectEntry(
      "@DependencyEntry var facts = FactClient()",
      is: """
        \(accessors("var facts", key: "_Key_facts"))

        private nonisolated enum _Key_facts: RostrumDependencies.TestDependencyKey {
          static var testValue: FactClient { FactClient() }
        }
        """)
  }

  @Test("A live value makes a key for shipped programs")
  func aLiveValueMakesAKeyForShippedPrograms() {
    expectEntry(
      "@DependencyEntry(liveValue: Facts.live, previewValue: Facts.fake) var facts: any Facts = None()",
      is: """
        \(accessors("var facts: any Facts", key: "_Key_facts"))

        private nonisolated enum _Key_facts: RostrumDependencies.DependencyKey {
          static var liveValue: any Facts { Facts.live }
          static var previewValue: any Facts { Facts.fake }
          static var testValue: any Facts { None() }
        }
        """)
  }

  @Test("Without an initial value the key has no test value")
  func withoutAnInitialValueTheKeyHasNoTestValue() {
    expectEntry(
      "@DependencyEntry(liveValue: Facts()) var facts: Facts",
      is: """
        \(accessors("var facts: Facts", key: "_Key_facts"))

        private nonisolated enum _Key_facts: RostrumDependencies.DependencyKey {
          static var liveValue: Facts { Facts() }
        }
        """)
  }

  @Test("A key with a name is as visible as the property")
  func aKeyWithANameIsAsVisibleAsTheProperty() {
    expectEntry(
      #"@DependencyEntry("LimitKey") public var limit = 10"#,
      is: """
        \(accessors("public var limit", key: "LimitKey"))

        public nonisolated enum LimitKey: RostrumDependencies.TestDependencyKey {
          public static var testValue: Swift.Int { 10 }
        }
        """)
  }

  @Test("A value whose type is not to be seen is made once")
  func aValueWhoseTypeIsNotToBeSeenIsMadeOnce() {
    expectEntry(
      "@DependencyEntry var facts = FactClient.noop",
      is: """
        \(accessors("var facts", key: "_Key_facts"))

        private nonisolated enum _Key_facts: RostrumDependencies.TestDependencyKey {
          static let testValue = FactClient.noop
        }
        """)
  }

  @Test(
    "An entry is a variable in an extension of the dependencies",
    arguments: [
      ("extension EnvironmentValues", "var facts = Facts()"),
      ("struct DependencyValues", "var facts = Facts()"),
      ("extension DependencyValues", "let facts = Facts()"),
      ("extension DependencyValues", "var facts: Facts { Facts() }"),
    ]
  )
  func anEntryIsAVariableInAnExtensionOfTheDependencies(type: String, property: String) {
    expectExpansion(
      of: "\(type) {\n  @DependencyEntry \(property)\n}",
      by: ["DependencyEntry": DependencyEntryMacro.self],
      is: "\(type) {\n  \(property)\n}",
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@DependencyEntry' can only be attached to a 'var' in an extension of 'DependencyValues'",
          line: 2, column: 3)
      ])
  }

  @Test("An entry without any value is refused, and one is asked for")
  func anEntryWithoutAnyValueIsRefusedAndOneIsAskedFor() {
    expectEntry(
      "@DependencyEntry var facts: Facts",
      is: "var facts: Facts",
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@DependencyEntry' requires an initial value, which tests use, or a 'liveValue' argument",
          line: 2, column: 24, fixIts: [FixItSpec(message: "Insert '= <#Facts#>'")])
      ],
      fixed: "@DependencyEntry var facts: Facts = <#Facts#>")
  }
}
