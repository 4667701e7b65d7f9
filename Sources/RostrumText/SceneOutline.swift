public import RostrumElements

/// A text outline of a scene, with one line for each element and its contents indented.
///
/// ```
/// screen “Standups”
///   button “Add”
///   list
///     row
///       “Design”
/// ```
///
/// The outline uses accessible names. Controls include their values, and selected, disabled and
/// focused elements are marked. A screen that a presentation covers is summarised in one line.
public struct SceneOutline: Hashable, Sendable {
  private let focused: ElementID?
  private var lines: [String] = []

  /// Creates the outline of a scene.
  ///
  /// O(n) in the elements of the scene.
  ///
  /// - Parameters:
  ///   - scene: The root element of the scene.
  ///   - focused: The ID of the element that has the keyboard focus.
  public init(of scene: ElementSnapshot, focused: ElementID? = nil) {
    self.focused = focused
    add(scene: scene)
  }

  private mutating func add(scene: ElementSnapshot) {
    for child in scene.children {
      if scene.shows(child) {
        add(child, depth: 0)
      } else {
        add(behind: child)
      }
    }
  }

  private mutating func add(behind element: ElementSnapshot) {
    var screen: ElementSnapshot? = element.role.isPresentation ? element : nil
    if screen == nil, element.role == .navigationStack { screen = element.screens.last }
    if screen == nil {
      element.visitVisible { if $0.role == .screen { screen = $0 } }
    }
    if let screen { lines.append("\(screen.role.rawValue)\(quoted(screen.heading)) (behind)") }
  }

  private mutating func add(_ element: ElementSnapshot, depth: Int, isOpen: Bool = true) {
    guard !element.state.isHidden else { return }
    switch element.role {
    case .grid, .gridRow, .navigationStack, .navigationBar, .toolbarItem:
      addChildren(of: element, depth: depth)
    case .spacer, .divider, .shape:
      break
    case .image:
      guard !element.state.isAccessibilityHidden, let label = element.state.label
      else {
        return
      }
      line("image\(quoted(label))", element, depth)
    case .text:
      line("“\(element.textWords)”", element, depth)
    case .header, .footer, .columnHeader:
      addNamed(element, depth: depth)
    case .tab:
      line("tab\(quoted(element.accessibleName))\(isOpen ? " (chosen)" : "")", element, depth)
      if isOpen { addChildren(of: element, depth: depth + 1) }
    case .scene, .screen:
      addHeaded(element, depth: depth)
    default:
      switch element.role.family {
      case .structure: addChildren(of: element, depth: depth)
      case .content, .control: addNamed(element, depth: depth)
      case .collection, .navigation:
        line(element.role.rawValue, element, depth)
        addChildren(of: element, depth: depth + 1)
      case .presentation: addHeaded(element, depth: depth)
      }
    }
  }

  private mutating func addNamed(_ element: ElementSnapshot, depth: Int) {
    line(element.role.rawValue + quoted(element.accessibleName), element, depth)
  }

  private mutating func addHeaded(_ element: ElementSnapshot, depth: Int) {
    line(element.role.rawValue + quoted(element.heading), element, depth)
    if let message = element.content.message {
      lines.append(indent(depth + 1) + "“\(message)”")
    }
    addChildren(of: element, depth: depth + 1)
  }

  private mutating func addChildren(of element: ElementSnapshot, depth: Int) {
    for child in element.children where element.shows(child) {
      add(child, depth: depth, isOpen: element.showsContent(of: child))
    }
  }

  private mutating func line(_ text: String, _ element: ElementSnapshot, _ depth: Int) {
    var text = indent(depth) + text
    let value = element.role == .tabView ? "" : element.shownValue
    if !value.isEmpty { text += " = “\(value)”" }
    if case .column(_, isFront: true, _) = element.content { text += " (in front)" }
    if element.state.isSelected { text += " (chosen)" }
    if case .columnHeader(let direction?, _) = element.content { text += " (\(direction))" }
    if element.state.isDisabled { text += " (disabled)" }
    if element.id == focused { text += " (focused)" }
    lines.append(text)
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private func quoted(_ name: String) -> String { name.isEmpty ? "" : " “\(name)”" }
}

extension SceneOutline: CustomStringConvertible {
  /// The lines of the outline, separated by newlines.
  public var description: String { lines.joined(separator: "\n") }
}
