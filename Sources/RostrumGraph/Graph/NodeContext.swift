/// Where a node stands and what it inherits from the nodes above.
@MainActor
public struct NodeContext {
  /// The graph that the node belongs to.
  package unowned let graph: ViewGraph
  /// The node above.
  package unowned var parent: Node?
  /// The environment of the node.
  package var environment: EnvironmentScope
  /// The modifiers between the node and the element around it, innermost first.
  package var decoration: Decoration?
  /// The screen, presentation and stack that the node stands in.
  package var place: Place
  /// Whether each of several views side by side stands in a place of its own.
  package var splitsPlace = false
}

extension NodeContext {
  /// The context of a child of a node that adds no element.
  package func child(of parent: Node) -> NodeContext {
    var context = self
    context.parent = parent
    return context
  }

  /// The context of a child of a node that puts an element around its children.
  package func content(of parent: Node) -> NodeContext {
    var context = self
    context.parent = parent
    context.decoration = nil
    context.splitsPlace = false
    return context
  }

  /// The context of one of several views side by side, below a node that adds no element.
  package func branch(of parent: Node) -> NodeContext {
    var context = child(of: parent)
    if splitsPlace { context.place = Place(branchOf: place) }
    return context
  }
}
