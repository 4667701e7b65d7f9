/// What the browser shows for an element: a small tree of tags with places for the children.
///
/// The same value is written as HTML for the first paint and as JSON for insertions, and two of
/// them are compared for changes, so there is one account of what an element looks like in a page.
struct DOMNode: Hashable {
  /// The tag.
  var tag: String
  /// The classes of the theme.
  var classes: [String]
  /// The classes of the app's own styles.
  var atoms: [Atom] = []
  /// The attributes, in the order in which they are written; without `class`.
  private(set) var attributes: [DOMAttribute] = []
  /// What a control holds now.
  ///
  /// The browser owns it while the user edits.
  var value: DOMValue?
  /// The text within, for a node without children.
  var text: String?
  /// The nodes within that belong to the same element.
  var children: [DOMNode]
  /// Whether the element's children go into this node, after ``children``.
  var isSlot = false

  init(_ tag: String, class name: String? = nil, _ children: [DOMNode] = []) {
    self.tag = tag
    classes = name.map { [$0] } ?? []
    self.children = children
  }

  /// The value of an attribute; `nil` for absent.
  subscript(name: String) -> String? {
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

  /// Whether an attribute without a value is there.
  subscript(flag name: String) -> Bool {
    get { self[name] != nil }
    set { self[name] = newValue ? "" : nil }
  }

  /// The value of one of Rostrum's own attributes; `nil` for absent.
  subscript(name: DataAttribute) -> String? {
    get { self[name.rawValue] }
    set { self[name.rawValue] = newValue }
  }

  /// Whether one of Rostrum's own attributes is there, without a value.
  subscript(flag name: DataAttribute) -> Bool {
    get { self[flag: name.rawValue] }
    set { self[flag: name.rawValue] = newValue }
  }

  /// All classes as the value of the `class` attribute; `nil` for none.
  var className: String? {
    let names = classes + atoms.map(\.className)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  /// A copy into which the element's children go.
  func slot() -> DOMNode { with { $0.isSlot = true } }

  /// A copy with a text.
  func text(_ text: String?) -> DOMNode { with { $0.text = text ?? "" } }

  /// A copy with changes.
  func with(_ change: (inout DOMNode) -> Void) -> DOMNode {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A name and a value.
struct DOMAttribute: Hashable {
  var name: String
  var value: String
}

/// What a control holds.
enum DOMValue: Hashable {
  /// The text of a field, the number of a range, the chosen option.
  case text(String)
  /// Whether a box is checked.
  case checked(Bool)
  /// Whether an option is the chosen one at first. Later the value of its `select` says so.
  case initiallySelected(Bool)
}
