/// One of the theme's own looks of lists.
public struct ThemeListStyle: Hashable, Sendable {
  let variant: ListVariant

  /// As it is usual where the list stands.
  public static let automatic = Self(variant: .automatic)
  /// Rows from side to side.
  public static let plain = Self(variant: .plain)
  /// Sections from side to side.
  public static let grouped = Self(variant: .grouped)
  /// Sections in cards.
  public static let insetGrouped = Self(variant: .insetGrouped)
  /// Rows with a distance to the sides.
  public static let inset = Self(variant: .inset)
  /// As beside the content of a window.
  public static let sidebar = Self(variant: .sidebar)
}

extension View {
  /// Shows lists in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
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
