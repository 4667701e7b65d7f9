/// The offset of a text above its baseline.
struct BaselineOffsetAtom: StyleAtom {
  enum Name: String, CaseIterable { case baselineOffset }
  var name = Name.baselineOffset
  var operand: AtomNumber

  var declarations: String { "position:relative;inset-block-end:\(operand.px)" }
  var atom: Atom { .baselineOffset(self) }
}
