import Foundation
import RostrumElements
import RostrumGraph
import RostrumViews

extension ChartLayout {
  /// Puts the view that is the symbol of a point at its place.
  mutating func pinSymbol(of mark: PlotMark, _ box: MarkBox) {
    guard let view = mark.style.symbolView, mark.kind == .point || mark.kind == .line else {
      return
    }
    let place = ChartPlace(
      x: box.left, y: box.top, dx: mark.style.offset.x, dy: mark.style.offset.y)
    pins.append(Pin(place: place, anchor: .center, content: view))
  }

  /// Finds the places of a mark's annotations.
  mutating func pin(_ mark: PlotMark, _ box: MarkBox, isVertical: Bool) {
    for annotation in mark.style.annotations {
      let isLying = annotation.position.isAutomatic && mark.kind == .bar && !isVertical
      let reading = isLying ? .trailing : annotation.position
      let position = isMirrored ? reading.mirrored : reading
      let isOverlay = position == .overlay
      let spacing = annotation.spacing ?? (isOverlay ? 0 : 4)
      // A symbol reaches beyond its place.
      let hasSymbol = (mark.kind == .point || mark.kind == .line) && symbol(of: mark) != nil
      let reach = hasSymbol ? symbolArea(of: mark).squareRoot() / 2 : 0
      var place = ChartPlace(
        x: box.left + (box.right - box.left) * position.x,
        y: box.top + (box.bottom - box.top) * position.y,
        dx: mark.style.offset.x, dy: mark.style.offset.y)
      var anchor = UnitPoint.center
      if !isOverlay {
        anchor = UnitPoint(x: 1 - position.x, y: 1 - position.y)
        place.dx += (position.x - 0.5) * 2 * (spacing + reach)
        place.dy += (position.y - 0.5) * 2 * (spacing + reach)
      }
      align(&place, &anchor, position, annotation.alignment, box)
      fit(&place, &anchor, annotation.overflow)
      let size = CGSize(
        width: box.width ?? (box.right - box.left) * nominal.width,
        height: box.height ?? (box.bottom - box.top) * nominal.height)
      let context = AnnotationContext(targetSize: size)
      pins.append(Pin(place: place, anchor: anchor, content: annotation.content(context)))
    }
  }

  /// Keeps a view in the plot: at its left edge the left end of the view is at the mark, at its right edge the
  /// right end, and between them a part of the view that is as far along.
  private func fit(
    _ place: inout ChartPlace, _ anchor: inout UnitPoint, _ overflow: AnnotationOverflowResolution
  ) {
    if overflow.x.fits {
      place.x = max(0, min(1, place.x))
      place.dx = 0
      anchor.x = place.x
    }
    if overflow.y.fits {
      place.y = max(0, min(1, place.y))
      place.dy = 0
      anchor.y = place.y
    }
  }

  /// Aligns a view with the ends of the edge that it is at.
  private func align(
    _ place: inout ChartPlace, _ anchor: inout UnitPoint, _ position: AnnotationPosition,
    _ alignment: Alignment, _ box: MarkBox
  ) {
    if position.x == 0.5 {
      if alignment.horizontal == (isMirrored ? .trailing : .leading) {
        place.x = box.left
        anchor.x = 0
      } else if alignment.horizontal == (isMirrored ? .leading : .trailing) {
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
