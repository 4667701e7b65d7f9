import RostrumElements

/// Writes DOM nodes as HTML.
package struct HTMLWriter: DOMVisitor {
  /// The HTML written so far.
  package private(set) var html = ""
  /// The atoms of all nodes so far, without duplicates, in the order of their first use.
  private(set) var atoms: [Atom] = []
  private var known: Set<Atom> = []

  package init() {}

  package mutating func begin(_ node: DOMNode, id: ElementID, part: Int) {
    html += "<\(node.tag) \(DataAttribute.id.rawValue)=\"\(id.rawValue)\""
    if part > 0 { html += " \(DataAttribute.part.rawValue)=\"\(part)\"" }
    node.visitInitialAttributes { name, value in
      html += " \(name)"
      if !value.isEmpty { html += "=\"\(Self.escape(value))\"" }
    }
    html += ">"
    // Parsers drop the first line break of a text area.
    if node.tag == "textarea" { html += "\n" }
    if let text = node.initialText { html += Self.escape(text) }
    for atom in node.atoms where known.insert(atom).inserted { atoms.append(atom) }
  }

  package mutating func end(_ node: DOMNode) {
    if !node.isVoid { html += "</\(node.tag)>" }
  }

  /// Escapes text for elements and quoted attributes.
  package static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { special.contains($0) }) else { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\r": escaped += "&#13;"
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let special = Set("&<>\"'\r\0".utf8)
}
