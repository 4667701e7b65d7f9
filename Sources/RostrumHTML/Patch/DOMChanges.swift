import RostrumElements

/// The changes that turn the nodes of an element into new ones.
struct DOMChanges {
  /// The changed attributes of parts; `nil` for removed ones.
  var attributes: [(part: Int, changes: [(name: String, value: String?)])] = []
  /// The changed texts of parts.
  var texts: [(part: Int, text: String)] = []
  /// The changed values of parts.
  var values: [(part: Int, value: DOMValue)] = []
  /// The atoms that only the new nodes use.
  var atoms: [Atom] = []

  /// Compares two renderings of an element.
  ///
  /// - Returns: `nil` if their tags or structure differ, so that the element must be recreated.
  init?(from old: DOMNode, to new: DOMNode) {
    var part = 0
    guard compare(old, new, part: &part) else { return nil }
  }

  var isEmpty: Bool { attributes.isEmpty && texts.isEmpty && values.isEmpty }

  private mutating func compare(_ old: DOMNode, _ new: DOMNode, part: inout Int) -> Bool {
    guard
      old.tag == new.tag, old.isSlot == new.isSlot, old.children.count == new.children.count,
      (old.text == nil) == (new.text == nil)
    else { return false }
    if old != new { compareSurface(old, new, part: part) }
    part += 1
    for (old, new) in zip(old.children, new.children) {
      guard compare(old, new, part: &part) else { return false }
    }
    return true
  }

  private mutating func compareSurface(_ old: DOMNode, _ new: DOMNode, part: Int) {
    let before = old.patchableAttributes
    let after = new.patchableAttributes
    var changes: [(name: String, value: String?)] = []
    for attribute in after where !before.contains(attribute) {
      changes.append((attribute.name, attribute.value))
    }
    for attribute in before where !after.contains(where: { $0.name == attribute.name }) {
      changes.append((attribute.name, nil))
    }
    if !changes.isEmpty { attributes.append((part, changes)) }
    if let text = new.text, text != old.text { texts.append((part, text)) }
    if let value = new.value, value != old.value { values.append((part, value)) }
    atoms += new.atoms.filter { !old.atoms.contains($0) }
  }
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
}
