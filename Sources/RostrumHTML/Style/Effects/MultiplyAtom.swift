import RostrumElements

/// An element's SVG filter that multiplies its colours.
struct MultiplyAtom: StyleAtom {
  enum Name: String, CaseIterable { case multiply }
  var name = Name.multiply
  var operand: AtomSerial

  var declarations: String { "filter:url(#f\(operand.name))" }
  var atom: Atom { .multiply(self) }
}

/// The colour by which a filter multiplies.
struct FloodAtom: StyleAtom {
  enum Name: String, CaseIterable { case flood }
  var name = Name.flood
  var operand: AtomColor

  var declarations: String { "flood-color:\(operand.css)" }
  var atom: Atom { .flood(self) }
}

/// The number of an element, or of a part of it.
struct AtomSerial: AtomOperand {
  var number: UInt32
  /// The number of the part; `nil` for the whole element.
  var part: UInt32?

  init(_ id: ElementID, part: UInt32? = nil) {
    number = id.rawValue
    self.part = part
  }

  init?(_ reader: inout AtomReader) {
    guard let number = reader.word().flatMap({ UInt32($0) }) else { return nil }
    self.number = number
    if reader.isAtEnd { return }
    guard let part = reader.word().flatMap({ UInt32($0) }) else { return nil }
    self.part = part
  }

  func write(to token: inout AtomWriter) {
    token.write(String(number))
    if let part { token.write(String(part)) }
  }

  /// The numbers as a part of the name of a node.
  var name: String { part.map { "\(number)-\($0)" } ?? String(number) }
}

extension DOMNode {
  /// Multiplies the colours of the node's content by one colour.
  ///
  /// CSS has no function for this, so the node begins with an SVG filter, which multiplies each
  /// channel and the opacity of the drawing by those of a uniform colour; transparent areas stay
  /// transparent. The colour is a style of the filter, so it can be a colour of the theme.
  mutating func multiplyColors(by color: Color, of element: ElementSnapshot) {
    let serial = AtomSerial(element.id)
    let filter = DOMNode.multiplication(by: color, serial)
    let drawing = DOMNode("svg", class: "r-group__filter", [filter]).with {
      $0["aria-hidden"] = "true"
    }
    children.insert(drawing, at: 0)
    atoms.append(MultiplyAtom(operand: serial).atom)
  }

  /// The filter that a ``MultiplyAtom`` with the same numbers names.
  static func multiplication(by color: Color, _ serial: AtomSerial) -> DOMNode {
    var flood = DOMNode("feFlood")
    flood.atoms = [FloodAtom(operand: AtomColor(color)).atom]
    let product = DOMNode("feComposite").with {
      $0["in2"] = "SourceGraphic"
      $0["operator"] = "arithmetic"
      $0["k1"] = "1"
    }
    return DOMNode("filter", [flood, product]).with {
      $0["id"] = "f" + serial.name
      $0["color-interpolation-filters"] = "sRGB"
    }
  }
}
