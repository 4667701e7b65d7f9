/// Provides a proxy that scrolls to a descendant.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Last") { proxy.scrollTo(lines.last?.id) }
///   ScrollView {
///     ForEach(lines) { Text($0.text).id($0.id) }
///   }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let content: @MainActor (ScrollViewProxy) -> Content

  /// Creates views with a scroll proxy.
  ///
  /// - Parameter content: Creates the views; use the proxy in actions, not in this closure.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ScrollViewReaderNode(view, context)
  }
}

/// Scrolls to descendants of a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  weak var reader: Node?

  /// Scrolls until the view with an identity is visible.
  ///
  /// The identity is that of an `id(_:)`, or of a row of a `ForEach`. A no-op if no view in the
  /// reader has it.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point of the view to align with the same point of the scroll view; `nil`
  ///     scrolls as little as possible.
  /// - Complexity: O(*n*) in the views of the reader.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader, reader.isAlive else { return }
    let graph = reader.graph
    graph.afterUpdate { [weak reader] in
      guard let node = reader?.first(withIdentity: AnyHashable(id)) else { return }
      var handles: [ElementHandle] = []
      node.collectHandles(&handles)
      if let first = handles.first { graph.scroll(to: first, anchor: anchor) }
    }
  }
}

extension ViewGraph {
  /// Scrolls to an element at the end of the next update, if it still exists.
  fileprivate func scroll(to handle: ElementHandle, anchor: UnitPoint?) {
    tell { handle.core.isAlive ? .scroll(handle.outer.id, anchor: anchor) : nil }
  }
}

extension Node {
  /// The first descendant with an identity.
  fileprivate func first(withIdentity id: AnyHashable) -> Node? {
    if let node = self as? any IdentifiedNode, node.identity == id { return self }
    var found: Node?
    visitChildren { if found == nil { found = $0.first(withIdentity: id) } }
    return found
  }
}

final class ScrollViewReaderNode<Content: View>: WrapperNode<ScrollViewReader<Content>, Content> {
  override func update() {
    let value = reading { view.content(ScrollViewProxy(reader: self)) }
    context.child(of: self).reconcile(&content, with: value)
  }
}
