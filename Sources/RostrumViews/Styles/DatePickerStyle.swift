/// A style of the theme for date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

extension View {
  /// Sets the style of date pickers.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(
      \.datePickerVariant, (style as? any ThemeStyle<DatePickerVariant>)?.variant ?? .automatic)
  }
}

extension EnvironmentValues {
  var datePickerVariant: DatePickerVariant {
    get { self[DatePickerVariantKey.self] }
    set { self[DatePickerVariantKey.self] = newValue }
  }
}

private struct DatePickerVariantKey: EnvironmentKey {
  static var defaultValue: DatePickerVariant { .automatic }
}

/// The default style for the picker's context.
public struct DefaultDatePickerStyle: DatePickerStyle, ThemeStyle {
  var variant: DatePickerVariant { .automatic }

  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for the picker's context.
  public static var automatic: Self { Self() }
}

/// A compact button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, ThemeStyle {
  var variant: DatePickerVariant { .compact }

  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A compact button that opens a calendar.
  public static var compact: Self { Self() }
}

/// A text field that opens a calendar.
public struct FieldDatePickerStyle: DatePickerStyle, ThemeStyle {
  var variant: DatePickerVariant { .field }

  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A text field that opens a calendar.
  public static var field: Self { Self() }
}
