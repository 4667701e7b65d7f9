// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Color {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "gradient isn't supported: not yet (Documentation/Support.md, V10.120)"
  )
  public var gradient: Self { self }
}
