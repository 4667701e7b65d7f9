import Foundation
import RostrumViews

/// What users do again and again.
enum Scenarios {
  struct Styles: Scenario {
    @State private var step = 0.0

    var body: some View {
      Button("Step") { step += 1 }
      Text("Moving")
        .frame(width: 100 + step)
        .opacity(step.truncatingRemainder(dividingBy: 997) / 1000)
        .offset(x: step / 3, y: -step)
    }

    static func round(_ number: Int, _ visitor: Visitor) async { await visitor.tap("Step") }
  }

  struct Field: Scenario {
    @State private var text = ""

    var body: some View {
      TextField("Text", text: $text)
      Text("\(text.count) characters")
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      let text = String(repeating: "x", count: number % 20)
      await visitor.act(.setText(text), on: .textField)
    }
  }

  /// A page whose socket drops.
  struct Reconnection: Scenario {
    var body: some View { Text("Idle") }

    static func round(_ number: Int, _ visitor: Visitor) async { await visitor.reconnect() }
  }
}
