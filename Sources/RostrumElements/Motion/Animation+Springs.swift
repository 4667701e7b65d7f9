extension Animation {
  /// Like something on a spring.
  public static let spring = spring()
  /// Like something on a spring that follows a finger.
  public static let interactiveSpring = interactiveSpring()
  /// A spring that swings a little beyond the new place.
  public static let bouncy = bouncy()
  /// A spring that does not swing.
  public static let smooth = smooth()
  /// A fast spring that hardly swings.
  public static let snappy = snappy()

  /// Like something on a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring), duration: spring.settlingDuration)
  }

  /// Like something on a spring.
  ///
  /// - Parameters:
  ///   - duration: How long the change seems to take, in seconds.
  ///   - bounce: 0 for no swing beyond the new place, up to 1 for much.
  ///   - blendDuration: How long a change of the spring itself takes; a host may not need it.
  /// - Returns: The animation.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// Like something on a spring.
  ///
  /// - Parameters:
  ///   - response: How long one swing would take without damping, in seconds.
  ///   - dampingFraction: 1 for no swing beyond the new place.
  ///   - blendDuration: How long a change of the spring itself takes; a host may not need it.
  /// - Returns: The animation.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Like something on a spring that follows a finger.
  ///
  /// - Parameters:
  ///   - response: How long one swing would take without damping, in seconds.
  ///   - dampingFraction: 1 for no swing beyond the new place.
  ///   - blendDuration: How long a change of the spring itself takes; a host may not need it.
  /// - Returns: The animation.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Like something on a spring of given parts.
  ///
  /// - Parameters:
  ///   - mass: How heavy the thing is.
  ///   - stiffness: How hard the spring pulls.
  ///   - damping: How hard it is to move at all.
  ///   - initialVelocity: How fast it moves at first, in ways per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    var made = Spring(mass: mass, stiffness: stiffness, damping: damping)
    made.initialVelocity = initialVelocity
    return spring(made)
  }

  /// Like something on a spring.
  ///
  /// - Parameters:
  ///   - duration: How long the change seems to take, in seconds.
  ///   - bounce: 0 for no swing beyond the new place, up to 1 for much.
  ///   - initialVelocity: How fast it moves at first, in ways per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    var made = Spring(duration: duration, bounce: bounce)
    made.initialVelocity = initialVelocity
    return spring(made)
  }

  /// A spring that swings a little beyond the new place.
  ///
  /// - Parameters:
  ///   - duration: How long the change seems to take, in seconds.
  ///   - extraBounce: How much more it swings than usual.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that does not swing.
  ///
  /// - Parameters:
  ///   - duration: How long the change seems to take, in seconds.
  ///   - extraBounce: How much it swings all the same.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A fast spring that hardly swings.
  ///
  /// - Parameters:
  ///   - duration: How long the change seems to take, in seconds.
  ///   - extraBounce: How much more it swings than usual.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}
