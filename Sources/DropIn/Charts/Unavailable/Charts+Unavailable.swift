// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation
import RostrumCharts
import RostrumViews

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chart3DCameraProjection isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
  )
  public func chart3DCameraProjection(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chart3DCameraProjection isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
  )
  public func chart3DCameraProjection(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chart3DPose isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
  )
  public func chart3DPose(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chart3DPose isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
  )
  public func chart3DPose(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chart3DRenderingStyle isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
  )
  public func chart3DRenderingStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chart3DRenderingStyle isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
  )
  public func chart3DRenderingStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartXAxisStyle isn't supported: not implemented yet: the axes are drawn with the plot (Documentation/Support.md, V11.33)"
  )
  public func chartXAxisStyle(
    @ViewBuilder content p0: (Missing) -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartYAxisStyle isn't supported: not implemented yet: the axes are drawn with the plot (Documentation/Support.md, V11.33)"
  )
  public func chartYAxisStyle(
    @ViewBuilder content p0: (Missing) -> some View
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ChartScrollTargetBehaviorContext isn't supported: the browser decides where a plot comes to rest: use `.paging` or `.valueAligned` (Documentation/Support.md, V11.38)"
)
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
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

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart3DContent isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
public protocol Chart3DContent {}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart3DContentBuilder isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
@dynamicMemberLookup
public struct Chart3DContentBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart3DCameraProjection isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
@dynamicMemberLookup
public struct Chart3DCameraProjection {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart3DPose isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
@dynamicMemberLookup
public struct Chart3DPose {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart3DRenderingStyle isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
@dynamicMemberLookup
public struct Chart3DRenderingStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart3DSurfaceStyle isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
public protocol Chart3DSurfaceStyle {}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BasicChart3DSurfaceStyle isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
@dynamicMemberLookup
public struct BasicChart3DSurfaceStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chart3DSymbolShape isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
public protocol Chart3DSymbolShape {}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BasicChart3DSymbolShape isn't supported: a page has no such drawing: show two dimensions, and the third as a colour (Documentation/Support.md, V11.31)"
)
@dynamicMemberLookup
public struct BasicChart3DSymbolShape {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ChartAxisContent isn't supported: not implemented yet: the axes are drawn with the plot (Documentation/Support.md, V11.33)"
)
@dynamicMemberLookup
public struct ChartAxisContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FunctionAreaPlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct FunctionAreaPlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FunctionLinePlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct FunctionLinePlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VectorizedAreaPlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct VectorizedAreaPlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VectorizedBarPlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct VectorizedBarPlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VectorizedLinePlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct VectorizedLinePlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VectorizedPointPlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct VectorizedPointPlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VectorizedRectanglePlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct VectorizedRectanglePlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VectorizedRulePlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct VectorizedRulePlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VectorizedSectorPlotContent isn't supported: the types of the content of plots have no names: write `some ChartContent` (Documentation/Support.md, V11.34)"
)
@dynamicMemberLookup
public struct VectorizedSectorPlotContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
