/// The color of the symbols of labels in rows.
struct ItemTintAtom: StyleAtom {
  enum Name: String, CaseIterable { case itemTint }
  var name = Name.itemTint
  var operand: AtomOptionalColor

  var declarations: String { "--r-item:\(operand.color?.css ?? "var(--r-tint)")" }
  var atom: Atom { .itemTint(self) }
}
