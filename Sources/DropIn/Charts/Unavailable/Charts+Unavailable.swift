// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumViews

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXSelection isn't supported: not implemented yet: select a value with a `Picker` beside the chart (Documentation/Support.md, V11.28)"
  )
  public func chartXSelection(
    value p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXSelection isn't supported: not implemented yet: select a value with a `Picker` beside the chart (Documentation/Support.md, V11.28)"
  )
  public func chartXSelection(
    range p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYSelection isn't supported: not implemented yet: select a value with a `Picker` beside the chart (Documentation/Support.md, V11.28)"
  )
  public func chartYSelection(
    value p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYSelection isn't supported: not implemented yet: select a value with a `Picker` beside the chart (Documentation/Support.md, V11.28)"
  )
  public func chartYSelection(
    range p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartAngleSelection isn't supported: not implemented yet: select a value with a `Picker` beside the chart (Documentation/Support.md, V11.28)"
  )
  public func chartAngleSelection(
    value p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartGesture isn't supported: not implemented yet: select a value with a `Picker` beside the chart (Documentation/Support.md, V11.28)"
  )
  public func chartGesture(
    @ViewBuilder _ p0: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartOverlay isn't supported: not implemented yet: use the `annotation` of a mark (Documentation/Support.md, V11.29)"
  )
  public func chartOverlay(
    alignment p0: Missing = nil,
    @ViewBuilder content p1: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartBackground isn't supported: not implemented yet: use the `annotation` of a mark (Documentation/Support.md, V11.29)"
  )
  public func chartBackground(
    alignment p0: Missing = nil,
    @ViewBuilder content p1: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartPlotStyle isn't supported: not implemented yet: use the `annotation` of a mark (Documentation/Support.md, V11.29)"
  )
  public func chartPlotStyle(
    @ViewBuilder content p0: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartScrollableAxes isn't supported: not implemented yet: put a chart with a wide frame in a `ScrollView` (Documentation/Support.md, V11.30)"
  )
  public func chartScrollableAxes(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXVisibleDomain isn't supported: not implemented yet: put a chart with a wide frame in a `ScrollView` (Documentation/Support.md, V11.30)"
  )
  public func chartXVisibleDomain(
    length p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYVisibleDomain isn't supported: not implemented yet: put a chart with a wide frame in a `ScrollView` (Documentation/Support.md, V11.30)"
  )
  public func chartYVisibleDomain(
    length p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartScrollPosition isn't supported: not implemented yet: put a chart with a wide frame in a `ScrollView` (Documentation/Support.md, V11.30)"
  )
  public func chartScrollPosition(
    x p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartScrollPosition isn't supported: not implemented yet: put a chart with a wide frame in a `ScrollView` (Documentation/Support.md, V11.30)"
  )
  public func chartScrollPosition(
    y p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartScrollPosition isn't supported: not implemented yet: put a chart with a wide frame in a `ScrollView` (Documentation/Support.md, V11.30)"
  )
  public func chartScrollPosition(
    initialX p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartScrollTargetBehavior isn't supported: not implemented yet: put a chart with a wide frame in a `ScrollView` (Documentation/Support.md, V11.30)"
  )
  public func chartScrollTargetBehavior(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart3D isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
public struct Chart3D: View {
  /// Unavailable.
  public init<D: RandomAccessCollection>(
    _ p0: D,
    @ViewBuilder content p1: (D.Element) -> some View
  ) {}

  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SurfacePlot isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
public struct SurfacePlot: View {
  /// Unavailable.
  public init(
    x p0: String,
    y p1: String,
    z p2: String,
    function p3: (Double, Double) -> Double
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}
