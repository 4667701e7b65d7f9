import Rostrum

/// A form with a button that ends the process by a trap, for `test_restart.py` and `Tests/Chaos`.
struct TrapProbe: View {
  @State private var text = ""
  private let numbers: [Int] = []

  var body: some View {
    Text(verbatim: "text=\(text)")
    TextField("Text", text: $text)
    Button("Trap") { text = "\(numbers[text.count])" }
  }
}
