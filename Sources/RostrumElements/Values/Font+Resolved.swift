public import Foundation

extension Font {
  /// The default font of texts, which is that of `body`.
  public static let `default` = Font.body

  /// What the size of a font depends on besides the font itself.
  ///
  /// `@Environment(\.fontResolutionContext)` is that of a view.
  public struct Context: Hashable, Sendable {
    /// The factor of the sizes of text styles.
    package let factor: Double

    package init(factor: Double) {
      self.factor = factor
    }
  }

  /// A font as a view draws it.
  public struct Resolved: Hashable, Sendable {
    /// The size in points; a browser multiplies it by the reader's own setting.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Weight
    /// The width of the letters.
    public let width: Width
    /// The line spacing.
    public let leading: Leading
    /// Whether the letters are italic.
    public let isItalic: Bool
    /// Whether the letters have equal widths.
    public let isMonospaced: Bool
    /// Whether lowercase letters are drawn as small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether uppercase letters are drawn as small capitals.
    public let isUppercaseSmallCaps: Bool

    /// Whether the weight is at least that of bold letters.
    public var isBold: Bool { weight.rawValue >= Weight.bold.rawValue }
    /// Whether all letters are drawn as small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Returns the font with the size and the weight that it has in a context.
  ///
  /// ```swift
  /// struct Lines: View {
  ///   @Environment(\.fontResolutionContext) private var context
  ///
  ///   var body: some View {
  ///     Divider().padding(.top, Font.title.resolve(in: context).pointSize)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter context: The context of the view.
  /// - Returns: The resolved font.
  public func resolve(in context: Context) -> Resolved {
    let size =
      switch base {
      case .style(let style): style.pointSize * context.factor
      case .size(let size), .custom(_, let size): size
      }
    return Resolved(
      pointSize: CGFloat(size * scale), weight: weight ?? base.weight, width: width ?? .standard,
      leading: leading ?? .standard, isItalic: isItalic, isMonospaced: design == .monospaced,
      isLowercaseSmallCaps: smallCapitals == .lowercase || smallCapitals == .all,
      isUppercaseSmallCaps: smallCapitals == .uppercase || smallCapitals == .all)
  }
}

extension Font.Base {
  /// The default weight of a font.
  fileprivate var weight: Font.Weight {
    self == .style(.headline) ? .semibold : .regular
  }
}

extension Font.TextStyle {
  /// The size of the theme's font in points, at 16 pixels for `1rem`.
  package var pointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
