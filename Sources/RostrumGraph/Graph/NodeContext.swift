/// The position of a node in the tree, and the values that it inherits.
@MainActor
public struct NodeContext {
  private let reference: GraphReference
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
  /// Distinguishes the node from other children of its parent.
  ///
  /// NB: It fits into the padding after `splitsPlace`.
  package var slot: UInt16 = 0

  /// Creates the context of the outermost node of a graph.
  init(graph: ViewGraph, environment: EnvironmentScope, place: Place) {
    reference = graph.reference
    self.environment = environment
    self.place = place
  }

  /// The graph that the node belongs to.
  ///
  /// A node can outlive its graph; see ``GraphReference/living``.
  package var graph: ViewGraph { reference.living }
}

extension NodeContext {
  /// The environment of the node, before there is a node.
  package var values: EnvironmentValues { EnvironmentValues(reading: environment) }

  /// The context of a child of a node without an element.
  package func child(of parent: Node) -> NodeContext {
    var context = self
    context.parent = parent
    context.slot = 0
    return context
  }

  /// The context of a child of a node that has several.
  ///
  /// - Parameters:
  ///   - parent: The parent of the node.
  ///   - slot: Distinguishes the child; children that are the same view in each launch have the
  ///     same number in each launch.
  /// - Returns: The context.
  package func child(of parent: Node, in slot: UInt16) -> NodeContext {
    var context = child(of: parent)
    context.slot = slot
    return context
  }

  /// The context of a child of a node with an element around its children.
  package func content(of parent: Node) -> NodeContext {
    var context = self
    context.parent = parent
    context.decoration = nil
    context.splitsPlace = false
    context.slot = 0
    return context
  }

  /// The context of a child of a node with an element and several children.
  ///
  /// - Parameters:
  ///   - parent: The parent of the node.
  ///   - slot: Distinguishes the child.
  /// - Returns: The context.
  package func content(of parent: Node, in slot: UInt16) -> NodeContext {
    var context = content(of: parent)
    context.slot = slot
    return context
  }

  /// The context of one of several sibling views of a node without an element.
  package func branch(of parent: Node, in slot: UInt16 = 0) -> NodeContext {
    var context = child(of: parent, in: slot)
    if splitsPlace { context.place = Place(branchOf: place) }
    return context
  }
}
