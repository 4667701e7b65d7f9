/// A style of the theme for tab views.
///
/// ```swift
/// TabView { … }.tabViewStyle(.page)
/// ```
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A style of the theme, which the host draws.
@MainActor
protocol ThemeTabViewStyle: TabViewStyle {
  /// The variant of the tab view.
  var variant: TabViewVariant { get }
}

extension View {
  /// Sets the style of tab views.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, (style as? any ThemeTabViewStyle)?.variant ?? .automatic)
  }
}

/// The default for the width of the window: a bar below the screen, or above it if there is room.
public struct DefaultTabViewStyle: TabViewStyle, ThemeTabViewStyle {
  var variant: TabViewVariant { .automatic }

  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default for the width of the window: a bar below the screen, or above it if there is room.
  public static var automatic: Self { Self() }
}

/// A bar, at any width of the window.
public struct TabBarOnlyTabViewStyle: TabViewStyle, ThemeTabViewStyle {
  var variant: TabViewVariant { .bar }

  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, at any width of the window.
  public static var tabBarOnly: Self { Self() }
}

/// A list next to the screen if there is room, or else a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, ThemeTabViewStyle {
  var variant: TabViewVariant { .sidebar }

  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A list next to the screen if there is room, or else a bar.
  public static var sidebarAdaptable: Self { Self() }
}

/// Pages to swipe through.
public struct PageTabViewStyle: TabViewStyle, ThemeTabViewStyle {
  /// The visibility of page dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Dots if there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Dots are always visible.
    public static let always = IndexDisplayMode(name: "always")
    /// Dots are never visible; the app turns the pages.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode
  var variant: TabViewVariant { indexDisplayMode == .never ? .pageBare : .page }

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: Whether pages have dots, with which the user can turn pages.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe through, with a dot for each page.
  public static var page: Self { Self() }

  /// Pages to swipe through.
  ///
  /// - Parameter indexDisplayMode: Whether pages have dots, with which the user can turn pages.
  /// - Returns: The style.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  var tabViewStyle: TabViewVariant {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewVariant.automatic
}
