/// The opacity of the box.
struct OpacityAtom: StyleAtom {
  enum Name: String, CaseIterable { case opacity }
  var name = Name.opacity
  var operand: AtomNumber

  var declarations: String { "opacity:\(operand)" }
  var atom: Atom { .opacity(self) }
}
