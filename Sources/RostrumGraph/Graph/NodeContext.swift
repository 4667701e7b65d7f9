/// The position of a node in the tree, and the values that it inherits.
@MainActor
public struct NodeContext {
  /// The graph that the node belongs to.
  package unowned let graph: ViewGraph
  /// The parent of the node.
  package unowned var parent: Node?
  /// The environment of the node.
  package var environment: EnvironmentScope
  /// The modifiers between the node and its enclosing element, innermost first.
  package var decoration: Decoration?
  /// The screen, presentation and stack that the node belongs to.
  package var place: Place
  /// Whether each of several sibling views has a place of its own.
  package var splitsPlace = false
}

extension NodeContext {
  /// The context of a child of a node without an element.
  package func child(of parent: Node) -> NodeContext {
    var context = self
    context.parent = parent
    return context
  }

  /// The context of a child of a node with an element around its children.
  package func content(of parent: Node) -> NodeContext {
    var context = self
    context.parent = parent
    context.decoration = nil
    context.splitsPlace = false
    return context
  }

  /// The context of one of several sibling views of a node without an element.
  package func branch(of parent: Node) -> NodeContext {
    var context = child(of: parent)
    if splitsPlace { context.place = Place(branchOf: place) }
    return context
  }
}
