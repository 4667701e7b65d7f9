public import RostrumGraph
import RostrumViews

extension View {
  /// Lets the user point at a value of the horizontal axis.
  ///
  /// A mouse selects the value that it is over, a finger that at which it is, and the arrow keys those of
  /// marks. The selection is `nil` again when the mouse has left the plot, the finger is lifted, or the user
  /// presses Escape.
  ///
  /// ```swift
  /// Chart(sales) { sale in
  ///   BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
  /// }
  /// .chartXSelection(value: $selectedDay)
  /// ```
  ///
  /// - Parameter value: The selected value.
  /// - Returns: The view.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.selection.x = ChartOptions.Selected(value) }
  }

  /// Lets the user point at a value of the vertical axis.
  ///
  /// - Parameter value: The selected value.
  /// - Returns: The view.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.selection.y = ChartOptions.Selected(value) }
  }

  /// Lets the user point at the sectors of a chart.
  ///
  /// The selected value is between zero and the sum of all sectors: that of the first ones up to the place of
  /// the pointer.
  ///
  /// - Parameter value: The selected value.
  /// - Returns: The view.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.selection.angle = ChartOptions.Selected(value) }
  }

  /// Lets the user select values of the horizontal axis by dragging.
  ///
  /// The range remains until the user clicks beside it, or presses Escape.
  ///
  /// - Parameter range: The selected values.
  /// - Returns: The view.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartOptions { $0.selection.xRange = ChartOptions.Selected(range) }
  }

  /// Lets the user select values of the vertical axis by dragging.
  ///
  /// - Parameter range: The selected values.
  /// - Returns: The view.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartOptions { $0.selection.yRange = ChartOptions.Selected(range) }
  }
}

extension ChartOptions.Selected {
  @MainActor init<P: Plottable>(_ binding: Binding<P?>) where Value == PlotValue {
    self.init(
      get: { binding.wrappedValue?.plotValue },
      set: { binding.wrappedValue = $0.flatMap { P(plotValue: $0) } })
  }

  @MainActor init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>)
  where Value == ChartOptions.PlotInterval {
    self.init(
      get: {
        binding.wrappedValue.map {
          ChartOptions.PlotInterval(from: $0.lowerBound.plotValue, to: $0.upperBound.plotValue)
        }
      },
      set: { interval in
        binding.wrappedValue = interval.flatMap { interval in
          guard let from = P(plotValue: interval.from), let to = P(plotValue: interval.to) else {
            return nil
          }
          return min(from, to)...max(from, to)
        }
      })
  }
}
