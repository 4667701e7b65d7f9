import Foundation
import RostrumLayout
import RostrumRuntime
import RostrumViews

extension HostWindow {
  /// Returns the offsets of regions that are at an anchor: new ones, and those that were there before a size changed.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @MainActor
  mutating func anchorOffsets(
    in graph: ViewGraph, _ layout: LayoutResult
  ) -> [ElementID: CGPoint] {
    var offsets: [ElementID: CGPoint] = [:]
    graph.root.visit(visibleOnly: true) { element in
      guard case .scrollAnchors(let anchors)? = element.state.interaction(.scrollAnchors),
        let place = layout[element.id], let content = place.contentSize
      else { return }
      let range = CGSize(
        width: max(content.width - place.frame.width, 0),
        height: max(content.height - place.frame.height, 0))
      let former = anchored.updateValue(range, forKey: element.id)
      if former == range { return }
      // What fits begins once it doesn't any more.
      let isNew = former == nil || former == .zero
      let initial = isNew ? anchors.initialOffset : nil
      let anchor = initial ?? (former == nil ? nil : anchors.sizeChanges)
      guard let anchor, isNew || place.offset.isNear(anchor.offset(in: former ?? range)) else {
        return
      }
      offsets[element.id] = anchor.offset(in: range)
    }
    return offsets
  }
}

extension UnitPoint {
  /// The offset of a region that can scroll by a distance, at which it shows the point of its content.
  fileprivate func offset(in range: CGSize) -> CGPoint {
    CGPoint(x: x * range.width, y: y * range.height)
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 2 && abs(y - other.y) < 2
  }
}
