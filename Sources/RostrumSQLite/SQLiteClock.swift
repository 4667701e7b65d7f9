import Foundation

/// The machine's clocks, which tests can replace.
struct SQLiteClock: Sendable {
  /// The time since the machine started, including time asleep, in seconds.
  ///
  /// Node leases expire by this clock: all processes share it, and it is never adjusted.
  var uptime: @Sendable () -> Double

  /// The time since 1970, in seconds, by which session lifetimes expire.
  var time: @Sendable () -> Double

  /// The system's clocks.
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
