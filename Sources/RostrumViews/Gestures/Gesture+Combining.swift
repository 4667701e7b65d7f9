extension Gesture {
  /// Recognizes both gestures at the same time.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: A gesture whose values contain one part at a time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes either gesture; this one has precedence.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: A gesture that recognizes one of the two.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture, if it has changed.
    public var first: First.Value?
    /// The value of the second gesture, if it has changed.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Combines two gestures.
  ///
  /// - Parameters:
  ///   - first: A gesture.
  ///   - second: Another gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    first._listen(
      GestureListener(
        isObserved: listener.isObserved, changed: { listener.changed(Value(first: $0)) },
        ended: { listener.ended(Value(first: $0)) }, reset: listener.reset), to: &events)
    second._listen(
      GestureListener(
        isObserved: listener.isObserved, changed: { listener.changed(Value(second: $0)) },
        ended: { listener.ended(Value(second: $0)) }, reset: listener.reset), to: &events)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, of which the first has precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// The value of the gesture that was recognized.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The gesture with precedence.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Combines two gestures.
  ///
  /// - Parameters:
  ///   - first: The gesture with precedence.
  ///   - second: The other gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    first._listen(
      GestureListener(
        isObserved: listener.isObserved, changed: { listener.changed(.first($0)) },
        ended: { listener.ended(.first($0)) },
        reset: listener.reset), to: &events)
    let taken = Set(events.handlers.map(\.kind))
    var others = GestureEvents()
    second._listen(
      GestureListener(
        isObserved: listener.isObserved, changed: { listener.changed(.second($0)) },
        ended: { listener.ended(.second($0)) },
        reset: listener.reset), to: &others)
    for (kind, handler) in others.handlers where !taken.contains(kind) {
      events.on(kind, handler)
    }
    events.interactions += others.interactions
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
