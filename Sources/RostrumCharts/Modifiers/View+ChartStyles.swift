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
  ///   - type: How numbers are distributed among the colours, or `.category` for a colour for each of them.
  /// - Returns: The view.
  public func chartForegroundStyleScale<S: ShapeStyle>(
    domain: some ScaleDomain, range: [S], type: ScaleType? = nil
  ) -> some View {
    let values = domain._domain.values
    let paints = range.map(\.paint)
    return chartOptions {
      $0.colors = ChartOptions.StyleScale(domain: values, range: paints, type: type)
    }
  }

  /// Sets the colours of a range of numbers.
  ///
  /// - Parameters:
  ///   - domain: The least and the greatest number.
  ///   - range: The gradient from the least to the greatest number.
  ///   - type: How numbers are distributed among the colours.
  /// - Returns: The view.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: range.stops.map(\.color), type: type)
  }

  /// Sets the colours that values stand for, in the order in which the values come.
  ///
  /// - Parameters:
  ///   - range: The colours.
  ///   - type: How numbers are distributed among the colours, or `.category` for a colour for each of them.
  /// - Returns: The view.
  public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    let paints = range.map(\.paint)
    return chartOptions {
      $0.colors.range = paints
      $0.colors.type = type ?? $0.colors.type
    }
  }

  /// Sets the colours of a range of numbers.
  ///
  /// - Parameters:
  ///   - range: The gradient from the least to the greatest number.
  ///   - type: How numbers are distributed among the colours.
  /// - Returns: The view.
  public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View {
    chartForegroundStyleScale(range: range.stops.map(\.color), type: type)
  }

  /// Sets how numbers are distributed among the colours of the theme.
  ///
  /// ```swift
  /// .chartForegroundStyleScale(type: .log)
  /// ```
  ///
  /// - Parameter type: How numbers are distributed among the colours, or `.category` for a colour for each of them.
  /// - Returns: The view.
  public func chartForegroundStyleScale(type: ScaleType?) -> some View {
    chartOptions { $0.colors.type = type }
  }

  /// Sets the order of values, which get the colours of the theme.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - type: How numbers are distributed among the colours, or `.category` for a colour for each of them.
  /// - Returns: The view.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    let values = domain._domain.values
    return chartOptions {
      $0.colors.domain = values
      $0.colors.type = type ?? $0.colors.type
    }
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
}

extension ChartDomain {
  /// The values of a domain of styles.
  var values: [PlotValue]? {
    switch kind {
    case .automatic: nil
    case .range(let from, let to): [from, to]
    case .values(let values): values
    }
  }
}
