// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension SpatialTapGesture.Value {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "location3D isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public var location3D: Missing { Missing() }
}
