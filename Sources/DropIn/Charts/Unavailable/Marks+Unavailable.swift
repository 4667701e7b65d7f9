// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumCharts
import RostrumViews

extension ChartContent {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mask isn't supported: not implemented yet: put the effect on the chart (Documentation/Support.md, V11.32)"
  )
  public func mask(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "compositingLayer isn't supported: not implemented yet: put the effect on the chart (Documentation/Support.md, V11.32)"
  )
  public func compositingLayer(
    @ViewBuilder style p0: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "alignsMarkStylesWithPlotArea isn't supported: not implemented yet: put the effect on the chart (Documentation/Support.md, V11.32)"
  )
  public func alignsMarkStylesWithPlotArea(
    _ p0: Bool = true
  ) -> Self { self }
}

extension ChartScrollTargetBehavior {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "updateTarget isn't supported: the browser decides where a plot comes to rest: use `.paging` or `.valueAligned` (Documentation/Support.md, V11.38)"
  )
  public func updateTarget(
    _ p0: some Any,
    context p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "updateTarget isn't supported: the browser decides where a plot comes to rest: use `.paging` or `.valueAligned` (Documentation/Support.md, V11.38)"
  )
  public func updateTarget(
    _ p0: Missing,
    context p1: some Any
  ) -> Self { self }
}
