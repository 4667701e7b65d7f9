/// The options of a picker in a row, each with its radio button before its label.
struct OptionRowAtom: StyleAtom {
  enum Name: String, CaseIterable { case optionRow }
  var name = Name.optionRow
  var operand = NoOperand()

  var declarations: String {
    "display:flex;flex-wrap:wrap;gap:0 20px;& .r-option__input{order:0;margin:0}"
  }

  var atom: Atom { .optionRow(self) }
}
