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
      .environment(\.listLook, (style as? any LinedListStyle)?.look ?? ListLook())
  }
}

/// What a style of lists has besides its variant.
struct ListLook: Hashable {
  var hasBorder = false
  var alternatesRows = false
}

/// A style of lists with a line around them, or backgrounds of every other row.
@MainActor protocol LinedListStyle {
  var look: ListLook { get }
}

extension EnvironmentValues {
  fileprivate var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

private struct ListLookKey: EnvironmentKey {
  static let defaultValue = ListLook()
}

extension ElementDraft {
  /// Adds the line around a list, and the backgrounds of every other row, for which its style or the
  /// environment asks.
  mutating func setListLook(in environment: EnvironmentValues) {
    let look = environment.listLook
    if look.hasBorder { style(.border(.separator, width: 1)) }
    if look.alternatesRows { style(.alternatingRows) } else { alternateRows(in: environment) }
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
public struct InsetListStyle: ListStyle, ThemeStyle, LinedListStyle {
  let alternatesRowBackgrounds: Bool
  var variant: ListVariant { .inset }
  var look: ListLook { ListLook(alternatesRows: alternatesRowBackgrounds) }

  /// Creates the style, in which all rows have the same background.
  public init() { self.init(alternatesRowBackgrounds: false) }

  /// Creates the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has a different background.
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that are inset from the edges.
  public static var inset: Self { Self() }

  /// Rows that are inset from the edges.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has a different background.
  /// - Returns: The style.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
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

/// Rows in a box with a line around it.
public struct BorderedListStyle: ListStyle, ThemeStyle, LinedListStyle {
  let alternatesRowBackgrounds: Bool
  var variant: ListVariant { .plain }
  var look: ListLook { ListLook(hasBorder: true, alternatesRows: alternatesRowBackgrounds) }

  /// Creates the style, in which all rows have the same background.
  public init() { self.init(alternatesRowBackgrounds: false) }

  /// Creates the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has a different background.
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a box with a line around it.
  public static var bordered: Self { Self() }

  /// Rows in a box with a line around it.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has a different background.
  /// - Returns: The style.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
