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
  /// The view in place of the symbol.
  package var symbolView: AnyView?
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
  /// The distances by which the start and the end of the mark are drawn beside their places.
  package var startOffset = PlotMark.MarkOffset()
  package var endOffset = PlotMark.MarkOffset()
  package var zIndex: Double?
  /// What the mark is drawn together with, from the inside out.
  package var layers: [PlotMark.Layer] = []
  package var label: Text?
  package var value: Text?
  package var identifier: String?
  package var isHidden = false
  package var annotations: [PlotMark.MarkAnnotation] = []

  /// Applies an effect to the mark, or to the layer that it is drawn in.
  mutating func apply(_ effect: ChartDrawing.Effect) {
    if layers.isEmpty {
      effects.append(effect)
    } else {
      layers[layers.count - 1].effects.append(effect)
    }
  }
}
