package import Foundation

extension ElementGeometry {
  /// How far beside an unclipped scroll view a browser draws what scrolls, in points.
  package static let unclippedMargin: CGFloat = 32

  /// The geometry of an unclipped scroll view without the margin in which it also draws.
  ///
  /// A box that scrolls can't draw outside of itself, so a browser enlarges that of an unclipped scroll view.
  package var withoutUnclippedMargin: ElementGeometry {
    let margin = Self.unclippedMargin
    func reduced(_ size: CGSize) -> CGSize {
      CGSize(width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
    }
    var geometry = self
    geometry.size = reduced(size)
    if let position {
      geometry.position = CGPoint(x: position.x + margin, y: position.y + margin)
    }
    if let scrolling { geometry.scrolling?.contentSize = reduced(scrolling.contentSize) }
    if let ideal { geometry.ideal = reduced(ideal) }
    return geometry
  }
}
