/// The order in which siblings shrink if space is scarce.
struct LayoutPriorityAtom: StyleAtom {
  enum Name: String, CaseIterable { case layoutPriority }
  var name = Name.layoutPriority
  var operand: Priority

  var declarations: String {
    switch operand {
    case .high: "flex-shrink:0"
    case .normal: "flex-shrink:1"
    case .low: "flex-shrink:1000"
    }
  }

  var atom: Atom { .layoutPriority(self) }

  enum Priority: String, AtomOperand { case low, normal, high }
}

extension LayoutPriorityAtom {
  init(_ priority: Double) {
    self.init(operand: priority > 0 ? .high : priority < 0 ? .low : .normal)
  }
}
