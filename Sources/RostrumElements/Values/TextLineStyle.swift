/// The style of a line below or through a text.
public struct TextLineStyle: Hashable, Sendable {
  /// The pattern of the line.
  public let pattern: Pattern
  /// The colour of the line; the text's own for `nil`.
  public let color: Color?

  /// Creates a line style.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line; the text's own for `nil`.
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// One solid line.
  public static let single = TextLineStyle()

  /// The pattern of a line.
  public enum Pattern: String, Hashable, Sendable, CaseIterable {
    /// A solid line.
    case solid
    /// A dotted line.
    case dot
    /// A dashed line.
    case dash
  }
}
