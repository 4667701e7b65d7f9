extension Gesture {
  /// Takes both gestures, each when it comes.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: A gesture of which one part is known at a time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Takes either gesture; where both take the same events, this one does.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: A gesture that is one of the two.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures, each of which is taken when it comes.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// What is known of both.
  public struct Value {
    /// What is known of the first, while it tells.
    public var first: First.Value?
    /// What is known of the second, while it tells.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Takes both gestures.
  ///
  /// - Parameters:
  ///   - first: One gesture.
  ///   - second: The other one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Says which events the gesture takes; apps do not call or write it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    first._listen(
      GestureListener(
        changed: { listener.changed(Value(first: $0)) },
        ended: { listener.ended(Value(first: $0)) }, reset: listener.reset), to: &events)
    second._listen(
      GestureListener(
        changed: { listener.changed(Value(second: $0)) },
        ended: { listener.ended(Value(second: $0)) }, reset: listener.reset), to: &events)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the first is preferred.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// What is known of the one that came.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  let first: First
  let second: Second

  /// Takes either gesture.
  ///
  /// - Parameters:
  ///   - first: The gesture that is preferred.
  ///   - second: The other one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Says which events the gesture takes; apps do not call or write it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    first._listen(
      GestureListener(
        changed: { listener.changed(.first($0)) }, ended: { listener.ended(.first($0)) },
        reset: listener.reset), to: &events)
    let taken = Set(events.handlers.map(\.kind))
    var others = GestureEvents()
    second._listen(
      GestureListener(
        changed: { listener.changed(.second($0)) }, ended: { listener.ended(.second($0)) },
        reset: listener.reset), to: &others)
    for (kind, handler) in others.handlers where !taken.contains(kind) {
      events.on(kind, handler)
    }
    events.interactions += others.interactions
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
