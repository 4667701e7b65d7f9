// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumViews

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXAxis isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartXAxis(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXAxis isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartXAxis(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYAxis isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartYAxis(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYAxis isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartYAxis(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXAxisLabel isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartXAxisLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYAxisLabel isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartYAxisLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXScale isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartXScale(
    domain p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYScale isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartYScale(
    domain p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartLegend isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartLegend(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartLegend isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartLegend(
    position p0: Missing,
    alignment p1: Missing = nil,
    spacing p2: CGFloat? = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartForegroundStyleScale isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartForegroundStyleScale(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartForegroundStyleScale isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartForegroundStyleScale(
    domain p0: some Any,
    range p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXSelection isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartXSelection(
    value p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYSelection isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartYSelection(
    value p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartAngleSelection isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartAngleSelection(
    value p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartOverlay isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartOverlay(
    alignment p0: Missing = nil,
    @ViewBuilder content p1: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartBackground isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartBackground(
    alignment p0: Missing = nil,
    @ViewBuilder content p1: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartPlotStyle isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartPlotStyle(
    @ViewBuilder content p0: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartScrollableAxes isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartScrollableAxes(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXVisibleDomain isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func chartXVisibleDomain(
    length p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "foregroundStyle isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func foregroundStyle(
    by p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbol isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func symbol(
    by p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbol isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func symbol(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "position isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func position(
    by p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "interpolationMethod isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func interpolationMethod(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lineStyle isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func lineStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "annotation isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
  )
  public func annotation(
    position p0: Missing = nil,
    alignment p1: Missing = nil,
    spacing p2: CGFloat? = nil,
    @ViewBuilder content p3: () -> some View
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct Chart: View {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// Unavailable.
  public init<D: RandomAccessCollection>(
    _ p0: D,
    @ViewBuilder content p1: (D.Element) -> some View
  ) {}

  /// Unavailable.
  public init<D: RandomAccessCollection, I>(
    _ p0: D,
    id p1: KeyPath<D.Element, I>,
    @ViewBuilder content p2: (D.Element) -> some View
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BarMark isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct BarMark: View {
  /// Unavailable.
  public init(
    x p0: Missing,
    y p1: Missing,
    width p2: Missing = nil,
    height p3: Missing = nil,
    stacking p4: Missing = nil
  ) {}

  /// Unavailable.
  public init(
    x p0: Missing,
    yStart p1: Missing,
    yEnd p2: Missing,
    width p3: Missing = nil
  ) {}

  /// Unavailable.
  public init(
    xStart p0: Missing,
    xEnd p1: Missing,
    y p2: Missing,
    height p3: Missing = nil
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "LineMark isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct LineMark: View {
  /// Unavailable.
  public init(
    x p0: Missing,
    y p1: Missing
  ) {}

  /// Unavailable.
  public init(
    x p0: Missing,
    y p1: Missing,
    series p2: Missing
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PointMark isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct PointMark: View {
  /// Unavailable.
  public init(
    x p0: Missing,
    y p1: Missing
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AreaMark isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct AreaMark: View {
  /// Unavailable.
  public init(
    x p0: Missing,
    y p1: Missing,
    stacking p2: Missing = nil
  ) {}

  /// Unavailable.
  public init(
    x p0: Missing,
    y p1: Missing,
    series p2: Missing,
    stacking p3: Missing = nil
  ) {}

  /// Unavailable.
  public init(
    x p0: Missing,
    yStart p1: Missing,
    yEnd p2: Missing
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RuleMark isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct RuleMark: View {
  /// Unavailable.
  public init(
    x p0: Missing
  ) {}

  /// Unavailable.
  public init(
    y p0: Missing
  ) {}

  /// Unavailable.
  public init(
    x p0: Missing,
    yStart p1: Missing,
    yEnd p2: Missing
  ) {}

  /// Unavailable.
  public init(
    xStart p0: Missing,
    xEnd p1: Missing,
    y p2: Missing
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RectangleMark isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct RectangleMark: View {
  /// Unavailable.
  public init(
    x p0: Missing,
    y p1: Missing,
    width p2: Missing = nil,
    height p3: Missing = nil
  ) {}

  /// Unavailable.
  public init(
    xStart p0: Missing,
    xEnd p1: Missing,
    yStart p2: Missing,
    yEnd p3: Missing
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SectorMark isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct SectorMark: View {
  /// Unavailable.
  public init(
    angle p0: Missing,
    innerRadius p1: Missing = nil,
    outerRadius p2: Missing = nil,
    angularInset p3: CGFloat? = nil
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AxisMarks isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct AxisMarks: View {
  /// Unavailable.
  public init(
    position p0: Missing = nil,
    values p1: Missing = nil
  ) {}

  /// Unavailable.
  public init(
    position p0: Missing = nil,
    values p1: Missing = nil,
    @ViewBuilder content p2: (Missing) -> some View
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AxisGridLine isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct AxisGridLine: View {
  /// Unavailable.
  public init(
    centered p0: Bool? = nil,
    stroke p1: some Any = 0
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AxisTick isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct AxisTick: View {
  /// Unavailable.
  public init(
    centered p0: Bool? = nil,
    stroke p1: some Any = 0
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AxisValueLabel isn't supported: draw with shapes in a `GeometryReader` (Documentation/Support.md, V10.125)"
)
public struct AxisValueLabel: View {
  /// Unavailable.
  public init(
    _ p0: some Any = 0,
    format p1: Missing = nil,
    centered p2: Bool? = nil,
    anchor p3: UnitPoint? = nil
  ) {}

  /// Unavailable.
  public init(
    centered p0: Bool? = nil,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}
