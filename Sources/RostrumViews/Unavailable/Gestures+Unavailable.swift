// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onContinuousHover isn't supported: not implemented yet (Documentation/Support.md, V10.80)"
  )
  public func onContinuousHover(
    coordinateSpace p0: Missing = nil,
    perform p1: (Missing) -> Void
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MagnifyGesture isn't supported: not implemented yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct MagnifyGesture {
  /// Unavailable.
  public init(
    minimumScaleDelta p0: CGFloat = 0
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MagnificationGesture isn't supported: not implemented yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct MagnificationGesture {
  /// Unavailable.
  public init(
    minimumScaleDelta p0: CGFloat = 0
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RotateGesture isn't supported: not implemented yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct RotateGesture {
  /// Unavailable.
  public init(
    minimumAngleDelta p0: Angle = .zero
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RotationGesture isn't supported: not implemented yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct RotationGesture {
  /// Unavailable.
  public init(
    minimumAngleDelta p0: Angle = .zero
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SpatialTapGesture isn't supported: not implemented yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct SpatialTapGesture {
  /// Unavailable.
  public init(
    count p0: Int = 1,
    coordinateSpace p1: Missing = nil
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
