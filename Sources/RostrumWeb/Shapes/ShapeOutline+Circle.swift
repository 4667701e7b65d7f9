import Foundation
import RostrumViews

extension ShapeOutline {
  /// How far the circle is inset if the outline is a circle in the middle of its space, and `nil` otherwise.
  var circleInset: Double? {
    guard case .path(let path, let size?) = self, size.width == size.height,
      case .move(let start)? = path.elements.first
    else { return nil }
    let inset = size.width - start.x
    let box = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    return inset >= 0 && path == Path(ellipseIn: box) ? inset : nil
  }
}
