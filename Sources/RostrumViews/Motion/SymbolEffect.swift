import RostrumElements

/// A motion of a symbol.
///
/// Symbols are drawings without layers, which move as a whole.
public protocol SymbolEffect: Hashable, Sendable {
  /// The motion; apps don't call or implement it.
  var _frames: SymbolFrames { get }
}

/// A symbol effect that plays once.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that lasts.
public protocol IndefiniteSymbolEffect {}

/// The poses of a symbol effect.
public struct SymbolFrames: Hashable, Sendable {
  let frames: [Motion.Frame]
  let seconds: Double
  /// The look while the effect is active, if it is no motion.
  let lasting: Pose?

  init(_ poses: [(Double, Pose)], seconds: Double) {
    frames = poses.map { Motion.Frame($0, $1, .bezier(0.42, 0, 0.58, 1)) }
    self.seconds = seconds
    lasting = nil
  }

  init(lasting pose: Pose) {
    frames = []
    seconds = 0
    lasting = pose
  }
}

/// The number of times that a symbol effect plays, and its speed.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a symbol effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let delay: Double

    /// The effect is repeated as long as it is active.
    public static let continuous = Self(count: nil, delay: 0)
    /// The effect is repeated, with a pause.
    public static let periodic = Self(count: nil, delay: 0.5)

    /// The effect is repeated, with a pause.
    ///
    /// - Parameters:
    ///   - count: The number of times; `nil` for as long as it is active.
    ///   - delay: The pause in seconds; `nil` for half a second.
    /// - Returns: The behavior.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(count: count, delay: delay ?? 0.5)
    }
  }

  var behavior: RepeatBehavior?
  var speed = 1.0
  var isOnce = false

  /// The effect as it is by default.
  public static let `default` = Self()
  /// The effect is repeated as long as it is active.
  public static let repeating = Self(behavior: .continuous)
  /// The effect plays once.
  public static let nonRepeating = Self(isOnce: true)

  /// The effect is repeated.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(behavior: behavior) }
  /// The effect is repeated a number of times.
  public static func `repeat`(_ count: Int?) -> Self {
    Self(behavior: RepeatBehavior(count: count, delay: 0))
  }
  /// The effect plays at a speed; 2 is twice as fast.
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }

  /// The effect is repeated in addition.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    var copy = self
    copy.behavior = behavior
    return copy
  }

  /// The effect plays at a speed in addition.
  public func speed(_ speed: Double) -> Self {
    var copy = self
    if speed > 0, speed.isFinite { copy.speed = speed }
    return copy
  }

  init(behavior: RepeatBehavior? = nil, isOnce: Bool = false) {
    self.behavior = behavior
    self.isOnce = isOnce
  }
}
