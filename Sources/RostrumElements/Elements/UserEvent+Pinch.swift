public import Foundation

extension UserEvent {
  /// One moment of a movement of two fingers.
  public struct Pinch: Hashable, Sendable {
    /// The phase of the movement at this moment.
    public let phase: Drag.Phase
    /// How much farther apart the fingers are than at the start; 1 for as far.
    public let scale: Double
    /// The angle by which the fingers have turned, clockwise.
    public let angle: Angle
    /// The point between the fingers at the start, relative to the element's top left corner.
    public let start: CGPoint
    /// The size of the element, in points.
    public let size: CGSize

    /// Creates a moment of a movement.
    ///
    /// - Parameters:
    ///   - phase: The phase of the movement.
    ///   - scale: How much farther apart the fingers are than at the start.
    ///   - angle: The angle by which the fingers have turned.
    ///   - start: The point between the fingers at the start.
    ///   - size: The size of the element, in points.
    public init(
      _ phase: Drag.Phase, scale: Double = 1, angle: Angle = .zero, from start: CGPoint = .zero,
      size: CGSize = .zero
    ) {
      self.phase = phase
      self.scale = scale
      self.angle = angle
      self.start = start
      self.size = size
    }
  }

  /// A tap at a place.
  public struct Spot: Hashable, Sendable {
    /// The place, relative to the element's top left corner, in points.
    public let location: CGPoint
    /// The element's top left corner in the window, in points.
    public let origin: CGPoint
    /// The number of successive taps.
    public let count: Int

    /// Creates a tap.
    ///
    /// - Parameters:
    ///   - location: The place, relative to the element's top left corner.
    ///   - origin: The corner in the window.
    ///   - count: The number of successive taps.
    public init(_ location: CGPoint, origin: CGPoint = .zero, count: Int = 1) {
      self.location = location
      self.origin = origin
      self.count = count
    }
  }
}
