import RostrumElements

/// The number of lines to which each text in a view is limited, after which a field scrolls, or which
/// are reserved.
struct LineLimitAtom: StyleAtom {
  enum Name: String, CaseIterable { case lineLimit, scrollingLines, reservedLines }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    switch name {
    case .lineLimit:
      // The number is that of the innermost view with a limit.
      "--r-lines:\(operand);&:where(.r-text),:where(& .r-text){display:-webkit-box"
        + ";-webkit-box-orient:vertical;-webkit-line-clamp:var(--r-lines);overflow:hidden}"
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
