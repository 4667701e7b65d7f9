import Foundation
import RostrumElements
import RostrumGraph
import RostrumViews

extension ChartLayout {
  /// Finds the places of a mark's annotations.
  mutating func pin(_ mark: PlotMark, _ box: MarkBox, isVertical: Bool) {
    for annotation in mark.annotations {
      let isLying = annotation.position.isAutomatic && mark.kind == .bar && !isVertical
      let position = isLying ? .trailing : annotation.position
      let isOverlay = position == .overlay
      let spacing = annotation.spacing ?? (isOverlay ? 0 : 4)
      // A symbol reaches beyond its place.
      let hasSymbol = (mark.kind == .point || mark.kind == .line) && symbol(of: mark) != nil
      let reach = hasSymbol ? symbolArea(of: mark).squareRoot() / 2 : 0
      var place = ChartPlace(
        x: box.left + (box.right - box.left) * position.x,
        y: box.top + (box.bottom - box.top) * position.y,
        dx: mark.offset.x, dy: mark.offset.y)
      var anchor = UnitPoint.center
      if !isOverlay {
        anchor = UnitPoint(x: 1 - position.x, y: 1 - position.y)
        place.dx += (position.x - 0.5) * 2 * (spacing + reach)
        place.dy += (position.y - 0.5) * 2 * (spacing + reach)
      }
      align(&place, &anchor, position, annotation.alignment, box)
      pins.append(Pin(place: place, anchor: anchor, content: annotation.content()))
    }
  }

  /// Aligns a view with the ends of the edge that it is at.
  private func align(
    _ place: inout ChartPlace, _ anchor: inout UnitPoint, _ position: AnnotationPosition,
    _ alignment: Alignment, _ box: MarkBox
  ) {
    if position.x == 0.5 {
      if alignment.horizontal == .leading {
        place.x = box.left
        anchor.x = 0
      } else if alignment.horizontal == .trailing {
        place.x = box.right
        anchor.x = 1
      }
    }
    if position.y == 0.5, position != .overlay {
      if alignment.vertical == .top {
        place.y = box.top
        anchor.y = 0
      } else if alignment.vertical == .bottom {
        place.y = box.bottom
        anchor.y = 1
      }
    }
  }
}
