extension Gesture {
  /// Acts whenever the gesture goes on.
  ///
  /// - Parameter action: Takes what is known of the gesture.
  /// - Returns: The gesture.
  public func onChanged(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _ActingGesture<Self> where Value: Equatable {
    _ActingGesture(base: self, changed: action)
  }

  /// Acts when the gesture has ended.
  ///
  /// - Parameter action: Takes what is known of the gesture.
  /// - Returns: The gesture.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ActingGesture<Self> {
    _ActingGesture(base: self, ended: action)
  }

  /// Keeps a state up to date for as long as the gesture goes on.
  ///
  /// ```swift
  /// @GestureState private var offset = CGSize.zero
  ///
  /// DragGesture().updating($offset) { value, state, _ in state = value.translation }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state; it is what it was at first when the gesture is over.
  ///   - body: Changes the state.
  /// - Returns: The gesture.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _UpdatingGesture<Self, State> {
    _UpdatingGesture(base: self, state: state, change: body)
  }

  /// The gesture with something else known of it.
  ///
  /// - Parameter body: Makes it of what is known.
  /// - Returns: The gesture.
  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// A gesture with actions.
public struct _ActingGesture<Base: Gesture>: Gesture {
  /// What is known of the gesture at a moment.
  public typealias Value = Base.Value
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let base: Base
  var changed: @MainActor (Value) -> Void = { _ in }
  var ended: @MainActor (Value) -> Void = { _ in }

  /// Says which events the gesture takes; apps do not call or write it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    let (changed, ended) = (changed, ended)
    base._listen(
      GestureListener(
        changed: {
          changed($0)
          listener.changed($0)
        },
        ended: {
          ended($0)
          listener.ended($0)
        }, reset: listener.reset), to: &events)
  }
}

/// A gesture that keeps a state up to date.
public struct _UpdatingGesture<Base: Gesture, State>: Gesture {
  /// What is known of the gesture at a moment.
  public typealias Value = Base.Value
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let base: Base
  let state: GestureState<State>
  let change: @MainActor (Value, inout State, inout Transaction) -> Void

  /// Says which events the gesture takes; apps do not call or write it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    let (state, change) = (state, change)
    base._listen(
      GestureListener(
        changed: { value in
          state.update { change(value, &$0, &$1) }
          listener.changed(value)
        }, ended: listener.ended,
        reset: {
          state.reset()
          listener.reset()
        }), to: &events)
  }
}

/// A gesture with something else known of it.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  /// Says which events the gesture takes; apps do not call or write it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    let transform = transform
    base._listen(
      GestureListener(
        changed: { listener.changed(transform($0)) }, ended: { listener.ended(transform($0)) },
        reset: listener.reset), to: &events)
  }
}
