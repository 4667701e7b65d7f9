// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sidebarRowSize isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
  )
  public var sidebarRowSize: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultAdaptableTabBarPlacement isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
  )
  public func defaultAdaptableTabBarPlacement(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultAdaptableTabBarPlacement isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
  )
  public func defaultAdaptableTabBarPlacement(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SidebarRowSize isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
)
@dynamicMemberLookup
public struct SidebarRowSize {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TabBarPlacement isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
)
@dynamicMemberLookup
public struct TabBarPlacement {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TabSearchActivation isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
)
@dynamicMemberLookup
public struct TabSearchActivation {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TabSectionExpansion isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
)
@dynamicMemberLookup
public struct TabSectionExpansion {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TabsPickerStyle isn't supported: not implemented yet; a `TabView` has a bar, or pages (Documentation/Support.md, V13.12)"
)
@dynamicMemberLookup
public struct TabsPickerStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
