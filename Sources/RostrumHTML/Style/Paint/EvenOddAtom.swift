/// The rule by which each second part of a shape is inside.
struct EvenOddAtom: StyleAtom {
  enum Name: String, CaseIterable { case evenOdd }
  var name = Name.evenOdd
  var operand = NoOperand()

  var declarations: String { "fill-rule:evenodd" }
  var atom: Atom { .evenOdd(self) }
}
