public import Foundation

/// A value that changes as time passes.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// ```
public struct TimeDataSource<Value>: Sendable {
  private init() {}
}

extension TimeDataSource where Value == Date {
  /// The date at each moment.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}
