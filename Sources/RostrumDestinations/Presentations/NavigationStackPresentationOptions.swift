/// Options for a push onto a navigation stack.
public struct NavigationStackPresentationOptions: Hashable, Sendable {
  /// Whether the push is animated; `nil` animates it unless it is part of a path of destinations.
  public var shouldAnimate: Bool?

  /// Creates options.
  ///
  /// - Parameter shouldAnimate: Whether the push is animated, or `nil` for the default.
  public init(shouldAnimate: Bool? = nil) {
    self.shouldAnimate = shouldAnimate
  }
}
