import RostrumElements

/// The rendering of an element: a small tree of tags with a slot for the children.
///
/// The same value is written as HTML for the first paint and as JSON for insertions, and two values
/// are compared to find changes, so the rendering of an element is defined once.
package struct DOMNode: Hashable {
  /// The tag.
  package var tag: String
  /// The classes of the theme.
  package var classes: [String]
  /// The classes of the element's styles.
  var atoms: [Atom] = []
  /// The attributes in writing order, without `class`.
  package private(set) var attributes: [DOMAttribute] = []
  /// The value of a control.
  ///
  /// The browser owns the value while the user edits it.
  package var value: DOMValue?
  /// The text of a node without children.
  package var text: String?
  /// The child nodes that belong to the same element.
  package var children: [DOMNode]
  /// Whether the element's children are inserted into this node, after ``children``.
  package var isSlot = false
  /// The kind of the element's children that are inserted into this node instead; `nil` for none.
  var place: GroupVariant?
  /// What tells the node from its siblings when nodes come and go; the page doesn't have it.
  ///
  /// A patch inserts and removes children if all of them have keys. Otherwise their number stays the same,
  /// or the element is recreated.
  var key: Int?

  package init(_ tag: String, class name: String? = nil, _ children: [DOMNode] = []) {
    self.tag = tag
    classes = name.map { [$0] } ?? []
    self.children = children
  }

  /// The value of an attribute; `nil` if it is absent.
  package subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(DOMAttribute(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Whether an attribute without a value is present.
  package subscript(flag name: String) -> Bool {
    get { self[name] != nil }
    set { self[name] = newValue ? "" : nil }
  }

  /// The value of one of Rostrum's own attributes; `nil` if it is absent.
  package subscript(name: DataAttribute) -> String? {
    get { self[name.rawValue] }
    set { self[name.rawValue] = newValue }
  }

  /// Whether one of Rostrum's own attributes is present, without a value.
  package subscript(flag name: DataAttribute) -> Bool {
    get { self[flag: name.rawValue] }
    set { self[flag: name.rawValue] = newValue }
  }

  /// All classes as the value of the `class` attribute; `nil` for none.
  package var className: String? {
    // NB: Most nodes have one class; `joined(separator:)` would cost most of writing such a node.
    var names = classes.first ?? ""
    if classes.count + atoms.count > 1 { names.reserveCapacity(64) }
    for name in classes.dropFirst() {
      names.append(" ")
      names.append(name)
    }
    for atom in atoms {
      if !names.isEmpty { names.append(" ") }
      names.append(atom.className)
    }
    return names.isEmpty ? nil : names
  }

  /// Returns a copy that is the slot for the element's children.
  package func slot() -> DOMNode { with { $0.isSlot = true } }

  /// Returns a copy with a text.
  package func text(_ text: String?) -> DOMNode { with { $0.text = text ?? "" } }

  /// Returns a copy with changes.
  package func with(_ change: (inout DOMNode) -> Void) -> DOMNode {
    var copy = self
    change(&copy)
    return copy
  }
}

/// An attribute with its name and value.
package struct DOMAttribute: Hashable {
  package var name: String
  package var value: String
}

/// The value of a control.
package enum DOMValue: Hashable {
  /// The text of a field, the number of a range, or the selected option.
  case text(String)
  /// Whether a box is checked.
  case checked(Bool)
  /// Whether an option is initially selected. Later, the value of its `select` determines that.
  case initiallySelected(Bool)
}
