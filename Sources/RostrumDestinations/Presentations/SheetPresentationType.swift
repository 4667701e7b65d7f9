/// A change to a sheet.
public enum SheetPresentationType: String, Hashable, Sendable, Codable {
  /// A destination is presented in a sheet.
  case present
  /// The sheet is dismissed.
  case dismiss
}
