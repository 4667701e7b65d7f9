/// One of the theme's own ways to choose.
///
/// ```swift
/// Picker("Size", selection: $size) { … }.pickerStyle(.segmented)
/// ```
@MainActor @preconcurrency
public protocol PickerStyle {}

extension View {
  /// Shows pickers in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerVariant, (style as? any ThemeStyle<PickerVariant>)?.variant ?? .automatic)
  }
}

extension EnvironmentValues {
  var pickerVariant: PickerVariant {
    get { self[PickerVariantKey.self] }
    set { self[PickerVariantKey.self] = newValue }
  }
}

private struct PickerVariantKey: EnvironmentKey {
  static var defaultValue: PickerVariant { .automatic }
}

/// As it is usual where the picker stands.
public struct DefaultPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .automatic }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As it is usual where the picker stands.
  public static var automatic: Self { Self() }
}

/// In a menu that opens.
public struct MenuPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .menu }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// In a menu that opens.
  public static var menu: Self { Self() }
}

/// Side by side.
public struct SegmentedPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .segmented }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Side by side.
  public static var segmented: Self { Self() }
}

/// Each in a row, under each other.
public struct InlinePickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .inline }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Each in a row, under each other.
  public static var inline: Self { Self() }
}

/// Each with a mark before it, under each other.
public struct RadioGroupPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .radioGroup }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Each with a mark before it, under each other.
  public static var radioGroup: Self { Self() }
}

/// In a menu that opens, as there is no screen of its own for it.
public struct NavigationLinkPickerStyle: PickerStyle, ThemeStyle {
  var variant: PickerVariant { .menu }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// In a menu that opens, as there is no screen of its own for it.
  public static var navigationLink: Self { Self() }
}
