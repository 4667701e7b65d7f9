import Foundation
import RostrumElements
import RostrumGraph
import RostrumViews

/// A mark with all that its modifiers say.
///
/// NB: A reference that is copied on write, because each pass over the marks of a chart copies each mark.
package struct PlotMark {
  private var values: Values

  private final class Values {
    var kind: ChartFigure.Mark.Kind
    var x: PlotDatum?
    var xEnd: PlotDatum?
    var y: PlotDatum?
    var yEnd: PlotDatum?
    var series: PlotDatum?
    var isSample = false
    var key = 0
    /// What most marks of a chart have in common, so that each of them is small.
    var style = Style.plain

    init(_ kind: ChartFigure.Mark.Kind) {
      self.kind = kind
    }

    init(_ other: Values) {
      kind = other.kind
      x = other.x
      xEnd = other.xEnd
      y = other.y
      yEnd = other.yEnd
      series = other.series
      isSample = other.isSample
      key = other.key
      style = other.style
    }
  }

  private final class Style {
    // NB: It is never changed: a mark changes a style that it alone has, and this constant has it, too.
    nonisolated(unsafe) static let plain = Style(MarkStyle())
    var value: MarkStyle

    init(_ value: MarkStyle) {
      self.value = value
    }
  }

  package init(
    _ kind: ChartFigure.Mark.Kind, x: PlotDatum? = nil, xEnd: PlotDatum? = nil,
    y: PlotDatum? = nil, yEnd: PlotDatum? = nil
  ) {
    values = Values(kind)
    values.x = x
    values.xEnd = xEnd
    values.y = y
    values.yEnd = yEnd
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&values) { values = Values(values) }
  }

  package var kind: ChartFigure.Mark.Kind {
    _read { yield values.kind }
    _modify {
      makeUnique()
      yield &values.kind
    }
  }

  /// The horizontal value, or the start of a horizontal interval.
  package var x: PlotDatum? {
    _read { yield values.x }
    _modify {
      makeUnique()
      yield &values.x
    }
  }

  /// The end of a horizontal interval.
  package var xEnd: PlotDatum? {
    _read { yield values.xEnd }
    _modify {
      makeUnique()
      yield &values.xEnd
    }
  }

  /// The vertical value, the start of a vertical interval, or the angle of a sector.
  package var y: PlotDatum? {
    _read { yield values.y }
    _modify {
      makeUnique()
      yield &values.y
    }
  }

  /// The end of a vertical interval.
  package var yEnd: PlotDatum? {
    _read { yield values.yEnd }
    _modify {
      makeUnique()
      yield &values.yEnd
    }
  }

  /// What the points of one line have in common.
  package var series: PlotDatum? {
    _read { yield values.series }
    _modify {
      makeUnique()
      yield &values.series
    }
  }

  /// Whether the mark is one of the results of a function, which needn't be finite.
  package var isSample: Bool {
    _read { yield values.isSample }
    _modify {
      makeUnique()
      yield &values.isSample
    }
  }

  /// What tells the mark from others when marks come and go.
  package var key: Int {
    _read { yield values.key }
    _modify {
      makeUnique()
      yield &values.key
    }
  }

  /// What modifiers say about how the mark looks.
  package var style: MarkStyle {
    _read { yield values.style.value }
    _modify {
      makeUnique()
      if !isKnownUniquelyReferenced(&values.style) { values.style = Style(values.style.value) }
      yield &values.style.value
    }
  }

  /// Side by side at one place.
  package struct PositionEncoding {
    package var datum: PlotDatum
    package var axis: Axis?
    package var span: MarkDimension
  }

  /// The distance by which a mark is drawn beside its place, in points.
  package struct MarkOffset: Equatable {
    package var x = 0.0
    package var y = 0.0
  }

  /// Marks that are drawn before what follows is applied to all of them together.
  package struct Layer {
    package let id: Int
    package var effects: [ChartDrawing.Effect] = []
  }

  /// A view beside a mark.
  package struct MarkAnnotation {
    package var position: AnnotationPosition
    package var alignment: Alignment
    package var spacing: Double?
    package var overflow = AnnotationOverflowResolution.automatic
    package var content: @MainActor (AnnotationContext) -> AnyView
  }
}

/// The width or height of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }
  let kind: Kind

  /// A length that suits the chart.
  public static let automatic = MarkDimension(kind: .automatic)

  /// A length in points.
  ///
  /// - Parameter value: The length.
  /// - Returns: The dimension.
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .fixed(Double(value)))
  }

  /// A part of the available length.
  ///
  /// - Parameter value: The part, from 0 to 1.
  /// - Returns: The dimension.
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .ratio(Double(value)))
  }

  /// The available length without a distance on both sides, in points.
  ///
  /// - Parameter value: The distance.
  /// - Returns: The dimension.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(kind: .inset(Double(value)))
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Creates a length in points.
  public init(floatLiteral value: Double) {
    self.init(kind: .fixed(value))
  }

  /// Creates a length in points.
  public init(integerLiteral value: Int) {
    self.init(kind: .fixed(Double(value)))
  }

  /// The part of an available length, which is of a nominal number of points.
  func part(of points: Double, automatic: Double) -> Double {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): points > 0 ? length / points : 0
    case .ratio(let ratio): ratio
    case .inset(let inset): points > 0 ? max(0, 1 - 2 * inset / points) : 0
    }
  }

  /// The length in points, if it is one.
  var points: Double? {
    if case .fixed(let length) = kind { length } else { nil }
  }
}

/// The width or height of the marks of a plot over a collection.
public typealias MarkDimensions<DataElement> = MarkDimension

/// Where an annotation is, relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  let x: Double
  let y: Double
  var isAutomatic = false

  /// The position for a reader from right to left.
  var mirrored: AnnotationPosition {
    AnnotationPosition(x: 1 - x, y: y, isAutomatic: isAutomatic)
  }

  /// Above a mark, or beside a horizontal bar.
  public static let automatic = AnnotationPosition(x: 0.5, y: 0, isAutomatic: true)
  /// Above.
  public static let top = AnnotationPosition(x: 0.5, y: 0)
  /// Above and before.
  public static let topLeading = AnnotationPosition(x: 0, y: 0)
  /// Above and after.
  public static let topTrailing = AnnotationPosition(x: 1, y: 0)
  /// Below.
  public static let bottom = AnnotationPosition(x: 0.5, y: 1)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(x: 0, y: 1)
  /// Below and after.
  public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
  /// Before.
  public static let leading = AnnotationPosition(x: 0, y: 0.5)
  /// After.
  public static let trailing = AnnotationPosition(x: 1, y: 0.5)
  /// In the middle of the mark.
  public static let overlay = AnnotationPosition(x: 0.5, y: 0.5)
}
