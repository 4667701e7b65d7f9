// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassProminent isn't supported: the theme has its own materials; use `background(.thinMaterial)` (Documentation/Support.md, V10.119)"
  )
  public static var glassProminent: Self { Self() }
}
