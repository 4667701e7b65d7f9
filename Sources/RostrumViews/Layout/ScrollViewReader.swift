/// Views that can scroll to one of the views within.
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
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let content: @MainActor (ScrollViewProxy) -> Content

  /// Makes views that can scroll.
  ///
  /// - Parameter content: Makes the views; use the proxy in actions, not while it runs.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ScrollViewReaderNode(view, context)
  }
}

/// Scrolls to one of the views within a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  weak var reader: Node?

  /// Scrolls until the view with an identity is in sight.
  ///
  /// The identity is that of an `id(_:)`, or of a row of a `ForEach`. Nothing happens if no view
  /// within the reader has it.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The place of the view that comes to the same place of the region; `nil` for as little
  ///     scrolling as possible.
  /// - Complexity: O(*n*) in the views within the reader.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader, reader.isAlive else { return }
    let graph = reader.graph
    graph.afterUpdate { [weak reader] in
      guard let node = reader?.first(withIdentity: AnyHashable(id)) else { return }
      var outlets: [Outlet] = []
      node.collectOutlets(&outlets)
      if let first = outlets.first { graph.scroll(to: first, anchor: anchor) }
    }
  }
}

extension ViewGraph {
  /// Scrolls at the end of the next update until an element is in sight, if it is there then.
  fileprivate func scroll(to outlet: Outlet, anchor: UnitPoint?) {
    tell { outlet.core.isAlive ? .scroll(outlet.outer.id, anchor: anchor) : nil }
  }
}

extension Node {
  /// The first node below with an identity.
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
