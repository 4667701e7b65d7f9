/// Builds the tree of a graph's screens and presentations.
@MainActor
struct PresentationTree {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The presentations in a screen or presentation, or in the root for `nil`.
  func nodes(in container: Node?) -> [PresentationNode] {
    screens(in: container).map(node) + presentations(in: container).map(node)
  }

  private func screens(in container: Node?) -> [Screen] {
    graph.service(NavigationStacks.self).controllers.flatMap { stack in
      stack.screens.enumerated().dropFirst().compactMap { index, screen in
        let around: Node? = index == 1 ? stack.origin.container : stack.screens[index - 1]
        return around === container ? screen : nil
      }
    }
  }

  private func presentations(in container: Node?) -> [Presentation] {
    graph.presentationStack.filter { $0.origin.container === container }
  }

  private func node(_ screen: Screen) -> PresentationNode {
    PresentationNode(
      kind: .screen, id: screen.handle.core.id, title: screen.handle.core.content.title,
      dismissal: screen.dismissal,
      children: nodes(in: screen)
    ).presenting(screen.item)
  }

  private func node(_ presentation: Presentation) -> PresentationNode {
    let element = presentation.handle.core
    let isLocked = element.content.isDismissDisabled
    return PresentationNode(
      kind: presentation.kind, id: element.id, title: element.content.title,
      options: element.content.presentation ?? [],
      dismissal: isLocked ? nil : UserEvent(element.id, .dismiss),
      children: nodes(in: presentation)
    ).presenting(presentation.itemID)
  }
}

extension Screen {
  /// The identity of what the screen presents.
  fileprivate var item: AnyHashable? {
    if case .path(let id) = source { id } else { itemID }
  }
}

extension Place {
  /// The enclosing presentation, or screen above a stack's root, of the place.
  var container: Node? {
    if let screen, screen.isAboveRoot { return screen }
    return screen?.outerPlace?.container ?? presentation
  }
}
