public import Foundation

/// A gesture that drags a pointer on the view.
///
/// Moves are reported once per frame. Locations are from the view's top left corner at the start of the
/// drag, or from that of the window.
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

    /// How fast the pointer moves, in points per second.
    public var velocity = CGSize.zero

    /// The time after which a pointer that was released would rest, in seconds.
    private static let coasting = 0.25

    /// Where the pointer would come to rest if it were released now.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.coasting,
        y: location.y + velocity.height * Self.coasting)
    }

    /// The distance that the pointer would have moved when it comes to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * Self.coasting,
        height: translation.height + velocity.height * Self.coasting)
    }

    /// The distance that the pointer has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// The distance in points after which a movement is a drag.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations: that of the view, or of the window.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance in points after which a movement is a drag.
  ///   - coordinateSpace: The space of the locations. A named space is that of the window.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    events.interactions.append(.drag(distance: Double(minimumDistance)))
    let space = coordinateSpace
    events.on(.drag) {
      guard case .drag(let drag) = $0.action else { return }
      let value = Value(
        time: Date(), location: space.place(drag.location, drag.origin),
        startLocation: space.place(drag.start, drag.origin), velocity: drag.velocity)
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

extension CoordinateSpace {
  /// A place in a view in this space.
  ///
  /// - Parameters:
  ///   - place: The place from the view's top left corner.
  ///   - origin: The corner in the window.
  /// - Returns: The place from the corner of the view, or from that of the window.
  func place(_ place: CGPoint, _ origin: CGPoint) -> CGPoint {
    self == .local ? place : CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }
}
