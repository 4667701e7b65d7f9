// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glass isn't supported: the theme has its own materials; use `background(.thinMaterial)` (Documentation/Support.md, V10.119)"
  )
  public static var glass: Self { Self() }
}
