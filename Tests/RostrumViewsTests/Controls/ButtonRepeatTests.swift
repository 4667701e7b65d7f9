import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Buttons that repeat", .viewsEnd) struct ButtonRepeatTests {
  @Test("Buttons repeat where the environment says so, whatever their style")
  func behavior() {
    struct Dim: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }
    }
    let view = Rendering {
      Button("a") {}
      VStack {
        Button("b") {}
        Button("c") {}.buttonStyle(Dim())
        Button("d") {}.buttonRepeatBehavior(.disabled)
        Button("e") {}.disabled(true)
      }
      .buttonRepeatBehavior(.enabled)
    }
    #expect(
      view.all(.button).map { $0.state.accepts(.repeats) } == [false, true, true, false, true])
  }
}
