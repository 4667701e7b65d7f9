public import Foundation
public import RostrumElements
public import RostrumGraph
import RostrumViews

extension View {
  /// Sets the order of values, which get the symbols of the theme.
  ///
  /// - Parameter domain: The values.
  /// - Returns: The view.
  public func chartSymbolScale(domain: some ScaleDomain) -> some View {
    let values = domain._domain.values
    return chartOptions { $0.symbols.domain = values }
  }

  /// Sets the symbols that values stand for by a function.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - mapping: The symbol of a value.
  /// - Returns: The view.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.symbols = ChartOptions.StyleScale(
        domain: values, mapping: { DataValue(plotValue: $0).map { mapping($0)._symbol } })
    }
  }

  /// Sets the symbols that values stand for by a function.
  ///
  /// - Parameter mapping: The symbol of a value.
  /// - Returns: The view.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartOptions {
      $0.symbols = ChartOptions.StyleScale(mapping: {
        DataValue(plotValue: $0).map { mapping($0)._symbol }
      })
    }
  }

  // MARK: Lines

  /// Sets the order of values, which get the dashes of the theme.
  ///
  /// - Parameter domain: The values.
  /// - Returns: The view.
  public func chartLineStyleScale(domain: some ScaleDomain) -> some View {
    let values = domain._domain.values
    return chartOptions { $0.lines.domain = values }
  }

  /// Sets the dashes that values stand for.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: The style of each value.
  /// - Returns: The view.
  public func chartLineStyleScale(domain: some ScaleDomain, range: [StrokeStyle]) -> some View {
    let values = domain._domain.values
    return chartOptions { $0.lines = ChartOptions.StyleScale(domain: values, range: range) }
  }

  /// Sets the dashes that values stand for by a function.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - mapping: The style of a value.
  /// - Returns: The view.
  public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    let values = domain.map(\.plotValue)
    return chartOptions {
      $0.lines = ChartOptions.StyleScale(
        domain: values, mapping: { DataValue(plotValue: $0).map(mapping) })
    }
  }

  /// Sets the dashes that values stand for by a function.
  ///
  /// - Parameter mapping: The style of a value.
  /// - Returns: The view.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chartOptions {
      $0.lines = ChartOptions.StyleScale(mapping: { DataValue(plotValue: $0).map(mapping) })
    }
  }

  // MARK: Sizes

  /// Sets the sizes of symbols that values stand for.
  ///
  /// - Parameter mapping: The values with their areas, in square points.
  /// - Returns: The view.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let areas = Dictionary(
      mapping.map { ($0.key.plotValue, Double($0.value)) }, uniquingKeysWith: { _, last in last })
    return chartOptions { $0.sizes.mapping = { areas[$0] } }
  }

  /// Sets the sizes of symbols from the least to the greatest value.
  ///
  /// - Parameters:
  ///   - range: The areas, in square points.
  ///   - type: How values are distributed among the areas.
  /// - Returns: The view.
  public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    chartOptions {
      $0.sizes.range = Double(range.lowerBound)...Double(range.upperBound)
      $0.sizes.type = type ?? $0.sizes.type
    }
  }

  /// Sets the sizes of symbols for names in the order of the data, or for a range of numbers.
  ///
  /// - Parameters:
  ///   - range: The areas, in square points.
  ///   - type: How numbers are distributed between the least and the greatest area.
  /// - Returns: The view.
  public func chartSymbolSizeScale(range: [CGFloat], type: ScaleType? = nil) -> some View {
    chartOptions {
      $0.sizes.sizes = range.isEmpty ? nil : range.map { Double($0) }
      $0.sizes.type = type ?? $0.sizes.type
    }
  }

  /// Sets the sizes of symbols that values stand for.
  ///
  /// - Parameters:
  ///   - domain: The least and the greatest value.
  ///   - range: The areas, in square points.
  ///   - type: How values are distributed among the areas.
  /// - Returns: The view.
  public func chartSymbolSizeScale(
    domain: some ScaleDomain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    let values = domain._domain.values
    return chartSymbolSizeScale(range: range, type: type).chartOptions {
      $0.sizes.domain = values
    }
  }

  /// Sets the sizes of symbols that values stand for.
  ///
  /// - Parameters:
  ///   - domain: The names, or the least and the greatest value.
  ///   - range: The area of each name, in square points.
  ///   - type: How values are distributed among the areas.
  /// - Returns: The view.
  public func chartSymbolSizeScale(
    domain: some ScaleDomain, range: [CGFloat], type: ScaleType? = nil
  ) -> some View {
    let values = domain._domain.values
    return chartSymbolSizeScale(range: range, type: type).chartOptions {
      $0.sizes.domain = values
    }
  }

  /// Sets the values that stand for the least and the greatest size of symbols.
  ///
  /// - Parameters:
  ///   - domain: The names, or the least and the greatest value.
  ///   - type: How values are distributed among the areas.
  /// - Returns: The view.
  public func chartSymbolSizeScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    let values = domain._domain.values
    return chartOptions {
      $0.sizes.domain = values
      $0.sizes.type = type ?? $0.sizes.type
    }
  }

  /// Sets how values are distributed among the sizes of symbols.
  ///
  /// - Parameter type: How values are distributed among the areas.
  /// - Returns: The view.
  public func chartSymbolSizeScale(type: ScaleType?) -> some View {
    chartOptions { $0.sizes.type = type }
  }

  /// Sets the sizes of symbols that values stand for by a function.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - mapping: The area of a value, in square points.
  /// - Returns: The view.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    let values = domain.map(\.plotValue)
    return chartSymbolSizeScale(mapping: mapping).chartOptions { $0.sizes.domain = values }
  }

  /// Sets the sizes of symbols that values stand for by a function.
  ///
  /// - Parameter mapping: The area of a value, in square points.
  /// - Returns: The view.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chartOptions {
      $0.sizes.mapping = { DataValue(plotValue: $0).map { Double(mapping($0)) } }
    }
  }
}
