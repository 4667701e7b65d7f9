import Rostrum

/// A field, and a button that ends the process by a trap, for `test_restart.py`.
struct TrapProbe: View {
  @State private var text = ""
  private let numbers: [Int] = []

  var body: some View {
    TextField("Text", text: $text)
    Button("Trap") { text = "\(numbers[text.count])" }
  }
}
