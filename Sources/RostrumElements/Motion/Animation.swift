/// The way a change proceeds over time.
///
/// ```swift
/// withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isOpen.toggle() }
/// ```
///
/// A host animates the properties that it can: the browser animates positions, sizes, background
/// colours, corners and opacity, and animates insertions and removals by their ``AnyTransition``.
/// If the user prefers reduced motion, nothing is animated.
public struct Animation: Hashable, Sendable {
  package var curve: Curve
  /// The duration in seconds at normal speed, without the delay.
  package var duration: Double
  package var delay = 0.0
  package var speed = 1.0
  /// The number of repetitions; infinite for an endless animation.
  package var repetitions = 1.0
  package var autoreverses = false
  /// The time from the change until it appears complete, where it isn't that of the curve.
  package var logicalDuration: Double?

  /// The course of an animation over time.
  package enum Curve: Hashable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1) with two control points.
    case bezier(Double, Double, Double, Double)
    /// The motion of a spring.
    case spring(Spring)
    /// The progress at moments with equal distances, with lines between them.
    case samples([Double])
  }

  init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The time from the change to the end of the animation; `nil` if it never ends.
  package var totalDuration: Duration? { total(of: duration) }

  /// The time from the change until it appears complete; `nil` if it never does.
  ///
  /// A spring appears complete after its response, although it still moves a little.
  package var perceivedDuration: Duration? {
    if let logicalDuration {
      let logical = Duration.seconds(clamping: logicalDuration)
      return totalDuration.map { min($0, logical) } ?? logical
    }
    guard case .spring(let spring) = curve else { return totalDuration }
    return total(of: min(spring.response, duration))
  }

  private func total(of duration: Double) -> Duration? {
    let seconds = delay + duration / speed * repetitions
    return seconds.isFinite ? .seconds(clamping: seconds) : nil
  }
}

extension Animation {
  /// Delays the start of the animation.
  ///
  /// - Parameter delay: The delay in seconds.
  /// - Returns: The animation with a delay.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delay += max(0, delay)
    return copy
  }

  /// Changes the speed of the animation.
  ///
  /// - Parameter speed: 2 for twice as fast; above 0.
  /// - Returns: The animation at the new speed.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    if speed > 0, speed.isFinite { copy.speed *= speed }
    return copy
  }

  /// Repeats the animation.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of repetitions.
  ///   - autoreverses: Whether every other repetition runs backwards.
  /// - Returns: The repeated animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(Double(max(1, repeatCount)), autoreverses)
  }

  /// Repeats the animation as long as the view exists.
  ///
  /// - Parameter autoreverses: Whether every other repetition runs backwards.
  /// - Returns: The endless animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(.infinity, autoreverses)
  }

  private func repeated(_ repetitions: Double, _ autoreverses: Bool) -> Animation {
    var copy = self
    copy.repetitions = repetitions
    copy.autoreverses = autoreverses
    return copy
  }
}
