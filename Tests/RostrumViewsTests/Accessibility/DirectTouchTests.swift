import RostrumViews
import Testing

@MainActor @Suite("Hints for assistive technology that passes on touches") struct DirectTouchTests {
  @Test("The traits are added and removed")
  func traits() throws {
    func traits(_ view: some View) throws -> AccessibilityTraits {
      try Rendering { view }.only(.text).state.traits
    }
    let text = Text("a")
    #expect(try traits(text.accessibilityDirectTouch()) == .allowsDirectInteraction)
    let both = text.accessibilityAddTraits([.allowsDirectInteraction, .startsMediaSession])
    #expect(try traits(both.accessibilityDirectTouch(false)) == .startsMediaSession)
    let options: AccessibilityDirectTouchOptions = [.requiresActivation, .silentOnTouch]
    #expect(options.rawValue == 3)
    #expect(try traits(text.accessibilityDirectTouch(options: options)) == .allowsDirectInteraction)
  }
}
