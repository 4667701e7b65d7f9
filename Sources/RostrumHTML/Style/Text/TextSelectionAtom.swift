/// Whether a user can select the text.
struct TextSelectionAtom: StyleAtom {
  enum Name: String, CaseIterable { case textSelection }
  var name = Name.textSelection
  var operand: Selection

  var declarations: String { "user-select:\(operand.rawValue)" }
  var atom: Atom { .textSelection(self) }

  enum Selection: String, AtomOperand { case text, none }
}
