// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension ContainerBackgroundPlacement {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStore isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public static var subscriptionStore: Self { .widget }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreFullHeight isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public static var subscriptionStoreFullHeight: Self { .widget }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "subscriptionStoreHeader isn't supported: these belong to frameworks that only Apple’s systems have (Documentation/Support.md, V10.310)"
  )
  public static var subscriptionStoreHeader: Self { .widget }
}
