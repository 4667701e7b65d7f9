import Testing

struct ExhaustivityReasonTests {
  private let rule = RostrumLintTests.rule("exhaustivityReason")

  @Test("Assignments without a reason") func reasons() {
    let source = #"""
      func a() {
        // A comment about the store.
        let store = TestStore()

        store.exhaustivity = .off
        store.exhaustivity = .off(showSkippedAssertions: true)
      }
      """#
    #expect(places(of: rule, in: source) == ["5:3", "6:3"])
  }

  @Test("Assignments with one, and other values") func comments() {
    let source = #"""
      func a() {
        // The features on the way have tests of their own.
        store.exhaustivity = .off
        store.exhaustivity = .off  // Only the end matters.
        /* Why. */ store.exhaustivity = .off
        store.exhaustivity = .on
        exhaustivity == .off
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
