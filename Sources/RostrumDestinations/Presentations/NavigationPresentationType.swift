/// A change to a navigation stack.
public enum NavigationPresentationType: String, Hashable, Sendable, Codable {
  /// A destination is pushed.
  case present
  /// The top destination is popped, or all destinations above the target.
  case goBack
}
