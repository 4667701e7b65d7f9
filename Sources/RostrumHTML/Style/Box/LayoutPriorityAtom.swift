/// The order in which siblings receive space.
///
/// A sibling with a higher priority takes so many times more of the space that the others are left
/// with their minimum lengths. Steps beyond -2 and 4 make no further difference, because shares are
/// numbers of CSS; a spacer has a share of 1.
struct LayoutPriorityAtom: StyleAtom {
  enum Name: String, CaseIterable { case layoutPriority }
  var name = Name.layoutPriority
  var operand: AtomNumber

  var declarations: String { "--r-share:calc(1e9*pow(1e3,clamp(-2,\(operand),4)))" }

  var atom: Atom { .layoutPriority(self) }
}

extension LayoutPriorityAtom {
  init(_ priority: Double) {
    self.init(operand: AtomNumber(priority))
  }
}
