// What the texts within a view inherit; what is nearer to a text wins.
extension View {
  /// Shows texts in a font; `nil` for the font around.
  public func font(_ font: Font?) -> some View {
    style(font.map { .font($0) })
  }

  /// Shows texts in a weight; `nil` for the weight around.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    style(weight.map { .weight($0) })
  }

  /// Shows texts in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    style(isActive ? .weight(.bold) : nil)
  }

  /// Shows texts slanted.
  public func italic(_ isActive: Bool = true) -> some View {
    style(isActive ? .italic : nil)
  }

  /// Shows texts with a line below.
  public func underline(_ isActive: Bool = true) -> some View {
    style(isActive ? .underline : nil)
  }

  /// Shows texts with a line through them.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    style(isActive ? .strikethrough : nil)
  }

  /// Shows digits in one width, so that counting numbers stand still.
  public func monospacedDigit() -> some View {
    style(.monospacedDigits)
  }

  /// Shows at most so many lines of each text; `nil` for any.
  public func lineLimit(_ number: Int?) -> some View {
    style(number.map { .lineLimit(max($0, 1)) })
  }

  /// Puts the lines of each text under each other at one side.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    style(.textAlignment(alignment))
  }
}
