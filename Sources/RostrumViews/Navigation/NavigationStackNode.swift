/// The node of a navigation stack.
final class NavigationStackNode<Data, Root: View>:
  ViewNode<NavigationStack<Data, Root>>, OutletOwner, Arranging
{
  private(set) lazy var outlet = Outlet(.navigationStack, owner: self)
  private lazy var controller = NavigationStackController(self, outlet: outlet)
  private var root: Screen?
  var needsArrangement = false

  override func update() {
    let draft = reading {
      outlet.draft { element in
        element.on(.back) { [weak controller] in
          if case .back(let depth) = $0 { controller?.goBack(toDepth: depth) }
        }
      }
    }
    outlet.take(draft)
    if root == nil {
      graph.stacks.append(controller)
      if let column = environment.splitColumn {
        column.columns?.register(controller, for: column.column)
      }
      root = controller.makeRoot()
    }
    root?.show(view.root)
    controller.follow(view.source)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for screen in controller.screens where screen.context.parent === self { visit(screen) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    outlets.append(outlet)
  }

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  func arrange() {
    graph.tree.setChildren(of: outlet.core, to: controller.screens.map(\.outlet.outer))
  }

  override func willRemove() {
    graph.stacks.removeAll { $0 === controller }
    outlet.remove()
  }
}
