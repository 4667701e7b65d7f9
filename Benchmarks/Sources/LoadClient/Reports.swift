/// The result of opening all sockets.
struct JoinReport: Encodable {
  /// The number of sockets.
  var sockets: Int
  /// The times from the first message to the page, in milliseconds.
  var milliseconds: Quantiles
  /// The number of bytes that a socket received, in the median.
  var bytes: Int
  /// The failures, with their numbers.
  var errors: [String: Int]
}

/// The result of a load.
struct LoadReport: Encodable {
  /// The number of answered events.
  var events: Int
  /// The time in which they were answered.
  var seconds: Double
  /// The times from the event to its answer, in milliseconds; at a fixed rate, from the time at
  /// which the event was due.
  var milliseconds: Quantiles
  /// The mean number of bytes of an answer.
  var bytes: Double
  /// The failures, with their numbers.
  var errors: [String: Int]
}

/// Quantiles of times, in milliseconds.
struct Quantiles: Encodable {
  var p50: Double
  var p99: Double
  var max: Double

  /// Sorts times in nanoseconds.
  init(of times: [UInt64]) {
    let times = times.sorted()
    func quantile(_ share: Double) -> Double {
      guard !times.isEmpty else { return 0 }
      return Double(times[min(times.count - 1, Int(share * Double(times.count)))]) / 1e6
    }
    p50 = quantile(0.5)
    p99 = quantile(0.99)
    max = quantile(1)
  }
}
