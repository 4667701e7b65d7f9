/// What happens in a navigation stack.
public enum NavigationPresentationType: String, Hashable, Sendable, Codable {
  /// A destination is put on top.
  case present
  /// The destination on top goes, or all above the targeted one.
  case goBack
}
