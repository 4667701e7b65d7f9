import RostrumElements

/// The size of the theme's fonts in an element, and the factor of a font that the element inherits.
///
/// The size is a variable, from which each font of the theme is made again.
struct TextScaleAtom: StyleAtom {
  enum Name: String, CaseIterable { case textScale }
  var name = Name.textScale
  var operand: AtomPair

  var declarations: String {
    "--r-scale:\(operand.x);\(ThemeFont.declarations);:where(&){font-size:calc(1em*\(operand.y))}"
  }

  var atom: Atom { .textScale(self) }
}

/// The space between the lines of the theme's fonts in an element.
struct LineSpacingAtom: StyleAtom {
  enum Name: String, CaseIterable { case lineSpacing }
  var name = Name.lineSpacing
  var operand: AtomNumber

  var declarations: String {
    "--r-leading:\(operand.calculablePx);\(ThemeFont.declarations)"
      + ";:where(&.r-text,& .r-text){line-height:calc(1.3em + var(--r-leading))}"
  }

  var atom: Atom { .lineSpacing(self) }
}

/// A font of the theme, as its style sheet defines it.
struct ThemeFont {
  let style: Font.TextStyle
  let weight: Int
  let rem: String
  let ratio: String

  private init(_ style: Font.TextStyle, _ weight: Int, _ rem: String, _ ratio: String) {
    self.style = style
    self.weight = weight
    self.rem = rem
    self.ratio = ratio
  }

  /// The declaration of the theme.
  var original: String {
    "--r-font-\(style.rawValue): \(weight) \(rem)rem/\(ratio) var(--r-family);"
  }

  /// The declaration with variables for size and line spacing.
  fileprivate var declaration: String {
    "--r-font-\(style.rawValue):\(weight) calc(\(rem)rem*var(--r-scale,1))"
      + "/calc(\(ratio)em + var(--r-leading,0px)) var(--r-family)"
  }

  /// The declarations of all fonts with variables.
  fileprivate static let declarations = all.map(\.declaration).joined(separator: ";")

  /// The size of a text style in the unit of the reader's setting.
  static func rem(of style: Font.TextStyle) -> String {
    all.first { $0.style == style }?.rem ?? "1"
  }

  /// The fonts of the theme.
  static let all = [
    ThemeFont(.largeTitle, 400, "2.125", "1.2"), ThemeFont(.title, 400, "1.75", "1.22"),
    ThemeFont(.title2, 400, "1.375", "1.28"), ThemeFont(.title3, 400, "1.25", "1.25"),
    ThemeFont(.headline, 600, "1.0625", "1.3"), ThemeFont(.body, 400, "1.0625", "1.3"),
    ThemeFont(.callout, 400, "1", "1.32"), ThemeFont(.subheadline, 400, "0.9375", "1.34"),
    ThemeFont(.footnote, 400, "0.8125", "1.39"), ThemeFont(.caption, 400, "0.75", "1.34"),
    ThemeFont(.caption2, 400, "0.6875", "1.19"),
  ]
}
