import Foundation
import RostrumElements
import RostrumGraph

/// A type that describes a chart for users of assistive technology.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Creates the description when the view appears.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description for new values of the view.
  ///
  /// By default, the description stays as it was made.
  ///
  /// - Parameter descriptor: The description, which is changed in place.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it was made.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes a chart that the view draws for users of assistive technology.
  ///
  /// ```swift
  /// struct Tides: View, AXChartDescriptorRepresentable {
  ///   let tides: [Tide]
  ///
  ///   var body: some View {
  ///     Canvas { context, size in draw(tides, in: context, size) }
  ///       .accessibilityChartDescriptor(self)
  ///   }
  ///
  ///   func makeChartDescriptor() -> AXChartDescriptor { … }
  /// }
  /// ```
  ///
  /// Assistive technology reads the title, the summary and a table of the values in place of the view. They aren't
  /// drawn. For a `Chart`, they replace its own; keys move through its marks as before.
  ///
  /// - Parameter representable: Describes the chart.
  /// - Returns: The view.
  /// - Complexity: O(*n*) in the number of values.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    environment(\.chartIsDescribed, true)
      .overlay { DescribedChart(representable: representable) }
  }
}

extension EnvironmentValues {
  /// Whether the app describes the charts in a view.
  package var chartIsDescribed: Bool {
    get { self[ChartIsDescribedKey.self] }
    set { self[ChartIsDescribedKey.self] = newValue }
  }
}

private struct ChartIsDescribedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The description of an app, which is made once.
@MainActor
private final class DescriptorStorage {
  private var descriptor: AXChartDescriptor?

  func descriptor(of representable: some AXChartDescriptorRepresentable) -> AXChartDescriptor {
    if let descriptor {
      representable.updateChartDescriptor(descriptor)
      return descriptor
    }
    let made = representable.makeChartDescriptor()
    descriptor = made
    return made
  }
}

/// What a page has in place of a drawing.
private struct DescribedChart<R: AXChartDescriptorRepresentable>: View {
  let representable: R
  @State private var storage = DescriptorStorage()

  var body: some View {
    let descriptor = storage.descriptor(of: representable)
    SpokenOnly(content: DescribedFigure(figure: descriptor.figure, title: descriptor.title))
  }
}

/// A chart without a drawing.
private struct DescribedFigure: ContainerView {
  static var role: ElementRole { .chart }
  let figure: ChartFigure
  let title: String?
  var content: EmptyView { EmptyView() }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .chart(figure)
    element.state.label = title
  }
}

extension AXChartDescriptor {
  /// The values as a table, without a drawing.
  fileprivate var figure: ChartFigure {
    var figure = ChartFigure(summary: summary ?? axesInWords)
    for (number, series) in self.series.enumerated() {
      for (index, point) in series.dataPoints.enumerated() {
        var mark = ChartFigure.Mark(
          series.isContinuous ? .line : .point, x: datum(point.xValue, xAxis),
          y: point.yValue.flatMap { value in yAxis.map { datum(value, $0) } },
          groups: zip(point.additionalValues, additionalAxes).map(datum))
        let names = [self.series.count > 1 ? series.name : nil, point.label].compactMap(\.self)
        mark.label = names.isEmpty ? nil : names.joined(separator: ", ")
        mark.key = number << 20 + index
        figure.marks.append(mark)
      }
    }
    return figure
  }

  private func datum(
    _ value: AXDataPoint.Value, _ axis: any AXDataAxisDescriptor
  ) -> ChartFigure.Datum {
    switch value {
    case .category(let name): return ChartFigure.Datum(label: axis.title, words: name)
    case .number(let number):
      let words =
        (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number)
        ?? number.formatted()
      return ChartFigure.Datum(label: axis.title, words: words, number: number)
    }
  }

  /// What the axes stand for, and from where to where they go.
  private var axesInWords: String {
    let axes = [xAxis] + (yAxis.map { [$0] } ?? [])
    return axes.map { axis in
      var ends: [String] = []
      if let names = axis as? AXCategoricalDataAxisDescriptor {
        ends = [names.categoryOrder.first, names.categoryOrder.last].compactMap(\.self)
      } else if let numbers = axis as? AXNumericDataAxisDescriptor {
        ends = [numbers.range.lowerBound, numbers.range.upperBound].map(
          numbers.valueDescriptionProvider)
      }
      return ends.isEmpty ? axis.title : "\(axis.title): \(ends.joined(separator: "–"))"
    }
    .joined(separator: "; ")
  }
}
