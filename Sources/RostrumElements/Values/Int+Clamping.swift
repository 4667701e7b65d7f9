extension Int {
  /// Creates the integer nearest to a number: the nearest bound if the number is out of range, and
  /// zero if it isn't a number.
  ///
  /// Numbers come from apps and browsers, and must never end the process.
  ///
  /// - Parameter number: The number.
  @inlinable
  package init(nearest number: Double) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
    }
  }
}

extension BinaryFloatingPoint {
  /// The number in a range: the nearest bound if the number is out of range, and the lower bound if
  /// it isn't a number.
  ///
  /// `min` and `max` return one or the other argument for what isn't a number, depending on the
  /// order.
  ///
  /// - Parameter bounds: The range.
  /// - Returns: The number, which is in the range.
  @inlinable
  package func clamped(to bounds: ClosedRange<Self>) -> Self {
    if isNaN { return bounds.lowerBound }
    return Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
  }

  /// The number, or `nil` if it isn't finite.
  @inlinable
  package var ifFinite: Self? { isFinite ? self : nil }
}

extension Duration {
  /// A duration in seconds, limited to about thirty thousand years, and zero if the value isn't a
  /// number.
  ///
  /// - Parameter seconds: The seconds.
  /// - Returns: The duration.
  package static func seconds(clamping seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : seconds.clamped(to: -1e12...1e12))
  }
}
