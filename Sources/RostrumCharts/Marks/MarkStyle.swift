import Foundation
import RostrumElements
import RostrumGraph
package import RostrumViews

/// How a mark looks, and what is said of it: what modifiers of chart content change.
package struct MarkStyle {
  package var width = MarkDimension.automatic
  package var height = MarkDimension.automatic
  package var innerRadius = MarkDimension.automatic
  package var outerRadius = MarkDimension.automatic
  package var angularInset: Double?
  package var stacking: MarkStackingMethod?
  package var paint: PaintStyle?
  package var colorBy: PlotDatum?
  package var symbol: ChartSymbol?
  package var symbolBy: PlotDatum?
  package var symbolSize: Double?
  package var sizeBy: PlotDatum?
  package var positionBy: PlotMark.PositionEncoding?
  package var line: StrokeStyle?
  package var lineBy: PlotDatum?
  package var interpolation: InterpolationMethod?
  package var cornerRadius: Double?
  package var opacity = 1.0
  package var effects: [ChartDrawing.Effect] = []
  package var offset = PlotMark.MarkOffset()
  package var zIndex: Double?
  package var label: Text?
  package var value: Text?
  package var isHidden = false
  package var annotations: [PlotMark.MarkAnnotation] = []
}
