public import Foundation

/// An interval of values that are counted together.
public struct ChartBinRange<Bound: Comparable & Plottable> {
  /// The least value of the interval.
  public let lowerBound: Bound
  /// The value at which the next interval begins.
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Intervals of numbers, for a histogram.
///
/// ```swift
/// let bins = NumberBins(data: heights, desiredCount: 10)
/// let counts = Dictionary(grouping: heights) { bins.index(for: $0) }.mapValues(\.count)
/// ```
public struct NumberBins<Value: BinaryFloatingPoint & PrimitivePlottableProtocol> {
  /// The bounds of the intervals, in ascending order.
  public let thresholds: [Value]

  /// Creates intervals from their bounds.
  ///
  /// - Parameter thresholds: The bounds.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds.sorted()
  }

  /// Creates intervals with round bounds around values.
  ///
  /// - Parameters:
  ///   - data: The values.
  ///   - desiredCount: The desired number of intervals.
  ///   - minimumStride: The least length of an interval.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value? = nil) {
    let finite = data.filter(\.isFinite)
    let range = (finite.min() ?? 0)...(finite.max() ?? 1)
    self.init(range: range, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }

  /// Creates intervals with round bounds around a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The desired number of intervals.
  ///   - minimumStride: The least length of an interval.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value? = nil) {
    let domain = Double(range.lowerBound)...Double(range.upperBound)
    let step = NumberTicks.step(
      for: domain, count: desiredCount, minimum: minimumStride.map { Double($0) })
    let rounded = NumberTicks.rounded(domain, to: step)
    var values = NumberTicks.multiples(of: step, in: rounded)
    // A greatest value that is a bound is in an interval of its own.
    if let last = values.last, last <= domain.upperBound { values.append(last + step) }
    self.init(thresholds: values.map { Value($0) })
  }

  /// Creates intervals of equal length.
  ///
  /// - Parameters:
  ///   - range: The range that they divide.
  ///   - count: The number of intervals.
  public init(range: ClosedRange<Value>, count: Int) {
    let length = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    self.init(
      thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * length })
  }

  /// Creates intervals of a length.
  ///
  /// - Parameters:
  ///   - size: The length.
  ///   - range: The range that they cover.
  public init(size: Value, range: ClosedRange<Value>) {
    let count = ((range.upperBound - range.lowerBound) / size).rounded(.up)
    let isUsable = size > 0 && count.isFinite && count < 100_000
    self.init(
      thresholds: (0...(isUsable ? Swift.max(Int(count), 1) : 1)).map {
        range.lowerBound + Value($0) * size
      })
  }

  /// The index of the interval of a value; values outside are in the first or the last one.
  ///
  /// - Parameter value: The value.
  /// - Returns: The index.
  /// - Complexity: O(*n*) in the number of intervals.
  public func index(for value: Value) -> Int {
    let index = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.min(index, Swift.max(thresholds.count - 2, 0))
  }
}

/// Intervals of dates, for a histogram.
public struct DateBins {
  /// The bounds of the intervals, in ascending order.
  public let thresholds: [Date]

  /// Creates intervals from their bounds.
  ///
  /// - Parameter thresholds: The bounds.
  public init(thresholds: [Date]) {
    self.thresholds = thresholds.sorted()
  }

  /// Creates intervals of a calendar's unit.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - count: The number of units in an interval.
  ///   - range: The range that the intervals cover.
  ///   - calendar: The calendar.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let ticks = DateTicks(unit, count)
    let start = ticks.start(of: range.lowerBound, calendar) ?? range.lowerBound
    var dates = ticks.dates(in: start...Swift.max(start, range.upperBound), calendar)
    if let last = dates.last,
      let next = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: last)
    {
      dates.append(next)
    }
    self.init(thresholds: dates)
  }

  /// Creates intervals with round bounds around a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The desired number of intervals.
  ///   - calendar: The calendar.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    let ticks = DateTicks(for: range, count: desiredCount)
    self.init(unit: ticks.component, by: ticks.count, range: range, calendar: calendar)
  }

  /// Creates intervals with round bounds around dates.
  ///
  /// - Parameters:
  ///   - data: The dates.
  ///   - desiredCount: The desired number of intervals.
  ///   - calendar: The calendar.
  public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .current) {
    let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(
      range: first...(data.max() ?? first), desiredCount: desiredCount, calendar: calendar)
  }

  /// The index of the interval of a date; dates outside are in the first or the last one.
  ///
  /// - Parameter value: The date.
  /// - Returns: The index.
  /// - Complexity: O(*n*) in the number of intervals.
  public func index(for value: Date) -> Int {
    let index = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.min(index, Swift.max(thresholds.count - 2, 0))
  }
}

extension NumberBins: RandomAccessCollection {
  /// The index of the first interval.
  public var startIndex: Int { 0 }
  /// The number of intervals.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// The interval at an index.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }
}

extension DateBins: RandomAccessCollection {
  /// The index of the first interval.
  public var startIndex: Int { 0 }
  /// The number of intervals.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// The interval at an index.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }
}
