public import RostrumElements

/// The values of a type over time.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// The type of the content.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes of which these consist.
  var body: Body { get }

  /// The tracks; apps don't call or implement it.
  var _tracks: [KeyframeMotion<Value>] { get }
}

extension Keyframes {
  /// The tracks; apps don't call or implement it.
  public var _tracks: [KeyframeMotion<Value>] { body._tracks }
}

extension Keyframes where Body == Self {
  /// The keyframes themselves.
  public var body: Self { self }
}

/// One track of values, without the type of what changes.
public struct KeyframeMotion<Root> {
  /// The moments at which keyframes end, in seconds.
  let moments: [Double]
  /// Sets what changes to its value at a time, given the value at the start.
  let apply: (inout Root, Double) -> Void
}

/// The keyframes of one property.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///   LinearKeyframe(1.2, duration: 0.2)
///   SpringKeyframe(1, duration: 0.5, spring: .bouncy)
/// }
/// ```
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  /// A track consists of itself.
  public typealias Body = Self

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - content: The keyframes.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track of the whole value.
  ///
  /// - Parameter content: The keyframes.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// The tracks; apps don't call it.
  public var _tracks: [KeyframeMotion<Root>] {
    let (keyPath, path) = (keyPath, KeyframePath(content._segments))
    return [
      KeyframeMotion(moments: path.ends) { root, time in
        root[keyPath: keyPath] = path.value(at: time, from: root[keyPath: keyPath])
      }
    ]
  }
}

/// Several tracks that are played at the same time.
public struct KeyframeTracks<Value>: Keyframes {
  /// The tracks consist of themselves.
  public typealias Body = Self
  /// The tracks; apps don't call it.
  public let _tracks: [KeyframeMotion<Value>]

  init(_ tracks: [KeyframeMotion<Value>]) {
    _tracks = tracks
  }
}

/// Builds tracks of keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> KeyframeTracks<Value> where K.Value == Value {
    KeyframeTracks(expression._tracks)
  }

  /// A keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeSequence<Value> where K.Value == Value {
    KeyframeSequence(expression._segments)
  }

  /// The first track.
  public static func buildPartialBlock(first: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    first
  }

  /// A track beside others.
  public static func buildPartialBlock(
    accumulated: KeyframeTracks<Value>, next: KeyframeTracks<Value>
  ) -> KeyframeTracks<Value> {
    KeyframeTracks(accumulated._tracks + next._tracks)
  }

  /// The first keyframe of the whole value.
  public static func buildPartialBlock(
    first: KeyframeSequence<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    first
  }

  /// A keyframe of the whole value after others.
  public static func buildPartialBlock(
    accumulated: KeyframeSequence<Value>, next: KeyframeSequence<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(accumulated._segments + next._segments)
  }

  /// No track.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks([]) }

  /// The tracks where a condition holds.
  public static func buildEither(first component: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    component
  }

  /// The tracks where a condition doesn't hold.
  public static func buildEither(
    second component: KeyframeTracks<Value>
  ) -> KeyframeTracks<Value> {
    component
  }

  /// The tracks.
  public static func buildFinalResult(_ component: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    component
  }

  /// The keyframes of the whole value as a track.
  public static func buildFinalResult(
    _ component: KeyframeSequence<Value>
  ) -> KeyframeTrack<Value, Value, KeyframeSequence<Value>> where Value: Animatable {
    KeyframeTrack { component }
  }
}

/// The values of keyframes at any time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(10, duration: 2)
/// }
/// timeline.value(time: 1)  // 5
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [KeyframeMotion<Value>]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content()._tracks)
  }

  init(_ initialValue: Value, _ tracks: [KeyframeMotion<Value>]) {
    self.initialValue = initialValue
    self.tracks = tracks
  }

  /// The duration of the longest track, in seconds.
  public var duration: Double { tracks.lazy.compactMap(\.moments.last).max() ?? 0 }

  /// The moments at which keyframes end, in order.
  var moments: [Double] { Set(tracks.flatMap(\.moments)).sorted() }

  /// The values at a time.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The values.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The values at a fraction of the duration.
  ///
  /// - Parameter progress: The fraction, from 0 to 1.
  /// - Returns: The values.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
