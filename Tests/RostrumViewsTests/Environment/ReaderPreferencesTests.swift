import Foundation
import RostrumElements
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Preferences of the reader", .viewsEnd)
struct ReaderPreferencesTests {
  struct Facts: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    @Environment(\.accessibilityInvertColors) private var inverts
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.colorScheme) private var scheme
    @Environment(\.readerTimeZone) private var zone

    var body: some View {
      Text("motion \(reducesMotion), transparency \(reducesTransparency)")
      Text("color \(differentiates), inverted \(inverts), contrast \(contrast)")
      Text(verbatim: "scale \(scale), pixel \(pixel), \(height == .compact ? "low" : "high")")
      Text("scheme \(scheme), zone \(zone?.identifier ?? "none")")
    }
  }

  struct Untold: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilitySwitchControlEnabled) private var switches
    @Environment(\.accessibilityEnabled) private var assistance
    @Environment(\.accessibilityShowButtonShapes) private var shapes
    @Environment(\.accessibilityDimFlashingLights) private var dims
    @Environment(\.accessibilityLargeContentViewerEnabled) private var enlarges
    @Environment(\.accessibilityPlayAnimatedImages) private var plays

    var body: some View {
      Text(verbatim: "\([voiceOver, switches, assistance, shapes, dims, enlarges]), \(plays)")
    }
  }

  @Test("What no browser tells is as it is for most readers, and the host isn't asked for it")
  func untold() {
    let host = TestHost { Untold() }
    #expect(host.text("[false, false, false, false, false, false], true").exists)
    #expect(!host.graph.root.state.accepts(.prefer))
  }

  struct Weight: View {
    @Environment(\.legibilityWeight) private var weight

    var body: some View {
      Text(verbatim: weight.map { "\($0)" } ?? "unknown")
    }
  }

  @Test("The weight of text is unknown unless the app sets it")
  func legibilityWeight() {
    let host = TestHost {
      Weight()
      Weight().environment(\.legibilityWeight, .bold)
    }
    #expect(texts(host) == ["unknown", "bold"])
  }

  private func texts(_ host: TestHost) -> [String] {
    host.graph.root.children.compactMap(\.content.text)
  }

  @Test("What the host reports reaches the views that read it")
  func reported() throws {
    let host = TestHost { Facts() }
    #expect(host.graph.root.state.accepts(.prefer))
    #expect(texts(host).first == "motion false, transparency false")
    let preferences = ReaderPreferences(
      options: Set(ReaderPreferences.Option.allCases), displayScale: 2, timeZone: "Asia/Tokyo")
    try host.graph.perform(UserEvent(host.graph.root.id, .prefer(preferences)))
    _ = host.presentations
    #expect(
      texts(host) == [
        "motion true, transparency true", "color true, inverted true, contrast increased",
        "scale 2.0, pixel 0.5, low",
        "scheme dark, zone Asia/Tokyo",
      ])
    try host.graph.perform(UserEvent(host.graph.root.id, .prefer(ReaderPreferences())))
    _ = host.presentations
    #expect(texts(host).first == "motion false, transparency false")
  }

  @Test("A scene whose views read no preference doesn't ask, and refuses a report")
  func unasked() {
    let host = TestHost { Text("plain") }
    #expect(!host.graph.root.state.accepts(.prefer))
    #expect(throws: EventRefusal.self) {
      try host.graph.perform(UserEvent(host.graph.root.id, .prefer(ReaderPreferences())))
    }
  }

  struct Later: View {
    @State private var isOpen = false

    var body: some View {
      Button("open") { isOpen = true }
      if isOpen { Facts() }
    }
  }

  @Test("A scene asks once a view reads a preference, and once only")
  func later() async {
    let host = TestHost { Later() }
    #expect(!host.graph.root.state.accepts(.prefer))
    await host.button("open").tap()
    #expect(host.graph.root.state.accepts(.prefer))
  }

  struct Moving: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.sizeCategory) private var category

    var body: some View { Text("\(reducesMotion) \(category.isAccessibilityCategory)") }
  }

  @Test("A test and a view can set a preference")
  func set() async {
    let host = TestHost { Moving() }
    await host.setEnvironment(\.accessibilityReduceMotion, true)
    await host.setEnvironment(\.sizeCategory, .accessibilityLarge)
    #expect(host.text("true true").exists)
    let inner = TestHost { Moving().environment(\.accessibilityReduceMotion, true) }
    #expect(inner.text("true false").exists)
  }

  @Test("A scale that can't be one counts as 1", arguments: [0, -1, Double.nan, .infinity, 1e308])
  func scale(_ scale: Double) async {
    let host = TestHost { Facts() }
    await host.setEnvironment(\.displayScale, CGFloat(scale))
    #expect(texts(host)[2].hasPrefix(scale == 1e308 ? "scale 1e+308" : "scale 1.0, pixel 1.0"))
  }
}
