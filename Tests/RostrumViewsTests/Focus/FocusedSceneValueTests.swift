import Observation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

extension FocusedValues {
  @Entry fileprivate var document: String?
  @Entry fileprivate var title: Binding<String>?
}

@MainActor
@Suite("Values of the scene and of the focus", .viewsEnd)
struct FocusedSceneValueTests {
  struct Reader: View {
    @FocusedValue(\.document) private var document
    var body: some View { Text("document \(document ?? "none")") }
  }

  struct Documents: View {
    @State private var name = "one"
    @State private var isOpen = true

    var body: some View {
      Reader()
      Button("rename") { name = "two" }
      Button("close") { isOpen = false }
      if isOpen {
        Text("editor").focusedSceneValue(\.document, name)
      }
      TextField("Field", text: .constant("")).focusedValue(\.document, "of the field")
    }
  }

  @Test("A value of the scene is there wherever the focus is, until its view is gone")
  func scene() async {
    let host = TestHost { Documents() }
    #expect(host.text("document one").exists)
    await host.button("rename").tap()
    #expect(host.text("document two").exists)
    await host.button("close").tap()
    #expect(host.text("document none").exists)
  }

  @Test("A value of the focused view takes precedence over that of the scene")
  func precedence() async {
    let host = TestHost { Documents() }
    await host.textField("Field").focus()
    #expect(host.text("document of the field").exists)
    await host.button("rename").focus()
    #expect(host.text("document one").exists)
  }

  @Observable final class Note {
    let name: String
    init(name: String) { self.name = name }
  }

  struct NoteReader: View {
    @FocusedValue(Note.self) private var note
    var body: some View { Text("note \(note?.name ?? "none")") }
  }

  @Test("A model is read by its type")
  func model() async {
    let host = TestHost {
      NoteReader()
      TextField("Field", text: .constant("")).focusedValue(Note(name: "focused"))
      Text("editor").focusedSceneValue(Note(name: "of the scene"))
    }
    #expect(host.text("note of the scene").exists)
    await host.textField("Field").focus()
    #expect(host.text("note focused").exists)
  }

  struct Titles: View {
    @State private var title = "old"

    var body: some View {
      Commands()
      Text("title \(title)")
      TextField("Title", text: $title).focusedValue(\.title, $title)
    }

    struct Commands: View {
      @FocusedBinding(\.title) private var title
      var body: some View {
        Text(title.map { "editing \($0)" } ?? "nothing")
        Button("clear") { title = "none" }.keyboardShortcut("k")
      }
    }
  }

  @Test("A focused binding reads and writes the state of the focused view")
  func binding() async {
    let host = TestHost { Titles() }
    await host.button("clear").tap()
    #expect(host.text("title old").exists)
    await host.textField("Title").focus()
    #expect(host.text("editing old").exists)
    await host.press("k", modifiers: .command)
    #expect(host.text("title none").exists)
  }

  struct Followed: View {
    let log: Log
    var body: some View {
      Text("card").focusable(true, interactions: .activate)
      Text("followed").focusable { isFocused in log("\(isFocused)") }
      TextField("Field", text: .constant(""))
    }
  }

  @Test("A view that can be focused tells of its focus")
  func change() async {
    let log = Log()
    let host = TestHost { Followed(log: log) }
    await host.text("followed").focus()
    await host.textField("Field").focus()
    #expect(log.take() == ["true", "false"])
    await host.text("card").focus()
    #expect(host.text("card").isFocused)
  }
}
