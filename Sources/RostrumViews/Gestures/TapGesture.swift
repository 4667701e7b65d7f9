/// One tap, or several in a row.
public struct TapGesture: Gesture {
  /// There is nothing to know of a tap.
  public typealias Value = Void
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int

  /// Takes taps.
  ///
  /// - Parameter count: How many in a row.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Says which events the gesture takes; apps do not call or write it.
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
        guard $0 == .tapRepeatedly(count: count) else { return }
        listener.ended(())
        listener.reset()
      }
    }
  }
}
