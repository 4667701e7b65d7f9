import Foundation
import RostrumLayout
import RostrumViews

/// A request to scroll until an element is visible.
struct ScrollRequest {
  /// The element.
  let target: ElementID
  /// The point at which element and scroll view coincide; `nil` for the least scrolling.
  var anchor: UnitPoint?
  /// The part of the element that has to be visible already for nothing to scroll.
  var extent = Extent.all
  /// Whether a user scrolls, who can't scroll where the app has disabled it.
  var isUsers = false

  /// A part of an element.
  enum Extent {
    case all, center
  }

  /// Returns the new offsets of the scroll views around the element that have to scroll.
  ///
  /// - Parameters:
  ///   - graph: The graph with the element.
  ///   - layout: The current layout.
  /// - Returns: The new offsets.
  @MainActor
  func offsets(in graph: ViewGraph, _ layout: LayoutResult) -> [ElementID: CGPoint] {
    guard let element = graph.element(target), var frame = layout[target]?.frame else {
      return [:]
    }
    var offsets: [ElementID: CGPoint] = [:]
    for region in element.lineage.dropFirst() {
      let axes = region.content.scrollAxes(ofUser: isUsers)
      guard !axes.isEmpty, let place = layout[region.id], let content = place.contentSize else {
        continue
      }
      if extent == .center, place.frame.contains(CGPoint(x: frame.midX, y: frame.midY)) {
        continue
      }
      var offset = place.offset
      if axes.contains(.horizontal) {
        let target = frame.minX - place.frame.minX...frame.maxX - place.frame.minX
        offset.x = offset.x.scrolled(
          to: target, anchor.map(\.x), length: place.frame.width, content: content.width)
      }
      if axes.contains(.vertical) {
        let target = frame.minY - place.frame.minY...frame.maxY - place.frame.minY
        offset.y = offset.y.scrolled(
          to: target, anchor.map(\.y), length: place.frame.height, content: content.height)
      }
      frame = frame.offsetBy(dx: place.offset.x - offset.x, dy: place.offset.y - offset.y)
      if offset != place.offset { offsets[region.id] = offset }
    }
    return offsets
  }
}

extension CGFloat {
  /// Returns a scroll offset at which a range of the visible region is in the region.
  ///
  /// - Parameters:
  ///   - target: The range, relative to the start of the region.
  ///   - anchor: The fraction of the range that coincides with this fraction of the region.
  ///   - length: The length of the region.
  ///   - content: The length of the content.
  /// - Returns: The offset, which is within the content.
  fileprivate func scrolled(
    to target: ClosedRange<CGFloat>, _ anchor: CGFloat?, length: CGFloat, content: CGFloat
  ) -> CGFloat {
    let size = target.upperBound - target.lowerBound
    var distance: CGFloat = 0
    if let anchor {
      distance = target.lowerBound + anchor * (size - length)
    } else if target.lowerBound < 0 || size > length {
      distance = target.lowerBound
    } else if target.upperBound > length {
      distance = target.upperBound - length
    }
    return Swift.min(Swift.max(0, self + distance), Swift.max(0, content - length))
  }
}

extension ElementContent {
  /// The axes along which the content scrolls; none where the app has disabled it for users.
  func scrollAxes(ofUser isUsers: Bool) -> Axis.Set {
    switch self {
    case .scroll(let axes, _, let isEnabled): isUsers && !isEnabled ? [] : axes
    case .list, .form, .table: .vertical
    default: []
    }
  }
}
