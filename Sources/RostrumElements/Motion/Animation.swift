/// How a change goes from the old look to the new one.
///
/// ```swift
/// withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isOpen.toggle() }
/// ```
///
/// A host moves what it can move: the browser moves places, sizes, colours behind things, corners
/// and opacity, and what comes
/// and goes by its ``AnyTransition``. Where people ask for less motion nothing moves.
public struct Animation: Hashable, Sendable {
  package var curve: Curve
  /// Seconds at the speed 1, without the delay.
  package var duration: Double
  package var delay = 0.0
  package var speed = 1.0
  /// How often it is shown; infinite for endlessly.
  package var repetitions = 1.0
  package var autoreverses = false

  /// The way between old and new.
  package enum Curve: Hashable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1) with two control points.
    case bezier(Double, Double, Double, Double)
    /// The way of something on a spring.
    case spring(Spring)
  }

  init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// How long it takes from the change to the end; `nil` if it never ends.
  package var totalDuration: Duration? {
    let seconds = delay + duration / speed * repetitions
    return seconds.isFinite ? .seconds(clamping: seconds) : nil
  }
}

extension Animation {
  /// Shows the animation some time after the change.
  ///
  /// - Parameter delay: The time in seconds.
  /// - Returns: The animation with a delay.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delay += max(0, delay)
    return copy
  }

  /// Shows the animation faster or slower.
  ///
  /// - Parameter speed: 2 for twice as fast; above 0.
  /// - Returns: The animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    if speed > 0, speed.isFinite { copy.speed *= speed }
    return copy
  }

  /// Shows the animation several times.
  ///
  /// - Parameters:
  ///   - repeatCount: How often.
  ///   - autoreverses: Whether every other time goes backwards.
  /// - Returns: The animation that is repeated.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(Double(max(1, repeatCount)), autoreverses)
  }

  /// Shows the animation as long as the view is there.
  ///
  /// - Parameter autoreverses: Whether every other time goes backwards.
  /// - Returns: The animation without end.
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
