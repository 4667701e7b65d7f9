// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "glass isn't supported: the theme has its own materials: `background(.thinMaterial)` (Documentation/Support.md, V10.119)"
  )
  public static var glass: Self { Self() }
}
