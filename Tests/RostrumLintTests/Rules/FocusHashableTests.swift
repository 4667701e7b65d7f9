import Testing

struct FocusHashableTests {
  private let rule = RostrumLintTests.rule("focusHashable")

  @Test("Types without the conformance") func types() {
    let source = #"""
      struct V: View {
        @FocusState var a: Field?
        @FocusState private var b: Place
        enum Field: Equatable { case a(Int), b }
      }
      struct Place { var x = 0 }
      """#
    #expect(places(of: rule, in: source) == ["4:8", "6:8"])
  }

  @Test("Types that are `Hashable`, or that the file doesn't show") func hashable() {
    let source = #"""
      struct V: View {
        @FocusState var a: Field?
        @FocusState var b: Place?
        @FocusState var c: Elsewhere?
        @FocusState var d: Bool
        @FocusState var e: Other?
        @FocusState var f: Row?
        enum Field { case a, b }
      }
      struct Place {}
      extension Place: Hashable {}
      enum Other: Hashable { case a(Int) }
      enum Row: FormField { case a(Int) }
      enum Unused { case a(Int) }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("A type that an extension in a different file makes `Hashable`")
  func elsewhere() {
    let view = #"""
      struct V: View {
        @FocusState var a: Field?
        enum Field { case a(Int) }
      }
      """#
    #expect(places(of: rule, in: [view, "extension V.Field: Hashable {}"]) == [])
    #expect(places(of: rule, in: [view, "extension V.Field: Codable {}"]) == ["3:8"])
  }
}
