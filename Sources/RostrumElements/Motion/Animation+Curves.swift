extension Animation {
  /// The default animation: a spring of 0.55 seconds that doesn't overshoot.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)
  /// Constant speed.
  public static let linear = linear(duration: 0.35)
  /// Slow at the start.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at the start and the end.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// Constant speed, with a duration in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at the start, with a duration in seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end, with a duration in seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at the start and the end, with a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The time of the first control point, from 0 to 1.
  ///   - p1y: The progress at the first control point.
  ///   - p2x: The time of the second control point, from 0 to 1.
  ///   - p2y: The progress at the second control point.
  ///   - duration: The duration in seconds.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    let times = (p1x.clamped(to: 0...1), p2x.clamped(to: 0...1))
    return Animation(.bezier(times.0, p1y, times.1, p2y), duration: max(0, duration))
  }

  /// A curve.
  ///
  /// ```swift
  /// withAnimation(.timingCurve(.circularEaseIn, duration: 1)) { isOpen.toggle() }
  /// ```
  ///
  /// - Parameters:
  ///   - curve: The progress by time. A curve of circles has 32 straight parts.
  ///   - duration: The duration in seconds.
  /// - Returns: The animation.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    if let (x1, y1, x2, y2) = curve.controlPoints, (0...1).contains(x1), (0...1).contains(x2) {
      return timingCurve(x1, y1, x2, y2, duration: duration)
    }
    let samples = (0...32).map { curve.value(at: Double($0) / 32) }
    return Animation(.samples(samples), duration: max(0, duration))
  }
}
