import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("@Entry")
struct EntryTests {
  private func expectEntry(
    _ property: String, of type: String = "EnvironmentValues", is expected: String,
    diagnostics: [DiagnosticSpec] = [], line: UInt = #line
  ) {
    expectExpansion(
      of: "extension \(type) {\n  \(property)\n}",
      by: ["Entry": EntryMacro.self],
      is: "extension \(type) {\n\(expected.indented)\n}",
      diagnostics: diagnostics,
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

  @Test("A literal shows the type of the value")
  func aLiteralShowsTheTypeOfTheValue() {
    expectEntry(
      "@Entry var limit = 10",
      is: """
        \(accessors("var limit", key: "__Key_limit"))

        private nonisolated struct __Key_limit: RostrumViews.EnvironmentKey {
          static var defaultValue: Swift.Int { 10 }
        }
        """)
  }

  @Test("A type that is written is the type of the value")
  func aTypeThatIsWrittenIsTheTypeOfTheValue() {
    expectEntry(
      "@Entry public var style: any Style = Plain()",
      is: """
        \(accessors("public var style: any Style", key: "__Key_style"))

        private nonisolated struct __Key_style: RostrumViews.EnvironmentKey {
          static var defaultValue: any Style { Plain() }
        }
        """)
  }

  @Test("A value of unknown type is made once")
  func aValueOfUnknownTypeIsMadeOnce() {
    expectEntry(
      "@Entry var accent = Color.blue",
      is: """
        \(accessors("var accent", key: "__Key_accent"))

        private nonisolated struct __Key_accent: RostrumViews.EnvironmentKey {
          static let defaultValue = Color.blue
        }
        """)
  }

  @Test("An optional needs no initial value")
  func anOptionalNeedsNoInitialValue() {
    expectEntry(
      "@Entry var name: String?",
      is: """
        \(accessors("var name: String?", key: "__Key_name"))

        private nonisolated struct __Key_name: RostrumViews.EnvironmentKey {
          static var defaultValue: String? { nil }
        }
        """)
  }

  @Test("A transaction gets a key of its own type")
  func aTransactionGetsAKeyOfItsOwnKind() {
    expectEntry(
      "@Entry var isQuiet = false", of: "Transaction",
      is: """
        \(accessors("var isQuiet", key: "__Key_isQuiet"))

        private nonisolated struct __Key_isQuiet: RostrumViews.TransactionKey {
          static var defaultValue: Swift.Bool { false }
        }
        """)
  }

  @Test("A value for a container gets a key of its own type")
  func aValueForAContainerGetsAKeyOfItsOwnKind() {
    expectEntry(
      "@Entry var isPinned = false", of: "ContainerValues",
      is: """
        \(accessors("var isPinned", key: "__Key_isPinned"))

        private nonisolated struct __Key_isPinned: RostrumViews.ContainerValueKey {
          static var defaultValue: Swift.Bool { false }
        }
        """)
  }

  @Test("A focused value is of the type within the optional")
  func aFocusedValueIsOfTheTypeWithinTheOptional() {
    expectEntry(
      "@Entry var note: Binding<Note>?", of: "FocusedValues",
      is: """
        \(accessors("var note: Binding<Note>?", key: "__Key_note"))

        private nonisolated struct __Key_note: RostrumViews.FocusedValueKey {
          typealias Value = Binding<Note>
        }
        """)
  }

  @Test("A focused value that is not optional is refused")
  func aFocusedValueThatIsNotOptionalIsRefused() {
    expectEntry(
      "@Entry var note: Note", of: "FocusedValues", is: "var note: Note",
      diagnostics: [
        DiagnosticSpec(
          message: "A focused value is 'nil' without focus, so its type must be optional",
          line: 2, column: 14)
      ])
  }

  @Test("Without an initial value there is nothing to fall back on")
  func withoutAnInitialValueThereIsNothingToFallBackOn() {
    expectEntry(
      "@Entry var limit: Int", is: "var limit: Int",
      diagnostics: [
        DiagnosticSpec(
          message: "'@Entry' requires an initial value, which is the default",
          line: 2, column: 14)
      ])
  }

  @Test("Other types have no entries")
  func otherTypesHaveNoEntries() {
    expectEntry(
      "@Entry var limit = 10", of: "Settings", is: "var limit = 10",
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Entry' can only be attached to a 'var' in an extension of 'EnvironmentValues', \
            'Transaction', 'ContainerValues' or 'FocusedValues'
            """,
          line: 2, column: 3)
      ])
  }
}
