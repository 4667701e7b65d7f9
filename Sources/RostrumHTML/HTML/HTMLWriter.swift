import RostrumElements

/// Writes DOM nodes as HTML, and beside it the elements to which they belong: see ``parts``.
package struct HTMLWriter: DOMVisitor {
  // NB: Bytes, because appending short strings to a string took a sixth of rendering a page.
  private var bytes: [UInt8] = []
  /// The atoms of all nodes so far, without duplicates, in the order of their first use.
  private(set) var atoms: [Atom] = []
  private var known: Set<Atom> = []
  private var identities: [UInt8] = []
  /// The number of the element that began last.
  private var last: UInt32 = 0

  package init() {}

  /// The HTML written so far.
  ///
  /// - Complexity: O(*n*) in its length.
  package var html: String { String(decoding: bytes, as: UTF8.self) }

  /// The part that each node is, in the order of the start tags.
  ///
  /// - `e` is the first part of an element. The element's number precedes the letter if it doesn't follow the
  ///   number of the previous `e`.
  /// - `p` is the next part of the element of the enclosing node.
  ///
  /// With numbers in the nodes, a page would be a fifth larger.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package var parts: String { String(decoding: identities, as: UTF8.self) }

  package mutating func begin(_ node: DOMNode, id: ElementID, part: Int) {
    begin(node, node.initialAttributes(ofPart: part), id: id, part: part)
  }

  /// Begins a node whose attributes are known.
  mutating func begin(
    _ node: DOMNode, _ attributes: [DOMAttribute], id: ElementID, part: Int
  ) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: node.tag.utf8)
    identify(id, part)
    for attribute in attributes { write(attribute.name, attribute.value) }
    bytes.append(UInt8(ascii: ">"))
    // Parsers drop the first line break of a text area.
    if node.tag == "textarea" { bytes.append(UInt8(ascii: "\n")) }
    if let text = node.initialText { Self.escape(text, into: &bytes) }
    for atom in node.atoms where known.insert(atom).inserted { atoms.append(atom) }
  }

  private mutating func identify(_ id: ElementID, _ part: Int) {
    if part > 0 { return identities.append(UInt8(ascii: "p")) }
    if id.rawValue != last &+ 1 { identities.append(contentsOf: "\(id.rawValue)".utf8) }
    identities.append(UInt8(ascii: "e"))
    last = id.rawValue
  }

  package mutating func end(_ node: DOMNode) {
    if node.isVoid || node.hasOptionalEnd { return }
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: node.tag.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func write(_ name: String, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name.utf8)
    if value.isEmpty { return }
    bytes.append(contentsOf: "=\"".utf8)
    Self.escape(value, into: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes text for elements and quoted attributes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { replacement(of: $0) != nil }) else { return text }
    var bytes: [UInt8] = []
    escape(text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func escape(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      for index in text.indices {
        guard let replacement = replacement(of: text[index]) else { continue }
        bytes.append(contentsOf: text[start..<index])
        replacement.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + 1
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  /// What stands for a character that a parser would take for markup or change.
  private static func replacement(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\r"): "&#13;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}
