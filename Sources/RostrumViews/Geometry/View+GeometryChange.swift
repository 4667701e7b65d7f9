import Foundation
import RostrumRuntime

extension View {
  /// Adds an action to perform when a value that is derived from the view's geometry changes.
  ///
  /// ```swift
  /// Text(title)
  ///   .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  /// ```
  ///
  /// The action also runs for the first geometry. Of several views, the first one is measured.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value. It has no other effects.
  ///   - action: Receives the new value.
  /// - Returns: The view.
  @preconcurrency
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($1) })
  }

  /// Adds an action to perform when a value that is derived from the view's geometry changes.
  ///
  /// The action also runs for the first geometry, with that value twice. Of several views, the first
  /// one is measured.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value. It has no other effects.
  ///   - action: Receives the old and the new value.
  /// - Returns: The view.
  @preconcurrency
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform, action: action))
  }
}

package struct GeometryChange<Value: Equatable>: ViewModifier {
  package typealias Body = Never

  let transform: (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    GeometryChangeNode(view, context)
  }
}

private final class GeometryChangeNode<V: View, Value: Equatable>:
  ModifierNode<V, GeometryChange<Value>>, GeometryReading
{
  private lazy var link = GeometryLink(graph)
  private lazy var reads = GeometryReads(of: self, link)
  private lazy var decoration = GeometryDecoration(link, outer: context.decoration)
  private var size: CGSize?
  private var last: Value?

  override func update() {
    reads.link.require([])
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }

  var usesCurrentSize: Bool { link.geometry?.size == size }

  func geometryChanged() {
    graph.afterUpdate { [weak self] in self?.read() }
  }

  /// Derives the value, unless the host has yet to measure a part that it depends on.
  private func read() {
    guard isAlive, let size = link.geometry?.size else { return }
    self.size = size
    reads.begin()
    let value = view.modifier.transform(GeometryProxy(reads, size: size))
    guard reads.isKnown, !Optional(value).isSame(as: last) else { return }
    let old = last ?? value
    last = value
    view.modifier.action(old, value)
  }

  override func willRemove() {
    reads.end()
  }
}
