import RostrumViews

/// A control with the least that tests of the graph need.
struct Press<Label: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .button }
  let role: ButtonRole?
  let content: Label
  let action: @MainActor () -> Void

  init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    content = label()
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .button(.automatic, role: role, border: .automatic)
    if !environment.isEnabled { element.state.isDisabled = true }
    element.onTap(action)
  }
}

extension Press where Label == Text {
  init(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(verbatim: title) }
  }
}

/// A column of views.
struct Column<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .stack }
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {}
}

/// A column that puts each child in a row of its own, with the number of the row.
struct Rows<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .list }
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {}

  func wrapper(for child: ElementHandle, in environment: EnvironmentValues) -> ElementWrapper? {
    ElementWrapper(.row) { row in
      if let index = child.trait(RowKey.self)?.index { row.state.badge = "\(index)" }
    }
  }
}

/// A line of editable text.
struct Field: LeafView {
  typealias Body = Never
  static var role: ElementRole { .textField }
  let name: String
  let text: Binding<String>

  init(_ name: String, text: Binding<String> = .constant("")) {
    self.name = name
    self.text = text
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .textField(text.wrappedValue, [.placeholder(name)])
    if !environment.isEnabled { element.state.isDisabled = true }
    element.onText { [text] in text.wrappedValue = $0 }
  }
}

/// A number with limits.
struct Range: LeafView {
  typealias Body = Never
  static var role: ElementRole { .slider }
  let value: Binding<Double>

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .slider(value.wrappedValue, in: 0...10, step: nil)
    element.onNumber(in: 0...10) { [value] in value.wrappedValue = $0 }
    element.onStep(up: value.wrappedValue < 10, down: value.wrappedValue > 0) { [value] in
      value.wrappedValue += $0 ? 1 : -1
    }
  }
}

struct Disabling: EnvironmentModifier {
  let isDisabled: Bool
  func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

struct Hiding: ElementModifier {
  let isHidden: Bool
  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if isHidden { element.state.isHidden = true }
  }
}

struct Styling: ElementModifier {
  let style: StyleProperty
  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.style(style)
  }
}

/// Counts how often a body runs.
@MainActor
final class Counter {
  var counts: [String: Int] = [:]

  @discardableResult
  func count(_ name: String) -> EmptyView {
    counts[name, default: 0] += 1
    return EmptyView()
  }

  subscript(name: String) -> Int { counts[name, default: 0] }
}

/// Remembers in which order things happened.
@MainActor
final class Log {
  var lines: [String] = []

  func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
