extension Text {
  /// How a line below or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    package let pattern: Pattern
    package let color: Color?

    /// A line.
    ///
    /// - Parameters:
    ///   - pattern: How it is drawn.
    ///   - color: Its colour; the text's own for `nil`.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One solid line.
    public static let single = LineStyle()

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

  /// How the letters of a text are written, whatever the text says.
  public enum Case: String, Hashable, Sendable, CaseIterable {
    /// In large letters.
    case uppercase
    /// In small letters.
    case lowercase
  }
}
