extension TextFormat {
  /// Which letters a text is set in, in the words of no view language.
  ///
  /// Values of the view language are made of it where a text is shown.
  public struct Font: Hashable, Sendable, Codable {
    /// Where the letters come from.
    public var base: Base

    /// How heavy the letters are, from 100 to 900; the base's own if `nil`.
    public var weight: Int?

    /// The kind of letters by its name; the base's own if `nil`.
    public var design: String?

    /// Whether the letters are slanted.
    public var isItalic = false

    /// Whether all digits have one width.
    public var hasMonospacedDigits = false

    /// Makes a font.
    ///
    /// - Parameter base: Where the letters come from.
    public init(_ base: Base) {
      self.base = base
    }

    /// Where letters come from.
    public enum Base: Hashable, Sendable, Codable {
      /// A style of the theme, by its name.
      case style(String)

      /// The theme's letters in a size, in points.
      case size(Double)

      /// Letters by name in a size, in points.
      case custom(String, size: Double)
    }
  }

  /// Which colour a text is set in, in the words of no view language.
  public struct Color: Hashable, Sendable, Codable {
    /// What the colour is before its opacity.
    public var base: Base

    /// 0 for invisible to 1 for opaque.
    public var opacity: Double

    /// Makes a colour.
    ///
    /// - Parameters:
    ///   - base: What the colour is before its opacity.
    ///   - opacity: 0 for invisible to 1 for opaque.
    public init(_ base: Base, opacity: Double = 1) {
      self.base = base
      self.opacity = opacity
    }

    /// The ways to say a colour.
    public enum Base: Hashable, Sendable, Codable {
      /// A colour of the theme, by its name.
      case system(String)

      /// A colour of the app's own palette, by its name.
      case asset(String)

      /// Red, green and blue, each from 0 to 1, in a space by its name.
      case components(space: String, red: Double, green: Double, blue: Double)
    }
  }
}

extension TextFormat.Font: CustomStringConvertible {
  /// The font in a few words.
  public var description: String {
    var words =
      switch base {
      case .style(let name): [name]
      case .size(let size): ["\(size)"]
      case .custom(let name, let size): [name, "\(size)"]
      }
    if let weight { words.append("\(weight)") }
    if let design { words.append(design) }
    if isItalic { words.append("italic") }
    if hasMonospacedDigits { words.append("monospaced digits") }
    return words.joined(separator: " ")
  }
}

extension TextFormat.Color: CustomStringConvertible {
  /// The colour in a few words.
  public var description: String {
    let name =
      switch base {
      case .system(let name), .asset(let name): name
      case .components(let space, let red, let green, let blue):
        "\(space)(\(red), \(green), \(blue))"
      }
    return opacity == 1 ? name : "\(name) \(opacity)"
  }
}
