// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AutomaticPresentationSizing isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
)
@dynamicMemberLookup
public struct AutomaticPresentationSizing {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FittedPresentationSizing isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
)
@dynamicMemberLookup
public struct FittedPresentationSizing {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FormPresentationSizing isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
)
@dynamicMemberLookup
public struct FormPresentationSizing {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PagePresentationSizing isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
)
@dynamicMemberLookup
public struct PagePresentationSizing {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PresentationSizingContext isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
)
@dynamicMemberLookup
public struct PresentationSizingContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PresentationSizingRoot isn't supported: not implemented yet (Documentation/Support.md, V13.20)"
)
@dynamicMemberLookup
public struct PresentationSizingRoot {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
