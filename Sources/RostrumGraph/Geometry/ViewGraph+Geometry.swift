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
}
