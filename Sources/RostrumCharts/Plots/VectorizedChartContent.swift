public import Foundation
import RostrumElements
public import RostrumGraph

/// The marks of all elements of a collection, which are changed together.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement

  /// The elements with their marks; apps don't call or implement it.
  var _vector: ChartVector<DataElement> { get }
}

/// Elements with their marks, which apps don't use themselves.
public struct ChartVector<DataElement> {
  package var elements: [(element: DataElement, mark: PlotMark)]

  init<Data: RandomAccessCollection>(_ data: Data, _ mark: (DataElement) -> PlotMark)
  where Data.Element == DataElement {
    elements = data.map { ($0, mark($0)) }
  }

  func changed(_ change: (DataElement, inout MarkStyle) -> Void) -> ChartVector {
    var vector = self
    for index in vector.elements.indices {
      change(vector.elements[index].element, &vector.elements[index].mark.style)
    }
    return vector
  }
}

extension VectorizedChartContent {
  /// Adds the marks to those of a chart; apps don't call or implement it.
  public func _collect(into marks: inout ChartMarks) {
    // What a mark shows along its axis tells it from others.
    for (_, mark) in _vector.elements {
      marks.collect(of: mark.x?.value ?? mark.y?.value) { $0.append(mark) }
    }
  }

  func changed(
    _ change: (DataElement, inout MarkStyle) -> Void
  ) -> ModifiedVector<DataElement> {
    ModifiedVector(_vector: _vector.changed(change))
  }

  /// Paints marks in colours that stand for a property of their elements.
  ///
  /// - Parameter value: The property.
  /// - Returns: The plot.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $1.colorBy == nil { $1.colorBy = value.datum(of: $0) } }
  }

  /// Draws points as symbols that stand for a property of their elements.
  ///
  /// - Parameter value: The property.
  /// - Returns: The plot.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $1.symbolBy == nil { $1.symbolBy = value.datum(of: $0) } }
  }

  /// Gives symbols a size that stands for a property of their elements.
  ///
  /// - Parameter value: The property.
  /// - Returns: The plot.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $1.sizeBy == nil { $1.sizeBy = value.datum(of: $0) } }
  }

  /// Draws lines with dashes that stand for a property of their elements.
  ///
  /// - Parameter value: The property.
  /// - Returns: The plot.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $1.lineBy == nil { $1.lineBy = value.datum(of: $0) } }
  }

  /// Puts marks at one place side by side.
  ///
  /// - Parameters:
  ///   - value: The property that tells them apart.
  ///   - axis: The axis along which they are; that of the categories for `nil`.
  ///   - span: The part of the place that they take.
  /// - Returns: The plot.
  public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed { element, style in
      guard style.positionBy == nil else { return }
      style.positionBy = PlotMark.PositionEncoding(
        datum: value.datum(of: element), axis: axis, span: span)
    }
  }

  /// Paints marks as a property of their elements says.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: The plot.
  public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $1.paint == nil { $1.paint = $0[keyPath: keyPath].paint } }
  }

  /// Makes marks as transparent as a property of their elements says.
  ///
  /// - Parameter keyPath: The property, from 0 for transparent to 1 for opaque.
  /// - Returns: The plot.
  public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $1.opacity *= $0[keyPath: keyPath] }
  }

  /// Gives symbols the size that a property of their elements says.
  ///
  /// - Parameter keyPath: The property: an area, in square points.
  /// - Returns: The plot.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed { if $1.symbolSize == nil { $1.symbolSize = Double($0[keyPath: keyPath]) } }
  }
}

struct ModifiedVector<DataElement>: VectorizedChartContent {
  typealias Body = Never
  let _vector: ChartVector<DataElement>
}
