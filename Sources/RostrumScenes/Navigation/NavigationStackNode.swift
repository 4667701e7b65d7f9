/// The node of a navigation stack.
final class NavigationStackNode<Data, Root: View>:
  ElementHandleNode<NavigationStack<Data, Root>>
{
  private lazy var controller = NavigationStackController(self, handle: handle)
  private var root: Screen?

  override func update() {
    let draft = reading {
      handle.draft { element in
        let check: ElementDraft.Check = { [weak controller] event throws(EventRefusal) in
          try controller?.check(event)
        }
        element.on(.back, checking: check) { [weak controller] in
          if case .back(let depth) = $0 { controller?.goBack(toDepth: depth) }
        }
      }
    }
    handle.take(draft)
    if root == nil {
      graph.service(NavigationStacks.self).controllers.append(controller)
      if let column = environment.splitColumn {
        column.columns?.register(controller, for: column.column)
      }
      root = controller.makeRoot()
    }
    root?.show(view.root)
    controller.match(view.source)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for screen in controller.screens where screen.context.parent === self { visit(screen) }
  }

  override func arrange() {
    graph.tree.setChildren(of: handle.core, to: controller.screens.map(\.handle.outer))
  }

  override func willRemove() {
    graph.service(NavigationStacks.self).controllers.removeAll { $0 === controller }
    super.willRemove()
  }
}
