/// A gesture that recognizes one or more taps.
public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// The required number of taps.
  public var count: Int

  /// Creates a tap gesture.
  ///
  /// - Parameter count: The required number of successive taps.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Void>, to events: inout GestureEvents) {
    if count <= 1 {
      events.interactions.append(.tap)
      events.on(.tap) { _ in
        listener.ended(())
        listener.reset()
      }
    } else {
      let count = count
      events.interactions.append(.taps(count))
      events.on(.tapRepeatedly) {
        guard $0.action == .tapRepeatedly(count: count) else { return }
        listener.ended(())
        listener.reset()
      }
    }
  }
}
