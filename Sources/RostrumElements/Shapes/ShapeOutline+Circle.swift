import Foundation

extension ShapeOutline {
  /// The inset of the outline from its space if the outline is a circle in the center, and `nil`
  /// otherwise.
  package var circleInset: Double? {
    guard case .path(let path, let size?) = self, size.width == size.height,
      case .move(let start)? = path.elements.first
    else { return nil }
    let inset = size.width - start.x
    let box = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    return inset >= 0 && path == Path(ellipseIn: box) ? inset : nil
  }
}
