public import Foundation
public import RostrumElements

/// Computes the frames of elements by the rules of SwiftUI: each view is proposed a size, answers with its
/// own, and is placed by the view around it.
///
/// ```swift
/// let result = LayoutEngine().layout(snapshot, in: CGSize(width: 400, height: 600))
/// result[id]?.frame
/// ```
///
/// Values go in, values come out: an engine keeps nothing, and can be used on any thread.
public struct LayoutEngine: Sendable {
  /// How large words and controls are.
  public var metrics: LayoutMetrics

  /// Makes an engine.
  ///
  /// - Parameter metrics: How large words and controls are.
  public init(metrics: LayoutMetrics = LayoutMetrics()) {
    self.metrics = metrics
  }

  /// The frames of all elements of a window.
  ///
  /// The root is offered the size of the window. Content that is smaller or larger stands in its middle.
  ///
  /// - Parameters:
  ///   - root: The scene, or any view.
  ///   - size: The size of the window, in points.
  ///   - offsets: How far regions are scrolled, in points.
  /// - Returns: The places of the elements, in the order in which they are drawn.
  /// - Complexity: O(*n*) in the elements, for stacks of a bounded depth.
  public func layout(
    _ root: ElementSnapshot, in size: CGSize, offsets: [ElementID: CGPoint] = [:]
  ) -> LayoutResult {
    let window = LayoutSize(width: max(0, Double(size.width)), height: max(0, Double(size.height)))
    var builder = LayoutBuilder(metrics, window: window)
    let context = LayoutContext(container: LayoutContainer(window))
    let node = builder.node(of: root, in: context)
    var placer = Placer(
      window: LayoutRect(origin: .zero, size: window), count: builder.count, offsets: offsets,
      pixels: metrics.pixels)
    if let node {
      let size = node.size(Proposal(window))
      let origin = LayoutPoint(
        x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
      node.place(at: origin, Proposal(window), &placer)
    }
    return LayoutResult(
      window: size, placements: placer.placements, places: placer.places, fitting: placer.fitting)
  }
}
