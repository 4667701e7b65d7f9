import Foundation

extension Spring {
  /// A spring that doesn't overshoot.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with little overshoot.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring with more overshoot.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// A spring that doesn't overshoot.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Additional overshoot.
  /// - Returns: The spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with little overshoot.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Additional overshoot.
  /// - Returns: The spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with more overshoot.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Additional overshoot.
  /// - Returns: The spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The mass of the object, which is always 1.
  public var mass: Double { 1 }
  /// The perceived duration in seconds.
  public var duration: Double { response }
  /// The overshoot, from 0 for none to 1 for much; negative where the end is slow.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The value at a time, which begins at zero.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, by second.
  ///   - time: The time in seconds.
  /// - Returns: The value.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    target.scaled(by: progress(at: time)) + initialVelocity.scaled(by: response(to: time))
  }

  /// The velocity at a time of a value that begins at zero.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, by second.
  ///   - time: The time in seconds.
  /// - Returns: The velocity, by second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let step = 1e-5
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    let before = value(target: target, initialVelocity: initialVelocity, time: time - step)
    return (after - before).scaled(by: 1 / (2 * step))
  }

  /// The value at a time.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: The velocity at the start, by second.
  ///   - time: The time in seconds.
  /// - Returns: The value.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity at a time.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: The velocity at the start, by second.
  ///   - time: The time in seconds.
  /// - Returns: The velocity, by second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The time after which a value that begins at zero stays at its target.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, by second.
  ///   - epsilon: The distance from the target that can't be seen.
  /// - Returns: The time in seconds, at most a minute.
  /// - Complexity: O(*n*) in the time.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let rate = 120.0
    let near = epsilon * epsilon
    let last = (0..<Int(60 * rate)).last { frame in
      let value = value(
        target: target, initialVelocity: initialVelocity, time: Double(frame) / rate)
      return (target - value).magnitudeSquared > near
    }
    return last.map { Double($0 + 1) / rate } ?? 0
  }

  /// The time after which a value stays at its target.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: The velocity at the start, by second.
  ///   - epsilon: The distance from the target that can't be seen.
  /// - Returns: The time in seconds, at most a minute.
  /// - Complexity: O(*n*) in the time.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Moves a value and its velocity on in time.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - velocity: The velocity, by second.
  ///   - target: The value at rest.
  ///   - deltaTime: The time that passes, in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let (from, way, speed) = (value, target - value, velocity)
    value = from + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The force on an object with a mass of 1.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - position: The value.
  ///   - velocity: The velocity, by second.
  /// - Returns: The force.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The force on an object with a mass of 1.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value at rest.
  ///   - position: The value.
  ///   - velocity: The velocity, by second.
  /// - Returns: The force.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The way that an object with a velocity of 1 and without a distance has moved after a time.
  ///
  /// With a velocity, the progress differs by just this.
  private func response(to time: Double) -> Double {
    var moving = self
    moving.initialVelocity = 1
    var still = self
    still.initialVelocity = 0
    return moving.progress(at: time) - still.progress(at: time)
  }
}
