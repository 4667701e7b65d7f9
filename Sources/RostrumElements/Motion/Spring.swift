import Foundation

/// Something on a spring that swings to its new place.
///
/// What it is made of are the two numbers that people can see: how long a swing takes and how soon
/// it dies away.
public struct Spring: Hashable, Sendable {
  /// How long one swing would take without damping, in seconds.
  public var response: Double
  /// 1 for no swing beyond the new place, less for more of them.
  public var dampingRatio: Double
  /// How fast it moves at first, in ways per second.
  package var initialVelocity = 0.0

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - response: How long one swing would take without damping, in seconds.
  ///   - dampingRatio: 1 for no swing beyond the new place.
  public init(response: Double, dampingRatio: Double) {
    self.response = max(response, 0.001)
    self.dampingRatio = min(max(dampingRatio, 0.01), 10)
  }

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - duration: How long the change seems to take, in seconds.
  ///   - bounce: 0 for none, up to 1 for much; below 0 it is slower at the end.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.1) : 1 - bounce)
  }

  /// Makes a spring of its parts.
  ///
  /// - Parameters:
  ///   - mass: How heavy the thing is.
  ///   - stiffness: How hard the spring pulls.
  ///   - damping: How hard it is to move at all.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let mass = max(mass, 0.001)
    let stiffness = max(stiffness, 0.001)
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
  }

  /// How hard the spring pulls, for a mass of 1.
  public var stiffness: Double { frequency * frequency }

  /// How hard it is to move, for a mass of 1.
  public var damping: Double { 2 * dampingRatio * frequency }

  private var frequency: Double { 2 * .pi / response }

  /// How long it takes until it is at rest for people's eyes, in seconds.
  public var settlingDuration: Double {
    let slowest =
      dampingRatio < 1
      ? dampingRatio : dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
    return 6.9 / (max(slowest, 0.01) * frequency) * (dampingRatio == 1 ? 1.34 : 1)
  }

  /// How far the change is at a time: 0 for the old look, 1 for the new one.
  ///
  /// - Parameter time: Seconds since the change.
  /// - Returns: How far.
  package func progress(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    let velocity = decay - initialVelocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + velocity / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return 1 - exp(-decay * time) * (1 + velocity * time) }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    return 1 - exp(-decay * time) * (cosh(root * time) + velocity / root * sinh(root * time))
  }
}
