// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "paletteSelectionEffect isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
  )
  public func paletteSelectionEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "paletteSelectionEffect isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
  )
  public func paletteSelectionEffect(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewContextMenu isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
  )
  public func webViewContextMenu(
    @ViewBuilder menu p0: () -> some View
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BorderlessButtonMenuButtonStyle isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct BorderlessButtonMenuButtonStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BorderlessPullDownMenuButtonStyle isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct BorderlessPullDownMenuButtonStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DefaultMenuButtonStyle isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct DefaultMenuButtonStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "LabeledControlGroupContent isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct LabeledControlGroupContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MenuButton isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct MenuButton {
  /// Unavailable.
  public init(
    _ p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    @ViewBuilder label p0: () -> some View,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MenuButtonStyle isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct MenuButtonStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MenuOrder isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct MenuOrder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MenuStyleConfiguration isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct MenuStyleConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PaletteSelectionEffect isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct PaletteSelectionEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PopUpButtonPickerStyle isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct PopUpButtonPickerStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PullDownButton isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct PullDownButton {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PullDownMenuButtonStyle isn't supported: not implemented yet; use `Menu` and `Picker` with the styles that are there (Documentation/Support.md, V13.15)"
)
@dynamicMemberLookup
public struct PullDownMenuButtonStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
