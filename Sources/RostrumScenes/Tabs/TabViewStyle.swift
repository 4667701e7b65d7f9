/// A style of the theme for tab views.
public struct ThemeTabViewStyle: Hashable, Sendable {
  let variant: TabViewVariant

  /// The default for the width of the window: a bar below the screen, or above it if there is room.
  public static let automatic = Self(variant: .automatic)
  /// A bar, at any width of the window.
  public static let tabBarOnly = Self(variant: .bar)
  /// Pages to swipe through, with a dot for each page.
  public static let page = Self(variant: .page)
  /// A list next to the screen if there is room, or else a bar.
  public static let sidebarAdaptable = Self(variant: .sidebar)

  /// Pages to swipe through.
  ///
  /// - Parameter indexDisplayMode: Whether pages have dots, with which the user can turn pages.
  /// - Returns: The style.
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> Self {
    indexDisplayMode == .never ? Self(variant: .pageBare) : page
  }

  /// The visibility of page dots.
  public struct PageIndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Dots if there are several pages.
    public static let automatic = PageIndexDisplayMode(name: "automatic")
    /// Dots are always visible.
    public static let always = PageIndexDisplayMode(name: "always")
    /// Dots are never visible; the app turns the pages.
    public static let never = PageIndexDisplayMode(name: "never")
  }
}

extension View {
  /// Sets the style of tab views.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
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
