import Foundation

/// The physical model of a spring.
///
/// Its parameters are the two numbers that people perceive: the duration of an oscillation and how
/// soon the oscillation dies away.
public struct Spring: Hashable, Sendable {
  /// The duration of one oscillation without damping, in seconds.
  public var response: Double
  /// The damping: 1 for no overshoot, less for more oscillations.
  public var dampingRatio: Double
  /// The initial speed, in distances of the animation per second.
  package var initialVelocity = 0.0

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The duration of one oscillation without damping, in seconds.
  ///   - dampingRatio: The damping; at 1, the spring doesn't overshoot.
  public init(response: Double, dampingRatio: Double) {
    self.response = max(response, 0.001)
    self.dampingRatio = dampingRatio.clamped(to: 0.01...10)
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The overshoot, from 0 for none to 1 for much; a negative value slows the end.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.1) : 1 - bounce)
  }

  /// Creates a spring from physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The friction that slows the object.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let mass = max(mass, 0.001)
    let stiffness = max(stiffness, 0.001)
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
  }

  /// The stiffness of the spring, for a mass of 1.
  public var stiffness: Double { frequency * frequency }

  /// The friction that slows the object, for a mass of 1.
  public var damping: Double { 2 * dampingRatio * frequency }

  private var frequency: Double { 2 * .pi / response }

  /// The time in seconds until the spring appears to be at rest.
  public var settlingDuration: Double {
    let slowest =
      dampingRatio < 1
      ? dampingRatio : dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
    return 6.9 / (max(slowest, 0.01) * frequency) * (dampingRatio == 1 ? 1.34 : 1)
  }

  /// The progress at a time, from 0 for the old value to 1 for the new one.
  ///
  /// - Parameter time: The time since the change in seconds.
  /// - Returns: The progress, which may overshoot.
  package func progress(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    let velocity = decay - initialVelocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + velocity / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return 1 - exp(-decay * time) * (1 + velocity * time) }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // The sum of two decays: `cosh` and `sinh` alone would overflow.
    let (slow, fast) = (exp((root - decay) * time), exp((-root - decay) * time))
    return 1 - (slow + fast) / 2 - velocity / root * (slow - fast) / 2
  }
}
