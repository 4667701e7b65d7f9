import Foundation
import Rostrum

/// Values that all users share, for `test_shared.py`.
struct BoardProbe: View {
  @Shared(.database("notes")) private var notes: IdentifiedArrayOf<Note> = []
  @Shared(.database("total")) private var total = 0
  @State private var text = ""

  var body: some View {
    Text("Total \(total)")
    Button("Count") { $total.withLock { $0 += 1 } }
    TextField("Note", text: $text)
    Button("Post") {
      $notes.withLock { _ = $0.append(Note(id: UUID(), text: text)) }
      text = ""
    }
    List {
      ForEach(notes) { note in
        HStack {
          Text(note.text)
          Button("Remove \(note.text)") { $notes.withLock { _ = $0.remove(id: note.id) } }
        }
        .accessibilityIdentifier("note")
      }
    }
    if let error = $notes.saveError ?? $total.saveError { Text(error.localizedDescription) }
  }

  struct Note: Codable, Hashable, Identifiable {
    let id: UUID
    let text: String
  }
}
