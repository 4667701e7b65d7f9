import Foundation

extension View {
  /// Applies effects that depend on the view's geometry and don't affect the layout.
  ///
  /// ```swift
  /// Cover(album).visualEffect { content, proxy in
  ///   content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
  /// }
  /// ```
  ///
  /// The geometry is that of the view without the effects. The view is hidden until the host has
  /// measured it.
  ///
  /// - Parameter effect: Returns the effects, each time of the same kinds and in the same order.
  /// - Returns: The view with the effects.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._styles })
  }
}

package struct VisualEffectModifier: ViewModifier {
  package typealias Body = Never

  let effect: @Sendable (GeometryProxy) -> [StyleProperty]

  init(_ effect: @escaping @Sendable (GeometryProxy) -> [StyleProperty]) {
    self.effect = effect
  }

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    VisualEffectNode(view, context)
  }
}

private final class VisualEffectNode<V: View>:
  ModifierNode<V, VisualEffectModifier>, GeometryReading
{
  private lazy var link = GeometryLink(graph)
  private lazy var reads = GeometryReads(of: self, link)
  private lazy var decoration = MeasuredStyles(link, outer: context.decoration)
  private var size: CGSize?

  override func update() {
    reads.begin()
    let styles = reading {
      size = link.geometry?.size
      let window = graph.service(Measurements.self).window ?? environment.nominalSize
      let estimate = environment.readerSize ?? window
      return view.modifier.effect(GeometryProxy(reads, size: size ?? estimate))
    }
    link.require([])
    let isKnown = size != nil && reads.isKnown
    if styles != decoration.styles || isKnown != link.isKnown {
      decoration.styles = styles
      link.isKnown = isKnown
      graph.markElements(of: self)
    }
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }

  var usesCurrentSize: Bool { link.geometry?.size == size }

  func geometryChanged() {
    graph.mark(self)
  }

  override func willRemove() {
    reads.end()
  }
}
