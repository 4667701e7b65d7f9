// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "onContinuousHover isn't supported: not yet (Documentation/Support.md, V10.80)"
  )
  public func onContinuousHover(
    coordinateSpace p0: Missing = nil,
    perform p1: (Missing) -> Void
  ) -> Self { self }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "MagnifyGesture isn't supported: not yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct MagnifyGesture {
  /// Not supported.
  public init(
    minimumScaleDelta p0: CGFloat = 0
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "MagnificationGesture isn't supported: not yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct MagnificationGesture {
  /// Not supported.
  public init(
    minimumScaleDelta p0: CGFloat = 0
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "RotateGesture isn't supported: not yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct RotateGesture {
  /// Not supported.
  public init(
    minimumAngleDelta p0: Angle = .zero
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "RotationGesture isn't supported: not yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct RotationGesture {
  /// Not supported.
  public init(
    minimumAngleDelta p0: Angle = .zero
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "SpatialTapGesture isn't supported: not yet (Documentation/Support.md, V10.80)"
)
@dynamicMemberLookup
public struct SpatialTapGesture {
  /// Not supported.
  public init(
    count p0: Int = 1,
    coordinateSpace p1: Missing = nil
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
