package import Foundation

/// A node whose content or actions depend on geometry.
@MainActor
package protocol GeometryReading: Node {
  /// Whether the size that the node last used is still the size of its element.
  var usesCurrentSize: Bool { get }
  /// Called when the host has reported a geometry other than the one that the node last used.
  func geometryChanged()
}

/// The geometry that a node has used, which decides whether a report invalidates the node.
@MainActor
package final class GeometryReads {
  /// The element of the node.
  package let link: GeometryLink
  /// The number of times that the geometry has changed, which tells apart values that were made
  /// before and after a change.
  package private(set) var version = 0
  private weak var node: (any GeometryReading)?
  private let graph: GraphReference
  private var reads: [Read] = []

  /// One use of geometry.
  fileprivate enum Read {
    case frame(GeometryLink, relativeTo: GeometryLink?, CGRect?)
    case size(GeometryLink, CGSize?)
    case safeArea(EdgeInsets)
    case window(CGSize?)
  }

  /// Creates a record for a node, which calls ``end()`` when it is removed.
  package init(of node: any GeometryReading, _ link: GeometryLink) {
    self.node = node
    self.link = link
    graph = node.graph.reference
    measurements?.add(self)
  }

  /// Ends the invalidation of the node.
  package func end() {
    measurements?.remove(self)
    node = nil
  }

  /// Forgets earlier uses.
  package func begin() { reads = [] }

  private var measurements: Measurements? { graph.graph?.service(Measurements.self) }

  /// Whether the host has reported everything that was used.
  package var isKnown: Bool {
    reads.allSatisfy { read in
      switch read {
      case .frame(_, _, let frame): frame != nil
      case .size(_, let size): size != nil
      case .safeArea: true
      case .window(let size): size != nil
      }
    }
  }

  /// Whether everything that was used is still true.
  var isCurrent: Bool {
    guard let node, node.usesCurrentSize else { return node == nil }
    return reads.allSatisfy(isCurrent)
  }

  private func isCurrent(_ read: Read) -> Bool {
    switch read {
    case .frame(let link, let space, let frame): find(link, relativeTo: space) == frame
    case .size(let link, let size): link.geometry?.size == size
    case .safeArea(let insets): measurements?.safeArea == insets
    case .window(let size): measurements?.window == size
    }
  }

  func invalidate() {
    version += 1
    node?.geometryChanged()
  }

  /// The name of the nearest view that an app wrote.
  var viewType: String? { node.map { "\($0.nearestComposedType)" } }
}

extension GeometryReads {
  /// The coordinate spaces around the node.
  package var spaces: CoordinateSpaces? { node?.environment.coordinateSpaces }

  /// The frame of a view relative to a coordinate space, or to the window for `nil`.
  ///
  /// - Returns: `nil` while the host hasn't reported it.
  package func frame(of link: GeometryLink, relativeTo space: GeometryLink?) -> CGRect? {
    link.require(.position)
    space?.require(.position)
    let frame = find(link, relativeTo: space)
    note(.frame(link, relativeTo: space, frame))
    return frame
  }

  /// The size of a view, if the host has reported it.
  package func size(of link: GeometryLink) -> CGSize? {
    link.require([])
    let size = link.geometry?.size
    note(.size(link, size))
    return size
  }

  /// The parts of the window at its edges that the device covers.
  package var safeArea: EdgeInsets {
    let insets = measurements?.safeArea ?? EdgeInsets()
    link.require([])
    note(.safeArea(insets))
    return insets
  }

  /// The size of the window, if the host has reported it.
  package var window: CGSize? {
    let size = measurements?.window
    link.require([])
    note(.window(size))
    return size
  }

  private func find(_ link: GeometryLink, relativeTo space: GeometryLink?) -> CGRect? {
    guard let frame = link.geometry?.frame else { return nil }
    guard let space else { return frame }
    return space.geometry?.position.map { frame.offsetBy(dx: -$0.x, dy: -$0.y) }
  }

  /// Records a use; views read the same geometry many times.
  private func note(_ read: Read) {
    if !reads.contains(read) { reads.append(read) }
  }
}

extension GeometryReads.Read: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.frame(let link, let space, let frame), .frame(let other, let otherSpace, let otherFrame)):
      link === other && space === otherSpace && frame == otherFrame
    case (.size(let link, let size), .size(let other, let otherSize)):
      link === other && size == otherSize
    case (.safeArea(let insets), .safeArea(let other)): insets == other
    case (.window(let size), .window(let other)): size == other
    case (.frame, _), (.size, _), (.safeArea, _), (.window, _): false
    }
  }
}
