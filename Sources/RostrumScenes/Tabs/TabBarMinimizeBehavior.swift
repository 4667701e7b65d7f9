public import RostrumViews

/// When the bar of a tab view makes room for the content.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let leavesDownwards: Bool?

  /// The theme's: the bar stays.
  public static let automatic = TabBarMinimizeBehavior(leavesDownwards: nil)
  /// The bar goes away while the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(leavesDownwards: true)
  /// The bar goes away while the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(leavesDownwards: false)
  /// The bar stays.
  public static let never = TabBarMinimizeBehavior(leavesDownwards: nil)
}

extension View {
  /// Sets when the bar at the bottom of a tab view makes room for the content.
  ///
  /// ```swift
  /// TabView { … }
  ///   .tabBarMinimizeBehavior(.onScrollDown)
  /// ```
  ///
  /// On a narrow page, the bar goes away while the user scrolls one way. It comes back when the user scrolls
  /// the other way, and for the keyboard's focus. The bar at the top of a wide page stays.
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The view.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    fact(behavior.leavesDownwards.map { .tabBarLeaves(downwards: $0) })
  }
}
