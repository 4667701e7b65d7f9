/// How exhaustively a test must assert on a feature.
public enum Exhaustivity: Equatable, Sendable {
  /// The test must assert every state change, every received action, and the end of every effect.
  case on

  /// The test asserts what it chooses to. Pass `true` to show skipped assertions as known issues.
  case off(showSkippedAssertions: Bool)

  /// The test asserts what it chooses to.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
