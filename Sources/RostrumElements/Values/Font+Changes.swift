public import Foundation

extension Font {
  /// The letters that small capitals replace.
  public enum SmallCapitals: String, Hashable, Sendable, CaseIterable {
    /// Lowercase letters, uppercase letters, or all.
    case lowercase, uppercase, all
  }

  /// The width of the letters of a font.
  ///
  /// Letters have another width only if the browser's font has one.
  public struct Width: Hashable, Sendable {
    /// The width, where 0 is that of the standard width.
    public var value: CGFloat

    /// Creates a width.
    ///
    /// - Parameter value: The width, where 0 is that of the standard width, −1 very narrow and 1 very
    ///   wide.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest letters.
    public static let compressed = Width(-0.5)
    /// Narrow letters.
    public static let condensed = Width(-0.25)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.25)
  }

  /// Returns the font with small capitals in place of all letters.
  ///
  /// - Parameter isActive: Whether there are small capitals.
  /// - Returns: The font.
  public func smallCaps(_ isActive: Bool = true) -> Font {
    with { $0.smallCapitals = isActive ? .all : nil }
  }

  /// Returns the font with small capitals in place of lowercase letters.
  ///
  /// - Parameter isActive: Whether there are small capitals.
  /// - Returns: The font.
  public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font {
    with { $0.smallCapitals = isActive ? .lowercase : nil }
  }

  /// Returns the font with small capitals in place of uppercase letters.
  ///
  /// - Parameter isActive: Whether there are small capitals.
  /// - Returns: The font.
  public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font {
    with { $0.smallCapitals = isActive ? .uppercase : nil }
  }

  /// Returns the bold font.
  ///
  /// - Parameter isActive: Whether the font is bold.
  /// - Returns: The font.
  public func bold(_ isActive: Bool = true) -> Font {
    with { if isActive { $0.weight = .bold } else if $0.weight == .bold { $0.weight = nil } }
  }

  /// Returns the italic font.
  ///
  /// - Parameter isActive: Whether the font is italic.
  /// - Returns: The font.
  public func italic(_ isActive: Bool = true) -> Font {
    with { $0.isItalic = isActive }
  }

  /// Returns the font with letters of equal width.
  ///
  /// - Parameter isActive: Whether letters have equal widths.
  /// - Returns: The font.
  public func monospaced(_ isActive: Bool = true) -> Font {
    with {
      if isActive { $0.design = .monospaced } else if $0.design == .monospaced { $0.design = nil }
    }
  }

  /// Returns the font with letters of a different width.
  ///
  /// - Parameter width: The width.
  /// - Returns: The font.
  public func width(_ width: Width) -> Font {
    with { $0.width = width }
  }

  /// Returns the font with letters of a different width.
  ///
  /// - Parameter width: The width as a number, where 0 is that of the standard width.
  /// - Returns: The font.
  public func width(_ width: CGFloat) -> Font {
    self.width(Width(width))
  }

  /// Returns the font in a size in points, which doesn't follow the reader's setting.
  ///
  /// - Parameter size: The size.
  /// - Returns: The font.
  public func pointSize(_ size: CGFloat) -> Font {
    with {
      if case .custom(let name, _) = $0.base {
        $0.base = .custom(name, size: size)
      } else {
        $0.base = .size(size)
      }
      $0.scale = 1
    }
  }

  /// Returns the font in a multiple of its size.
  ///
  /// ```swift
  /// Text("−").font(.body.scaled(by: 1.5))
  /// ```
  ///
  /// - Parameter factor: The factor.
  /// - Returns: The font.
  public func scaled(by factor: CGFloat) -> Font {
    with { $0.scale = factor.isNaN ? 1 : ($0.scale * factor).clamped(to: 0...1000) }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
