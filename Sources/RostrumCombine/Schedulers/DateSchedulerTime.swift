public import Foundation
public import OpenCombine

/// The time of a scheduler that uses dates, such as a run loop or an operation queue.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The date.
  public var date: Date

  /// Makes a scheduler time from a date.
  ///
  /// - Parameter date: The date.
  public init(_ date: Date) {
    self.date = date
  }

  /// The interval to another time.
  ///
  /// - Parameter other: The time to measure to.
  /// - Returns: The interval, which is negative if `other` is earlier.
  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The time after an interval.
  ///
  /// - Parameter interval: The interval.
  /// - Returns: The advanced time.
  public func advanced(by interval: Stride) -> Self {
    Self(date.addingTimeInterval(interval.timeInterval))
  }

  /// An interval between two dates.
  ///
  /// Literals are in seconds.
  public struct Stride: Hashable, Codable, Sendable {
    /// The interval in seconds.
    public var timeInterval: TimeInterval

    /// Makes an interval.
    ///
    /// - Parameter timeInterval: The number of seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    /// The interval in seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// The equivalent interval of a dispatch queue.
    var dispatchInterval: DispatchQueue.SchedulerTimeType.Stride { .seconds(timeInterval) }
  }
}

extension DateSchedulerTime.Stride: SchedulerTimeIntervalConvertible {
  /// An interval of a number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// An interval of a number of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// An interval of a number of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// An interval of a number of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// An interval of a number of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}

extension DateSchedulerTime.Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
  /// Makes an interval of a number of seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// Makes an interval of a number of seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Makes an interval in seconds, or returns `nil` if the number isn't representable as a
  /// `Double`.
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let seconds = Double(exactly: source) else { return nil }
    self.init(seconds)
  }
  /// Whether the first interval is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
  /// The sum of two intervals.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval + rhs.timeInterval) }
  /// The difference of two intervals.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval - rhs.timeInterval) }
  /// The product of two intervals in seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval * rhs.timeInterval) }
  /// Multiplies an interval by a second one, both in seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
