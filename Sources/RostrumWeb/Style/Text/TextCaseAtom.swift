import RostrumElements

/// Whether a text is shown in capital or small letters.
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
