public import RostrumViews

/// The room that a search field in a bar has while the user doesn't search.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let isMinimized: Bool

  /// The field is in the bar.
  public static let automatic = SearchToolbarBehavior(isMinimized: false)
  /// A button is in the place of the field until the user searches.
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

extension View {
  /// Sets the room that the search field of the view's screen has while the user doesn't search.
  ///
  /// ```swift
  /// List(results) { Text($0.name) }
  ///   .searchable(text: $query)
  ///   .searchToolbarBehavior(.minimize)
  /// ```
  ///
  /// A button that is pressed becomes the field, with the focus in it, until the focus is elsewhere and the text
  /// is empty. Apply the modifier outside of `searchable(text:placement:prompt:)`.
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The view.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.searchToolbarBehavior, behavior)
  }
}

extension EnvironmentValues {
  /// The room that search fields have while the user doesn't search.
  var searchToolbarBehavior: SearchToolbarBehavior {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }
}

private struct SearchToolbarBehaviorKey: EnvironmentKey {
  static let defaultValue = SearchToolbarBehavior.automatic
}
