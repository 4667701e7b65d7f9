// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumCharts
import RostrumViews

extension AxisMarkPreset {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "extended isn't supported: not implemented yet: the axes are drawn with the plot (Documentation/Support.md, V11.33)"
  )
  public static var extended: Self { absent() }
}

extension AxisValueLabelCollisionResolution {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "truncate isn't supported: not implemented yet: the axes are drawn with the plot (Documentation/Support.md, V11.33)"
  )
  public static var truncate: Self { absent() }
}
