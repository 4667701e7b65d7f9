/// The node of a navigation stack.
final class NavigationStackNode<Data, Root: View>:
  ElementHandleNode<NavigationStack<Data, Root>>, AddressPart
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
          if case .back(let depth) = $0.action { controller?.goBack(toDepth: depth) }
        }
      }
    }
    handle.take(draft)
    if root == nil {
      graph.service(NavigationStacks.self).controllers.append(controller)
      graph.service(Addresses.self).add(self)
      if let column = environment.splitColumn {
        column.columns?.register(controller, for: column.column)
      }
      root = controller.makeRoot()
    }
    root?.show(view.root)
    controller.match(view.source)
    controller.addressing =
      if let addressing = view.source.addressing {
        reading { addressing(environment) }
      } else {
        controller.addressingOfValues
      }
    graph.service(Addresses.self).changed()
  }

  func collectAddress(_ collector: AddressCollector) {
    let screens = controller.screens.filter { $0.context.parent === self }
    collect(screens[...], index: -1, collector)
  }

  /// Adds a slot for each element of the path, and one for the next.
  private func collect(
    _ screens: ArraySlice<Screen>, index: Int, _ collector: AddressCollector
  ) {
    guard let screen = screens.first else {
      if let slot = controller.slot(at: index, nil, self) { collector.add(slot) }
      return
    }
    let next = {
      collector.visit(screen)
      self.collect(screens.dropFirst(), index: index + 1, collector)
    }
    if index < 0 { return next() }
    if let slot = controller.slot(at: index, screen, self) {
      collector.add(slot, around: next)
    } else {
      collector.addUnnamed(
        isHeld: screen.isHeld, dismiss: { [controller] in controller.truncate(to: index) },
        around: next)
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for screen in controller.screens where screen.context.parent === self { visit(screen) }
  }

  override func arrange() {
    graph.tree.setChildren(of: handle.core, to: controller.screens.map(\.handle.outer))
  }

  override func willRemove() {
    graph.service(NavigationStacks.self).controllers.removeAll { $0 === controller }
    graph.service(Addresses.self).remove(self)
    controller.remove()
    super.willRemove()
  }
}
