// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Transaction {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dismissBehavior isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public var dismissBehavior: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollContentOffsetAdjustmentBehavior isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public var scrollContentOffsetAdjustmentBehavior: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollPositionUpdatePreservesVelocity isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public var scrollPositionUpdatePreservesVelocity: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scrollTargetAnchor isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public var scrollTargetAnchor: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tracksVelocity isn't supported: a browser ties looks to the place in the scroll view (Documentation/Support.md, V10.620)"
  )
  public var tracksVelocity: Missing { Missing() }
}
