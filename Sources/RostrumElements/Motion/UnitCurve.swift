import Foundation

/// A function from a fraction of time to a fraction of progress.
///
/// ```swift
/// LinearKeyframe(1.2, duration: 0.3, timingCurve: .easeOut)
/// ```
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circle(isIn: Bool, isOut: Bool)
  }

  private let form: Form
  private var isInverse = false

  private init(_ form: Form) {
    self.form = form
  }

  /// The progress is the time.
  public static let linear = Self(.bezier(0, 0, 1, 1))
  /// The progress begins slowly.
  public static let easeIn = Self(.bezier(0.42, 0, 1, 1))
  /// The progress ends slowly.
  public static let easeOut = Self(.bezier(0, 0, 0.58, 1))
  /// The progress begins and ends slowly.
  public static let easeInOut = Self(.bezier(0.42, 0, 0.58, 1))
  /// The progress begins and ends slowly.
  public static let easeInEaseOut = easeInOut
  /// The progress begins slowly, as a quarter of a circle.
  public static let circularEaseIn = Self(.circle(isIn: true, isOut: false))
  /// The progress ends slowly, as a quarter of a circle.
  public static let circularEaseOut = Self(.circle(isIn: false, isOut: true))
  /// The progress begins and ends slowly, as two quarters of circles.
  public static let circularEaseInOut = Self(.circle(isIn: true, isOut: true))

  /// A cubic curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point of the start.
  ///   - endControlPoint: The control point of the end.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> Self {
    Self(
      .bezier(
        startControlPoint.x.clamped(to: 0...1), startControlPoint.y,
        endControlPoint.x.clamped(to: 0...1), endControlPoint.y))
  }

  /// The curve whose time is the progress of this one.
  public var inverse: Self {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// The progress at a time.
  ///
  /// - Parameter progress: The time, from 0 to 1.
  /// - Returns: The progress, which is 0 or 1 outside of that time.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch form {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return progress }
      let along = isInverse ? (y1, y2) : (x1, x2)
      let across = isInverse ? (x1, x2) : (y1, y2)
      return Self.cubic(across, Self.parameter(of: progress, along))
    case .circle(true, true):
      let half = Self.circle(min(progress, 1 - progress) * 2, isRising: !isInverse) / 2
      return progress < 0.5 ? half : 1 - half
    case .circle(let isIn, _): return Self.circle(progress, isRising: isIn != isInverse)
    }
  }

  /// The speed at a time.
  ///
  /// - Parameter progress: The time, from 0 to 1.
  /// - Returns: The change of progress by time.
  public func velocity(at progress: Double) -> Double {
    let step = 0.0001
    let (from, to) = (max(0, progress - step), min(1, progress + step))
    return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
  }

  private static func circle(_ time: Double, isRising: Bool) -> Double {
    isRising
      ? 1 - (1 - time * time).squareRoot() : (1 - (1 - time) * (1 - time)).squareRoot()
  }

  private static func cubic(_ controls: (Double, Double), _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * controls.0 + 3 * rest * t * t * controls.1 + t * t * t
  }

  /// The parameter at which a coordinate that rises from 0 to 1 has a value.
  private static func parameter(of value: Double, _ controls: (Double, Double)) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(controls, middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The control points of a cubic curve; `nil` for another.
  var controlPoints: (Double, Double, Double, Double)? {
    guard case .bezier(let x1, let y1, let x2, let y2) = form else { return nil }
    return isInverse ? (y1, x1, y2, x2) : (x1, y1, x2, y2)
  }
}
