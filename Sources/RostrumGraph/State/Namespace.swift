/// A unique name within which a view identifies related parts.
///
/// ```swift
/// @Namespace private var form
///
/// VStack { … }.focusScope(form)
/// ```
@MainActor @propertyWrapper
public struct Namespace {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    package let number: Int
  }

  private var box: NamespaceBox?

  /// Creates a namespace for the view's position in the tree.
  public nonisolated init() {}

  /// The identifier; before the view is on screen, a placeholder that identifies nothing.
  public var wrappedValue: ID { box?.id ?? ID(number: 0) }
}

final class NamespaceBox {
  let id: Namespace.ID

  init(_ id: Namespace.ID) {
    self.id = id
  }
}

extension Namespace: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let box = storage as? NamespaceBox ?? NamespaceBox(node.graph.makeNamespace())
    storage = box
    self.box = box
  }
}
