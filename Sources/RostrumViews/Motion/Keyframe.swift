public import RostrumElements

/// The way to the value of a keyframe.
public struct KeyframeSegment<Value: Animatable> {
  enum Way {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  let target: Value
  let duration: Double
  let way: Way

  init(_ target: Value, _ duration: Double, _ way: Way) {
    self.target = target
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.way = way
  }
}

/// A keyframe, or several.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that changes.
  associatedtype Value: Animatable
  /// The type of the content.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes of the content.
  var body: Body { get }

  /// The keyframes in their order; apps don't call or implement it.
  var _segments: [KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent {
  /// The keyframes in their order; apps don't call or implement it.
  public var _segments: [KeyframeSegment<Value>] { body._segments }
}

extension KeyframeTrackContent where Body == Self {
  /// The keyframe itself.
  public var body: Self { self }
}

/// A keyframe that is reached along a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe consists of itself.
  public typealias Body = Self
  /// The keyframe; apps don't call it.
  public let _segments: [KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time in seconds until the value is reached.
  ///   - timingCurve: The progress on the way.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _segments = [KeyframeSegment(to, duration, .linear(timingCurve))]
  }
}

/// A keyframe that is reached along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe consists of itself.
  public typealias Body = Self
  /// The keyframe; apps don't call it.
  public let _segments: [KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time in seconds until the value is reached.
  ///   - startVelocity: The velocity at the start; `nil` for that of a smooth curve.
  ///   - endVelocity: The velocity at the end; `nil` for that of a smooth curve.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _segments = [KeyframeSegment(to, duration, .cubic(start: startVelocity, end: endVelocity))]
  }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe consists of itself.
  public typealias Body = Self
  /// The keyframe; apps don't call it.
  public let _segments: [KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time in seconds until the next keyframe; `nil` for that of the spring.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the start; `nil` for none.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _segments = [
      KeyframeSegment(
        to, duration ?? spring.settlingDuration, .spring(spring, start: startVelocity))
    ]
  }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe consists of itself.
  public typealias Body = Self
  /// The keyframe; apps don't call it.
  public let _segments: [KeyframeSegment<Value>]

  /// Creates a keyframe.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) {
    _segments = [KeyframeSegment(to, 0, .move)]
  }
}

/// Several keyframes in their order.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// A sequence consists of itself.
  public typealias Body = Self
  /// The keyframes; apps don't call it.
  public let _segments: [KeyframeSegment<Value>]

  init(_ segments: [KeyframeSegment<Value>]) {
    _segments = segments
  }
}

/// Builds the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value {
    expression
  }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value {
    first
  }

  /// A keyframe after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(accumulated._segments + next._segments)
  }

  /// No keyframe.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence([]) }

  /// The keyframes where a condition holds.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(component._segments)
  }

  /// The keyframes where a condition doesn't hold.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(component._segments)
  }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(components.flatMap(\._segments))
  }
}
