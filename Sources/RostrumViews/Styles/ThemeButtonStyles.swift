// The theme's own styles of buttons. The host draws them.

/// As it is usual where the button stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .automatic }

  /// Makes the style.
  public init() {}

  /// The button in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As it is usual where the button stands.
  public static var automatic: Self { Self() }
}

/// In a faint box.
public struct BorderedButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .bordered }

  /// Makes the style.
  public init() {}

  /// The button in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// In a faint box.
  public static var bordered: Self { Self() }
}

/// In a box of the accent.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .borderedProminent }

  /// Makes the style.
  public init() {}

  /// The button in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// In a box of the accent.
  public static var borderedProminent: Self { Self() }
}

/// Without a box, in the accent.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .borderless }

  /// Makes the style.
  public init() {}

  /// The button in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a box, in the accent.
  public static var borderless: Self { Self() }
}

/// Only the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .plain }

  /// Makes the style.
  public init() {}

  /// The button in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Only the label.
  public static var plain: Self { Self() }
}
