// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumElements
import RostrumViews

extension UIColor {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "cgColor isn't supported: Core Graphics isn’t supported; use `Color` (Documentation/Support.md, V10.261)"
  )
  public var cgColor: Missing { Missing() }
}
