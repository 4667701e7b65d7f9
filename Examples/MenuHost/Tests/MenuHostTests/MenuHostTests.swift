import MenuHost
import Rostrum
import Testing

@MainActor struct MenuHostTests {
  @Test("A person writes, switches and presses by numbers")
  func greeting() throws {
    let host = MenuHost(NotesApp())
    #expect(host.show() == "1. Title\n2. Pinned: off\n3. Add (disabled)")
    try host.answer("1 Milk and bread")
    try host.answer("2")
    #expect(host.show() == "1. Title: Milk and bread\n2. Pinned: on\n3. Add")
    try host.answer("3")
    #expect(host.show() == "— Added — Milk and bread\n1. OK")
    try host.answer("1")
    #expect(host.show().hasPrefix("1. Title"))
  }

  @Test("What a person can't do is refused, and changes nothing")
  func refusals() {
    let host = MenuHost(NotesApp())
    let text = host.show()
    for answer in ["", "0", "4", "x", "-1"] {
      #expect(throws: MenuError.noSuchNumber(answer)) { try host.answer(answer) }
    }
    #expect(throws: (any Error).self) { try host.answer("3") }
    #expect(host.show() == text)
  }

  @Test("A change that no answer caused is told")
  func changes() {
    let model = Model()
    var changes = 0
    let host = MenuHost(CountApp(model: model)) { changes += 1 }
    #expect(host.show() == "0")
    model.count = 1
    #expect(changes == 1)
    #expect(host.show() == "1")
  }
}

private struct NotesApp: App {
  var body: some Scene { WindowGroup { NoteForm() } }
}

private struct NoteForm: View {
  @State private var title = ""
  @State private var isPinned = false
  @State private var isConfirmationPresented = false

  var body: some View {
    TextField("Title", text: $title)
    Toggle("Pinned", isOn: $isPinned)
    Button("Add") { isConfirmationPresented = true }
      .disabled(title.isEmpty)
      .alert("Added", isPresented: $isConfirmationPresented) {
      } message: {
        Text(title)
      }
  }
}

@MainActor @Observable private final class Model {
  var count = 0
}

private struct CountApp: App {
  let model: Model

  init() { model = Model() }

  init(model: Model) { self.model = model }

  var body: some Scene { WindowGroup { Text("\(model.count)") } }
}
