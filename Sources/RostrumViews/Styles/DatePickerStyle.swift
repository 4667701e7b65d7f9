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
      \.datePickerVariant, (style as? any ThemeStyle<DatePickerVariant>)?.variant ?? .automatic
    )
    .environment(\.showsCalendars, style is any CalendarStyle)
  }
}

extension EnvironmentValues {
  var datePickerVariant: DatePickerVariant {
    get { self[DatePickerVariantKey.self] }
    set { self[DatePickerVariantKey.self] = newValue }
  }
}

/// A style whose calendar is always there.
private protocol CalendarStyle {}

extension EnvironmentValues {
  /// Whether the calendars of date pickers are always there.
  var showsCalendars: Bool {
    get { self[ShowsCalendarsKey.self] }
    set { self[ShowsCalendarsKey.self] = newValue }
  }
}

private struct ShowsCalendarsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
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

/// A calendar that is always there, with pickers of the time of day.
public struct GraphicalDatePickerStyle: DatePickerStyle, CalendarStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar that is always there, with pickers of the time of day.
  public static var graphical: Self { Self() }
}

/// A calendar and pickers that are always there, instead of wheels.
public struct WheelDatePickerStyle: DatePickerStyle, CalendarStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A calendar and pickers that are always there, instead of wheels.
  public static var wheel: Self { Self() }
}
