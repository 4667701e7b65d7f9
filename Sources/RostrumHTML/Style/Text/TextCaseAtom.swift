import RostrumElements

/// The case in which a text is shown.
struct TextCaseAtom: StyleAtom {
  enum Name: String, CaseIterable { case textCase }
  var name = Name.textCase
  var operand: Letters

  var declarations: String { "text-transform:\(operand.rawValue)" }
  var atom: Atom { .textCase(self) }

  enum Letters: String, AtomOperand { case uppercase, lowercase, none }
}

extension TextCaseAtom {
  init(_ letters: TextCase?) {
    switch letters {
    case .uppercase: self.init(operand: .uppercase)
    case .lowercase: self.init(operand: .lowercase)
    case nil: self.init(operand: .none)
    }
  }
}
