public import Foundation

/// How far a scroll view is scrolled, and how far it can be.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance that the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The distances of the content from the edges of the scroll view, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Creates a geometry.
  ///
  /// - Parameters:
  ///   - contentOffset: The distance that the content is scrolled, in points.
  ///   - contentSize: The size of the content, in points.
  ///   - contentInsets: The distances of the content from the edges of the scroll view, in points.
  ///   - containerSize: The size of the scroll view, in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The bounds of the scroll view in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part of the scroll view's bounds, without insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  /// The geometry of a scroll view that hasn't been measured.
  init() {
    self.init(
      contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  }

  init?(_ geometry: ElementGeometry) {
    guard let scrolling = geometry.scrolling else { return nil }
    self.init(
      contentOffset: scrolling.offset, contentSize: scrolling.contentSize,
      contentInsets: EdgeInsets(), containerSize: geometry.size)
  }
}
