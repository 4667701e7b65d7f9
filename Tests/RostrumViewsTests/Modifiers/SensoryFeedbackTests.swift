import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("What a reader feels", .viewsEnd) struct SensoryFeedbackTests {
  private struct Volume: View {
    @State private var level = 0

    var body: some View {
      VStack {
        Button("Louder") { level += 1 }
        Button("Same") { level += 0 }
      }
      .sensoryFeedback(.selection, trigger: level)
      .sensoryFeedback(.impact(weight: .heavy), trigger: level) { old, new in new > 1 && old > 0 }
      .sensoryFeedback(trigger: level) { old, new in new == 3 ? .warning : nil }
    }
  }

  @Test("Each change of the value is felt, and a change that isn't wanted is not")
  func changes() async {
    let host = TestHost { Volume() }
    #expect(host.feedback.isEmpty)
    await host.button("Louder").tap()
    #expect(host.feedback == [.selection])
    await host.button("Same").tap()
    #expect(host.feedback == [.selection])
    await host.button("Louder").tap()
    #expect(host.feedback.map(\.description).sorted() == ["impact", "selection", "selection"])
    await host.button("Louder").tap()
    #expect(host.feedback.contains(.warning))
  }

  @Test("Controls that are pressed, released and selected differ")
  func controls() {
    #expect(SensoryFeedback.press(.button) != .press(.slider))
    #expect(SensoryFeedback.selection(.on) != .selection(.off))
    #expect(SensoryFeedback.release(.slider).description == "release")
  }

  @Test("A collision is shorter if it is weaker, and of no length outside of the range")
  func intensity() {
    #expect(SensoryFeedback.impact(weight: .light, intensity: 0.5) != .impact(weight: .light))
    for number in [Double.nan, .infinity, 1e308, -1] {
      _ = SensoryFeedback.impact(flexibility: .soft, intensity: number)
    }
    #expect(SensoryFeedback.impact(intensity: 7) == .impact)
    #expect(
      SensoryFeedback.impact(intensity: -1) == .impact(flexibility: .rigid, intensity: 0))
  }
}
