/// An element on which, and within which, the focus isn't shown.
struct FocusEffectAtom: StyleAtom {
  enum Name: String, CaseIterable { case unfocused }
  var name = Name.unfocused
  var operand = NoOperand()

  var declarations: String {
    "&:focus-visible,& :focus-visible,&:has(:focus-visible){outline:none}"
  }
  var atom: Atom { .focusEffect(self) }
}
