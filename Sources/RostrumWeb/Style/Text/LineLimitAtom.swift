import RostrumElements

/// The number of lines to which a text is limited, after which a field scrolls, or which are
/// reserved.
struct LineLimitAtom: StyleAtom {
  enum Name: String, CaseIterable { case lineLimit, scrollingLines, reservedLines }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    switch name {
    case .lineLimit:
      "display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:\(operand)"
        + ";overflow:hidden"
    case .scrollingLines: "max-block-size:calc(\(operand)*1lh + 1lh);overflow-y:auto"
    case .reservedLines: "min-block-size:calc(\(operand)*1lh)"
    }
  }

  var atom: Atom { .lineLimit(self) }
}

extension LineLimitAtom {
  init(_ lines: Int, in role: ElementRole) {
    let isField = role == .textField || role == .textEditor
    self.init(name: isField ? .scrollingLines : .lineLimit, operand: AtomNumber(lines))
  }
}
