/// A style of the theme for tables.
///
/// ```swift
/// Table(people) { … }.tableStyle(.bordered)
/// ```
@MainActor @preconcurrency
public protocol TableStyle {}

extension View {
  /// Sets the style of tables.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableStyle, (style as? any ThemeStyle<TableLook>)?.variant ?? TableLook())
  }

  /// Sets whether tables show their headings.
  ///
  /// Hidden headings are still there for assistive technology.
  ///
  /// - Parameter visibility: The visibility.
  /// - Returns: The view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeadings, visibility)
  }
}

extension EnvironmentValues {
  /// The look of tables.
  var tableLook: TableLook {
    var look = tableStyle
    look.showsHeadings = tableHeadings != .hidden
    return look
  }

  var tableStyle: TableLook {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }

  var tableHeadings: Visibility {
    get { self[TableHeadingsKey.self] }
    set { self[TableHeadingsKey.self] = newValue }
  }
}

private struct TableStyleKey: EnvironmentKey {
  static let defaultValue = TableLook()
}

private struct TableHeadingsKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

/// The default style for the table's context.
public struct AutomaticTableStyle: TableStyle, ThemeStyle {
  var variant: TableLook { TableLook() }

  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style for the table's context.
  public static var automatic: Self { Self() }
}

/// Rows without a box around them.
public struct InsetTableStyle: TableStyle, ThemeStyle {
  let alternatesRowBackgrounds: Bool
  var variant: TableLook { TableLook(.inset, alternatesRows: alternatesRowBackgrounds) }

  /// Creates the style, in which every second row has a different background.
  public init() { self.init(alternatesRowBackgrounds: true) }

  /// Creates the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has a different background.
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows without a box around them, every second one with a different background.
  public static var inset: Self { Self() }

  /// Rows without a box around them.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has a different background.
  /// - Returns: The style.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Rows in a box with a line around it.
public struct BorderedTableStyle: TableStyle, ThemeStyle {
  let alternatesRowBackgrounds: Bool
  var variant: TableLook { TableLook(.bordered, alternatesRows: alternatesRowBackgrounds) }

  /// Creates the style, in which every second row has a different background.
  public init() { self.init(alternatesRowBackgrounds: true) }

  /// Creates the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has a different background.
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a box with a line around it, every second one with a different background.
  public static var bordered: Self { Self() }

  /// Rows in a box with a line around it.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has a different background.
  /// - Returns: The style.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
