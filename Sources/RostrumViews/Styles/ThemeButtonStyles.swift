// The theme's button styles, which the host draws.

/// The default style for the button's context.
public struct DefaultButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .automatic }

  /// Creates the style.
  public init() {}

  /// The button in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the button's context.
  public static var automatic: Self { Self() }
}

/// A button with a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .bordered }

  /// Creates the style.
  public init() {}

  /// The button in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a faint background.
  public static var bordered: Self { Self() }
}

/// A button with the accent colour as its background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .borderedProminent }

  /// Creates the style.
  public init() {}

  /// The button in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with the accent colour as its background.
  public static var borderedProminent: Self { Self() }
}

/// A button without a border, in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .borderless }

  /// Creates the style.
  public init() {}

  /// The button in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border, in the accent colour.
  public static var borderless: Self { Self() }
}

/// A button that shows only its label.
public struct PlainButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .plain }

  /// Creates the style.
  public init() {}

  /// The button in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that shows only its label.
  public static var plain: Self { Self() }
}

/// A button that looks like a link: text in the accent colour.
public struct LinkButtonStyle: PrimitiveButtonStyle, ThemeStyle {
  var variant: ButtonVariant { .borderless }

  /// Creates the style.
  public init() {}

  /// The button in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonVariant, variant)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link: text in the accent colour.
  public static var link: Self { Self() }
}
