import Foundation
import RostrumScenes
import RostrumViews
import Testing

/// A graph of some views with what a test asks about it.
@MainActor
final class Rendering {
  let graph: ViewGraph

  init(@ViewBuilder _ content: () -> some View) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    graph = ViewGraph(environment: environment, content: content)
    TestGraphs.current?.add(graph)
  }

  /// The tree as text: a line for each element with its attributes, styles by their names only.
  var outline: String {
    graph.root.children.map { $0.outline(depth: 0) }.joined(separator: "\n")
  }

  /// The elements of a role in the order of the tree.
  func all(_ role: ElementRole) -> [Element] {
    graph.root.descendants.filter { $0.role == role }
  }

  /// The only element of a role.
  func only(_ role: ElementRole, _ location: SourceLocation = #_sourceLocation) throws -> Element {
    let elements = all(role)
    try #require(elements.count == 1, sourceLocation: location)
    return elements[0]
  }

  /// Does what a user does to the only element of a role, and updates.
  @discardableResult
  func perform(
    _ action: UserEvent.Action,
    on role: ElementRole,
    _ location: SourceLocation = #_sourceLocation
  ) throws -> [Mutation] {
    try perform(action, on: only(role, location))
  }

  /// Does what a user does to an element, and updates.
  @discardableResult
  func perform(_ action: UserEvent.Action, on element: Element) throws -> [Mutation] {
    try graph.perform(UserEvent(element.id, action))
    return graph.update()
  }
}

extension Element {
  /// The variant in the words of a dump; `nil` for the usual one.
  var variant: String? {
    let prefix = "variant=\""
    return content.words.first { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count).dropLast())
    }
  }

  var descendants: [Element] { [self] + children.flatMap(\.descendants) }

  var styles: [StyleProperty] { state.styles }

  /// The path of a shape.
  var path: Path? { if case .shape(.path(let path, _)) = content { path } else { nil } }

  /// The place of an item of a toolbar.
  var place: ToolbarItemPlace? {
    if case .toolbarItem(let place, _) = content { place } else { nil }
  }

  /// The group that a tab belongs to.
  var group: String? { content.tabGroup }

  /// Whether a scrolling region shows how far it is scrolled.
  var showsIndicators: Bool? {
    if case .scroll(_, let showsIndicators, _) = content { showsIndicators } else { nil }
  }

  fileprivate func outline(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var facts: [String] = []
    if case .text(let words?, _) = content { facts.append("\"\(words)\"") }
    if let title = content.title { facts.append("title=\"\(title)\"") }
    if case .shape(.path(let path, let size)) = content {
      facts.append("path=\"\(path)\"")
      if let size { facts.append("size=\"\(size.width.words) \(size.height.words)\"") }
    }
    facts += content.words + state.facts.flatMap(\.words) + state.interactions.flatMap(\.words)
    if !styles.isEmpty {
      facts.append(
        "style=" + styles.map { String("\($0)".prefix { $0 != "(" }) }.joined(separator: "+"))
    }
    let line = indent + ([role.rawValue] + facts).joined(separator: " ")
    return ([line] + children.map { $0.outline(depth: depth + 1) }).joined(separator: "\n")
  }
}

extension CGFloat {
  fileprivate var words: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension Path {
  /// Where the path begins, to two digits after the point.
  var start: CGPoint? {
    if case .move(let point)? = elements.first { point.rounded } else { nil }
  }

  /// The path with two digits after the point.
  var rounded: Path { mapPoints(\.rounded) }
}

extension CGPoint {
  /// The point with two digits after the point.
  var rounded: CGPoint {
    CGPoint(x: (x * 100).rounded() / 100 + 0, y: (y * 100).rounded() / 100 + 0)
  }
}

/// Something that tests can change from outside.
@MainActor
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
