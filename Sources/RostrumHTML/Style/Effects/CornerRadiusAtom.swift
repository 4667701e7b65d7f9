import Foundation
import RostrumElements

/// The radius of the corners.
struct CornerRadiusAtom: StyleAtom {
  enum Name: String, CaseIterable { case cornerRadius }
  var name = Name.cornerRadius
  var operand: AtomNumber

  var declarations: String { "border-radius:\(operand.px)" }
  var atom: Atom { .cornerRadius(self) }
}

/// A box that is drawn as an ellipse.
struct EllipseAtom: StyleAtom {
  enum Name: String, CaseIterable { case ellipse }
  var name = Name.ellipse
  var operand = NoOperand()

  var declarations: String { "border-radius:50%" }
  var atom: Atom { .ellipse(self) }
}

/// A radius for each corner.
struct CornerRadiiAtom: StyleAtom {
  enum Name: String, CaseIterable { case cornerRadii }
  var name = Name.cornerRadii
  var operand: AtomCorners

  var declarations: String {
    "border-start-start-radius:\(operand.top.x.px);border-start-end-radius:\(operand.top.y.px)"
      + ";border-end-start-radius:\(operand.bottom.x.px)"
      + ";border-end-end-radius:\(operand.bottom.y.px)"
  }

  var atom: Atom { .cornerRadii(self) }
}

/// The radii of the leading and trailing corners at the top and the bottom.
struct AtomCorners: AtomOperand {
  var top: AtomPair
  var bottom: AtomPair

  init(_ radii: RectangleCornerRadii) {
    top = AtomPair(radii.topLeading, radii.topTrailing)
    bottom = AtomPair(radii.bottomLeading, radii.bottomTrailing)
  }

  init?(_ reader: inout AtomReader) {
    guard let top = AtomPair(&reader), let bottom = AtomPair(&reader) else { return nil }
    self.top = top
    self.bottom = bottom
  }

  func write(to token: inout AtomWriter) {
    top.write(to: &token)
    bottom.write(to: &token)
  }
}
