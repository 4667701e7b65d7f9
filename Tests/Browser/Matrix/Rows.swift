import Foundation
import Rostrum

/// Many rows, and texts of any length, for `test_sizes.py`; `MATRIX_ROWS` says how many rows.
struct Rows: View {
  /// The number of rows at first; `nil` if the presentations are to be shown.
  static var count: Int? {
    ProcessInfo.processInfo.environment["MATRIX_ROWS"].flatMap { Int($0) }
  }

  @State private var count: Int
  @State private var taps = 0
  @State private var notes = ""
  @SceneStorage("draft") private var draft = ""

  init(count: Int) {
    self.count = count
  }

  var body: some View {
    VStack {
      Text("\(taps) taps, \(notes.utf16.count) units, \(draft.utf16.count) kept")
      Button("Tap") { taps += 1 }
      Button("Fill") { count = 1000 }
      Button("Keep a megabyte") { draft = String(repeating: "\"words\"\n", count: 128 * 1024) }
      Button("Keep too much") { draft = String(repeating: "words", count: 1024 * 1024) }
      TextEditor(text: $notes)
        .frame(height: 80)
      ForEach(0..<count, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          Text("with a few words")
        }
      }
    }
  }
}
