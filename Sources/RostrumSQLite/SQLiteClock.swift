import Foundation

/// The clocks of the machine, which tests can replace.
struct SQLiteClock: Sendable {
  /// The time since the start of the machine, including the time asleep, in seconds.
  ///
  /// Leases of nodes end by this clock, which all processes share, and which nobody sets.
  var uptime: @Sendable () -> Double

  /// The time since 1970 in seconds, by which the lifetimes of sessions end.
  var time: @Sendable () -> Double

  /// The clocks of the system.
  static let system = SQLiteClock {
    var now = timespec()
    #if canImport(Glibc)
      clock_gettime(CLOCK_BOOTTIME, &now)
    #else
      clock_gettime(CLOCK_MONOTONIC, &now)
    #endif
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  } time: {
    Date().timeIntervalSince1970
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
