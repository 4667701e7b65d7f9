public import Foundation

/// The geometry of an element as a host has laid it out.
///
/// Transforms such as a rotation don't affect the size.
public struct ElementGeometry: Hashable, Sendable {
  /// The size of the element with its padding, background and border, in points.
  public var size: CGSize
  /// The distance of the element's top left corner from that of the window, in points; `nil` if the
  /// app doesn't ask for it.
  public var position: CGPoint?
  /// The state of a region that scrolls; `nil` if the app doesn't ask for it.
  public var scrolling: ScrollExtent?
  /// The size that the element has if no particular size is proposed to it; `nil` if the app doesn't
  /// ask for it.
  public var ideal: CGSize?

  /// Creates a geometry.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - position: The position in the window, in points.
  ///   - scrolling: The state of a region that scrolls.
  ///   - ideal: The size that the element has if no particular size is proposed to it.
  public init(
    size: CGSize, position: CGPoint? = nil, scrolling: ScrollExtent? = nil, ideal: CGSize? = nil
  ) {
    self.size = size
    self.position = position
    self.scrolling = scrolling
    self.ideal = ideal
  }

  /// The frame in the window; `nil` if the position is unknown.
  public var frame: CGRect? { position.map { CGRect(origin: $0, size: size) } }
}

/// How far a region is scrolled, and how far it can be.
public struct ScrollExtent: Hashable, Sendable {
  /// The distance that the content is scrolled, in points.
  public var offset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize

  /// Creates the state of a region that scrolls.
  ///
  /// - Parameters:
  ///   - offset: The distance that the content is scrolled, in points.
  ///   - contentSize: The size of the content, in points.
  public init(offset: CGPoint, contentSize: CGSize) {
    self.offset = offset
    self.contentSize = contentSize
  }
}
