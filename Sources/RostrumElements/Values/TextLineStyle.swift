/// How a line below or through a text is drawn.
public struct TextLineStyle: Hashable, Sendable {
  /// How the line is drawn.
  public let pattern: Pattern
  /// The colour of the line; the text's own for `nil`.
  public let color: Color?

  /// Makes a line style.
  ///
  /// - Parameters:
  ///   - pattern: How the line is drawn.
  ///   - color: The colour of the line; the text's own for `nil`.
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// One solid line.
  public static let single = TextLineStyle()

  /// How a line is drawn.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    /// Without gaps.
    case solid
    /// In dots.
    case dot
    /// In dashes.
    case dash
  }
}
