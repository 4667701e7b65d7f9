/// What kind of action a button performs.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  /// It destroys something.
  case destructive
  /// It leaves everything as it was.
  case cancel
  /// It agrees.
  case confirm
  /// It closes what is shown.
  case close
}
