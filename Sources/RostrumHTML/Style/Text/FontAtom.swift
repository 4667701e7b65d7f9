import RostrumElements

/// A text style of the theme.
struct FontAtom: StyleAtom {
  enum Name: String, CaseIterable { case font }
  var name = Name.font
  var operand: Font.TextStyle

  var declarations: String { "font:var(--r-font-\(operand.rawValue))" }
  var atom: Atom { .font(self) }
}

/// The font size.
struct FontSizeAtom: StyleAtom {
  enum Name: String, CaseIterable { case fontSize }
  static let isRefinement = true
  var name = Name.fontSize
  var operand: AtomNumber

  var declarations: String { "font-size:\(operand.px)" }
  var atom: Atom { .fontSize(self) }
}

extension Font.TextStyle: AtomOperand {}

extension AtomList {
  mutating func add(_ font: Font) {
    switch font.base {
    case .style(let style):
      add(FontAtom(operand: style))
      if font.scale != 1 {
        add(FontScaleAtom(operand: AtomFontScale(style: style, factor: AtomNumber(font.scale))))
      }
    case .size(let size), .custom(_, let size):
      add(FontSizeAtom(operand: AtomNumber(size * font.scale)))
    }
    if let weight = font.weight { add(FontWeightAtom(weight)) }
    if let design = font.design { add(FontDesignAtom(operand: design)) }
    if font.isItalic { add(FontFeatureAtom(name: .italic)) }
    if font.hasMonospacedDigits { add(FontFeatureAtom(name: .monospacedDigits)) }
    if let letters = font.smallCapitals { add(SmallCapitalsAtom(operand: letters)) }
    if let width = font.width { add(FontWidthAtom(width)) }
    if let leading = font.leading { add(LeadingAtom(operand: leading)) }
  }
}
