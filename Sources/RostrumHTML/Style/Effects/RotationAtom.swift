import RostrumElements

/// The rotation about a point of the box, in degrees.
struct RotationAtom: StyleAtom {
  enum Name: String, CaseIterable { case rotation }
  var name = Name.rotation
  var operand: AtomAnchored

  var declarations: String { "rotate:\(operand.number)deg" + operand.anchor.declarations }
  var atom: Atom { .rotation(self) }
}

/// A rotation in space.
struct SpinAtom: StyleAtom {
  enum Name: String, CaseIterable { case spin }
  var name = Name.spin
  var operand: AtomSpin

  var declarations: String { operand.declarations }
  var atom: Atom { .spin(self) }
}

/// A rotation in space in the precision of its token.
struct AtomSpin: AtomOperand {
  private var degrees: AtomNumber
  private var axis: AtomPair
  private var toward: AtomNumber
  private var depth: AtomNumber
  private var perspective: AtomNumber
  private var anchor: AtomAnchor

  /// The distance of the user for a perspective of 1; SwiftUI's follows from the size of the view,
  /// which a style sheet doesn't know.
  private static let distance = 400.0

  init(_ spin: Spin) {
    degrees = AtomNumber(spin.angle.degrees)
    axis = AtomPair(spin.x, spin.y)
    toward = AtomNumber(spin.z)
    depth = AtomNumber(spin.depth)
    perspective = AtomNumber(spin.perspective)
    anchor = AtomAnchor(spin.anchor)
  }

  init?(_ reader: inout AtomReader) {
    guard let degrees = AtomNumber(&reader), let axis = AtomPair(&reader),
      let toward = AtomNumber(&reader), let depth = AtomNumber(&reader),
      let perspective = AtomNumber(&reader), let anchor = AtomAnchor(&reader)
    else { return nil }
    self.degrees = degrees
    self.axis = axis
    self.toward = toward
    self.depth = depth
    self.perspective = perspective
    self.anchor = anchor
  }

  func write(to token: inout AtomWriter) {
    degrees.write(to: &token)
    axis.write(to: &token)
    toward.write(to: &token)
    depth.write(to: &token)
    perspective.write(to: &token)
    anchor.write(to: &token)
  }

  /// The function for a perspective, with a space behind it; nothing without a perspective.
  static func view(perspective: AtomNumber) -> String {
    perspective.value > 0
      ? "perspective(\(AtomNumber(distance / perspective.value).px)) " : ""
  }

  var declarations: String {
    let view = Self.view(perspective: perspective)
    let depth = depth.value == 0 ? "" : " " + depth.px
    return "transform:\(view)rotate3d(\(axis.x),\(axis.y),\(toward),\(degrees)deg)"
      + anchor.declarations(depth: depth)
  }
}
