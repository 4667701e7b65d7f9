// The theme's own styles of toggles. The host draws them.

/// As it is usual where the toggle stands.
public struct DefaultToggleStyle: ToggleStyle, ThemeStyle {
  var variant: ToggleVariant { .automatic }

  /// Makes the style.
  public init() {}

  /// The toggle in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleVariant, variant)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As it is usual where the toggle stands.
  public static var automatic: Self { Self() }
}

/// A label with a switch.
public struct SwitchToggleStyle: ToggleStyle, ThemeStyle {
  var variant: ToggleVariant { .switch }

  /// Makes the style.
  public init() {}

  /// The toggle in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleVariant, variant)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch.
  public static var `switch`: Self { Self() }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle, ThemeStyle {
  var variant: ToggleVariant { .button }

  /// Makes the style.
  public init() {}

  /// The toggle in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleVariant, variant)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: Self { Self() }
}

/// A label with a box that is ticked.
public struct CheckboxToggleStyle: ToggleStyle, ThemeStyle {
  var variant: ToggleVariant { .checkbox }

  /// Makes the style.
  public init() {}

  /// The toggle in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).environment(\.toggleVariant, variant)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A label with a box that is ticked.
  public static var checkbox: Self { Self() }
}
