import RostrumElements
public import RostrumGraph

/// A view whose values follow keyframes.
///
/// ```swift
/// struct Jump { var height = 0.0; var stretch = 1.0 }
///
/// KeyframeAnimator(initialValue: Jump(), trigger: jumps) { jump in
///   Image(systemName: "hare").scaleEffect(y: jump.stretch).offset(y: jump.height)
/// } keyframes: { _ in
///   KeyframeTrack(\.height) {
///     CubicKeyframe(-40, duration: 0.3)
///     SpringKeyframe(0, duration: 0.6, spring: .bouncy)
///   }
///   KeyframeTrack(\.stretch) {
///     LinearKeyframe(1.3, duration: 0.3)
///     LinearKeyframe(1, duration: 0.3)
///   }
/// }
/// ```
///
/// Where the views of different values differ in their outermost `opacity`, `offset`, `scaleEffect`,
/// rotation and filters only, a browser plays the keyframes by itself. Otherwise the server shows each
/// keyframe in a turn of its own, and the browser what is between.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let initialValue: Value
  private let repeats: Bool
  private let trigger: MotionTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var runs = 0

  /// Creates a view that follows keyframes as long as it is there.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the keyframes begin again when they end.
  ///   - content: Creates the view for a value.
  ///   - keyframes: The keyframes from a value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that follows keyframes once each time a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose changes begin the keyframes.
  ///   - content: Creates the view for a value.
  ///   - keyframes: The keyframes from a value.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = false
    self.trigger = MotionTrigger(value: trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// The view of the value.
  public var body: some View {
    let timeline = KeyframeTimeline(initialValue, keyframes(initialValue)._tracks)
    Group {
      if let (core, motion) = moving(timeline) {
        MovingView(core: core, motion: motion)
      } else {
        SteppedView(
          rest: initialValue, steps: steps(timeline),
          runs: isEndless ? nil : trigger == nil ? 1 : runs, content: content)
      }
    }
    .onChange(of: trigger) { runs += 1 }
  }

  private var isEndless: Bool { trigger == nil && repeats }

  /// The number of values in a second that a browser connects by lines.
  private static var rate: Double { 25 }
  private static var maximum: Int { 100 }

  private func moving(_ timeline: KeyframeTimeline<Value>) -> (any View, Motion)? {
    let duration = timeline.duration
    guard duration > 0 else { return nil }
    let count = max(2, min(Self.maximum, Int(nearest: duration * Self.rate)))
    let times = (0...count).map { Double($0) / Double(count) * duration } + timeline.moments
    let moments = Set(times).sorted()
    guard let views = PosedViews(moments.map { content(timeline.value(time: $0)) }) else {
      return nil
    }
    var frames = zip(moments, views.poses).map { Motion.Frame($0 / duration, $1) }
    frames.removeInner { $0.pose == $1.pose && $1.pose == $2.pose }
    let last = frames.last?.pose
    return (
      views.core,
      Motion(
        frames, duration: duration, rest: trigger != nil && runs > 0 ? last : nil,
        repetitions: isEndless ? .infinity : 1,
        trigger: trigger == nil ? .always : .count(runs))
    )
  }

  private func steps(
    _ timeline: KeyframeTimeline<Value>
  ) -> [SteppedView<Value, Content>.Step] {
    var former = 0.0
    return timeline.moments.map { moment in
      let seconds = moment - former
      former = moment
      return .init(
        value: timeline.value(time: moment), animation: .linear(duration: seconds),
        seconds: seconds)
    }
  }
}

extension Array {
  /// Removes the elements that aren't needed between their neighbours.
  fileprivate mutating func removeInner(
    where isNeedless: (_ before: Element, Element, _ after: Element) -> Bool
  ) {
    guard count > 2 else { return }
    let former = self
    self = [former[0]]
    for index in 1..<former.count - 1
    where !isNeedless(former[index - 1], former[index], former[index + 1]) {
      append(former[index])
    }
    append(former[former.count - 1])
  }
}

extension View {
  /// Lets the view follow keyframes as long as it is there.
  ///
  /// ```swift
  /// Image(systemName: "bell").keyframeAnimator(initialValue: 0.0) { content, degrees in
  ///   content.rotationEffect(.degrees(degrees), anchor: .top)
  /// } keyframes: { _ in
  ///   CubicKeyframe(20, duration: 0.2)
  ///   CubicKeyframe(-20, duration: 0.4)
  ///   CubicKeyframe(0, duration: 0.2)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the keyframes begin again when they end.
  ///   - content: Modifies the view for a value.
  ///   - keyframes: The keyframes from a value.
  /// - Returns: The view. See ``KeyframeAnimator``.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Lets the view follow keyframes once each time a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose changes begin the keyframes.
  ///   - content: Modifies the view for a value.
  ///   - keyframes: The keyframes from a value.
  /// - Returns: The view. See ``KeyframeAnimator``.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
