/// How often a job is attempted, and how long it waits in between.
///
/// The delay grows by a factor with each attempt: with the standard policy a job waits for 5 seconds,
/// then 10, 20 and 40.
public struct JobRetryPolicy: Hashable, Sendable {
  /// The number of attempts, the first one included.
  public var attempts: Int
  /// The delay after the first attempt.
  public var delay: Duration
  /// The factor by which the delay grows.
  public var factor: Double
  /// The longest delay, which counts up to a year.
  public var longestDelay: Duration

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - attempts: The number of attempts, the first one included; at least 1.
  ///   - delay: The delay after the first attempt.
  ///   - factor: The factor by which the delay grows.
  ///   - longestDelay: The longest delay.
  public init(
    attempts: Int = 5, delay: Duration = .seconds(5), factor: Double = 2,
    longestDelay: Duration = .seconds(600)
  ) {
    self.attempts = max(attempts, 1)
    self.delay = delay
    self.factor = factor
    self.longestDelay = longestDelay
  }

  /// Five attempts, with delays from 5 seconds.
  public static let standard = JobRetryPolicy()

  /// One attempt.
  public static let never = JobRetryPolicy(attempts: 1)

  /// The delay after a number of attempts.
  ///
  /// - Parameter attempts: The number of attempts so far.
  /// - Returns: The delay, which isn't negative.
  public func delay(after attempts: Int) -> Duration {
    let longestDelay = min(max(longestDelay, .zero), .seconds(366 * 86_400))
    var delay = min(max(delay, .zero), longestDelay)
    let factor = factor.isFinite ? min(max(factor, 1), 1000) : 1
    // Sixty doublings exceed any longest delay.
    for _ in 0..<min(max(attempts - 1, 0), 60) where delay < longestDelay {
      delay = delay * factor
    }
    return min(delay, longestDelay)
  }
}
