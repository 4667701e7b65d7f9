// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumCharts
import RostrumViews

extension AxisMark {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "font isn't supported: not implemented yet: labels have the font of the theme, and those that would touch others are left out (Documentation/Support.md, V11.33)"
  )
  public func font(
    _ p0: some Any
  ) -> Self { self }
}
