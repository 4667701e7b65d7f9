extension Int {
  /// Creates the integer nearest to a number: the nearest bound if the number is out of range, and
  /// zero if it isn't a number.
  ///
  /// Numbers come from apps and browsers, and must never end the process.
  ///
  /// - Parameter number: The number.
  package init(nearest number: Double) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
    }
  }
}

extension Duration {
  /// A duration in seconds, limited to about thirty thousand years, and zero if the value isn't a
  /// number.
  ///
  /// - Parameter seconds: The seconds.
  /// - Returns: The duration.
  package static func seconds(clamping seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : Swift.max(-1e12, Swift.min(1e12, seconds)))
  }
}
