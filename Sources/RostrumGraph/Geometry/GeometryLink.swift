/// A view whose geometry the app asks for, and the element that hosts measure.
///
/// A modifier or primitive view owns a link and applies it to its element with
/// ``ElementDraft/measure(_:)``. Nothing is measured before someone requires it.
@MainActor
package final class GeometryLink {
  /// What hosts measure besides the size; `nil` if nobody asks for the geometry.
  package private(set) var request: GeometryRequest?
  /// Whether the element shows what it will show once its geometry is known.
  package var isKnown = true
  private let graph: GraphReference
  /// Whether the view scrolls, so that its position in its content matters, too.
  private let scrolls: Bool
  private var targets: [Target] = []

  private struct Target {
    weak var handle: ElementHandle?
    let element: Element
  }

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - graph: The graph of the view.
  ///   - scrolls: Whether the view scrolls, so that its position in its content matters, too.
  package init(_ graph: ViewGraph, scrolls: Bool = false) {
    self.graph = graph.reference
    self.scrolls = scrolls
  }

  /// The geometry of the view, which is that of its first element; `nil` while it is unknown.
  package var geometry: ElementGeometry? {
    guard let id = targets.first?.element.id else { return nil }
    return graph.graph?.service(Measurements.self).geometry(of: id)
  }

  /// The elements of the views, and their geometry as far as hosts have reported it.
  package var geometries: [(handle: ElementHandle, geometry: ElementGeometry)] {
    guard let measurements = graph.graph?.service(Measurements.self) else { return [] }
    return targets.compactMap { target in
      guard let handle = target.handle, let known = measurements.geometry(of: target.element.id)
      else { return nil }
      return (handle, known)
    }
  }

  /// The handle of the view's first element.
  package var handle: ElementHandle? { targets.first?.handle }

  /// Asks hosts for the size and more, if they don't measure it yet.
  package func require(_ more: GeometryRequest) {
    let more = scrolls && more.contains(.position) ? .scrolling : more
    if let request, request.isSuperset(of: more) { return }
    request = request?.union(more) ?? more
    for target in targets {
      if let owner = target.handle?.owner { graph.graph?.mark(owner) }
    }
  }

  /// Adds an element of the view.
  func add(_ element: Element, of handle: ElementHandle) {
    if let index = targets.firstIndex(where: { $0.handle === handle }) {
      if targets[index].element === element { return }
      targets[index] = Target(handle: handle, element: element)
    } else {
      targets.append(Target(handle: handle, element: element))
    }
  }

  /// Removes the element of a handle.
  func remove(_ handle: ElementHandle) {
    for target in targets where target.handle === handle {
      graph.graph?.service(Measurements.self).forget(target.element.id)
    }
    targets.removeAll { $0.handle === handle || $0.handle == nil }
  }
}

/// The decoration of a modifier that asks for the geometry of its content.
package final class GeometryDecoration: Decoration {
  private let link: GeometryLink

  package init(_ link: GeometryLink, outer: Decoration?) {
    self.link = link
    super.init(outer: outer)
  }

  override func modify(_ element: inout ElementDraft) {
    element.measure(link)
  }
}

/// The link of each view in a container, as a trait of the container.
package enum MeasuredContentKey: TraitKey {
  package typealias Value = GeometryLink
}
