extension Gesture {
  /// Adds an action to perform when the gesture's value changes.
  ///
  /// - Parameter action: Receives the gesture's value.
  /// - Returns: The gesture.
  public func onChanged(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _ActingGesture<Self> where Value: Equatable {
    _ActingGesture(base: self, isObserved: true, changed: action)
  }

  /// Adds an action to perform when the gesture ends.
  ///
  /// - Parameter action: Receives the gesture's value.
  /// - Returns: The gesture.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ActingGesture<Self> {
    _ActingGesture(base: self, ended: action)
  }

  /// Updates a state while the gesture is in progress.
  ///
  /// ```swift
  /// @GestureState private var offset = CGSize.zero
  ///
  /// DragGesture().updating($offset) { value, state, _ in state = value.translation }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state, which is reset when the gesture ends.
  ///   - body: Modifies the state.
  /// - Returns: The gesture.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _UpdatingGesture<Self, State> {
    _UpdatingGesture(base: self, state: state, change: body)
  }

  /// Transforms the value of the gesture.
  ///
  /// - Parameter body: Transforms the value.
  /// - Returns: The gesture.
  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

/// A gesture with actions.
public struct _ActingGesture<Base: Gesture>: Gesture {
  /// The value of the gesture at one moment.
  public typealias Value = Base.Value
  /// A primitive gesture has no body.
  public typealias Body = Never

  let base: Base
  var isObserved = false
  var changed: @MainActor (Value) -> Void = { _ in }
  var ended: @MainActor (Value) -> Void = { _ in }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    let (changed, ended) = (changed, ended)
    base._listen(
      GestureListener(
        isObserved: isObserved || listener.isObserved,
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

/// A gesture that updates a state.
public struct _UpdatingGesture<Base: Gesture, State>: Gesture {
  /// The value of the gesture at one moment.
  public typealias Value = Base.Value
  /// A primitive gesture has no body.
  public typealias Body = Never

  let base: Base
  let state: GestureState<State>
  let change: @MainActor (Value, inout State, inout Transaction) -> Void

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    let (state, change) = (state, change)
    base._listen(
      GestureListener(
        isObserved: true,
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

/// A gesture with a transformed value.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    let transform = transform
    base._listen(
      GestureListener(
        isObserved: listener.isObserved, changed: { listener.changed(transform($0)) },
        ended: { listener.ended(transform($0)) },
        reset: listener.reset), to: &events)
  }
}
