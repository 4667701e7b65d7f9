public import Foundation

extension UserEvent {
  /// A place of a pointer above an element.
  public struct HoverPlace: Hashable, Sendable {
    /// The place, relative to the element's top left corner, in points.
    public let location: CGPoint
    /// The element's top left corner in the window, in points.
    public let origin: CGPoint

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - location: The place, relative to the element's top left corner.
    ///   - origin: The corner in the window.
    public init(_ location: CGPoint, origin: CGPoint = .zero) {
      self.location = location
      self.origin = origin
    }
  }
}
