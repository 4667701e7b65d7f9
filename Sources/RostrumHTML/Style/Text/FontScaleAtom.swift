import RostrumElements

/// A multiple of the size of a text style.
struct FontScaleAtom: StyleAtom {
  enum Name: String, CaseIterable { case fontScale }
  static let isRefinement = true
  var name = Name.fontScale
  var operand: AtomFontScale

  var declarations: String {
    "font-size:calc(\(ThemeFont.rem(of: operand.style))rem*\(operand.factor)*var(--r-scale,1))"
  }

  var atom: Atom { .fontScale(self) }
}

/// A text style and a factor.
struct AtomFontScale: AtomOperand {
  var style: Font.TextStyle
  var factor: AtomNumber

  init(style: Font.TextStyle, factor: AtomNumber) {
    self.style = style
    self.factor = factor
  }

  init?(_ reader: inout AtomReader) {
    guard let style = Font.TextStyle(&reader), let factor = AtomNumber(&reader) else { return nil }
    self.style = style
    self.factor = factor
  }

  func write(to token: inout AtomWriter) {
    style.write(to: &token)
    factor.write(to: &token)
  }
}
