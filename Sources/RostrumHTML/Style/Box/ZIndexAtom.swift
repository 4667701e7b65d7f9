/// The drawing order among siblings.
struct ZIndexAtom: StyleAtom {
  enum Name: String, CaseIterable { case zIndex }
  var name = Name.zIndex
  var operand: AtomNumber

  var declarations: String { "z-index:\(operand)" }
  var atom: Atom { .zIndex(self) }
}
