#if !canImport(Darwin)
  import Foundation

  /// A time in seconds.
  public typealias CFTimeInterval = Double
  /// The number of seconds since the start of the year 2001.
  public typealias CFAbsoluteTime = CFTimeInterval

  /// The number of seconds since the start of the year 2001.
  ///
  /// - Returns: The time.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.now.timeIntervalSinceReferenceDate
  }

  /// The number of seconds since the server has started, which never goes back.
  ///
  /// - Returns: The time.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
#endif
