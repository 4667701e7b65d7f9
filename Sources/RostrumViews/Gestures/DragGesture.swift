public import Foundation

/// A pointer that goes down on the view and moves.
///
/// Moves are told once for each picture that the screen shows. Places are in the view's own space,
/// from its top left corner as it was when the drag began.
public struct DragGesture: Gesture {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// One moment of a drag.
  public struct Value: Hashable, Sendable {
    /// When it is.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where the pointer went down.
    public var startLocation: CGPoint

    /// How far the pointer has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far the pointer has to move before it is a drag, in points.
  public var minimumDistance: CGFloat

  /// Takes drags.
  ///
  /// - Parameter minimumDistance: How far the pointer has to move, in points.
  public init(minimumDistance: CGFloat = 10) {
    self.minimumDistance = minimumDistance
  }

  /// Says which events the gesture takes; apps do not call or write it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    events.interactions.append(.drag(distance: Double(minimumDistance)))
    events.on(.drag) {
      guard case .drag(let drag) = $0 else { return }
      let value = Value(time: Date(), location: drag.location, startLocation: drag.start)
      switch drag.phase {
      case .changed: listener.changed(value)
      case .ended:
        listener.ended(value)
        listener.reset()
      case .cancelled: listener.reset()
      }
    }
  }
}
