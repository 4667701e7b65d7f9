/// A style of the theme for lists.
public struct ThemeListStyle: Hashable, Sendable {
  let variant: ListVariant

  /// The default style for the list's context.
  public static let automatic = Self(variant: .automatic)
  /// Rows that extend from edge to edge.
  public static let plain = Self(variant: .plain)
  /// Sections that extend from edge to edge.
  public static let grouped = Self(variant: .grouped)
  /// Sections in cards.
  public static let insetGrouped = Self(variant: .insetGrouped)
  /// Rows that are inset from the edges.
  public static let inset = Self(variant: .inset)
  /// A list next to the content of a window.
  public static let sidebar = Self(variant: .sidebar)
}

extension View {
  /// Sets the style of lists.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func listStyle(_ style: ThemeListStyle) -> some View {
    environment(\.listStyle, style)
  }
}

extension EnvironmentValues {
  package var listStyle: ThemeListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = ThemeListStyle.automatic
}
