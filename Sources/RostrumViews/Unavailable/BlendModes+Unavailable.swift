// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension BlendMode {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "clear isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var clear: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "copy isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var copy: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "destinationAtop isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var destinationAtop: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "destinationIn isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var destinationIn: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "destinationOut isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var destinationOut: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "destinationOver isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var destinationOver: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "plusDarker isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var plusDarker: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sourceAtop isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var sourceAtop: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sourceIn isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var sourceIn: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sourceOut isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var sourceOut: Self { .normal }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "xor isn't supported: a browser blends colors, and covers what is behind by the order of views (Documentation/Support.md, V10.611)"
  )
  public static var xor: Self { .normal }
}
