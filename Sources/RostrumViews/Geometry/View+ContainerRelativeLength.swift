public import Foundation

extension View {
  /// Sizes the view by the size of the enclosing scroll view, or of the window.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   Cover(album).containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
  /// }
  /// ```
  ///
  /// The view is hidden until the host has measured the scroll view or the window.
  ///
  /// - Parameters:
  ///   - axes: The axes that the size applies to.
  ///   - alignment: The alignment of a view of a different size.
  ///   - length: Returns the length of the view from that of the container along an axis.
  /// - Returns: The view in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeLength(axes: axes, alignment: alignment, length: length))
  }
}

package struct ContainerRelativeLength: ViewModifier {
  package typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  let length: @MainActor (CGFloat, Axis) -> CGFloat

  @MainActor
  func frame(in container: CGSize) -> Frame {
    var frame = Frame(alignment: alignment)
    if axes.contains(.horizontal) {
      frame.width = max(0, Double(length(container.width, .horizontal)))
    }
    if axes.contains(.vertical) {
      frame.height = max(0, Double(length(container.height, .vertical)))
    }
    return frame
  }

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ContainerRelativeNode(view, context)
  }
}

private final class ContainerRelativeNode<V: View>:
  ModifierNode<V, ContainerRelativeLength>, GeometryReading
{
  private lazy var link = GeometryLink(graph)
  private lazy var reads = GeometryReads(of: self, link)
  private lazy var decoration = MeasuredStyles(link, outer: context.decoration)

  override func update() {
    reads.begin()
    let styles: [StyleProperty] = reading {
      let container = environment.coordinateSpaces?[ScrollSpace.any]
      let size = container.map { reads.size(of: $0) } ?? reads.window
      let estimate = environment.readerSize ?? environment.nominalSize
      return [.frame(view.modifier.frame(in: size ?? estimate))]
    }
    // The view itself is measured only while that makes the host report its window.
    if !reads.isKnown { link.require([]) }
    if styles != decoration.styles || reads.isKnown != link.isKnown {
      decoration.styles = styles
      link.isKnown = reads.isKnown
      graph.markElements(of: self)
    }
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }

  var usesCurrentSize: Bool { true }

  func geometryChanged() {
    graph.mark(self)
  }

  override func willRemove() {
    reads.end()
  }
}
