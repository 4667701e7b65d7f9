import RostrumElements

/// The font weight.
struct FontWeightAtom: StyleAtom {
  enum Name: String, CaseIterable { case fontWeight }
  static let isRefinement = true
  var name = Name.fontWeight
  var operand: AtomNumber

  var declarations: String { "font-weight:\(operand)" }
  var atom: Atom { .fontWeight(self) }
}

extension FontWeightAtom {
  init(_ weight: Font.Weight) { self.init(operand: AtomNumber(weight.rawValue)) }
}
