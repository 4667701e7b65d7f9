/// The kind of action that a button performs.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  /// The action destroys data.
  case destructive
  /// The action cancels and changes nothing.
  case cancel
  /// The action confirms.
  case confirm
  /// The action closes what is shown.
  case close
}
