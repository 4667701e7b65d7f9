/// How much the badges of rows stand out.
public struct BadgeProminence: Hashable, Sendable, CustomStringConvertible {
  /// The name of the prominence.
  public let description: String

  /// Less than the words of the row.
  public static let decreased = BadgeProminence(description: "decreased")
  /// As secondary words.
  public static let standard = BadgeProminence(description: "standard")
  /// More than the words of the row.
  public static let increased = BadgeProminence(description: "increased")
}
