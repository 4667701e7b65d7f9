// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumViews

extension View {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartXAxis isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartXAxis(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartXAxis isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartXAxis(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartYAxis isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartYAxis(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartYAxis isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartYAxis(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartXAxisLabel isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartXAxisLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartYAxisLabel isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartYAxisLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartXScale isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartXScale(
    domain p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartYScale isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartYScale(
    domain p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartLegend isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartLegend(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartLegend isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartLegend(
    position p0: Missing,
    alignment p1: Missing = nil,
    spacing p2: CGFloat? = nil
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartForegroundStyleScale isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartForegroundStyleScale(
    _ p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartForegroundStyleScale isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartForegroundStyleScale(
    domain p0: some Any,
    range p1: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartXSelection isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartXSelection(
    value p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartYSelection isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartYSelection(
    value p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartAngleSelection isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartAngleSelection(
    value p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartOverlay isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartOverlay(
    alignment p0: Missing = nil,
    @ViewBuilder content p1: (Missing) -> some View
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartBackground isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartBackground(
    alignment p0: Missing = nil,
    @ViewBuilder content p1: (Missing) -> some View
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartPlotStyle isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartPlotStyle(
    @ViewBuilder content p0: (Missing) -> some View
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartScrollableAxes isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartScrollableAxes(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "chartXVisibleDomain isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func chartXVisibleDomain(
    length p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "foregroundStyle isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func foregroundStyle(
    by p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "symbol isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func symbol(
    by p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "symbol isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func symbol(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "position isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func position(
    by p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "interpolationMethod isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func interpolationMethod(
    _ p0: Missing
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "lineStyle isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func lineStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "annotation isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
  )
  public func annotation(
    position p0: Missing = nil,
    alignment p1: Missing = nil,
    spacing p2: CGFloat? = nil,
    @ViewBuilder content p3: () -> some View
  ) -> Self { self }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "Chart isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct Chart: View {
  /// Not supported.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// Not supported.
  public init<D: RandomAccessCollection>(
    _ p0: D,
    @ViewBuilder content p1: (D.Element) -> some View
  ) {}

  /// Not supported.
  public init<D: RandomAccessCollection, I>(
    _ p0: D,
    id p1: KeyPath<D.Element, I>,
    @ViewBuilder content p2: (D.Element) -> some View
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "BarMark isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct BarMark: View {
  /// Not supported.
  public init(
    x p0: Missing,
    y p1: Missing,
    width p2: Missing = nil,
    height p3: Missing = nil,
    stacking p4: Missing = nil
  ) {}

  /// Not supported.
  public init(
    x p0: Missing,
    yStart p1: Missing,
    yEnd p2: Missing,
    width p3: Missing = nil
  ) {}

  /// Not supported.
  public init(
    xStart p0: Missing,
    xEnd p1: Missing,
    y p2: Missing,
    height p3: Missing = nil
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "LineMark isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct LineMark: View {
  /// Not supported.
  public init(
    x p0: Missing,
    y p1: Missing
  ) {}

  /// Not supported.
  public init(
    x p0: Missing,
    y p1: Missing,
    series p2: Missing
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "PointMark isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct PointMark: View {
  /// Not supported.
  public init(
    x p0: Missing,
    y p1: Missing
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "AreaMark isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct AreaMark: View {
  /// Not supported.
  public init(
    x p0: Missing,
    y p1: Missing,
    stacking p2: Missing = nil
  ) {}

  /// Not supported.
  public init(
    x p0: Missing,
    y p1: Missing,
    series p2: Missing,
    stacking p3: Missing = nil
  ) {}

  /// Not supported.
  public init(
    x p0: Missing,
    yStart p1: Missing,
    yEnd p2: Missing
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "RuleMark isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct RuleMark: View {
  /// Not supported.
  public init(
    x p0: Missing
  ) {}

  /// Not supported.
  public init(
    y p0: Missing
  ) {}

  /// Not supported.
  public init(
    x p0: Missing,
    yStart p1: Missing,
    yEnd p2: Missing
  ) {}

  /// Not supported.
  public init(
    xStart p0: Missing,
    xEnd p1: Missing,
    y p2: Missing
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "RectangleMark isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct RectangleMark: View {
  /// Not supported.
  public init(
    x p0: Missing,
    y p1: Missing,
    width p2: Missing = nil,
    height p3: Missing = nil
  ) {}

  /// Not supported.
  public init(
    xStart p0: Missing,
    xEnd p1: Missing,
    yStart p2: Missing,
    yEnd p3: Missing
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "SectorMark isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct SectorMark: View {
  /// Not supported.
  public init(
    angle p0: Missing,
    innerRadius p1: Missing = nil,
    outerRadius p2: Missing = nil,
    angularInset p3: CGFloat? = nil
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "AxisMarks isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct AxisMarks: View {
  /// Not supported.
  public init(
    position p0: Missing = nil,
    values p1: Missing = nil
  ) {}

  /// Not supported.
  public init(
    position p0: Missing = nil,
    values p1: Missing = nil,
    @ViewBuilder content p2: (Missing) -> some View
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "AxisGridLine isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct AxisGridLine: View {
  /// Not supported.
  public init(
    centered p0: Bool? = nil,
    stroke p1: some Any = 0
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "AxisTick isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct AxisTick: View {
  /// Not supported.
  public init(
    centered p0: Bool? = nil,
    stroke p1: some Any = 0
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "AxisValueLabel isn't supported: draw with shapes in a `GeometryReader`; the drop-in module says so where a chart stands (Documentation/Support.md, V10.125)"
)
public struct AxisValueLabel: View {
  /// Not supported.
  public init(
    _ p0: some Any = 0,
    format p1: Missing = nil,
    centered p2: Bool? = nil,
    anchor p3: UnitPoint? = nil
  ) {}

  /// Not supported.
  public init(
    centered p0: Bool? = nil,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
