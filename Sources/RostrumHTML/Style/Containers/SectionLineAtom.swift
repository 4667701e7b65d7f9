import RostrumElements

/// A line above or below a section.
struct SectionLineAtom: StyleAtom {
  enum Name: String, CaseIterable { case lineAbove, lineBelow }
  var name: Name
  var operand: AtomOptionalColor

  var declarations: String {
    let edge = name == .lineAbove ? "start" : "end"
    let color = operand.color?.css ?? "var(--r-separator)"
    return "&.r-section{border-block-\(edge):1px solid \(color)}"
  }

  var atom: Atom { .sectionLine(self) }
}

/// A colour, or that of the theme.
struct AtomOptionalColor: AtomOperand {
  var color: AtomColor?

  init(_ color: Color?) {
    self.color = color.map { AtomColor($0) }
  }

  init?(_ reader: inout AtomReader) {
    if reader.isAtEnd { return }
    guard let color = AtomColor(&reader) else { return nil }
    self.color = color
  }

  func write(to token: inout AtomWriter) { color?.write(to: &token) }
}
