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

  /// Creates the views.
  public var content: @MainActor (ScrollViewProxy) -> Content

  /// Creates views with a scroll proxy.
  ///
  /// - Parameter content: Creates the views; use the proxy in actions, not in this closure.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
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
    reader.graph.scroll(to: AnyHashable(id), in: reader, anchor: anchor)
  }
}

extension ViewGraph {
  /// Scrolls to the view with an identity once all nodes are up to date.
  ///
  /// A no-op if no descendant of the node has the identity.
  ///
  /// - Complexity: O(*n*) in the descendants of the node.
  package func scroll(to identity: AnyHashable, in node: Node, anchor: UnitPoint?) {
    afterUpdate { [weak self, weak node] in
      guard let self, let node, node.isAlive else { return }
      if node.reveal(identity) {
        // A row far from the screen has views after the next round of the update.
        return scroll(to: identity, in: node, anchor: anchor)
      }
      var handles = HandleList()
      node.first(withIdentity: identity)?.collectHandles(&handles)
      guard let handle = handles.handles.first else { return }
      tell { handle.core.isAlive ? .scroll(handle.outer.id, anchor: anchor) : nil }
    }
  }
}

final class ScrollViewReaderNode<Content: View>: WrapperNode<ScrollViewReader<Content>, Content> {
  override func update() {
    let value = reading { view.content(ScrollViewProxy(reader: self)) }
    context.child(of: self).reconcile(&content, with: value)
  }
}
