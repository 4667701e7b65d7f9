extension Animation {
  /// The usual one.
  public static let `default` = easeInOut
  /// At one speed.
  public static let linear = linear(duration: 0.35)
  /// Slow at first.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at last.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at first and at last.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// At one speed, in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at first, in seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at last, in seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at first and at last, in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Along a cubic curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: When the first control point is, from 0 to 1.
  ///   - p1y: How far the change is there.
  ///   - p2x: When the second control point is, from 0 to 1.
  ///   - p2y: How far the change is there.
  ///   - duration: How long it takes, in seconds.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    let times = (min(max(p1x, 0), 1), min(max(p2x, 0), 1))
    return Animation(.bezier(times.0, p1y, times.1, p2y), duration: max(0, duration))
  }
}
