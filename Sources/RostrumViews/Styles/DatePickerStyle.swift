/// One of the theme's own looks of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

extension View {
  /// Shows date pickers in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
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

/// As it is usual where the picker stands.
public struct DefaultDatePickerStyle: DatePickerStyle, ThemeStyle {
  var variant: DatePickerVariant { .automatic }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As it is usual where the picker stands.
  public static var automatic: Self { Self() }
}

/// In a small box, from which a calendar opens.
public struct CompactDatePickerStyle: DatePickerStyle, ThemeStyle {
  var variant: DatePickerVariant { .compact }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// In a small box, from which a calendar opens.
  public static var compact: Self { Self() }
}

/// As a field that is typed in, from which a calendar opens.
public struct FieldDatePickerStyle: DatePickerStyle, ThemeStyle {
  var variant: DatePickerVariant { .field }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// As a field that is typed in, from which a calendar opens.
  public static var field: Self { Self() }
}
