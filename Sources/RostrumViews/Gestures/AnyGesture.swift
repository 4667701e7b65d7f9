/// A gesture of any type.
///
/// ```swift
/// var gesture: AnyGesture<Void> {
///   isLocked ? AnyGesture(LongPressGesture().map { _ in }) : AnyGesture(TapGesture())
/// }
/// ```
public struct AnyGesture<Value>: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  private let listen: @MainActor (GestureListener<Value>, inout GestureEvents) -> Void

  /// Erases the type of a gesture.
  ///
  /// - Parameter gesture: The gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    listen = { gesture._listen($0, to: &$1) }
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    listen(listener, &events)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture at one moment.
  public typealias Value = Wrapped.Value
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// Registers the events that the gesture handles, if there is one; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Wrapped.Value>, to events: inout GestureEvents) {
    self?._listen(listener, to: &events)
  }
}
