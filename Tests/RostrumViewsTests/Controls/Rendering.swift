import Foundation
import Testing

@testable import RostrumViews

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

  var styles: [StyleProperty] { self[.style]?.styles ?? [] }

  fileprivate func outline(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let facts =
      content.words
      + AttributeKey.allCases.compactMap { key in self[key].map { key.words(for: $0) } }
    let line = indent + ([role.rawValue] + facts).joined(separator: " ")
    return ([line] + children.map { $0.outline(depth: depth + 1) }).joined(separator: "\n")
  }
}

extension AttributeKey {
  fileprivate func words(for value: AttributeValue) -> String {
    switch value {
    case .string(let text) where self == .text: "\"\(text)\""
    case .string(let text): "\(rawValue)=\"\(text)\""
    case .number(let number): "\(rawValue)=\(svgNumber(number))"
    case .flag(true) where self != .value: rawValue
    case .flag(let flag): "\(rawValue)=\(flag)"
    case .element: "\(rawValue)=…"
    case .transition: "transition=…"
    case .styles(let styles):
      "style=" + styles.map { String("\($0)".prefix { $0 != "(" }) }.joined(separator: "+")
    }
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
