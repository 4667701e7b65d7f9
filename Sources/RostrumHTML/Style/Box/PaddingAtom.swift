/// Padding inside the box, or outside its border if the theme draws one.
///
/// CSS has no negative padding: such an edge has a negative margin.
struct PaddingAtom: StyleAtom {
  enum Name: String, CaseIterable { case padding, margin }
  var name: Name
  var operand: AtomEdges

  var declarations: String {
    switch name {
    case .padding where operand.isNegative:
      operand.positive.declarations(of: "padding") + ";"
        + operand.negative.declarations(of: "margin")
    case .padding:
      operand.areEqual ? "padding:\(operand.top.px)" : operand.declarations(of: "padding")
    case .margin:
      operand.declarations(of: "margin")
        + ";max-inline-size:calc(100% - \(operand.leading.calculablePx)"
        + " - \(operand.trailing.calculablePx))"
    }
  }

  var atom: Atom { .padding(self) }
}
