/// One of the theme's own looks of tab views.
public struct ThemeTabViewStyle: Hashable, Sendable {
  let variant: TabViewVariant

  /// As it is usual for the width of the window: a bar below the screen, or above it where there is
  /// room.
  public static let automatic = Self(variant: .automatic)
  /// A bar, however wide the window is.
  public static let tabBarOnly = Self(variant: .bar)
  /// Pages side by side, with a dot for each.
  public static let page = Self(variant: .page)
  /// A list beside the screen where there is room, else a bar.
  public static let sidebarAdaptable = Self(variant: .sidebar)

  /// Pages side by side.
  ///
  /// - Parameter indexDisplayMode: Whether there is a dot for each page, by which the user turns
  ///   pages.
  /// - Returns: The style.
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> Self {
    indexDisplayMode == .never ? Self(variant: .pageBare) : page
  }

  /// Whether pages have dots.
  public struct PageIndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Where there are several pages.
    public static let automatic = PageIndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = PageIndexDisplayMode(name: "always")
    /// Never; the app turns the pages.
    public static let never = PageIndexDisplayMode(name: "never")
  }
}

extension View {
  /// Shows tab views in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
  public func tabViewStyle(_ style: ThemeTabViewStyle) -> some View {
    environment(\.tabViewStyle, style)
  }
}

extension EnvironmentValues {
  var tabViewStyle: ThemeTabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = ThemeTabViewStyle.automatic
}
