import Foundation
import Rostrum
import RostrumGraph
import RostrumLayout

// NB: Uses the atoms of `HTMLWriter`, which are internal.
@testable import RostrumHTML

/// A layout as a page, and the frames that the layout engine computes for its elements.
struct LayoutPage: Encodable {
  var name: String
  var html: String
  /// The numbers of the elements in the page.
  var parts: String
  var css: [String]
  var outline: String
  /// The frames of the elements in each window: position and size.
  var boxes: [[String: [Double]]]
  /// Whether a text is broken into lines or truncated, in any window.
  var hasLines = false
  /// Whether each element is as large as its content, in all windows.
  var fits = true
  var tree: ViewTree?

  /// The theme's sizes of text, in the font that the page is shown in.
  private static let engine = LayoutEngine(
    metrics: LayoutMetrics(text: DejaVuMetrics(.theme, stretch: 1), pixels: 64))

  @MainActor init(_ name: String, _ view: AnyView, in windows: [CGSize], tree: ViewTree? = nil) {
    let graph = ViewGraph(setNeedsUpdate: {}) { view }
    defer { graph.tearDown() }
    if let window = windows.first { Self.measure(graph, in: window) }
    let root = graph.root.snapshot
    var writer = HTMLWriter()
    writer.visit(root, in: .root, isFirst: true)
    self.name = name
    html = writer.html
    parts = writer.parts
    css = writer.atoms.map(\.rule)
    outline = tree == nil ? root.description : ""
    self.tree = tree
    let texts = Set(root.texts.map(\.id.rawValue))
    hasLines = root.texts.contains {
      $0.state.styles.contains { if case .lineLimit = $0 { true } else { false } }
    }
    boxes = []
    let containers = root.containers
    for window in windows {
      var frames: [String: [Double]] = [:]
      for placement in Self.engine.layout(root, in: window).placements {
        let box = placement.box
        frames["\(placement.id.rawValue)"] = [box.minX, box.minY, box.width, box.height]
          .map { Double($0) }
        if texts.contains(placement.id.rawValue), placement.frame.height > 30 { hasLines = true }
      }
      boxes.append(frames)
      if !containers.allSatisfy({ $0.fits(frames) }) { fits = false }
    }
  }

  /// Reports the geometry that the views ask for, until the views agree with it.
  @MainActor
  private static func measure(_ graph: ViewGraph, in window: CGSize) {
    for _ in 0..<Measurements.maximumRounds where graph.asksForGeometry {
      let layout = engine.layout(graph.root.snapshot, in: window)
      var report = GeometryReport([:], window: window)
      graph.root.visit { element in
        guard case .measure(let request, _)? = element.state.interaction(.measure),
          let placement = layout[element.id]
        else { return }
        var geometry = ElementGeometry(size: placement.box.size)
        if request.contains(.position) { geometry.position = placement.box.origin }
        if request.contains(.ideal) {
          geometry.ideal = engine.views(of: [element.snapshot], window: window).first?
            .sizeThatFits(.unspecified)
        }
        report.elements[element.id] = geometry
      }
      try? graph.perform(UserEvent(graph.root.id, .measure(report)))
      if !graph.needsUpdate { return }
      _ = graph.update()
    }
  }

  func print() throws {
    Swift.print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
  }
}

extension Element {
  /// Calls a closure with the element and each of its descendants.
  fileprivate func visit(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// An element, and the elements in it.
private struct Container {
  let id: String
  let children: [String]

  /// Whether the children are within the element.
  func fits(_ frames: [String: [Double]]) -> Bool {
    guard let box = frames[id] else { return true }
    return children.allSatisfy { child in
      guard let inner = frames[child] else { return true }
      for axis in 0...1 {
        let (start, end) = (inner[axis], inner[axis] + inner[axis + 2])
        if start < box[axis] - 0.5 || end > box[axis] + box[axis + 2] + 0.5 { return false }
      }
      return true
    }
  }
}

extension ElementSnapshot {
  /// The element and its descendants with the elements in them, except for layers of other views.
  fileprivate var containers: [Container] {
    let isLayered = content == .overlay(.overlay) || content == .overlay(.background)
    let own = Container(
      id: "\(id.rawValue)", children: isLayered ? [] : children.map { "\($0.id.rawValue)" })
    return [own] + children.flatMap(\.containers)
  }

  /// The texts among the element and its descendants.
  fileprivate var texts: [ElementSnapshot] {
    (role == .text ? [self] : []) + children.flatMap(\.texts)
  }
}
