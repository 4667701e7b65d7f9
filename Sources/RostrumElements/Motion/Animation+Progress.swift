import Foundation

extension Animation {
  /// The progress of one repetition, from 0 for the old value to 1 for the new one.
  ///
  /// - Parameter fraction: The part of the duration that has passed, from 0 to 1.
  /// - Returns: The progress, which may overshoot.
  package func progress(at fraction: Double) -> Double {
    curve.progress(at: fraction, over: duration)
  }
}

extension Animation.Curve {
  /// The progress at a fraction of a duration in seconds.
  ///
  /// - Parameters:
  ///   - fraction: The part of the duration that has passed, from 0 to 1.
  ///   - duration: The duration.
  /// - Returns: The progress, which may overshoot.
  package func progress(at fraction: Double, over duration: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      return UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)
      ).value(at: fraction)
    case .spring(let spring): return spring.progress(at: fraction * duration)
    case .samples(let samples):
      guard samples.count > 1 else { return 1 }
      let place = fraction.clamped(to: 0...1) * Double(samples.count - 1)
      let index = min(Int(place), samples.count - 2)
      return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
    }
  }
}

extension Motion {
  /// A motion that follows an animation once, through many poses with lines between them.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - rest: The look at its end.
  ///   - trigger: What plays the motion.
  ///   - pose: The look at a progress, which may overshoot.
  package init?(
    along animation: Animation, to rest: Pose, trigger: Trigger, pose: (_ progress: Double) -> Pose
  ) {
    let duration = animation.duration / animation.speed
    guard duration > 0, duration.isFinite else { return nil }
    let count = Int((duration * Self.rate).clamped(to: Self.counts))
    let frames = (0...count).map { index in
      let offset = Double(index) / Double(count)
      return Frame(offset, index == count ? rest : pose(animation.progress(at: offset)))
    }
    self.init(
      frames, duration: duration, rest: rest, repetitions: animation.repetitions, trigger: trigger)
    delay = animation.delay
    autoreverses = animation.autoreverses
  }

  /// The number of poses in a second.
  private static var rate: Double { 60 }
  private static var counts: ClosedRange<Double> { 12...120 }
}
