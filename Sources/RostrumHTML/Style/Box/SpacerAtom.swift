/// The minimum length of a spacer along its stack.
struct SpacerAtom: StyleAtom {
  enum Name: String, CaseIterable { case minLength }
  var name = Name.minLength
  var operand: AtomNumber

  var declarations: String {
    ".r-stack-horizontal>&{min-inline-size:\(operand.px)}"
      + ".r-stack-vertical>&{min-block-size:\(operand.px)}"
  }

  var atom: Atom { .spacer(self) }
}
