/// What becomes of a screen's bar while a search is under way.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The theme's: the bar stays.
  public static let automatic = Self(name: "automatic")
  /// The title and the items of the bar stay.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

extension View {
  /// Sets what becomes of the screen's bar while a search is under way.
  ///
  /// The theme never hides a bar for a search, so both behaviors look the same.
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The view.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
