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
  package var offset = PlotMark.MarkOffset()
  package var zIndex: Double?
  package var label: Text?
  package var value: Text?
  package var isHidden = false
  package var annotations: [PlotMark.MarkAnnotation] = []
}

extension PlotMark {
  package var width: MarkDimension {
    get { style.width }
    set { style.width = newValue }
  }
  package var height: MarkDimension {
    get { style.height }
    set { style.height = newValue }
  }
  package var innerRadius: MarkDimension {
    get { style.innerRadius }
    set { style.innerRadius = newValue }
  }
  package var outerRadius: MarkDimension {
    get { style.outerRadius }
    set { style.outerRadius = newValue }
  }
  package var angularInset: Double? {
    get { style.angularInset }
    set { style.angularInset = newValue }
  }
  package var stacking: MarkStackingMethod? {
    get { style.stacking }
    set { style.stacking = newValue }
  }
  package var paint: PaintStyle? {
    get { style.paint }
    set { style.paint = newValue }
  }
  package var colorBy: PlotDatum? {
    get { style.colorBy }
    set { style.colorBy = newValue }
  }
  package var symbol: ChartSymbol? {
    get { style.symbol }
    set { style.symbol = newValue }
  }
  package var symbolBy: PlotDatum? {
    get { style.symbolBy }
    set { style.symbolBy = newValue }
  }
  package var symbolSize: Double? {
    get { style.symbolSize }
    set { style.symbolSize = newValue }
  }
  package var sizeBy: PlotDatum? {
    get { style.sizeBy }
    set { style.sizeBy = newValue }
  }
  package var positionBy: PositionEncoding? {
    get { style.positionBy }
    set { style.positionBy = newValue }
  }
  package var line: StrokeStyle? {
    get { style.line }
    set { style.line = newValue }
  }
  package var lineBy: PlotDatum? {
    get { style.lineBy }
    set { style.lineBy = newValue }
  }
  package var interpolation: InterpolationMethod? {
    get { style.interpolation }
    set { style.interpolation = newValue }
  }
  package var cornerRadius: Double? {
    get { style.cornerRadius }
    set { style.cornerRadius = newValue }
  }
  package var opacity: Double {
    get { style.opacity }
    set { style.opacity = newValue }
  }
  package var offset: MarkOffset {
    get { style.offset }
    set { style.offset = newValue }
  }
  package var zIndex: Double? {
    get { style.zIndex }
    set { style.zIndex = newValue }
  }
  package var label: Text? {
    get { style.label }
    set { style.label = newValue }
  }
  package var value: Text? {
    get { style.value }
    set { style.value = newValue }
  }
  package var isHidden: Bool {
    get { style.isHidden }
    set { style.isHidden = newValue }
  }
  package var annotations: [MarkAnnotation] {
    get { style.annotations }
    set { style.annotations = newValue }
  }
}
