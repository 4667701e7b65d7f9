/// One of the theme's own looks of menus.
///
/// ```swift
/// Menu("Sort by") { … }
///   .menuStyle(.button)
///   .buttonStyle(.bordered)
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {}

extension View {
  /// Shows the buttons of menus in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
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

/// As it is usual where the menu stands.
public struct DefaultMenuStyle: MenuStyle, ThemeStyle {
  var variant: MenuVariant { .automatic }

  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As it is usual where the menu stands.
  public static var automatic: Self { Self() }
}

/// As a button in the button style around.
public struct ButtonMenuStyle: MenuStyle, ThemeStyle {
  var variant: MenuVariant { .button(.automatic) }

  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button in the button style around.
  public static var button: Self { Self() }
}

/// As a button without a box, in the accent.
public struct BorderlessButtonMenuStyle: MenuStyle, ThemeStyle {
  var variant: MenuVariant { .borderless }

  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// As a button without a box, in the accent.
  public static var borderlessButton: Self { Self() }
}
