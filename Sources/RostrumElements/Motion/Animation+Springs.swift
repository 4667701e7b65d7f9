extension Animation {
  /// A spring animation.
  public static let spring = spring()
  /// A spring animation for interactions that follow a finger.
  public static let interactiveSpring = interactiveSpring(duration: 0.15)
  /// A spring animation that keeps the speed of the previous one.
  public static let interpolatingSpring = interpolatingSpring()
  /// A spring animation that overshoots a little.
  public static let bouncy = bouncy()
  /// A spring animation that doesn't overshoot.
  public static let smooth = smooth()
  /// A fast spring animation with little overshoot.
  public static let snappy = snappy()

  /// A spring animation.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The duration of a change of the spring itself, which has no effect: a browser
  ///     starts each animation at the current position of the previous one.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring), duration: spring.settlingDuration)
  }

  /// A spring animation.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The amount of overshoot, from 0 for none to 1 for much.
  ///   - blendDuration: The duration of a change of the spring itself, which has no effect: a browser
  ///     starts each animation at the current position of the previous one.
  /// - Returns: The animation.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring animation.
  ///
  /// - Parameters:
  ///   - response: The duration of one oscillation without damping, in seconds.
  ///   - dampingFraction: The damping; at 1, the spring doesn't overshoot.
  ///   - blendDuration: The duration of a change of the spring itself, which has no effect: a browser
  ///     starts each animation at the current position of the previous one.
  /// - Returns: The animation.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring animation for interactions that follow a finger.
  ///
  /// - Parameters:
  ///   - response: The duration of one oscillation without damping, in seconds.
  ///   - dampingFraction: The damping; at 1, the spring doesn't overshoot.
  ///   - blendDuration: The duration of a change of the spring itself, which has no effect: a browser
  ///     starts each animation at the current position of the previous one.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring animation for interactions that follow a finger.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Additional overshoot.
  ///   - blendDuration: The duration of a change of the spring itself, which has no effect: a browser
  ///     starts each animation at the current position of the previous one.
  /// - Returns: The animation.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring animation that begins with a speed.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial speed, in distances of the animation per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    var made = spring
    made.initialVelocity = initialVelocity
    return self.spring(made)
  }

  /// A spring animation with physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object on the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The friction that slows the object.
  ///   - initialVelocity: The initial speed, in distances of the animation per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let made = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return interpolatingSpring(made, initialVelocity: initialVelocity)
  }

  /// A spring animation.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The amount of overshoot, from 0 for none to 1 for much.
  ///   - initialVelocity: The initial speed, in distances of the animation per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring animation that overshoots a little.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Additional overshoot.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring animation that doesn't overshoot.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Additional overshoot.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A fast spring animation with little overshoot.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Additional overshoot.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}
