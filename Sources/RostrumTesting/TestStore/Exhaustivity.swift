/// How much of what happens a test must say.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each action that effects send, the end of each effect.
  case on

  /// Only what the test wants to say. With `true`, what it left out is shown as known issues.
  case off(showSkippedAssertions: Bool)

  /// Only what the test wants to say.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
