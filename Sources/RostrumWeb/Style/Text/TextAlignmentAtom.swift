import RostrumElements

/// How the lines of a text stand below each other.
struct TextAlignmentAtom: StyleAtom {
  enum Name: String, CaseIterable { case textAlignment }
  var name = Name.textAlignment
  var operand: AtomPlace

  var declarations: String { "text-align:\(operand.css)" }
  var atom: Atom { .textAlignment(self) }
}

extension TextAlignmentAtom {
  init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self.init(operand: .start)
    case .center: self.init(operand: .center)
    case .trailing: self.init(operand: .end)
    }
  }
}
