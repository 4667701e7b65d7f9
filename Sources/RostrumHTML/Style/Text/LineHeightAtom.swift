import RostrumElements

/// The height of the lines of texts in an element.
struct LineHeightAtom: StyleAtom {
  enum Name: String, CaseIterable { case lineHeight }
  var name = Name.lineHeight
  var operand: AtomLineHeight

  /// The height is that of the innermost view with one, and takes precedence over that of a font.
  var declarations: String {
    "--r-line-height:\(operand.css);&.r-text,& .r-text{line-height:var(--r-line-height)}"
  }

  var atom: Atom { .lineHeight(self) }
}

/// The height of a line: a word, and a number for those that have one.
struct AtomLineHeight: AtomOperand {
  private enum Kind: String {
    case normal, tight, loose, variable, multiple, exact, leading

    var hasNumber: Bool { self == .multiple || self == .exact || self == .leading }
  }

  private var kind: Kind
  private var number: AtomNumber?

  init(_ look: LineHeightLook) {
    switch look {
    case .normal: kind = .normal
    case .tight: kind = .tight
    case .loose: kind = .loose
    case .variable: kind = .variable
    case .multiple(let factor):
      kind = .multiple
      number = AtomNumber(max(factor, 0))
    case .exact(let length):
      kind = .exact
      number = AtomNumber(max(length, 0))
    case .leading(let length):
      kind = .leading
      number = AtomNumber(length)
    }
  }

  init?(_ reader: inout AtomReader) {
    guard let kind = reader.word().flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    self.kind = kind
    guard kind.hasNumber else { return }
    guard let number = AtomNumber(&reader) else { return nil }
    self.number = number
  }

  func write(to token: inout AtomWriter) {
    token.write(kind.rawValue)
    number?.write(to: &token)
  }

  /// The height in CSS notation, in which `em` is the size of the font of the text.
  var css: String {
    switch kind {
    case .normal: "1.3em"
    case .tight: "1.15em"
    case .loose: "1.6em"
    case .variable: "normal"
    case .multiple: "\(number ?? AtomNumber(1))em"
    case .exact: (number ?? AtomNumber(0)).px
    case .leading: "calc(1.3em + \((number ?? AtomNumber(0)).calculablePx))"
    }
  }
}
