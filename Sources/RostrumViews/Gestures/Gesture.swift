/// A pattern of user input with a pointer, and the response to it.
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
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's content.
  associatedtype Body: Gesture

  /// The content of the gesture.
  var body: Body { get }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents)
}

extension Gesture where Body.Value == Value {
  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    body._listen(listener, to: &events)
  }
}

extension Gesture where Body == Never {
  /// Never called: a primitive gesture has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture. It has no body.")
  }
}

extension Never: Gesture {
  /// `Never` has no values.
  public typealias Value = Never

  /// Does nothing.
  public func _listen(_ listener: GestureListener<Never>, to events: inout GestureEvents) {}
}

/// Receives the events of a gesture.
public struct GestureListener<Value> {
  /// Whether something depends on changes, for which a gesture may need more events.
  var isObserved = false
  var changed: @MainActor (Value) -> Void = { _ in }
  var ended: @MainActor (Value) -> Void = { _ in }
  /// Called when the gesture ends, whether or not it was completed.
  var reset: @MainActor () -> Void = {}
}

/// The events of an element that gestures handle.
public struct GestureEvents {
  /// The interactions that the element declares to hosts.
  var interactions: [ElementInteraction] = []
  var handlers: [(kind: UserEvent.Kind, handler: ElementDraft.Handler)] = []

  mutating func on(_ kind: UserEvent.Kind, _ handler: @escaping ElementDraft.Handler) {
    handlers.append((kind, handler))
  }

  /// The handlers of each kind of event, which one gesture may handle in several parts.
  var joinedHandlers: [(kind: UserEvent.Kind, handlers: [ElementDraft.Handler])] {
    handlers.reduce(into: []) { joined, next in
      if let index = joined.firstIndex(where: { $0.kind == next.kind }) {
        joined[index].handlers.append(next.handler)
      } else {
        joined.append((next.kind, [next.handler]))
      }
    }
  }

  /// Removes the gestures that consist of several taps.
  mutating func ignoreRepeatedTaps() {
    handlers.removeAll { $0.kind == .tapRepeatedly }
    interactions.removeAll { if case .taps = $0 { true } else { false } }
  }
}
