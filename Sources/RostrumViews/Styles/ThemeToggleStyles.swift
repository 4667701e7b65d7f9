// The theme's toggle styles, which the host draws.

/// The default style for the toggle's context.
public struct DefaultToggleStyle: ToggleStyle, ThemeStyle {
  var variant: ToggleVariant { .automatic }

  /// Creates the style.
  public init() {}

  /// The toggle in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleVariant, variant)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style for the toggle's context.
  public static var automatic: Self { Self() }
}

/// A label with a switch.
public struct SwitchToggleStyle: ToggleStyle, ThemeStyle {
  var variant: ToggleVariant { .switch }
  var tint: Color?

  /// Creates the style.
  public init() {}

  /// Creates the style with a tint of the switches that are on.
  ///
  /// - Parameter tint: The colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The toggle in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleVariant, variant).tint(tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch.
  public static var `switch`: Self { Self() }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle, ThemeStyle {
  var variant: ToggleVariant { .button }

  /// Creates the style.
  public init() {}

  /// The toggle in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleVariant, variant)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: Self { Self() }
}

/// A label with a checkbox.
public struct CheckboxToggleStyle: ToggleStyle, ThemeStyle {
  var variant: ToggleVariant { .checkbox }

  /// Creates the style.
  public init() {}

  /// The toggle in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleVariant, variant)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A label with a checkbox.
  public static var checkbox: Self { Self() }
}
