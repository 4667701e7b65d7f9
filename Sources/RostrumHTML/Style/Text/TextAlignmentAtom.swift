import RostrumElements

/// The alignment of the lines of a text.
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
