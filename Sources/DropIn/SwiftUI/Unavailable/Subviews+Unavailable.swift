// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ContentBuilder isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
)
@dynamicMemberLookup
public struct ContentBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EmptyContent isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
)
@dynamicMemberLookup
public struct EmptyContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "IndexedIdentifierCollection isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
)
@dynamicMemberLookup
public struct IndexedIdentifierCollection {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "LimitedAvailabilityConfiguration isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
)
@dynamicMemberLookup
public struct LimitedAvailabilityConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SubscriptionView isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
)
@dynamicMemberLookup
public struct SubscriptionView {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View,
    publisher p1: some Any,
    action p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TupleContent isn't supported: not implemented yet; pass data, and build views of it (Documentation/Support.md, V13.11)"
)
@dynamicMemberLookup
public struct TupleContent {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
