/// The width of an inspector next to its view, which has that much less room.
struct InspectorWidthAtom: StyleAtom {
  enum Name: String, CaseIterable { case inspectorWidth }
  var name = Name.inspectorWidth
  var operand: AtomRange

  var declarations: String {
    let width = "clamp(\(operand.least.px),\(operand.ideal.px),\(operand.greatest.px))"
    let view = ".r-screen:has(>.r-group-inspected>&),.r-group-inspected:not(.r-screen>*):has(>&)"
    return "@media (min-width:768px){inline-size:\(width);"
      + "\(view){padding-inline-end:calc(\(width) + 12px)}}"
  }

  var atom: Atom { .inspectorWidth(self) }
}
