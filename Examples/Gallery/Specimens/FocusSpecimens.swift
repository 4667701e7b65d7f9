import Foundation
import Rostrum

extension FocusedValues {
  @Entry fileprivate var name: String?
  @Entry fileprivate var title: Binding<String>?
}

@Observable
private final class FocusNote {
  let title: String
  init(title: String) { self.title = title }
}

/// Specimens of values that depend on the focus, or that the scene always has.
struct FocusedValueSpecimens: View {
  var body: some View {
    Specimens("Values of the focus and of the scene") {
      Specimen("V10.322", "focusedSceneValue(_:_:)") {
        Text("Editor").focusedSceneValue(\.name, "Ada")
        NameReader()
      }
      Specimen("V10.323", "focusedValue(_:), @FocusedValue(FocusNote.self)") {
        Keep(FocusNote(title: "Milk")) { $note in
          TextField("Note", text: .constant("")).focusedValue(note)
          NoteReader()
        }
      }
      Specimen("V10.324", "@FocusedBinding") {
        Keep("old") { $title in
          TextField("Title", text: $title).focusedValue(\.title, $title)
          TitleReader()
        }
      }
    }
  }
}

private struct NameReader: View {
  @FocusedValue(\.name) private var name
  var body: some View { Text("Name: \(name ?? "none")") }
}

private struct NoteReader: View {
  @FocusedValue(FocusNote.self) private var note
  var body: some View { Text("Note: \(note?.title ?? "none")") }
}

private struct TitleReader: View {
  @FocusedBinding(\.title) private var title
  var body: some View { Text("Title: \(title ?? "none")") }
}
