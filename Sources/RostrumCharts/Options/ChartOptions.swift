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
  package var sizes: ClosedRange<Double>?
  package var legend = LegendOption()

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

    package init(
      text: Text, position: AnnotationPosition? = nil, alignment: Alignment? = nil
    ) {
      self.text = text
      self.position = position
      self.alignment = alignment
    }
  }

  /// The looks that values stand for.
  package struct StyleScale<Look> {
    package var domain: [PlotValue]?
    package var range: [Look]?
    package var mapping: ((PlotValue) -> Look?)?
  }

  /// Where the legend is.
  package struct LegendOption {
    package var visibility = Visibility.automatic
    package var position: AnnotationPosition?
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
