extension ViewGraph {
  /// Whether views depend on geometry that a host has to report.
  package var asksForGeometry: Bool { services.find(Measurements.self)?.isAsked ?? false }

  /// Takes a host's report of the geometry of elements.
  func take(_ report: GeometryReport, at element: Element) throws(EventRefusal) {
    guard element === root else {
      throw .unsupported(element.id, element.role, .measure(report))
    }
    try service(Measurements.self).take(report)
  }

  /// Invalidates the elements of a node's content, because a modifier around them has changed.
  package func markElements(of node: Node) {
    var handles = HandleList()
    node.visitChildren { $0.collectHandles(&handles) }
    for handle in handles.handles { mark(handle.owner) }
  }
}
