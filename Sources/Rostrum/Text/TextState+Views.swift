import RostrumPresentation
import RostrumViews

// How a text in state is set, in the words of the view language.
extension TextState {
  /// Sets the text in a font; `nil` for the one around.
  ///
  /// - Parameter font: The font.
  /// - Returns: The text, set that way.
  public func font(_ font: Font?) -> Self {
    let font = font.map(TextFormat.Font.init)
    return formatted { $0.font = font }
  }

  /// Sets the text in a weight; `nil` for the font's own.
  ///
  /// - Parameter weight: The weight.
  /// - Returns: The text, set that way.
  public func fontWeight(_ weight: Font.Weight?) -> Self {
    formatted { $0.weight = weight?.rawValue }
  }

  /// Sets the text in a kind of letters; `nil` for the font's own.
  ///
  /// - Parameter design: The kind.
  /// - Returns: The text, set that way.
  public func fontDesign(_ design: Font.Design?) -> Self {
    formatted { $0.design = design?.rawValue }
  }

  /// Sets the text in a colour; `nil` for the one around.
  ///
  /// - Parameter color: The colour.
  /// - Returns: The text, set that way.
  public func foregroundColor(_ color: Color?) -> Self {
    let color = color.map(TextFormat.Color.init)
    return formatted { $0.color = color }
  }
}

extension TextFormat.Font {
  fileprivate init(_ font: RostrumViews.Font) {
    let base: Base =
      switch font.base {
      case .style(let style): .style(style.rawValue)
      case .size(let size): .size(size)
      case .custom(let name, let size): .custom(name, size: size)
      }
    self.init(base)
    weight = font.weight?.rawValue
    design = font.design?.rawValue
    isItalic = font.isItalic
    hasMonospacedDigits = font.hasMonospacedDigits
  }
}

extension Font {
  /// The font that a text in state names; the body's if the theme has no such style.
  init(_ font: TextFormat.Font) {
    switch font.base {
    case .style(let name): self = .system(TextStyle(rawValue: name) ?? .body)
    case .size(let size): self = .system(size: size)
    case .custom(let name, let size): self = .custom(name, size: size)
    }
    weight = font.weight.flatMap { Weight(rawValue: $0) }
    design = font.design.flatMap { Design(rawValue: $0) }
    isItalic = font.isItalic
    hasMonospacedDigits = font.hasMonospacedDigits
  }
}

extension TextFormat.Color {
  fileprivate init(_ color: RostrumViews.Color) {
    let base: Base =
      switch color.base {
      case .system(let name): .system(name.rawValue)
      case .asset(let name, _): .asset(name)
      case .components(let space, let red, let green, let blue):
        .components(space: "\(space)", red: red, green: green, blue: blue)
      }
    self.init(base, opacity: color.opacity)
  }
}

extension Color {
  /// The colour that a text in state names; the usual one if the theme has no such colour.
  init(_ color: TextFormat.Color) {
    switch color.base {
    case .system(let name):
      self = SystemName(rawValue: name).map { Color.named($0) } ?? .primary
    case .asset(let name):
      self = Color(name)
    case .components(let space, let red, let green, let blue):
      let spaces: [RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
      let space = spaces.first { "\($0)" == space } ?? .sRGB
      self = Color(space, red: red, green: green, blue: blue)
    }
    opacity = color.opacity
  }

  private static func named(_ name: SystemName) -> Color {
    var color = Color.primary
    color.base = .system(name)
    return color
  }
}
