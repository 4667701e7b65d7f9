/// The element that takes the place of adjacent rows without views.
///
/// It is as long as the rows presumably are. A host reports its geometry when it comes near the
/// screen.
@MainActor
final class RowPlaceholder {
  /// The rows, by their offset in the collection.
  private(set) var rows = 0..<0
  /// The length in points.
  private(set) var length = 0.0
  let handle: ElementHandle
  private let link: GeometryLink

  init(_ role: ElementRole, of node: Node) {
    handle = ElementHandle(role, owner: node, isDecorated: false)
    link = GeometryLink(node.graph)
    link.require(.rows)
  }

  /// Represents other rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, by their offset in the collection.
  ///   - count: The number of elements of the collection.
  ///   - region: The region of the rows.
  ///   - observer: Receives the geometry of the placeholder.
  func take(
    _ rows: Range<Int>, among count: Int, in region: RowRegion, for observer: any GeometryObserver
  ) {
    self.rows = rows
    length = region.length(of: rows.count, among: count)
    let isVertical = region.axis == .vertical
    var draft = ElementDraft(ElementContent(handle.core.role))
    draft.style(
      .frame(Frame(width: isVertical ? nil : length, height: isVertical ? length : nil)))
    draft.measure(link)
    draft.state.absentRows = rows.count
    handle.take(draft)
    observer.graph.service(Measurements.self).observe(handle.core.id, by: observer)
  }

  func remove() {
    handle.owner.graph.service(Measurements.self).endObserving(handle.core.id)
    handle.remove()
  }
}
