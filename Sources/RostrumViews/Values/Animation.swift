/// How a change goes from the old look to the new one.
///
/// Hosts animate what their theme animates. An animation says that a change may be animated, not
/// yet how.
public struct Animation: Hashable, Sendable {
  let curve: Curve
  let duration: Double

  enum Curve: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut, spring }

  /// The theme's usual one.
  public static let `default` = Animation(curve: .easeInOut, duration: 0.35)
  /// At one speed.
  public static let linear = Animation(curve: .linear, duration: 0.35)
  /// Slow at first.
  public static let easeIn = Animation(curve: .easeIn, duration: 0.35)
  /// Slow at last.
  public static let easeOut = Animation(curve: .easeOut, duration: 0.35)
  /// Slow at first and at last.
  public static let easeInOut = Animation(curve: .easeInOut, duration: 0.35)
  /// Like something on a spring.
  public static let spring = Animation(curve: .spring, duration: 0.5)

  /// At one speed, in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(curve: .linear, duration: duration)
  }

  /// Slow at first, in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(curve: .easeIn, duration: duration)
  }

  /// Slow at last, in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(curve: .easeOut, duration: duration)
  }

  /// Slow at first and at last, in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }
}

/// Runs a closure whose changes may be animated.
///
/// The theme decides which changes move; the animation is in the ``Transaction`` while they are made,
/// and is not passed on to hosts yet.
///
/// - Parameters:
///   - animation: How they should move; `nil` for not at all.
///   - body: Makes the changes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
