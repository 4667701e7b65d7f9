import Foundation
import Rostrum

/// A control of each kind with a focus state, and a button that gives the focus to each.
struct FocusProbe: View {
  enum Control: String, CaseIterable {
    case field, button, toggle, slider, stepper, picker, date, link, menu
  }

  @FocusState private var focus: Control?
  @AccessibilityFocusState private var isSpoken: Bool
  @State private var text = ""
  @State private var isOn = false
  @State private var number = 1.0
  @State private var date = Date(timeIntervalSince1970: 0)

  var body: some View {
    VStack {
      ForEach(Control.allCases, id: \.self) { control in
        view(of: control).focused($focus, equals: control)
        Button("To \(control.rawValue)") { focus = control }
      }
      Button("spoken") {}.accessibilityFocused($isSpoken)
      Button("To spoken") { isSpoken = true }
      Button("To none") { focus = nil }
      Text("Focus: \(isSpoken ? "spoken" : focus?.rawValue ?? "none")")
    }
  }

  @ViewBuilder
  private func view(of control: Control) -> some View {
    switch control {
    case .field: TextField("field", text: $text)
    case .button: Button("button") {}
    case .toggle: Toggle("toggle", isOn: $isOn)
    case .slider: Slider(value: $number, in: 0...10) { Text("slider") }
    case .stepper: Stepper("stepper", value: $number)
    case .picker:
      Picker("picker", selection: $number) {
        Text("One").tag(1.0)
        Text("Two").tag(2.0)
      }
    case .date: DatePicker("date", selection: $date, displayedComponents: .date)
    case .link: Link("link", destination: URL(string: "https://example.org")!)
    case .menu: Menu("menu") { Button("Item") {} }
    }
  }
}
