// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollDismissesKeyboardMode isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public var scrollDismissesKeyboardMode: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "horizontalScrollBounceBehavior isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public var horizontalScrollBounceBehavior: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "horizontalScrollIndicatorVisibility isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public var horizontalScrollIndicatorVisibility: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "verticalScrollBounceBehavior isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public var verticalScrollBounceBehavior: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "verticalScrollIndicatorVisibility isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public var verticalScrollIndicatorVisibility: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onScrollTargetVisibilityChange isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func onScrollTargetVisibilityChange(
    idType p0: some Any,
    threshold p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onScrollTargetVisibilityChange isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func onScrollTargetVisibilityChange(
    idType p0: Missing,
    threshold p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewOnScrollGeometryChange isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func webViewOnScrollGeometryChange(
    for p0: some Any,
    of p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewOnScrollGeometryChange isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func webViewOnScrollGeometryChange(
    for p0: Missing,
    of p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewScrollInputBehavior isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func webViewScrollInputBehavior(
    _ p0: some Any,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewScrollInputBehavior isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func webViewScrollInputBehavior(
    _ p0: Missing,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewScrollPosition isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func webViewScrollPosition(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "webViewScrollPosition isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
  )
  public func webViewScrollPosition(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnyScrollTargetBehavior isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
)
@dynamicMemberLookup
public struct AnyScrollTargetBehavior {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ScrollContentOffsetAdjustmentBehavior isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
)
@dynamicMemberLookup
public struct ScrollContentOffsetAdjustmentBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ScrollInputBehavior isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
)
@dynamicMemberLookup
public struct ScrollInputBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ScrollInputKind isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
)
@dynamicMemberLookup
public struct ScrollInputKind {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ScrollTarget isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
)
@dynamicMemberLookup
public struct ScrollTarget {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ScrollTargetBehaviorContext isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
)
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ScrollTargetBehaviorProperties isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
)
@dynamicMemberLookup
public struct ScrollTargetBehaviorProperties {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ScrollTargetBehaviorPropertiesContext isn't supported: the browser scrolls; use `scrollPosition` and `ScrollViewReader` (Documentation/Support.md, V13.7)"
)
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
