extension Int {
  /// The whole number nearest to a number: the end of the range for one that is beyond, and zero for
  /// one that is not a number.
  ///
  /// Numbers come from apps and browsers, and none may end the process.
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
  /// A length of time in seconds, at most about thirty thousand years, and zero for one that is not
  /// a number.
  ///
  /// - Parameter seconds: The seconds.
  /// - Returns: The length of time.
  package static func seconds(clamping seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : Swift.max(-1e12, Swift.min(1e12, seconds)))
  }
}
