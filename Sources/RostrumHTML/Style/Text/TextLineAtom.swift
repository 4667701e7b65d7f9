import RostrumElements

/// A line below or through a text.
struct TextLineAtom: StyleAtom {
  enum Name: String, CaseIterable { case underline, strikethrough }
  var name: Name
  var operand: AtomLine

  var declarations: String {
    switch name {
    case .underline: "--s-under:underline;" + Self.lines + operand.declarations
    case .strikethrough: "--s-strike:line-through;" + Self.lines + operand.declarations
    }
  }

  var atom: Atom { .textLine(self) }

  /// A text can have both lines, whose names are in two variables.
  private static let lines = "text-decoration-line:var(--s-under,) var(--s-strike,)"
}

/// The pattern and colour of a line; empty for a solid line in the colour of the text.
struct AtomLine: AtomOperand {
  private var pattern: TextLineStyle.Pattern
  private var color: AtomColor?

  init(_ style: TextLineStyle) {
    pattern = style.pattern
    color = style.color.map { AtomColor($0) }
  }

  init?(_ reader: inout AtomReader) {
    pattern = .solid
    if reader.isAtEnd { return }
    guard let pattern = TextLineStyle.Pattern(&reader) else { return nil }
    self.pattern = pattern
    if reader.isAtEnd { return }
    guard let color = AtomColor(&reader) else { return nil }
    self.color = color
  }

  func write(to token: inout AtomWriter) {
    if pattern == .solid, color == nil { return }
    pattern.write(to: &token)
    color?.write(to: &token)
  }

  /// CSS has one pattern and colour for all lines of an element.
  var declarations: String {
    if pattern == .solid, color == nil { return "" }
    let style = ";text-decoration-style:\(pattern.css)"
    return color.map { style + ";text-decoration-color:\($0.css)" } ?? style
  }
}

extension TextLineStyle.Pattern: AtomOperand {
  fileprivate var css: String {
    switch self {
    case .solid: "solid"
    case .dot: "dotted"
    case .dash: "dashed"
    }
  }
}
