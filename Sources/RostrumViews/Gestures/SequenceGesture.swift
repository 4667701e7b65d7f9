extension Gesture {
  /// Recognizes a different gesture once this one has ended.
  ///
  /// ```swift
  /// LongPressGesture()
  ///   .sequenced(before: DragGesture())
  ///   .onEnded { value in
  ///     if case .second(_, let drag?) = value { card.move(by: drag.translation) }
  ///   }
  /// ```
  ///
  /// - Parameter other: The gesture that follows.
  /// - Returns: A gesture that ends with the one that follows.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// The value of the gesture that is being recognized.
  public enum Value {
    /// The value of the first gesture, which hasn't ended.
    case first(First.Value)
    /// The last value of the first gesture, and that of the second one once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Combines two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The gesture that follows.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    let step = SequenceStep<First.Value>(of: Self.self)
    var (opening, following) = (GestureEvents(), GestureEvents())
    first._listen(
      GestureListener(
        isObserved: listener.isObserved,
        changed: {
          step.value = nil
          listener.changed(.first($0))
        },
        ended: {
          step.value = $0
          listener.changed(.second($0, nil))
        }, reset: { if step.value == nil { listener.reset() } }), to: &opening)
    second._listen(
      GestureListener(
        isObserved: listener.isObserved,
        changed: { if let first = step.value { listener.changed(.second(first, $0)) } },
        ended: { if let first = step.value { listener.ended(.second(first, $0)) } },
        reset: {
          step.value = nil
          listener.reset()
        }), to: &following)
    events.interactions += opening.interactions + following.interactions
    let (openers, followers) = (opening.joinedHandlers, following.joinedHandlers)
    let kinds = openers.map(\.kind) + followers.map(\.kind)
    for (index, kind) in kinds.enumerated() where kinds.firstIndex(of: kind) == index {
      let opener = openers.first { $0.kind == kind }?.handlers ?? []
      let follower = followers.first { $0.kind == kind }?.handlers
      events.on(kind) { event in
        step.element = event.element
        let handlers = step.value == nil ? opener : follower ?? opener
        for handler in handlers { handler(event) }
      }
    }
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// How far the user is in a sequence of gestures.
///
/// The step outlives the gesture, which is a new value whenever its view is updated.
@MainActor
private final class SequenceStep<First> {
  private let gesture: ObjectIdentifier
  /// The element whose event is being handled.
  var element: ElementID?

  init(of gesture: Any.Type) {
    self.gesture = ObjectIdentifier(gesture)
  }

  /// The value with which the first gesture has ended; `nil` before that.
  var value: First? {
    get {
      guard let element, let graph = GraphReference.current?.graph,
        let value = graph.service(SequenceSteps.self).values[element]?[gesture]
      else { return nil }
      return value as? First
    }
    set {
      guard let element, let graph = GraphReference.current?.graph else { return }
      graph.service(SequenceSteps.self).set(newValue, of: gesture, on: element)
    }
  }
}

/// The sequences whose first gesture has ended.
private final class SequenceSteps: GraphService {
  private(set) var values: [ElementID: [ObjectIdentifier: Any]] = [:]

  func set(_ value: Any?, of gesture: ObjectIdentifier, on element: ElementID) {
    values = values.filter { graph.element($0.key) != nil }
    values[element, default: [:]][gesture] = value
    if values[element]?.isEmpty == true { values[element] = nil }
  }
}
