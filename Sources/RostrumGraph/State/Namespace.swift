/// A name that no other view has, for what belongs together within a view.
///
/// ```swift
/// @Namespace private var form
///
/// VStack { … }.focusScope(form)
/// ```
@MainActor @propertyWrapper
public struct Namespace {
  /// The name.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var box: NamespaceBox?

  /// Makes a name for the place of the view.
  public init() {}

  /// The name; before the view is on screen, one that stands for nothing.
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
