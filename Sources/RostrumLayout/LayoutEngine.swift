public import Foundation
public import RostrumElements

/// Computes the frames of elements by SwiftUI's rules: each view is proposed a size, chooses its
/// own, and is positioned by its parent.
///
/// ```swift
/// let result = LayoutEngine().layout(snapshot, in: CGSize(width: 400, height: 600))
/// result[id]?.frame
/// ```
///
/// An engine is a stateless value that can be used on any thread.
public struct LayoutEngine: Sendable {
  /// The sizes of text and controls.
  public var metrics: LayoutMetrics

  /// Creates an engine.
  ///
  /// - Parameter metrics: The sizes of text and controls.
  public init(metrics: LayoutMetrics = LayoutMetrics()) {
    self.metrics = metrics
  }

  /// Computes the frames of all elements of a window.
  ///
  /// The root is proposed the size of the window. Content that is smaller or larger is centred.
  ///
  /// - Parameters:
  ///   - root: The scene, or any view.
  ///   - size: The size of the window, in points.
  ///   - offsets: The scroll offsets of scroll views, in points.
  /// - Returns: The positions of the elements, in drawing order.
  /// - Complexity: O(*n*) in the number of elements, for stacks of a bounded depth.
  public func layout(
    _ root: ElementSnapshot, in size: CGSize, offsets: [ElementID: CGPoint] = [:]
  ) -> LayoutResult {
    LayoutResult(window: size, place(root, in: size, offsets: offsets))
  }

  /// The texts of a window that have more words than they show, in drawing order.
  ///
  /// A text is cut if it gets too few lines or too little height. What a scroll view hides isn't cut.
  ///
  /// - Parameters:
  ///   - root: The scene, or any view.
  ///   - size: The size of the window, in points.
  /// - Returns: The identities of the texts.
  /// - Complexity: O(*n*) in the number of elements, for stacks of a bounded depth.
  package func cutTexts(_ root: ElementSnapshot, in size: CGSize) -> [ElementID] {
    place(root, in: size, findsCutTexts: true).cutTexts
  }

  private func place(
    _ root: ElementSnapshot, in size: CGSize, offsets: [ElementID: CGPoint] = [:],
    findsCutTexts: Bool = false
  ) -> Placer {
    let window = LayoutSize(width: max(0, Double(size.width)), height: max(0, Double(size.height)))
    var builder = LayoutBuilder(metrics, window: window)
    let context = LayoutContext(container: LayoutContainer(window))
    let node = builder.node(of: root, in: context)
    var placer = Placer(
      window: LayoutRect(origin: .zero, size: window), count: builder.count, offsets: offsets,
      pixels: metrics.pixels, findsCutTexts: findsCutTexts)
    if let node {
      let size = node.size(Proposal(window))
      let origin = LayoutPoint(
        x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
      node.place(at: origin, Proposal(window), &placer)
    }
    return placer
  }
}
