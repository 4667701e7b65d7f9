/// How a destination comes onto a navigation stack.
public struct NavigationStackPresentationOptions: Hashable, Sendable {
  /// Whether the change moves; `nil` for the default: yes, except on a path of destinations.
  public var shouldAnimate: Bool?

  /// Makes options.
  ///
  /// - Parameter shouldAnimate: Whether the change moves; `nil` for the default.
  public init(shouldAnimate: Bool? = nil) {
    self.shouldAnimate = shouldAnimate
  }
}
