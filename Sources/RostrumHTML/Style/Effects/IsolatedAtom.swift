/// A box that is drawn as one before it is blended with what is behind.
struct IsolatedAtom: StyleAtom {
  enum Name: String, CaseIterable { case isolated }
  var name = Name.isolated
  var operand = NoOperand()

  var declarations: String { "isolation:isolate" }
  var atom: Atom { .isolated(self) }
}
