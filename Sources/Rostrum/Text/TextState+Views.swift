import RostrumPresentation
import RostrumViews

// Formatting of text state with the types of the view modules.
extension TextState {
  /// Sets the font of the text.
  ///
  /// - Parameter font: The font, or `nil` to inherit it.
  /// - Returns: The formatted text.
  public func font(_ font: Font?) -> Self {
    let font = font.map(TextFormat.Font.init)
    return formatted { $0.font = font }
  }

  /// Sets the font weight of the text.
  ///
  /// - Parameter weight: The weight, or `nil` for the font's own.
  /// - Returns: The formatted text.
  public func fontWeight(_ weight: Font.Weight?) -> Self {
    formatted { $0.weight = weight?.rawValue }
  }

  /// Sets the font design of the text.
  ///
  /// - Parameter design: The design, or `nil` for the font's own.
  /// - Returns: The formatted text.
  public func fontDesign(_ design: Font.Design?) -> Self {
    formatted { $0.design = design?.rawValue }
  }

  /// Sets the color of the text.
  ///
  /// - Parameter color: The color, or `nil` to inherit it.
  /// - Returns: The formatted text.
  public func foregroundColor(_ color: Color?) -> Self {
    let color = color.map(TextFormat.Color.init)
    return formatted { $0.color = color }
  }

  /// Applies an underline with a color.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is underlined.
  ///   - color: The color, or `nil` for that of the text.
  /// - Returns: The formatted text.
  public func underline(_ isActive: Bool = true, color: Color?) -> Self {
    let color = color.map(TextFormat.Color.init)
    return formatted {
      $0.isUnderlined = isActive
      $0.underlineColor = color
    }
  }

  /// Applies a strikethrough with a color.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is struck through.
  ///   - color: The color, or `nil` for that of the text.
  /// - Returns: The formatted text.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Self {
    let color = color.map(TextFormat.Color.init)
    return formatted {
      $0.isStruckThrough = isActive
      $0.strikethroughColor = color
    }
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
  /// Creates a font from its representation in state, or the body font if the text style is
  /// unknown.
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
      case .mixture:
        // A state has no colour mode: the mixture is that of light mode.
        .components(
          space: "sRGB", red: Double(color.rgb.red) / 255, green: Double(color.rgb.green) / 255,
          blue: Double(color.rgb.blue) / 255)
      }
    self.init(base, opacity: color.opacity)
  }
}

extension Color {
  /// Creates a color from its representation in state, or the primary color if its name is unknown.
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
