public import Dispatch
public import OpenCombine

extension DispatchQueue {
  /// The time of a dispatch queue as a scheduler.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The dispatch time.
    public var dispatchTime: DispatchTime

    /// Makes a scheduler time from a dispatch time.
    ///
    /// - Parameter time: The dispatch time.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// The interval to another time.
    ///
    /// - Parameter other: The time to measure to.
    /// - Returns: The interval, which is negative if `other` is earlier.
    public func distance(to other: Self) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let magnitude = Int(clamping: start < end ? end - start : start - end)
      return .nanoseconds(start < end ? magnitude : -magnitude)
    }

    /// The time after an interval.
    ///
    /// - Parameter interval: The interval.
    /// - Returns: The advanced time.
    public func advanced(by interval: Stride) -> Self {
      Self(dispatchTime + interval.timeInterval)
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    /// Decodes a time.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Encodes the time.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// An interval of a dispatch queue's time.
  ///
  /// Literals are in seconds.
  public struct Stride: Hashable, Codable, Sendable {
    /// The interval in nanoseconds.
    public var magnitude: Int

    /// Makes an interval.
    ///
    /// - Parameter timeInterval: The interval. `.never` is the longest one.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: self = .nanoseconds(.max)
      }
    }

    fileprivate init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    fileprivate init(_ count: Int, nanosecondsEach: Int) {
      let (product, isOverflow) = count.multipliedReportingOverflow(by: nanosecondsEach)
      magnitude = isOverflow ? (count < 0 ? .min : .max) : product
    }

    /// The interval as a `DispatchTimeInterval`.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    fileprivate var seconds: Double { Double(magnitude) / 1e9 }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// An interval of a number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(s, nanosecondsEach: 1_000_000_000) }
  /// An interval of a number of seconds.
  public static func seconds(_ s: Double) -> Self {
    let nanoseconds = s * 1e9
    if nanoseconds >= Double(Int.max) { return Self(nanoseconds: .max) }
    if nanoseconds <= Double(Int.min) { return Self(nanoseconds: .min) }
    return Self(nanoseconds: Int(nanoseconds))
  }
  /// An interval of a number of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(ms, nanosecondsEach: 1_000_000) }
  /// An interval of a number of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(us, nanosecondsEach: 1000) }
  /// An interval of a number of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
}

extension DispatchQueue.SchedulerTimeType.Stride: SignedNumeric, Comparable,
  ExpressibleByFloatLiteral
{
  /// Makes an interval of a number of seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// Makes an interval of a number of seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }
  /// Makes an interval in seconds, or returns `nil` if the number isn't representable as an `Int`.
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }
  /// Whether the first interval is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// The sum of two intervals.
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, isOverflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
    return Self(nanoseconds: isOverflow ? (lhs.magnitude < 0 ? .min : .max) : sum)
  }
  /// The difference of two intervals.
  public static func - (lhs: Self, rhs: Self) -> Self {
    let (difference, isOverflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
    return Self(nanoseconds: isOverflow ? (lhs.magnitude < 0 ? .min : .max) : difference)
  }
  /// The product of two intervals in seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.seconds * rhs.seconds) }
  /// Multiplies an interval by a second one, both in seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
