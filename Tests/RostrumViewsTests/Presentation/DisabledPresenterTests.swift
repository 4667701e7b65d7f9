import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("What a disabled view presents", .viewsEnd)
struct DisabledPresenterTests {
  private struct Screen: View {
    let kind: PresentationKind
    let isDisabledInside: Bool

    var body: some View {
      let content = Button("Inside") {}.disabled(isDisabledInside)
      let text = Text(verbatim: "a")
      let always = Binding.constant(true)
      Group {
        switch kind {
        case .alert: text.alert("?", isPresented: always) { content }
        case .dialog: text.confirmationDialog("?", isPresented: always) { content }
        case .cover: text.fullScreenCover(isPresented: always) { content }
        case .popover: text.popover(isPresented: always) { content }
        default: text.sheet(isPresented: always) { content }
        }
      }
      .disabled(true)
    }
  }

  @Test(
    "follows its own modifiers",
    arguments: [PresentationKind.alert, .dialog, .sheet, .cover, .popover], [true, false])
  func buttonsAreEnabled(kind: PresentationKind, isDisabled: Bool) {
    let view = Rendering { Screen(kind: kind, isDisabledInside: isDisabled) }
    let buttons = view.all(.button).filter { $0.content.buttonRole == nil }
    #expect(buttons.map(\.state.isDisabled) == [isDisabled])
  }
}
