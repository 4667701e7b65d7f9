import Foundation
import RostrumElements
import RostrumGraph
import RostrumViews

/// What modifiers say about the charts in a view.
package struct ChartOptions {
  package var xAxis = AxisOption.automatic
  package var yAxis = AxisOption.automatic
  package var xScale = PositionScale()
  package var yScale = PositionScale()
  package var xTitle: AxisTitle?
  package var yTitle: AxisTitle?
  package var colors = StyleScale<PaintStyle>()
  package var symbols = StyleScale<ChartSymbol>()
  package var lines = StyleScale<StrokeStyle>()
  package var sizes = SizeScale()
  package var legend = LegendOption()
  var selection = SelectionOption()
  var layers = Layers()
  package var scroll = ScrollOption()

  package init() {}

  /// Whether an axis is there, and what it consists of.
  package enum AxisOption {
    case automatic
    case hidden
    case content([AxisSpecification])
  }

  /// How the values of an axis get their places.
  package struct PositionScale {
    package var domain: ChartDomain?
    package var type: ScaleType?
    package var padding: PlotDimensionScaleRange?
  }

  /// The title of an axis.
  package struct AxisTitle {
    package var text: Text
    package var position: AnnotationPosition?
    package var alignment: Alignment?
    /// The distance from the axis in points; `nil` for the usual one.
    package var spacing: Double?
    /// A view in place of the text.
    package var view: AnyView?

    package init(
      text: Text, position: AnnotationPosition? = nil, alignment: Alignment? = nil,
      spacing: CGFloat? = nil, view: AnyView? = nil
    ) {
      self.text = text
      self.position = position
      self.alignment = alignment
      self.spacing = spacing.map { $0.isFinite ? Double($0) : 0 }
      self.view = view
    }

    /// The distance from the axis in points.
    var distance: Double { spacing ?? 4 }
    /// The room of the title in points.
    var room: Double { 16 + distance }
  }

  /// The looks that values stand for.
  package struct StyleScale<Look> {
    package var domain: [PlotValue]?
    package var range: [Look]?
    package var mapping: ((PlotValue) -> Look?)?
    package var type: ScaleType?
  }

  /// The areas of symbols that values stand for, in square points.
  package struct SizeScale {
    package var domain: [PlotValue]?
    package var range: ClosedRange<Double>?
    package var sizes: [Double]?
    package var mapping: ((PlotValue) -> Double?)?
    package var type: ScaleType?
  }

  /// Where the legend is.
  package struct LegendOption {
    package var visibility = Visibility.automatic
    package var position: AnnotationPosition?
    package var alignment: Alignment?
    package var spacing: CGFloat?
    /// The views of the app in place of the entries.
    package var content: (@MainActor () -> AnyView)?
  }
}

extension ChartOptions {
  /// What the user can select.
  struct SelectionOption {
    var x: Selected<PlotValue>?
    var y: Selected<PlotValue>?
    var angle: Selected<PlotValue>?
    var xRange: Selected<PlotInterval>?
    var yRange: Selected<PlotInterval>?

    var offersValues: Bool { x != nil || y != nil || angle != nil }
    var offersRanges: Bool { xRange != nil || yRange != nil }
  }

  /// A selected value of the app.
  struct Selected<Value> {
    let get: @MainActor () -> Value?
    let set: @MainActor (Value?) -> Void
  }

  /// The values from one to another.
  struct PlotInterval: Hashable {
    let from: PlotValue
    let to: PlotValue
  }

  /// The views around, behind and in front of the marks.
  struct Layers {
    typealias Layer = (alignment: Alignment, content: @MainActor (ChartProxy) -> AnyView)
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    var plotStyles: [@MainActor (AnyView) -> AnyView] = []
    var gestures: [@MainActor (ChartProxy) -> AnyView] = []

    var needsProxy: Bool { !overlays.isEmpty || !backgrounds.isEmpty || !gestures.isEmpty }
  }

  /// How a plot scrolls that shows a part of its values.
  package struct ScrollOption {
    package var axes: RostrumElements.Axis.Set = []
    package var stops: ChartStops?
    package var x = AxisOption()
    package var y = AxisOption()

    /// How a plot scrolls along one axis.
    package struct AxisOption {
      /// The length of the visible part: seconds, a number, or a number of categories.
      package var length: Double?
      var position: Selected<PlotValue>?
      var initial: PlotValue?
    }
  }
}

extension EnvironmentValues {
  /// What modifiers say about charts.
  package var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}
