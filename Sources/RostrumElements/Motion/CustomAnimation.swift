public import Foundation

/// An animation whose course an app computes.
///
/// ```swift
/// struct Bouncing: CustomAnimation {
///   let duration: TimeInterval
///
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     guard time < duration else { return nil }
///     let part = time / duration
///     return value.scaled(by: part + sin(part * 3 * .pi) * (1 - part) / 3)
///   }
/// }
///
/// withAnimation(Animation(Bouncing(duration: 0.8))) { isOpen.toggle() }
/// ```
///
/// The server samples the animation once, for a change by 1 at 60 moments a second, and the browser plays the samples.
/// `shouldMerge` and `velocity` aren't called: an animation that interrupts another one starts from the current value.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of a change that is visible at a time.
  ///
  /// - Parameters:
  ///   - value: The change.
  ///   - time: The seconds since the change.
  ///   - context: What the animation remembers from one moment to the next.
  /// - Returns: The visible part; `nil` once the animation is over, or after 10 seconds.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity of the change at a time, which a browser doesn't need.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation continues a previous one, which a browser decides.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The velocity of the change at a time, which a browser doesn't need.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Whether the animation continues a previous one, which a browser decides.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation of an app remembers from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the change appears complete, although it may still move a little.
  public var isLogicallyComplete = false

  init(state: AnimationState<Value> = AnimationState()) {
    self.state = state
  }

  /// The context with values of a different type.
  ///
  /// - Parameter state: The values.
  /// - Returns: The context.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values that an animation of an app keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state without values.
  public init() {}

  /// The value for a key.
  ///
  /// - Parameter key: The key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that an animation of an app keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value at the beginning of an animation.
  static var defaultValue: Value { get }
}

extension Animation {
  /// The moments in a second at which an animation of an app is asked for its values.
  private static let rate = 60.0

  /// Creates an animation whose course an app computes.
  ///
  /// - Parameter base: The animation.
  /// - Complexity: O(*n*) in the number of its moments, at most 600.
  public init<A: CustomAnimation>(_ base: A) {
    var context = AnimationContext<Double>()
    var samples: [Double] = []
    var logicalDuration: Double?
    for index in 0..<600 {
      let time = Double(index) / Self.rate
      guard let value = base.animate(value: 1, time: time, context: &context) else { break }
      samples.append(value.isFinite ? value.clamped(to: -100...100) : samples.last ?? 0)
      if context.isLogicallyComplete { logicalDuration = logicalDuration ?? time }
    }
    self.init(
      .samples(samples + [1]), duration: Double(max(samples.count, 1)) / Self.rate)
    self.logicalDuration = logicalDuration
  }

  /// Makes the animation appear complete after a time, for what follows it.
  ///
  /// ```swift
  /// withAnimation(.spring(duration: 1).logicallyComplete(after: 0.4)) { isOpen = true } completion: {
  ///   showsDetails = true
  /// }
  /// ```
  ///
  /// - Parameter duration: The time from the change, in seconds.
  /// - Returns: The animation.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    guard duration.isFinite else { return self }
    var copy = self
    copy.logicalDuration = max(0, duration)
    return copy
  }
}
