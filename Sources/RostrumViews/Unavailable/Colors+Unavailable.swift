// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension Color {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "gradient isn't supported: not implemented yet (Documentation/Support.md, V10.120)"
  )
  public var gradient: Self { self }
}
