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
