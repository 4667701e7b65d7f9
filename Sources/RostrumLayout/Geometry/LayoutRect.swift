import Foundation

/// A box, in points from the top leading corner of the window.
struct LayoutRect: Hashable {
  var origin: LayoutPoint
  var size: LayoutSize

  /// A box around all others.
  static let everything = LayoutRect(
    origin: LayoutPoint(x: -1e9, y: -1e9), size: LayoutSize(width: 2e9, height: 2e9))

  /// The intersection of two boxes; `nil` if they don't overlap.
  func intersection(_ other: LayoutRect) -> LayoutRect? {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    guard right >= x, bottom >= y else { return nil }
    return LayoutRect(
      origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: right - x, height: bottom - y))
  }

  var cgRect: CGRect {
    CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension LayoutSize {
  var cgSize: CGSize { CGSize(width: width, height: height) }
}
