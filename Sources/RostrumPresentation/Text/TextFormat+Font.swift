extension TextFormat {
  /// A font, independent of any view module.
  ///
  /// Views convert it to their own font type when they display the text.
  public struct Font: Hashable, Sendable, Codable {
    /// The base font.
    public var base: Base

    /// The font weight, from 100 to 900, or `nil` for the weight of the base font.
    public var weight: Int?

    /// The name of the font design, or `nil` for the design of the base font.
    public var design: String?

    /// Whether the font is italic.
    public var isItalic = false

    /// Whether the digits are monospaced.
    public var hasMonospacedDigits = false

    /// Creates a font.
    ///
    /// - Parameter base: The base font.
    public init(_ base: Base) {
      self.base = base
    }

    /// The base of a font.
    public enum Base: Hashable, Sendable, Codable {
      /// A text style, by name.
      case style(String)

      /// The system font in a size, in points.
      case size(Double)

      /// A custom font, by name, in a size in points.
      case custom(String, size: Double)
    }
  }

  /// A colour, independent of any view module.
  public struct Color: Hashable, Sendable, Codable {
    /// The colour without its opacity.
    public var base: Base

    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Double

    /// Creates a colour.
    ///
    /// - Parameters:
    ///   - base: The colour without its opacity.
    ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
    public init(_ base: Base, opacity: Double = 1) {
      self.base = base
      self.opacity = opacity
    }

    /// The base of a colour.
    public enum Base: Hashable, Sendable, Codable {
      /// A system colour, by name.
      case system(String)

      /// A colour of the app's asset catalogue, by name.
      case asset(String)

      /// Red, green and blue components from 0 to 1, in a colour space.
      case components(space: String, red: Double, green: Double, blue: Double)
    }
  }
}

extension TextFormat.Font: CustomStringConvertible {
  /// A short description of the font.
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
  /// A short description of the colour.
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
