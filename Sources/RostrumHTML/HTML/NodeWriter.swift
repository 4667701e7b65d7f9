import RostrumElements

/// Maps elements that are shown as part of another element to that element.
///
/// HTML allows no elements in an `option`, so the texts of a menu's options become text of the
/// option; and the button of a tab is in the bar of its tab view. After a change of such an
/// element, the other element is recreated.
package typealias Absorption = [ElementID: ElementID]

/// Writes DOM nodes as JSON: `[id, part, tag, {attributes}, [children…]]`.
package struct NodeWriter: DOMVisitor {
  /// The JSON written so far.
  package private(set) var json: JSONWriter
  /// The atoms of all nodes so far, with duplicates.
  private(set) var atoms: [Atom] = []
  /// The popovers among the elements.
  private(set) var popovers: [ElementID] = []
  /// Elements that are shown as part of another element.
  private(set) var absorption: Absorption = [:]
  /// Controls with others in their labels.
  private(set) var holders: [ElementID] = []

  /// Creates a writer that has visited nothing.
  init() {
    json = JSONWriter(reserving: 1024)
  }

  package init(visiting element: ElementSnapshot, in context: DOMContext, isFirst: Bool) {
    self.init()
    context.resources.draw { visit(element, in: context, isFirst: isFirst) }
  }

  /// Continues the JSON of another writer in the same buffer.
  ///
  /// Afterwards, the writer contains only the other results of visiting nodes.
  package init(
    visiting element: ElementSnapshot, in context: DOMContext, isFirst: Bool,
    continuing other: inout JSONWriter
  ) {
    json = JSONWriter()
    swap(&json, &other)
    visit(element, in: context, isFirst: isFirst)
    swap(&json, &other)
  }

  /// Continues the JSON of another writer with a part of an element and the parts within it.
  ///
  /// - Parameters:
  ///   - node: The part.
  ///   - id: The element.
  ///   - first: The number of the part.
  ///   - other: The writer.
  init(writing node: DOMNode, of id: ElementID, from first: Int, continuing other: inout JSONWriter)
  {
    json = JSONWriter()
    swap(&json, &other)
    var part = first
    write(node, of: id, part: &part)
    swap(&json, &other)
  }

  private mutating func write(_ node: DOMNode, of id: ElementID, part: inout Int) {
    begin(node, id: id, part: part)
    part += 1
    for child in node.children { write(child, of: id, part: &part) }
    end(node)
  }

  package mutating func enter(_ element: ElementSnapshot) {
    if element.role == .popover { popovers.append(element.id) }
  }

  package mutating func begin(_ node: DOMNode, id: ElementID, part: Int) {
    begin(node, node.initialAttributes(ofPart: part), id: id, part: part)
  }

  /// Begins a node whose attributes are known.
  mutating func begin(
    _ node: DOMNode, _ attributes: [DOMAttribute], id: ElementID, part: Int
  ) {
    json.openArray()
    json.number(id.rawValue)
    json.number(part)
    json.string(node.tag)
    json.object { json in
      for attribute in attributes {
        json.key(attribute.name)
        json.string(attribute.value)
      }
    }
    json.openArray()
    if let text = node.initialText, !text.isEmpty { json.string(text) }
    atoms += node.atoms
  }

  package mutating func absorb(_ element: ElementID, into other: ElementID) {
    absorption[element] = other
  }

  package mutating func hold(_ element: ElementID) { holders.append(element) }

  package mutating func end(_ node: DOMNode) {
    json.closeArray()
    json.closeArray()
  }
}
