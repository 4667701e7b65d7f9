/// How a part of a text is meant, such as emphasized, which Foundation lacks on Linux.
///
/// ```swift
/// text[range].inlinePresentationIntent = .stronglyEmphasized
/// ```
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the meanings.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized, which is shown in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strongly emphasized, which is shown in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code.
  public static let code = Self(rawValue: 1 << 2)
  /// No longer valid, which is shown with a line through it.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line break that isn't the end of a paragraph.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// HTML on lines of its own.
  public static let blockHTML = Self(rawValue: 1 << 9)
}
