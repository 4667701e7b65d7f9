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
  ///   - allowOverDamping: Whether a damping beyond that which prevents overshoot slows the end.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = max(mass, 0.001)
    let stiffness = max(stiffness, 0.001)
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that is at rest after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds after which the spring appears to be at rest.
  ///   - dampingRatio: The damping; at 1 and above, the spring doesn't overshoot.
  ///   - epsilon: The part of the distance that can't be seen.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = max(settlingDuration.ifFinite ?? 0, 0.001)
    let rest = -log((epsilon.ifFinite ?? 0.001).clamped(to: 1e-9...0.5))
    let unit = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
    let frequency = unit.settlingDuration * rest / (Self.rest * duration)
    self.init(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
  }

  /// The logarithm of the part of the distance that can't be seen: a thousandth.
  private static let rest = 6.9

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
    return Self.rest / (max(slowest, 0.01) * frequency) * (dampingRatio == 1 ? 1.34 : 1)
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
