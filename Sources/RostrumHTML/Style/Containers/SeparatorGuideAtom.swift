import RostrumElements

/// Where the separator below the row around a view begins or ends.
///
/// The line is anchored to the view. Each end has a name of its own, which descendants don't inherit.
struct SeparatorGuideAtom: StyleAtom {
  enum Name: String, CaseIterable { case separatorStart, separatorEnd }
  var name: Name
  /// The distance from the leading edge in points, and in parts of the width.
  var operand: AtomPair

  init(name: Name, operand: AtomPair) {
    self.name = name
    self.operand = operand
  }

  init(_ guide: SeparatorGuide) {
    self.init(
      name: guide.edge == .leading ? .separatorStart : .separatorEnd,
      operand: AtomPair(guide.offset, guide.fraction))
  }

  var declarations: String {
    let end = name == .separatorStart ? "start" : "end"
    let anchor = "--r-line-\(end)"
    let way = name == .separatorStart ? "" : "-1*"
    let length = "(\(operand.x.calculablePx) + \(operand.y)*anchor-size(\(anchor) inline))"
    return "\(anchor):\(anchor);&>*{\(anchor):initial}"
      + "anchor-name:var(--r-line-start,--r-none),var(--r-line-end,--r-none);"
      + ".r-row:has(&){anchor-scope:--r-line-start,--r-line-end}"
      + "@supports(anchor-scope:all){.r-row.r-row:has(&)::after{"
      + "inset-inline-\(end):calc(anchor(\(anchor) start) + \(way)\(length))}}"
  }

  var atom: Atom { .separatorGuide(self) }
}
