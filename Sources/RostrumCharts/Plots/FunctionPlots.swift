import RostrumElements
public import RostrumViews

/// A number for which a function is drawn.
public struct FunctionInput: Hashable, Sendable {
  /// The number.
  public let number: Double
}

/// The numbers for which functions are drawn.
private enum FunctionInputs {
  /// As many as a line needs to look round.
  static let count = 200

  static func numbers(in domain: ClosedRange<Double>) -> [FunctionInput] {
    (0...count).map { index in
      let part = Double(index) / Double(count)
      return FunctionInput(
        number: domain.lowerBound * (1 - part) + domain.upperBound * part)
    }
  }

  /// A number with its label.
  static func datum(_ label: LocalizedStringKey, _ number: Double) -> PlotDatum {
    PlotDatum(label: Text(label), value: .number(number))
  }
}

extension ChartVector where DataElement == FunctionInput {
  /// Creates the marks of a function, whose results needn't be finite.
  fileprivate init(sampling domain: ClosedRange<Double>, _ mark: (FunctionInput) -> PlotMark) {
    self.init(FunctionInputs.numbers(in: domain)) { input in
      var mark = mark(input)
      mark.isSample = true
      return mark
    }
  }
}

extension LinePlot where DataElement == FunctionInput {
  /// Creates the line of a function.
  ///
  /// Where the function has no finite value, the line has a gap.
  ///
  /// - Parameters:
  ///   - xLabel: What the input stands for.
  ///   - yLabel: What the result stands for.
  ///   - domain: The inputs.
  ///   - function: The function.
  public init(
    x xLabel: LocalizedStringKey, y yLabel: LocalizedStringKey, domain: ClosedRange<Double>,
    function: (Double) -> Double
  ) {
    _vector = ChartVector(sampling: domain) { input in
      PlotMark(
        .line, x: FunctionInputs.datum(xLabel, input.number),
        y: FunctionInputs.datum(yLabel, function(input.number)))
    }
  }

  /// Creates the line of a function with two results.
  ///
  /// - Parameters:
  ///   - xLabel: What the first result stands for.
  ///   - yLabel: What the second result stands for.
  ///   - tLabel: What the input stands for; it is part of no axis.
  ///   - domain: The inputs.
  ///   - function: The function.
  public init(
    x xLabel: LocalizedStringKey, y yLabel: LocalizedStringKey, t tLabel: LocalizedStringKey,
    domain: ClosedRange<Double>, function: (Double) -> (x: Double, y: Double)
  ) {
    _vector = ChartVector(sampling: domain) { input in
      let (x, y) = function(input.number)
      return PlotMark(
        .line, x: FunctionInputs.datum(xLabel, x), y: FunctionInputs.datum(yLabel, y))
    }
  }
}

extension AreaPlot where DataElement == FunctionInput {
  /// Creates the area between zero and a function.
  ///
  /// - Parameters:
  ///   - xLabel: What the input stands for.
  ///   - yLabel: What the result stands for.
  ///   - domain: The inputs.
  ///   - function: The function.
  public init(
    x xLabel: LocalizedStringKey, y yLabel: LocalizedStringKey, domain: ClosedRange<Double>,
    function: (Double) -> Double
  ) {
    _vector = ChartVector(sampling: domain) { input in
      PlotMark(
        .area, x: FunctionInputs.datum(xLabel, input.number),
        y: FunctionInputs.datum(yLabel, function(input.number)))
    }
  }

  /// Creates the area between two results of a function.
  ///
  /// - Parameters:
  ///   - xLabel: What the input stands for.
  ///   - yStartLabel: What the first result stands for.
  ///   - yEndLabel: What the second result stands for.
  ///   - domain: The inputs.
  ///   - function: The function.
  public init(
    x xLabel: LocalizedStringKey, yStart yStartLabel: LocalizedStringKey,
    yEnd yEndLabel: LocalizedStringKey, domain: ClosedRange<Double>,
    function: (Double) -> (yStart: Double, yEnd: Double)
  ) {
    _vector = ChartVector(sampling: domain) { input in
      let (start, end) = function(input.number)
      return PlotMark(
        .area, x: FunctionInputs.datum(xLabel, input.number),
        y: FunctionInputs.datum(yStartLabel, start), yEnd: FunctionInputs.datum(yEndLabel, end))
    }
  }
}
