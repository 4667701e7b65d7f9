/// A style of the theme for menus.
///
/// ```swift
/// Menu("Sort by") { … }
///   .menuStyle(.button)
///   .buttonStyle(.bordered)
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {}

extension View {
  /// Sets the style of menus.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuVariant, (style as? any ThemeStyle<MenuVariant>)?.variant ?? .automatic)
  }
}

extension EnvironmentValues {
  var menuVariant: MenuVariant {
    get { self[MenuVariantKey.self] }
    set { self[MenuVariantKey.self] = newValue }
  }
}

private struct MenuVariantKey: EnvironmentKey {
  static var defaultValue: MenuVariant { .automatic }
}

/// The default style for the menu's context.
public struct DefaultMenuStyle: MenuStyle, ThemeStyle {
  var variant: MenuVariant { .automatic }

  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style for the menu's context.
  public static var automatic: Self { Self() }
}

/// A button in the environment's button style.
public struct ButtonMenuStyle: MenuStyle, ThemeStyle {
  var variant: MenuVariant { .button(.automatic) }

  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the environment's button style.
  public static var button: Self { Self() }
}

/// A button without a border, in the accent colour.
public struct BorderlessButtonMenuStyle: MenuStyle, ThemeStyle {
  var variant: MenuVariant { .borderless }

  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border, in the accent colour.
  public static var borderlessButton: Self { Self() }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle, ThemeStyle {
  var variant: MenuVariant { .button(.bordered) }

  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: Self { Self() }
}
