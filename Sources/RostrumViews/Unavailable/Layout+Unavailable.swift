// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "layoutValue isn't supported: browsers lay out (Documentation/Support.md, V10.44)"
  )
  public func layoutValue(
    key p0: some Any,
    value p1: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "alignmentGuide isn't supported: browsers lay out (Documentation/Support.md, V10.45)"
  )
  public func alignmentGuide(
    _ p0: Missing,
    computeValue p1: (Missing) -> CGFloat
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "containerValue isn't supported: browsers lay out (Documentation/Support.md, V10.45)"
  )
  public func containerValue(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "coordinateSpace isn't supported: nothing is measured on the app’s side (Documentation/Support.md, V10.46)"
  )
  public func coordinateSpace(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "coordinateSpace isn't supported: nothing is measured on the app’s side (Documentation/Support.md, V10.46)"
  )
  public func coordinateSpace(
    name p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "onGeometryChange isn't supported: nothing is measured on the app’s side (Documentation/Support.md, V10.46)"
  )
  public func onGeometryChange<T>(
    for p0: T.Type,
    of p1: (GeometryProxy) -> T,
    action p2: (T) -> Void
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "onGeometryChange isn't supported: nothing is measured on the app’s side (Documentation/Support.md, V10.46)"
  )
  public func onGeometryChange<T>(
    for p0: T.Type,
    of p1: (GeometryProxy) -> T,
    action p2: (T, T) -> Void
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "gridColumnAlignment isn't supported: `gridCellAnchor` for each cell (Documentation/Support.md, V10.39)"
  )
  public func gridColumnAlignment(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "anchorPreference isn't supported: nothing is measured on the app’s side (Documentation/Support.md, V10.89)"
  )
  public func anchorPreference(
    key p0: some Any,
    value p1: Missing,
    transform p2: (Missing) -> Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "transformAnchorPreference isn't supported: nothing is measured on the app’s side (Documentation/Support.md, V10.89)"
  )
  public func transformAnchorPreference(
    key p0: some Any,
    value p1: Missing,
    transform p2: (Missing, Missing) -> Void
  ) -> Self { self }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "AnyLayout isn't supported: browsers lay out (Documentation/Support.md, V10.44)"
)
@dynamicMemberLookup
public struct AnyLayout {
  /// Not supported.
  public init(
    _ p0: some Any
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "VStackLayout isn't supported: browsers lay out (Documentation/Support.md, V10.44)"
)
@dynamicMemberLookup
public struct VStackLayout {
  /// Not supported.
  public init(
    alignment p0: Missing = nil,
    spacing p1: CGFloat? = nil
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "HStackLayout isn't supported: browsers lay out (Documentation/Support.md, V10.44)"
)
@dynamicMemberLookup
public struct HStackLayout {
  /// Not supported.
  public init(
    alignment p0: Missing = nil,
    spacing p1: CGFloat? = nil
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "ZStackLayout isn't supported: browsers lay out (Documentation/Support.md, V10.44)"
)
@dynamicMemberLookup
public struct ZStackLayout {
  /// Not supported.
  public init(
    alignment p0: Missing = nil
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "ProposedViewSize isn't supported: browsers lay out (Documentation/Support.md, V10.44)"
)
@dynamicMemberLookup
public struct ProposedViewSize {
  /// Not supported.
  public init(
    _ p0: CGSize
  ) {}

  /// Not supported.
  public init(
    width p0: CGFloat?,
    height p1: CGFloat?
  ) {}

  /// Anything.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
