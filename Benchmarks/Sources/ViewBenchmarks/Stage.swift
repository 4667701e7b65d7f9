import Rostrum

/// A graph of views, with somebody who uses it as a host would.
@MainActor
struct Stage {
  let graph: ViewGraph

  init(@ViewBuilder _ content: () -> some View) {
    graph = ViewGraph(content: content)
  }

  /// The elements of a role, in the order of the screen.
  func all(_ role: ElementRole) -> [ElementID] {
    var found: [ElementID] = []
    func visit(_ element: Element) {
      if element.role == role { found.append(element.id) }
      for child in element.children { visit(child) }
    }
    visit(graph.root)
    return found
  }

  /// Taps an element; gives back what changed on the screen.
  func tap(_ element: ElementID) -> [Mutation] {
    perform(UserEvent(element, .tap))
  }

  /// Does what a user did; gives back what changed on the screen.
  func perform(_ event: UserEvent) -> [Mutation] {
    do {
      try graph.perform(event)
    } catch {
      preconditionFailure("The event was refused: \(error)")
    }
    return graph.update()
  }
}
