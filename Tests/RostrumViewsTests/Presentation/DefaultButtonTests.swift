import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("The default button of a question")
struct DefaultButtonTests {
  struct Choice: Hashable {
    var name: String
    var role: ButtonRole?
    var hasShortcut = false
    var isDisabled = false
  }

  struct Row: CustomTestStringConvertible {
    let buttons: [Choice]
    let pressed: String?
    let kind: PresentationKind

    var testDescription: String { "\(kind) \(buttons.map(\.name)): \(pressed ?? "none")" }
  }

  nonisolated static let cancel = Choice(name: "Cancel", role: .cancel)
  nonisolated static let delete = Choice(name: "Delete", role: .destructive)
  nonisolated static let rows = [PresentationKind.alert, .dialog].flatMap { kind in
    [
      ([cancel, Choice(name: "Save")], "Save"),
      ([Choice(name: "Save"), Choice(name: "More", hasShortcut: true), cancel], "More"),
      ([delete, cancel], nil),
      ([delete, Choice(name: "Keep"), cancel], "Keep"),
      ([cancel, Choice(name: "Save", isDisabled: true)], nil),
      ([cancel], "Cancel"),
    ].map { Row(buttons: $0.0, pressed: $0.1, kind: kind) }
  }

  struct Screen: View {
    let row: Row
    let log: Log
    @State private var isAsking = true
    @State private var text = ""

    var body: some View {
      let text = Text("below")
      if row.kind == .alert {
        text.alert("Rename", isPresented: $isAsking) { actions }
      } else {
        text.confirmationDialog("Rename", isPresented: $isAsking) { actions }
      }
    }

    @ViewBuilder private var actions: some View {
      TextField("Name", text: $text)
      ForEach(row.buttons, id: \.self) { button in
        Button(button.name, role: button.role) { log(button.name) }
          .keyboardShortcut(button.hasShortcut ? .defaultAction : nil)
          .disabled(button.isDisabled)
      }
    }
  }

  @Test("is pressed by the return key in a field", arguments: rows)
  func pressed(_ row: Row) async {
    let log = Log()
    let host = TestHost { Screen(row: row, log: log) }
    #expect(host.focused == FocusedElement(.textField, "Name"))
    await host.textField("Name").submit()
    #expect(log.take() == [row.pressed].compactMap(\.self))
    #expect(host.presentations.isEmpty == (row.pressed != nil))
  }

  struct Submitting: View {
    let log: Log

    var body: some View {
      Text("below")
        .alert("Rename", isPresented: .constant(true)) {
          TextField("Name", text: .constant("")).onSubmit { log("inside") }
          Button("OK") { log("OK") }
        }
        .onSubmit { log("outside") }
    }
  }

  @Test("is pressed after the field's own action, and no action around the alert runs")
  func ownAction() async {
    let log = Log()
    let host = TestHost { Submitting(log: log) }
    await host.textField("Name").submit()
    #expect(log.take() == ["inside", "OK"])
  }
}
