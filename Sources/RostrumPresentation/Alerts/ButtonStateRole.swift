/// The role of a button of an alert or confirmation dialog.
public enum ButtonStateRole: String, Hashable, Sendable, Codable {
  /// A button that cancels the operation.
  case cancel

  /// A button that deletes data or performs an irreversible operation.
  case destructive
}
