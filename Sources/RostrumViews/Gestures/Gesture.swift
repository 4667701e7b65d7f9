/// Something that a user does with a pointer, and what becomes of it.
///
/// ```swift
/// Circle()
///   .gesture(
///     DragGesture(minimumDistance: 0)
///       .onChanged { place = $0.location }
///       .onEnded { _ in place = home })
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture at a moment.
  associatedtype Value
  /// The type of what the gesture is made of.
  associatedtype Body: Gesture

  /// What the gesture is made of.
  var body: Body { get }

  /// Says which events the gesture takes; apps do not call or write it.
  func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents)
}

extension Gesture where Body.Value == Value {
  /// Says which events the gesture takes; apps do not call or write it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    body._listen(listener, to: &events)
  }
}

extension Gesture where Body == Never {
  /// Not for use: a primitive gesture has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture. It has no body.")
  }
}

extension Never: Gesture {
  /// There is none.
  public typealias Value = Never

  /// There is none.
  public func _listen(_ listener: GestureListener<Never>, to events: inout GestureEvents) {}
}

/// Who is told of a gesture.
public struct GestureListener<Value> {
  var changed: @MainActor (Value) -> Void = { _ in }
  var ended: @MainActor (Value) -> Void = { _ in }
  /// The gesture is over, whether it has ended well or not.
  var reset: @MainActor () -> Void = {}
}

/// The events that gestures take of an element.
public struct GestureEvents {
  /// What the element has to say so that hosts know of them.
  var interactions: [ElementInteraction] = []
  var handlers: [(kind: UserEvent.Kind, handler: ElementDraft.Handler)] = []

  mutating func on(_ kind: UserEvent.Kind, _ handler: @escaping ElementDraft.Handler) {
    handlers.append((kind, handler))
  }
}
