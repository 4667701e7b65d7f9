// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "backgroundStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
  )
  public var backgroundStyle: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "menuButtonStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
  )
  public func menuButtonStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "menuButtonStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
  )
  public func menuButtonStyle(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessoryBarActionButtonStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct AccessoryBarActionButtonStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AccessoryBarButtonStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct AccessoryBarButtonStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BorderedTextFieldStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct BorderedTextFieldStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CardButtonStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct CardButtonStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CircularGaugeStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct CircularGaugeStyle {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    tint p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DatePickerStyleConfiguration isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct DatePickerStyleConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FormStyleConfiguration isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct FormStyleConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "LinearGaugeStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct LinearGaugeStyle {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    tint p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NavigationSplitViewStyleConfiguration isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct NavigationSplitViewStyleConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "StepperFieldDatePickerStyle isn't supported: not implemented yet (Documentation/Support.md, V13.16)"
)
@dynamicMemberLookup
public struct StepperFieldDatePickerStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
