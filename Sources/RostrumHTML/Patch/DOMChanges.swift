import RostrumElements

/// The changes that turn the nodes of an element into new ones.
struct DOMChanges {
  /// A change of the number of parts.
  enum Step {
    /// Removes parts that follow each other: a node with its descendants.
    case remove(part: Int, count: Int)
    /// Inserts a node with its descendants at the number of its first part.
    case insert(DOMNode, part: Int, parent: Int)
  }

  /// The parts that come and go, in order: each number counts the parts after the steps before.
  var steps: [Step] = []
  /// The changed attributes of parts, numbered as after all steps.
  var attributes: [(part: Int, changes: [AttributeChange])] = []
  /// The changed texts of parts.
  var texts: [(part: Int, text: String)] = []
  /// The changed values of parts.
  var values: [(part: Int, value: DOMValue)] = []
  /// The atoms that only the new nodes use.
  var atoms: [Atom] = []

  /// Compares two renderings of an element.
  ///
  /// - Returns: `nil` if their tags differ, or the number of children without keys, so that the element must
  ///   be recreated.
  init?(from old: DOMNode, to new: DOMNode) {
    var part = 0
    guard compare(old, new, part: &part) else { return nil }
  }

  private mutating func compare(_ old: DOMNode, _ new: DOMNode, part: inout Int) -> Bool {
    if old == new {
      part += new.partCount
      return true
    }
    guard old.tag == new.tag, old.isSlot == new.isSlot, old.place == new.place,
      (old.text == nil) == (new.text == nil)
    else { return false }
    let own = part
    compareSurface(old, new, part: own)
    part += 1
    let children = KeyedChanges(from: old.children, to: new.children)
    guard let children else {
      guard old.children.count == new.children.count else { return false }
      for (old, new) in zip(old.children, new.children) {
        guard compare(old, new, part: &part) else { return false }
      }
      return true
    }
    for change in children.changes {
      switch change {
      case .keep(let former, let index):
        guard compare(old.children[former], new.children[index], part: &part) else { return false }
      case .remove(let former):
        steps.append(.remove(part: part, count: old.children[former].partCount))
      case .insert(let index):
        let node = new.children[index]
        steps.append(.insert(node, part: part, parent: own))
        atoms += node.allAtoms
        part += node.partCount
      }
    }
    return true
  }

  private mutating func compareSurface(_ old: DOMNode, _ new: DOMNode, part: Int) {
    let before = old.patchableAttributes
    let after = new.patchableAttributes
    var changes: [AttributeChange] = []
    for attribute in after where !before.contains(attribute) {
      changes.append(
        AttributeChange(
          name: attribute.name, former: before.first { $0.name == attribute.name }?.value,
          value: attribute.value))
    }
    for attribute in before where !after.contains(where: { $0.name == attribute.name }) {
      changes.append(AttributeChange(name: attribute.name, former: attribute.value, value: nil))
    }
    if !changes.isEmpty { attributes.append((part, changes)) }
    if let text = new.text, text != old.text { texts.append((part, text)) }
    if let value = new.value, value != old.value { values.append((part, value)) }
    atoms += new.atoms.filter { !old.atoms.contains($0) }
  }
}

/// A change of an attribute.
struct AttributeChange {
  var name: String
  /// The value that the page shows; `nil` for none.
  var former: String?
  /// The new value; `nil` to remove the attribute.
  var value: String?
}

extension DOMNode {
  /// The values of the node's parts, with the numbers of the parts.
  var values: [(part: Int, value: DOMValue)] {
    var values: [(part: Int, value: DOMValue)] = []
    var part = 0
    func collect(_ node: DOMNode) {
      if let value = node.value { values.append((part, value)) }
      part += 1
      node.children.forEach(collect)
    }
    collect(self)
    return values
  }

  /// The number of the node's parts: itself and its descendants.
  var partCount: Int { children.reduce(1) { $0 + $1.partCount } }

  /// The atoms of the node and its descendants.
  var allAtoms: [Atom] { children.reduce(into: atoms) { $0 += $1.allAtoms } }

  /// Returns a copy whose children have unique keys, so that changes are found by key.
  func keyed() -> DOMNode {
    with { node in
      var counts: [Int: Int] = [:]
      for index in node.children.indices {
        let key = node.children[index].key ?? 0
        let count = counts[key, default: 0]
        counts[key] = count + 1
        node.children[index].key = count == 0 ? key : Hasher.hash(key, count)
      }
    }
  }
}

extension Hasher {
  /// A number for two others, the same for the life of the process.
  static func hash(_ first: Int, _ second: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    return hasher.finalize()
  }
}
