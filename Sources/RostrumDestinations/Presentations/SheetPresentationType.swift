/// What happens to a sheet.
public enum SheetPresentationType: String, Hashable, Sendable, Codable {
  /// A destination comes up in a sheet.
  case present
  /// The sheet goes.
  case dismiss
}
