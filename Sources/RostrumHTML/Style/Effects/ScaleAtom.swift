import RostrumElements

/// The scale factor about a point of the box.
struct ScaleAtom: StyleAtom {
  enum Name: String, CaseIterable { case scale }
  var name = Name.scale
  var operand: AtomAnchored

  var declarations: String { "scale:\(operand.number)" + operand.anchor.declarations }
  var atom: Atom { .scale(self) }
}

/// The scale factors of width and height about a point of the box.
struct StretchAtom: StyleAtom {
  enum Name: String, CaseIterable { case stretch }
  var name = Name.stretch
  var operand: AtomStretch

  var declarations: String {
    "scale:\(operand.factors.x) \(operand.factors.y)" + operand.anchor.declarations
  }

  var atom: Atom { .stretch(self) }
}

/// Two scale factors, and the point to which they apply.
struct AtomStretch: AtomOperand {
  var factors: AtomPair
  var anchor: AtomAnchor

  init(x: Double, y: Double, _ anchor: UnitPoint) {
    factors = AtomPair(x, y)
    self.anchor = AtomAnchor(anchor)
  }

  init?(_ reader: inout AtomReader) {
    guard let factors = AtomPair(&reader), let anchor = AtomAnchor(&reader) else { return nil }
    self.factors = factors
    self.anchor = anchor
  }

  func write(to token: inout AtomWriter) {
    factors.write(to: &token)
    anchor.write(to: &token)
  }
}
