import Foundation
import Testing

/// A browser's page as a model: it applies operations by the rules of the protocol, and nothing
/// else.
///
/// It fails the test where a browser would have to give up: unknown elements, parts or operations.
package final class ModelPage {
  package final class Node: CustomStringConvertible {
    package let tag: String
    package var attributes: [String: String]
    package var text: String
    package var children: [Node] = []
    weak var parent: Node?

    package init(tag: String, attributes: [String: String], text: String) {
      self.tag = tag
      self.attributes = attributes
      self.text = text
    }

    package var description: String {
      let names = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
      let content = text + children.map(\.description).joined()
      return "<\(tag)\(names.joined())>\(content)</\(tag)>"
    }

    package func remove() { parent?.children.removeAll { $0 === self } }

    package func insert(_ child: Node, before: Node?) {
      child.parent = self
      let index = children.firstIndex { $0 === before } ?? children.endIndex
      children.insert(child, at: index)
    }
  }

  private struct Place: Hashable {
    package var id: Int
    package var part: Int
  }

  package private(set) var root: Node?
  package private(set) var rules: [String] = []
  package private(set) var announcements: [String] = []
  package private(set) var motions: [String] = []
  package private(set) var opened: [String] = []
  package private(set) var copied: [String] = []
  package private(set) var kept: [String: String] = [:]
  /// To which elements, and to which places, it was scrolled.
  package private(set) var scrolled: [String] = []
  package private(set) var focused: Int?
  package private(set) var depth: Int?
  package private(set) var levels: Int?
  package private(set) var revisions: [Int: Int] = [:]
  private var nodes: [Place: Node] = [:]

  package init() {}

  package var html: String { root?.description ?? "" }

  package func apply(_ operations: [UInt8]?) throws {
    guard let operations else { return }
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(operations)) as? [[Any]])
    for operation in list { try apply(operation) }
    if let root { numberRows(in: root) }
  }

  /// Numbers the rows of a container in which some are absent, as the client does.
  private func numberRows(in node: Node) {
    for child in node.children { numberRows(in: child) }
    let isPartial = node.children.contains { $0.attributes["data-rows"] != nil }
    func isRow(_ child: Node) -> Bool {
      child.attributes["class"]?.split(separator: " ").first == "r-row"
        && child.attributes["role"] != nil
    }
    func count(_ child: Node) -> Int {
      child.attributes["data-rows"].flatMap { Int($0) } ?? (isRow(child) ? 1 : 0)
    }
    let all = node.children.reduce(0) { $0 + count($1) }
    var passed = 0
    for child in node.children {
      passed += count(child)
      guard isRow(child) else { continue }
      child.attributes["aria-posinset"] = isPartial ? "\(passed)" : nil
      child.attributes["aria-setsize"] = isPartial ? "\(all)" : nil
    }
  }

  private func apply(_ operation: [Any]) throws {
    func number(_ index: Int) throws -> Int { try #require(operation[index] as? Int) }
    switch try #require(operation[0] as? String) {
    case "m":
      nodes = [:]
      root = try build(operation[1])
    case "i":
      let next = try number(2) == 0 ? nil : try node(try number(2), 0)
      let slot = try slot(of: try number(1))
      if let next { #expect(next.parent === slot) }
      slot.insert(try build(operation[3]), before: next)
    case "r":
      let removed = try node(try number(1), 0)
      forget(removed)
      removed.remove()
    case "v":
      let moved = try node(try number(1), 0)
      let next = try number(2) == 0 ? nil : try node(try number(2), 0)
      let parent = try #require(moved.parent)
      moved.remove()
      parent.insert(moved, before: next)
    case "x": try changeParts(operation)
    case "a":
      for index in stride(from: 2, to: operation.count, by: 2) {
        let target = try node(try number(1), try number(index))
        for (name, value) in try #require(operation[index + 1] as? [String: Any]) {
          target.attributes[name] = Self.text(value, of: target.attributes[name])
        }
      }
    case "t":
      try node(try number(1), try number(2)).text = try #require(operation[3] as? String)
    case "p":
      revisions[try number(1)] = try number(4)
      try setValue(of: try node(try number(1), try number(2)), to: operation[3])
    case "c":
      if operation.count > 2 { rules = [] }
      rules += try #require(operation[1] as? [String])
    case "f": focused = try number(1)
    case "y": scrolled.append(operation.dropFirst().map { "\($0)" }.joined(separator: " "))
    case "s": announcements.append(try #require(operation[1] as? String))
    case "b": _ = try #require(operation[1] as? [Int])
    case "h":
      depth = try number(1)
      levels = operation.count > 2 ? try number(2) : depth
    case "n":
      _ = try node(try number(1), 0)
      motions.append(operation.dropFirst().map { "\($0)" }.joined(separator: " | "))
    case "o": opened.append(try #require(operation[1] as? String))
    case "w": copied.append(try #require(operation[1] as? String))
    case "k": kept[try #require(operation[1] as? String)] = operation[2] as? String
    case let name: Issue.record("unknown operation \(name)")
    }
  }

  /// Removes parts, or inserts one with those within it; the parts after them are numbered anew.
  private func changeParts(_ operation: [Any]) throws {
    let numbers = operation.dropFirst().prefix(4).compactMap { $0 as? Int }
    let (id, part, count) = (numbers[0], numbers[1], numbers[2])
    let own = nodes.filter { $0.key.id == id }.sorted { $0.key.part < $1.key.part }.map(\.value)
    #expect(Set(nodes.keys.filter { $0.id == id }.map(\.part)) == Set(0..<own.count))
    var others = own
    for removed in own[part..<part + count] { removed.remove() }
    others.removeSubrange(part..<part + count)
    for number in own.indices { nodes[Place(id: id, part: number)] = nil }
    if operation.count > 5 {
      let parent = others[numbers[3]]
      let next = part < others.count && others[part].parent === parent ? others[part] : nil
      parent.insert(try build(operation[5]), before: next)
      let made = nodes.filter { $0.key.id == id }.sorted { $0.key.part < $1.key.part }
      #expect(made.map(\.key.part) == Array(part..<part + made.count))
      others.insert(contentsOf: made.map(\.value), at: part)
    }
    for (number, node) in others.enumerated() { nodes[Place(id: id, part: number)] = node }
  }

  /// The text of an attribute, whose pieces may be those of the former one.
  private static func text(_ value: Any, of former: String?) -> String? {
    guard let pieces = value as? [Any] else { return value as? String }
    let bytes = Array((former ?? "").utf8)
    return pieces.map { piece in
      guard let range = piece as? [Int] else { return piece as? String ?? "" }
      return String(decoding: bytes[range[0]..<range[1]], as: UTF8.self)
    }.joined()
  }

  private func setValue(of node: Node, to value: Any) throws {
    switch node.tag {
    case "select":
      for option in node.children {
        option.attributes["selected"] =
          option.attributes["value"] == value as? String ? "" : nil
      }
    case "textarea": node.text = try #require(value as? String)
    default:
      if let isOn = value as? Bool {
        node.attributes["checked"] = isOn ? "" : nil
      } else {
        node.attributes["value"] = try #require(value as? String)
      }
    }
  }

  private func build(_ value: Any) throws -> Node {
    let parts = try #require(value as? [Any])
    let children = try #require(parts[4] as? [Any])
    let made = Node(
      tag: try #require(parts[2] as? String),
      attributes: try #require(parts[3] as? [String: String]),
      text: children.compactMap { $0 as? String }.joined())
    let place = Place(id: try #require(parts[0] as? Int), part: try #require(parts[1] as? Int))
    #expect(nodes.updateValue(made, forKey: place) == nil, "\(place) is there twice")
    for child in children where !(child is String) {
      made.insert(try build(child), before: nil)
    }
    return made
  }

  private func node(_ id: Int, _ part: Int) throws -> Node {
    try #require(nodes[Place(id: id, part: part)], "no part \(part) of element \(id)")
  }

  private func slot(of id: Int) throws -> Node {
    let slots = nodes.filter { $0.key.id == id && $0.value.attributes["data-slot"] != nil }
    return try slots.min { $0.key.part < $1.key.part }?.value ?? node(id, 0)
  }

  private func forget(_ removed: Node) {
    nodes = nodes.filter { $0.value !== removed }
    removed.children.forEach(forget)
  }
}
