import RostrumElements

/// The distance of a section from one edge of its list, or from the section beside it.
struct SectionMarginAtom: StyleAtom {
  enum Name: String, CaseIterable {
    case sectionTop, sectionLeading, sectionBottom, sectionTrailing
  }
  var name: Name
  var operand: AtomNumber

  /// At the sides, the list itself has a margin already.
  var declarations: String {
    let inline = "calc(\(operand.calculablePx) - var(--r-gutter))"
    return switch name {
    case .sectionTop:
      "&.r-section{margin-block-start:\(operand.px)}.r-section:has(+ &){margin-block-end:0}"
    case .sectionLeading: "&.r-section{margin-inline-start:\(inline)}"
    case .sectionBottom: "&.r-section{margin-block-end:\(operand.px)}"
    case .sectionTrailing: "&.r-section{margin-inline-end:\(inline)}"
    }
  }

  var atom: Atom { .sectionMargin(self) }
}

extension SectionMarginAtom {
  init(_ edge: Edge, _ length: Double) {
    let name: Name =
      switch edge {
      case .top: .sectionTop
      case .leading: .sectionLeading
      case .bottom: .sectionBottom
      case .trailing: .sectionTrailing
      }
    self.init(name: name, operand: AtomNumber(length))
  }
}
