public import Rostrum
import RostrumElements

/// A host for a terminal: it writes an app as numbered lines, and performs what a person answers.
///
/// ```swift
/// let host = MenuHost(Greetings())
/// print(host.show())
/// try host.answer("1 Blob")  // writes into the field with the number 1
/// try host.answer("2")       // presses the button with the number 2
/// ```
@MainActor
public final class MenuHost {
  /// Something that a person can do.
  private struct Choice {
    let element: ElementID
    /// What the person does, with the words behind the number.
    let action: (String) -> UserEvent.Action?
  }

  private let graph: ViewGraph
  private var lines: [String] = []
  private var choices: [Choice] = []

  /// Creates a host, and evaluates the app's views.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - setNeedsShow: Called when something has changed since ``show()``, such as by an effect.
  public init<Program: App>(
    _ app: Program, setNeedsShow: @escaping @MainActor () -> Void = {}
  ) {
    graph = ViewGraph(app: app, setNeedsUpdate: setNeedsShow)
  }

  /// Writes what the app shows.
  ///
  /// O(n) in the elements. A host that draws applies the mutations that `update()` returns instead.
  ///
  /// - Returns: The lines, which begin with the title if there is one.
  public func show() -> String {
    _ = graph.update()
    (lines, choices) = ([], [])
    write(graph.root)
    return lines.joined(separator: "\n")
  }

  /// Performs what a person answers.
  ///
  /// - Parameter line: A number of the last ``show()``, and words for a control that takes some.
  /// - Throws: ``MenuError`` if the answer means nothing, or `EventRefusal` if a user couldn't do that,
  ///   such as press a disabled button.
  public func answer(_ line: String) throws {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, let number = Int(first), choices.indices ~= number - 1 else {
      throw MenuError.noSuchNumber(line)
    }
    let choice = choices[number - 1]
    guard let action = choice.action(parts.count > 1 ? parts[1] : "") else {
      throw MenuError.unusableWords(line)
    }
    try graph.perform(UserEvent(choice.element, action))
  }
}

/// Why an answer means nothing.
public enum MenuError: Error, Equatable {
  /// The answer doesn't begin with one of the numbers.
  case noSuchNumber(String)
  /// The control can't use the words behind the number.
  case unusableWords(String)
}

// MARK: Writing

extension MenuHost {
  /// Writes the visible contents of an element, and numbers what a person can use.
  private func write(_ element: some ReadableElement) {
    for child in element.children where !child.state.isHidden && element.shows(child) {
      if let action = action(of: child) {
        choices.append(Choice(element: child.id, action: action))
        let value = child.shownValue
        let words = value.isEmpty ? child.accessibleName : "\(child.accessibleName): \(value)"
        lines.append("\(choices.count). \(words)\(child.state.isDisabled ? " (disabled)" : "")")
      } else {
        lines += heading(of: child).map { [$0] } ?? []
        if element.showsContent(of: child) { write(child) }
      }
    }
  }

  private func heading(of element: some ReadableElement) -> String? {
    switch element.state.content {
    case .text: element.textWords
    case .screen(let title?, _): "— \(title) —"
    case .alert(let title, let message, _): "— \(title) —" + (message.map { " \($0)" } ?? "")
    default: nil
    }
  }

  /// What a person does to an element, by the words behind its number; `nil` if it isn't a control.
  private func action(of element: some ReadableElement) -> ((String) -> UserEvent.Action?)? {
    switch element.state.content {
    case .button, .link: { _ in .tap }
    case .toggle(let isOn, _): { _ in .setOn(!isOn) }
    case .textField, .secureField, .textEditor: { .setText($0) }
    case .slider: { Double($0).map { .setNumber($0) } }
    case .stepper: { $0 == "-" ? .step(up: false) : .step(up: true) }
    default: nil
    }
  }
}
