import RostrumElements

/// The headers or footers of sections that stay in sight while their section scrolls.
struct PinnedPartsAtom: StyleAtom {
  enum Name: String, CaseIterable { case stickyHeaders, stickyFooters }
  var name: Name
  var operand: Direction

  init(name: Name, operand: Direction) {
    self.name = name
    self.operand = operand
  }

  init(name: Name, along axis: Axis) {
    self.init(name: name, operand: axis == .vertical ? .block : .inline)
  }

  /// A page that scrolls itself has a bar above the headers, and a view that scrolls hasn't.
  var declarations: String {
    let part = name == .stickyHeaders ? "header" : "footer"
    let edge = name == .stickyHeaders ? "start" : "end"
    let bar = operand == .inline ? "0" : name == .stickyHeaders ? "var(--r-top)" : "var(--r-bottom)"
    return "& .r-\(part){position:sticky;inset-\(operand.rawValue)-\(edge):\(bar);z-index:1}"
      + ".r-scroll & .r-\(part){inset-\(operand.rawValue)-\(edge):0}"
  }

  var atom: Atom { .pinnedParts(self) }

  enum Direction: String, AtomOperand { case block, inline }
}
