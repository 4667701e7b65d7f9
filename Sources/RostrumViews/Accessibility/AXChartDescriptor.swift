/// What a chart shows, for users of assistive technology.
///
/// ```swift
/// AXChartDescriptor(
///   title: "Tides", summary: "The water is highest at six.",
///   xAxis: AXNumericDataAxisDescriptor(
///     title: "Hour", range: 0...24, gridlinePositions: []) { "\($0) h" },
///   yAxis: AXNumericDataAxisDescriptor(
///     title: "Height", range: 0...6, gridlinePositions: []) { "\($0) m" },
///   series: [
///     AXDataSeriesDescriptor(
///       name: "Hamburg", isContinuous: true,
///       dataPoints: tides.map { AXDataPoint(x: $0.hour, y: $0.height) })
///   ])
/// ```
///
/// A page has its title, its summary, and a table of its values.
public final class AXChartDescriptor {
  /// The name of the chart.
  public var title: String?
  /// A sentence about what the chart shows.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of the additional values of data points, in order.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series of values.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description of a chart.
  ///
  /// - Parameters:
  ///   - title: The name of the chart.
  ///   - summary: A sentence about what the chart shows; `nil` for one that is made of the axes.
  ///   - xAxis: The horizontal axis.
  ///   - yAxis: The vertical axis.
  ///   - additionalAxes: The axes of the additional values of data points, in order.
  ///   - series: The series of values.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis of a chart, for users of assistive technology.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the values stand for.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the numbers stand for.
  public var title: String
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// The numbers at which the chart has lines.
  public var gridlinePositions: [Double]
  /// The words of a number.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis of numbers.
  ///
  /// - Parameters:
  ///   - title: What the numbers stand for.
  ///   - range: The least and the greatest number.
  ///   - gridlinePositions: The numbers at which the chart has lines.
  ///   - valueDescriptionProvider: Returns the words of a number.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the names stand for.
  public var title: String
  /// The names in order.
  public var categoryOrder: [String]

  /// Creates an axis of names.
  ///
  /// - Parameters:
  ///   - title: What the names stand for.
  ///   - categoryOrder: The names in order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// Values that belong together, such as those of one line.
public final class AXDataSeriesDescriptor {
  /// What the values have in common.
  public var name: String?
  /// Whether there are values between the points, as on a line.
  public var isContinuous: Bool
  /// The values in order.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - name: What the values have in common.
  ///   - isContinuous: Whether there are values between the points, as on a line.
  ///   - dataPoints: The values in order.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// The values of one mark.
public final class AXDataPoint {
  /// A number or a name.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A name.
    case category(String)
  }

  /// The value along the horizontal axis.
  public var xValue: Value
  /// The value along the vertical axis.
  public var yValue: Value?
  /// The values along the additional axes, in their order.
  public var additionalValues: [Value]
  /// The name of the mark.
  public var label: String?

  /// Creates the values of a mark at a number.
  ///
  /// - Parameters:
  ///   - x: The number along the horizontal axis.
  ///   - y: The number along the vertical axis.
  ///   - additionalValues: The values along the additional axes, in their order.
  ///   - label: The name of the mark.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates the values of a mark at a name.
  ///
  /// - Parameters:
  ///   - x: The name along the horizontal axis.
  ///   - y: The number along the vertical axis.
  ///   - additionalValues: The values along the additional axes, in their order.
  ///   - label: The name of the mark.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// A number or a name of a mark.
public typealias AXDataPointValue = AXDataPoint.Value
