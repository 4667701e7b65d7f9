public import Foundation
public import RostrumElements
public import RostrumGraph
import RostrumViews

extension View {
  /// Sets the colours that values stand for.
  ///
  /// ```swift
  /// .chartForegroundStyleScale(["Berlin": .blue, "Rome": .orange])
  /// ```
  ///
  /// - Parameter mapping: The values with their colours.
  /// - Returns: The view.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let values = mapping.map(\.key.plotValue)
    let paints = mapping.map(\.value.paint)
    return chartOptions {
      $0.colors = ChartOptions.StyleScale(domain: values, range: paints)
    }
  }

  /// Sets the colours that values stand for.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: The colour of each value, or the colours of a range of numbers.
  /// - Returns: The view.
  public func chartForegroundStyleScale<S: ShapeStyle>(
    domain: some ScaleDomain, range: [S]
  ) -> some View {
    let values = domain._domain.values
    let paints = range.map(\.paint)
    return chartOptions {
      $0.colors = ChartOptions.StyleScale(domain: values, range: paints)
    }
  }

  /// Sets the colours that values stand for, in the order in which the values come.
  ///
  /// - Parameter range: The colours.
  /// - Returns: The view.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let paints = range.map(\.paint)
    return chartOptions { $0.colors.range = paints }
  }

  /// Sets the colours of a range of numbers.
  ///
  /// - Parameter range: The gradient from the least to the greatest number.
  /// - Returns: The view.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chartForegroundStyleScale(range: range.stops.map(\.color))
  }

  /// Sets the order of values, which get the colours of the theme.
  ///
  /// - Parameter domain: The values.
  /// - Returns: The view.
  public func chartForegroundStyleScale(domain: some ScaleDomain) -> some View {
    let values = domain._domain.values
    return chartOptions { $0.colors.domain = values }
  }

  /// Sets the colours that values stand for by a function.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - mapping: The colour of a value.
  /// - Returns: The view.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.colors = ChartOptions.StyleScale(
        domain: values, mapping: { DataValue(plotValue: $0).map { mapping($0).paint } })
    }
  }

  /// Sets the colours that values stand for by a function.
  ///
  /// - Parameter mapping: The colour of a value.
  /// - Returns: The view.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartOptions {
      $0.colors = ChartOptions.StyleScale(mapping: {
        DataValue(plotValue: $0).map { mapping($0).paint }
      })
    }
  }

  /// Sets the symbols that values stand for.
  ///
  /// - Parameter mapping: The values with their symbols.
  /// - Returns: The view.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let values = mapping.map(\.key.plotValue)
    let symbols = mapping.map(\.value._symbol)
    return chartOptions {
      $0.symbols = ChartOptions.StyleScale(domain: values, range: symbols)
    }
  }

  /// Sets the symbols that values stand for.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: The symbol of each value.
  /// - Returns: The view.
  public func chartSymbolScale<S: ChartSymbolShape>(
    domain: some ScaleDomain, range: [S]
  ) -> some View {
    let values = domain._domain.values
    let symbols = range.map(\._symbol)
    return chartOptions {
      $0.symbols = ChartOptions.StyleScale(domain: values, range: symbols)
    }
  }

  /// Sets the symbols that values stand for, in the order in which the values come.
  ///
  /// - Parameter range: The symbols.
  /// - Returns: The view.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map(\._symbol)
    return chartOptions { $0.symbols.range = symbols }
  }

  /// Sets the dashes that values stand for.
  ///
  /// - Parameter mapping: The values with their styles.
  /// - Returns: The view.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let values = mapping.map(\.key.plotValue)
    let lines = mapping.map(\.value)
    return chartOptions {
      $0.lines = ChartOptions.StyleScale(domain: values, range: lines)
    }
  }

  /// Sets the dashes that values stand for, in the order in which the values come.
  ///
  /// - Parameter range: The styles.
  /// - Returns: The view.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartOptions { $0.lines.range = range }
  }

  /// Sets the sizes of symbols from the least to the greatest value.
  ///
  /// - Parameter range: The areas, in square points.
  /// - Returns: The view.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chartOptions { $0.sizes = Double(range.lowerBound)...Double(range.upperBound) }
  }
}

extension ChartDomain {
  /// The values of a domain of styles.
  fileprivate var values: [PlotValue]? {
    switch kind {
    case .automatic: nil
    case .range(let from, let to): [from, to]
    case .values(let values): values
    }
  }
}
