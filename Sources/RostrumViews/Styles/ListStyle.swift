/// A style of the theme for lists.
///
/// ```swift
/// List { … }.listStyle(.insetGrouped)
/// ```
@MainActor @preconcurrency
public protocol ListStyle {}

extension View {
  /// Sets the style of lists.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, (style as? any ThemeStyle<ListVariant>)?.variant ?? .automatic)
  }
}

extension EnvironmentValues {
  package var listStyle: ListVariant {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = ListVariant.automatic
}

/// The default style for the list's context.
public struct DefaultListStyle: ListStyle, ThemeStyle {
  var variant: ListVariant { .automatic }

  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style for the list's context.
  public static var automatic: Self { Self() }
}

/// Rows that extend from edge to edge.
public struct PlainListStyle: ListStyle, ThemeStyle {
  var variant: ListVariant { .plain }

  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows that extend from edge to edge.
  public static var plain: Self { Self() }
}

/// Sections that extend from edge to edge.
public struct GroupedListStyle: ListStyle, ThemeStyle {
  var variant: ListVariant { .grouped }

  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections that extend from edge to edge.
  public static var grouped: Self { Self() }
}

/// Sections in cards.
public struct InsetGroupedListStyle: ListStyle, ThemeStyle {
  var variant: ListVariant { .insetGrouped }

  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in cards.
  public static var insetGrouped: Self { Self() }
}

/// Rows that are inset from the edges.
public struct InsetListStyle: ListStyle, ThemeStyle {
  var variant: ListVariant { .inset }

  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that are inset from the edges.
  public static var inset: Self { Self() }
}

/// A list next to the content of a window.
public struct SidebarListStyle: ListStyle, ThemeStyle {
  var variant: ListVariant { .sidebar }

  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A list next to the content of a window.
  public static var sidebar: Self { Self() }
}
