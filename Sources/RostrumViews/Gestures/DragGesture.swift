public import Foundation

/// A gesture that drags a pointer on the view.
///
/// Moves are reported once per frame. Locations are in the view's own coordinate space, from its
/// top left corner at the start of the drag.
public struct DragGesture: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// One moment of a drag.
  public struct Value: Hashable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// The location of the pointer.
    public var location: CGPoint
    /// The location at which the pointer went down.
    public var startLocation: CGPoint

    /// The distance that the pointer has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// The distance in points after which a movement is a drag.
  public var minimumDistance: CGFloat

  /// Creates a drag gesture.
  ///
  /// - Parameter minimumDistance: The distance in points after which a movement is a drag.
  public init(minimumDistance: CGFloat = 10) {
    self.minimumDistance = minimumDistance
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
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
