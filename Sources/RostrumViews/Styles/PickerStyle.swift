/// A style of the theme for pickers.
///
/// ```swift
/// Picker("Size", selection: $size) { … }.pickerStyle(.segmented)
/// ```
@MainActor @preconcurrency
public protocol PickerStyle {}

extension View {
  /// Sets the style of pickers.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerVariant, (style as? any ThemeStyle<PickerVariant>)?.variant ?? .automatic)
  }
}

extension EnvironmentValues {
  var pickerVariant: PickerVariant {
    get {
      let variant = self[PickerVariantKey.self]
      return variant == .radioGroup && hasRadioRows ? .radioRow : variant
    }
    set { self[PickerVariantKey.self] = newValue }
  }
}

private struct PickerVariantKey: EnvironmentKey {
  static var defaultValue: PickerVariant { .automatic }
}

/// The default style for the picker's context.
public struct DefaultPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .automatic }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style for the picker's context.
  public static var automatic: Self { Self() }
}

/// A menu of the options.
public struct MenuPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .menu }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu of the options.
  public static var menu: Self { Self() }
}

/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .segmented }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options side by side.
  public static var segmented: Self { Self() }
}

/// Options side by side, such as colours or symbols.
public struct PalettePickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .segmented }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Options side by side, such as colours or symbols.
  public static var palette: Self { Self() }
}

/// Options in rows.
public struct InlinePickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .inline }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Options in rows.
  public static var inline: Self { Self() }
}

/// Options in rows with radio buttons.
public struct RadioGroupPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .radioGroup }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Options in rows with radio buttons.
  public static var radioGroup: Self { Self() }
}

extension View {
  /// Puts the options of pickers with radio buttons side by side.
  ///
  /// ```swift
  /// Picker("Size", selection: $size) { … }
  ///   .pickerStyle(.radioGroup)
  ///   .horizontalRadioGroupLayout()
  /// ```
  ///
  /// - Returns: The view with such pickers.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.hasRadioRows, true)
  }
}

extension EnvironmentValues {
  /// Whether the options of pickers with radio buttons are side by side.
  fileprivate var hasRadioRows: Bool {
    get { self[RadioRowsKey.self] }
    set { self[RadioRowsKey.self] = newValue }
  }
}

private struct RadioRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A menu of the options, because there is no separate screen for them.
public struct NavigationLinkPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .menu }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A menu of the options, because there is no separate screen for them.
  public static var navigationLink: Self { Self() }
}

/// A menu of the options, which the browsers of phones show as a wheel.
public struct WheelPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .menu }

  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A menu of the options, which the browsers of phones show as a wheel.
  public static var wheel: Self { Self() }
}
