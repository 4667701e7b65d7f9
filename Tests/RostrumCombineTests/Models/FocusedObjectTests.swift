import OpenCombine
import RostrumCombine
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Focused objects")
struct FocusedObjectTests {
  final class Note: ObservableObject {
    @OpenCombine.Published var title: String

    init(_ title: String) { self.title = title }
  }

  struct Title: View {
    @FocusedObject private var note: Note?

    var body: some View {
      Text("title \(note?.title ?? "none")")
      if let note = $note { TextField("Rename", text: note.title) }
    }
  }

  struct Notes: View {
    let first: Note
    let second: Note
    let ofScene: Note?
    @State private var text = ""

    var body: some View {
      TextField("First", text: $text).focusedObject(first)
      TextField("Second", text: $text).focusedObject(second)
      Title().focusedSceneObject(ofScene)
    }
  }

  @Test("The object of the view with the focus is there, and the reader follows its changes")
  func follows() async {
    let (first, second) = (Note("one"), Note("two"))
    let host = TestHost { Notes(first: first, second: second, ofScene: nil) }
    #expect(host.text("title none").exists)
    await host.textField("First").focus()
    #expect(host.text("title one").exists)
    first.title = "changed"
    #expect(host.text("title changed").exists)
    await host.textField("Second").focus()
    #expect(host.text("title two").exists)
    first.title = "ignored"
    #expect(host.text("title two").exists)
  }

  @Test("An object of the scene is there wherever the focus is, and can be changed")
  func ofScene() async {
    let note = Note("scene")
    let host = TestHost { Notes(first: Note("one"), second: Note("two"), ofScene: note) }
    #expect(host.text("title scene").exists)
    await host.textField("Rename").type("!")
    #expect(note.title == "scene!" || note.title == "!")
    await host.textField("First").focus()
    #expect(host.text("title one").exists)
  }
}
