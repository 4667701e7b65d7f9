public import Foundation
import RostrumElements
public import RostrumGraph

/// A gesture that recognizes one or more taps, and where they are.
public struct SpatialTapGesture: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// A tap.
  public struct Value: Hashable, Sendable {
    /// The place of the tap.
    public var location: CGPoint
  }

  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the place: that of the view, or of the window.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture.
  ///
  /// - Parameters:
  ///   - count: The required number of successive taps.
  ///   - coordinateSpace: The space of the place. A named space is that of the window.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    let (count, space) = (max(1, count), coordinateSpace)
    func end(_ location: CGPoint) {
      listener.ended(Value(location: location))
      listener.reset()
    }
    // Assistive technology taps without a place.
    events.interactions += [.tap, .spots(count)]
    events.on(.tap) { _ in end(.zero) }
    events.on(.spot) {
      guard case .spot(let spot) = $0.action, spot.count == count else { return }
      end(space.place(spot.location, spot.origin))
    }
  }
}

extension View {
  /// Performs an action with the place of a tap when the view is tapped.
  ///
  /// ```swift
  /// Board().onTapGesture { place in stones.append(place) }
  /// ```
  ///
  /// A key taps the middle of the view.
  ///
  /// - Parameters:
  ///   - count: The required number of successive taps.
  ///   - coordinateSpace: The space of the place. A named space is that of the window.
  ///   - action: Receives the place.
  /// - Returns: The view.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
