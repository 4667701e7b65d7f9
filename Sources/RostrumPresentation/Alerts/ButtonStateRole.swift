/// What kind of choice a button of an alert or a dialog is.
public enum ButtonStateRole: String, Hashable, Sendable, Codable {
  /// The choice to leave everything as it is.
  case cancel

  /// The choice that deletes something or cannot be taken back.
  case destructive
}
