/// The least factor by which texts that don't fit are shrunk, which a script of the client reads.
struct LeastScaleAtom: StyleAtom {
  enum Name: String, CaseIterable { case leastScale }
  var name = Name.leastScale
  var operand: AtomNumber

  var declarations: String { "--r-least:\(operand)" }
  var atom: Atom { .least(self) }
}
