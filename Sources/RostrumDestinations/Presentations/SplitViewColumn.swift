import RostrumScenes

/// The column of a split view in which a destination is presented.
public struct SplitViewColumn: Hashable, Sendable {
  /// The column of a `NavigationSplitView`.
  public let swiftUI: NavigationSplitViewColumn

  /// Creates a column.
  ///
  /// - Parameter swiftUI: The column of a `NavigationSplitView`.
  public init(swiftUI: NavigationSplitViewColumn) {
    self.swiftUI = swiftUI
  }
}
